import { errorMessages as messages, type NewPasskey, type PasskeyProof } from "@octavo/contract";
import type { WebAuthnCredential } from "@simplewebauthn/server";
import { ApiError } from "../http/api-error.ts";
import type { PasskeyTable } from "../store/tables.ts";
import type { RelyingParty } from "./relying-party.ts";

/** Ed25519, ECDSA with P-256, and RSA, in the order of preference (RFC 9053). The same on every server. */
export const algorithms = [-8, -7, -257];

export function passkeyRefused(cause?: unknown): ApiError {
  return new ApiError("PASSKEY_REFUSED", messages.passkeyRefused, { cause });
}

/**
 * Returns the challenge that the authenticator signed, before any check. Throws if the page was inside a page of another
 * site.
 */
export function readChallenge({ clientDataJSON }: { readonly clientDataJSON: string }): string {
  let data: unknown;
  try {
    data = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8"));
  } catch (problem) {
    throw passkeyRefused(problem);
  }
  if (typeof data !== "object" || data === null) throw passkeyRefused();
  const { challenge, crossOrigin } = data as Record<string, unknown>;
  if (typeof challenge !== "string" || (crossOrigin !== undefined && crossOrigin !== false)) throw passkeyRefused();
  return challenge;
}

/** Loaded on demand, because it takes half a second and 30 MB. */
const load = () => import("@simplewebauthn/server");

/** Checks type, challenge, origin, relying party, presence and verification of the user, and the key. */
export async function verifyRegistration(
  { credential }: NewPasskey,
  { challenge, party }: { readonly challenge: string; readonly party: RelyingParty },
): Promise<Omit<PasskeyTable, "user_id" | "name" | "created_at" | "last_used_at">> {
  await refuseCertificates(credential.response.attestationObject);
  const { verifyRegistrationResponse } = await load();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {}, response: withoutTransports(credential.response) },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch((problem: unknown) => {
    throw passkeyRefused(problem);
  });
  if (!verified) throw passkeyRefused();
  const { id, publicKey, counter } = registrationInfo.credential;
  return {
    id,
    public_key: Buffer.from(publicKey).toString("base64url"),
    sign_count: counter,
    transports: credential.response.transports.join(" "),
    is_backed_up: registrationInfo.credentialBackedUp ? 1 : 0,
  };
}

/** Verification needs no transports, and their type has a fixed list. */
function withoutTransports({ clientDataJSON, attestationObject }: NewPasskey["credential"]["response"]) {
  return { clientDataJSON, attestationObject };
}

/**
 * Refuses attestations other than those that browsers send if none was requested. The library would check the
 * certificates of others, and fetch the addresses in them.
 */
async function refuseCertificates(attestationObject: string): Promise<void> {
  const { decodeAttestationObject } = await import("@simplewebauthn/server/helpers");
  try {
    const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, "base64url")));
    const format = attestation.get("fmt");
    const isSelfSigned = format === "packed" && attestation.get("attStmt").get("x5c") === undefined;
    if (format !== "none" && !isSelfSigned) throw new Error(`Attestation format ${format}`);
  } catch (problem) {
    throw passkeyRefused(problem);
  }
}

interface Expected {
  readonly challenge: string;
  readonly party: RelyingParty;
  readonly passkey: Pick<PasskeyTable, "id" | "public_key">;
}

/** Checks everything except the counter, which it returns. */
export async function verifyProof(
  { credential }: PasskeyProof,
  { challenge, party, passkey }: Expected,
): Promise<{ readonly counter: number; readonly isBackedUp: boolean }> {
  const { verifyAuthenticationResponse } = await load();
  const known: WebAuthnCredential = {
    id: passkey.id,
    publicKey: new Uint8Array(Buffer.from(passkey.public_key, "base64url")),
    // Compared in the store, because another server may have counted in the meantime.
    counter: 0,
  };
  const { userHandle, ...response } = credential.response;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      ...credential,
      clientExtensionResults: {},
      response: { ...response, ...(userHandle && { userHandle }) },
    },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: known,
    requireUserVerification: true,
  }).catch((problem: unknown) => {
    throw passkeyRefused(problem);
  });
  if (!verified) throw passkeyRefused();
  return { counter: authenticationInfo.newCounter, isBackedUp: authenticationInfo.credentialBackedUp };
}
