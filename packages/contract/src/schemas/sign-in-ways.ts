import * as z from "zod";
import { signInLimits as limits } from "../limits.ts";
import * as messages from "../messages.ts";
import { accessToken, credentials, newUsername, setupCode, userLanguage } from "./accounts.ts";
import { text } from "./names.ts";

const moment = z.iso.datetime();
const base64Url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/);
const credentialId = base64Url(1400);
const publicKeyType = z.literal("public-key");
const transports = z.array(z.string().max(20)).max(10);
const knownCredential = z.object({ id: z.string(), type: publicKeyType, transports });

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: publicKeyType, alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal("none"),
  excludeCredentials: z.array(knownCredential),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
});

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal("required"),
  allowCredentials: z.array(knownCredential),
});

const credentialResponse = { id: credentialId, rawId: credentialId, type: publicKeyType };

/** `RegistrationResponseJSON` of WebAuthn. */
const registrationResponse = z.object({
  ...credentialResponse,
  response: z.object({
    clientDataJSON: base64Url(8000),
    attestationObject: base64Url(32_000),
    transports: transports.default([]),
  }),
});

/** `AuthenticationResponseJSON` of WebAuthn. */
const authenticationResponse = z.object({
  ...credentialResponse,
  response: z.object({
    clientDataJSON: base64Url(8000),
    authenticatorData: base64Url(8000),
    signature: base64Url(8000),
    userHandle: base64Url(200).optional(),
  }),
});

export const passkeyProof = z.object({
  credential: authenticationResponse.describe("`AuthenticationResponseJSON` of WebAuthn"),
});

export type PasskeyProof = z.output<typeof passkeyProof>;

const passkeyName = text(limits.passkeyName).min(1, messages.nameRequired.text);

export const newPasskey = z.object({
  name: passkeyName,
  credential: registrationResponse.describe("`RegistrationResponseJSON` of WebAuthn"),
});

export type NewPasskey = z.output<typeof newPasskey>;

export const passkeyChange = z.object({ name: passkeyName });

export const signInWayParams = z.object({ id: z.string().max(1400) });

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  is_synced: z.boolean().describe("True if the passkey is stored in an account that syncs it between devices"),
  created_at: moment,
  last_used_at: moment.nullable(),
});

export type Passkey = z.output<typeof passkey>;

export const identity = z.object({
  id: z.string(),
  issuer: z.string(),
  email: z.string().describe("Address that the provider reported at the last sign-in. May be empty"),
  created_at: moment,
  last_used_at: moment.nullable(),
});

export type Identity = z.output<typeof identity>;

export const signInWays = z.object({
  passkeys: z.array(passkey).readonly(),
  identities: z.array(identity).readonly(),
  authenticator: z
    .object({ created_at: moment })
    .nullable()
    .describe("App whose codes are asked for beside the password"),
  recovery_codes: z.object({
    left: z.int().describe("Number of codes that have not been used"),
    created_at: moment.nullable(),
  }),
});

export type SignInWays = z.output<typeof signInWays>;

export const authenticatorStart = z.object({
  token: z.string().describe("For the call that confirms the app"),
  secret: z.string().describe("Base32, to type"),
  uri: z.string().describe("Address otpauth://totp/… for a QR code"),
});

export const authenticatorCode = z.object({
  token: z.string().min(1).max(128),
  code: z.string().trim().min(1, messages.codeRequired.text).max(20),
});

export const recoveryCodes = z.object({
  codes: z.array(z.string()).readonly().describe("Shown once. The server stores only digests"),
});

export const recoveryCredentials = z.object({
  username: credentials.shape.username,
  code: z.string().trim().min(1, messages.recoveryCodeRequired.text).max(100),
});

/** Random text that the browser keeps until the provider returns it. It binds the sign-in to this browser. */
const browserSecret = z.string().min(32).max(128).describe("Random text that only this browser knows");
const flowToken = z.string().min(1).max(128);

export const providerStart = z.object({ secret: browserSecret });

export const providerAddress = z.object({ url: z.string().describe("Address of the provider's sign-in page") });

export const providerCallback = z.object({
  state: z.string().max(256).optional(),
  code: z.string().max(8000).optional(),
  iss: z.string().max(2000).optional(),
  error: z.string().max(200).optional(),
});

export const providerExchange = z.object({
  token: flowToken.describe("Token in the fragment of the address that the provider's answer was redirected to"),
  secret: browserSecret,
});

const ticket = flowToken.describe("Proof of the sign-in at the provider, for the next call");

/** Result of a sign-in at the provider. */
export const providerResult = z
  .union([
    accessToken.extend({ outcome: z.literal("signed_in") }),
    z.object({ outcome: z.literal("link"), ticket, email: z.string(), username: z.string() }),
    z.object({ outcome: z.literal("new_account"), ticket, email: z.string(), username: z.string() }),
  ])
  .describe(
    "`outcome` is `signed_in` with an access token, `link` if the user must sign in to the account that has confirmed the address and link it, or `new_account` if the user must choose a username",
  );

export const providerRegistration = z.object({
  ticket,
  secret: browserSecret,
  username: newUsername,
  setup_code: setupCode,
  language: userLanguage.optional().describe("Language of emails. English if absent"),
});

export const providerLink = z.object({ ticket, secret: browserSecret });
