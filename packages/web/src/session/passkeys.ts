/** Passkeys of this browser. The library loads at the first use. */
import type { Answer, NewPasskey, PasskeyProof } from "@octavo/contract";
import { MessageError } from "@octavo/foundation";
import { passkeys as messages } from "../api/messages.ts";

type CreationOptions = Answer<"POST /api/account/passkeys/options">;
type RequestOptions = Answer<"POST /api/auth/passkeys/options">;

const load = () => import("@simplewebauthn/browser");

export function canUsePasskeys(): boolean {
  return isSecureContext && typeof PublicKeyCredential === "function";
}

/** Returns whether the browser can offer passkeys in the autofill list of a field. */
export async function canAutofillPasskeys(): Promise<boolean> {
  return canUsePasskeys() && (await load()).browserSupportsWebAuthnAutofill();
}

/** Resolves to undefined if the user cancels. */
export async function createPasskey(options: CreationOptions): Promise<NewPasskey["credential"] | undefined> {
  const { startRegistration } = await load();
  return unlessCanceled(async () => {
    // The contract describes transports as texts, of which browsers ignore unknown ones.
    const optionsJSON = options as Parameters<typeof startRegistration>[0]["optionsJSON"];
    const { id, rawId, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, rawId, type: "public-key", response: { clientDataJSON, attestationObject, transports } };
  });
}

/**
 * Asks for a passkey, in a dialog of the browser or in the autofill list of a field. A later request replaces the one of
 * the list. Resolves to undefined if the user cancels or another request replaces this one.
 */
export async function askForPasskey(
  options: RequestOptions,
  { inAutofill = false } = {},
): Promise<PasskeyProof | undefined> {
  const { startAuthentication } = await load();
  return unlessCanceled(async () => {
    const optionsJSON = options as Parameters<typeof startAuthentication>[0]["optionsJSON"];
    const request = { optionsJSON, useBrowserAutofill: inAutofill, verifyBrowserAutofillInput: false };
    const { id, rawId, response } = await startAuthentication(request);
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    const signed = { clientDataJSON, authenticatorData, signature, ...(userHandle !== undefined && { userHandle }) };
    return { credential: { id, rawId, type: "public-key", response: signed } };
  });
}

/** The server makes the user handle of a passkey from the id of its user. */
export function isPasskeyOf(userId: string, { credential }: PasskeyProof): boolean {
  const handle = btoa(userId).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return credential.response.userHandle === handle;
}

/** Ends a request that waits in the autofill list. */
export async function stopAskingForPasskeys(): Promise<void> {
  (await load()).WebAuthnAbortService.cancelCeremony();
}

async function unlessCanceled<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch (cause) {
    const name = cause instanceof Error ? cause.name : "";
    if (name === "NotAllowedError" || name === "AbortError") return undefined;
    // Only at a registration: the authenticator has a passkey of the account.
    if (name === "InvalidStateError") throw new MessageError({ text: messages.known }, { cause });
    throw new MessageError({ text: messages.failed }, { cause });
  }
}
