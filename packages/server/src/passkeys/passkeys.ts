import {
  errorMessages as messages,
  type NewPasskey,
  type Passkey,
  type PasskeyProof,
  signInLimits,
} from "@octavo/contract";
import { queueEmail } from "../auth/account-emails.ts";
import type { AccountServices } from "../auth/account-services.ts";
import { lockUser } from "../auth/lock-user.ts";
import { removeSignInWay } from "../auth/remove-sign-in-way.ts";
import type { SignedToken } from "../auth/sessions.ts";
import { ApiError, requireFound } from "../http/api-error.ts";
import type { SessionCaller } from "../http/caller.ts";
import { formatMoment } from "../http/clock.ts";
import type { QueuedMail } from "../mail/mail-queue.ts";
import type { PasskeyTable } from "../store/tables.ts";
import { type RelyingParty, relyingParty } from "./relying-party.ts";
import { countUse, findPasskey, listPasskeys, setName } from "./store.ts";
import { algorithms, passkeyRefused, readChallenge, verifyProof, verifyRegistration } from "./verify.ts";

const minutes = signInLimits.challengeMinutes;
const timeout = minutes * 60_000;
const publicKey = "public-key" as const;

function requireParty({ publicUrl }: AccountServices): RelyingParty {
  const party = relyingParty(publicUrl);
  if (!party) throw new ApiError("PASSKEY_REFUSED", messages.passkeysImpossible);
  return party;
}

/** Opaque id of the user that authenticators store and return at a sign-in. */
const userHandle = (userId: string) => Buffer.from(userId).toString("base64url");

const describeKnown = ({ id, transports }: PasskeyTable) => ({
  id,
  type: publicKey,
  transports: transports.split(" ").filter(Boolean),
});

export async function startRegistration(parts: AccountServices, { userId, sessionId, username }: SessionCaller) {
  const party = requireParty(parts);
  const known = await listPasskeys(parts.database, userId);
  if (known.length >= signInLimits.passkeys) throw tooManyPasskeys();
  const challenge = await parts.challenges.create("passkey_registration", { userId, minutes, content: { sessionId } });
  return {
    challenge,
    rp: { id: party.id, name: "Octavo" },
    user: { id: userHandle(userId), name: username, displayName: username },
    pubKeyCredParams: algorithms.map((alg) => ({ type: publicKey, alg })),
    timeout,
    attestation: "none" as const,
    excludeCredentials: known.map(describeKnown),
    authenticatorSelection: {
      residentKey: "required" as const,
      requireResidentKey: true as const,
      userVerification: "required" as const,
    },
  };
}

/** Adds a passkey to the account of the session that started the registration, and queues a notice by email. */
export async function addPasskey(
  parts: AccountServices,
  { userId, sessionId }: SessionCaller,
  added: NewPasskey,
): Promise<{ passkey: PasskeyTable; mail: QueuedMail }> {
  const party = requireParty(parts);
  const challenge = readChallenge(added.credential.response);
  const started = await parts.challenges.take("passkey_registration", challenge);
  if (started?.userId !== userId || started.content.sessionId !== sessionId) throw passkeyRefused();
  const verified = await verifyRegistration(added, { challenge, party });
  const row = { ...verified, user_id: userId, name: added.name, created_at: parts.now(), last_used_at: null };
  const mail = await parts.database.transaction().execute(async (transaction) => {
    await lockUser(transaction, userId);
    if ((await listPasskeys(transaction, userId)).length >= signInLimits.passkeys) throw tooManyPasskeys();
    const insertion = transaction.insertInto("passkeys").values(row);
    const { numInsertedOrUpdatedRows } = await insertion
      .onConflict((conflict) => conflict.column("id").doNothing())
      .executeTakeFirst();
    // The authenticator has chosen the id of another passkey.
    if (numInsertedOrUpdatedRows !== 1n) throw passkeyRefused();
    return queueEmail(parts.mailQueue, transaction, "passkey_added", userId);
  });
  return { passkey: row, mail };
}

export async function removePasskey(parts: AccountServices, userId: string, id: string): Promise<QueuedMail> {
  const way = { table: "passkeys", userId, id, missing: messages.passkeyNotFound } as const;
  return parts.database.transaction().execute(async (transaction) => {
    await removeSignInWay(transaction, way);
    return queueEmail(parts.mailQueue, transaction, "passkey_removed", userId);
  });
}

export async function renamePasskey(
  { database }: AccountServices,
  change: { readonly userId: string; readonly id: string; readonly name: string },
): Promise<Passkey> {
  return publicPasskey(requireFound(await setName(database, change), messages.passkeyNotFound));
}

export function publicPasskey({ id, name, is_backed_up, created_at, last_used_at }: PasskeyTable): Passkey {
  return {
    id,
    name,
    is_synced: is_backed_up === 1,
    created_at: formatMoment(created_at),
    last_used_at: last_used_at === null ? null : formatMoment(last_used_at),
  };
}

/** Options without credentials: the browser offers all passkeys of the site. */
export async function startSignIn(parts: AccountServices) {
  const party = requireParty(parts);
  const challenge = await parts.challenges.create("passkey_sign_in", { minutes, content: {} });
  return requestOptions(party, challenge, []);
}

export async function startConfirmation(parts: AccountServices, { userId, sessionId }: SessionCaller) {
  const party = requireParty(parts);
  const known = await listPasskeys(parts.database, userId);
  const challenge = await parts.challenges.create("passkey_confirmation", { userId, minutes, content: { sessionId } });
  return requestOptions(party, challenge, known);
}

function requestOptions({ id }: RelyingParty, challenge: string, known: readonly PasskeyTable[]) {
  const allowCredentials = known.map(describeKnown);
  return { challenge, rpId: id, timeout, userVerification: "required" as const, allowCredentials };
}

/** Called when the counter of a passkey has not grown. */
export type OnCopied = (userId: string) => void;

/** Returns the id of the user whose passkey signed the challenge. */
export async function verifySignIn(parts: AccountServices, proof: PasskeyProof, onCopied: OnCopied): Promise<string> {
  const challenge = readChallenge(proof.credential.response);
  if (!(await parts.challenges.take("passkey_sign_in", challenge))) throw passkeyRefused();
  const passkey = await findPasskey(parts.database, proof.credential.id);
  if (!passkey || proof.credential.response.userHandle !== userHandle(passkey.user_id)) throw passkeyRefused();
  await verifyPasskey(parts, proof, { challenge, passkey, onCopied });
  return passkey.user_id;
}

/** Confirms the session. */
export async function confirmWithPasskey(
  parts: AccountServices,
  caller: SessionCaller,
  { proof, onCopied }: { readonly proof: PasskeyProof; readonly onCopied: OnCopied },
): Promise<SignedToken> {
  const challenge = readChallenge(proof.credential.response);
  const started = await parts.challenges.take("passkey_confirmation", challenge);
  if (started?.userId !== caller.userId || started.content.sessionId !== caller.sessionId) throw passkeyRefused();
  const passkey = await findPasskey(parts.database, proof.credential.id);
  if (passkey?.user_id !== caller.userId) throw passkeyRefused();
  await verifyPasskey(parts, proof, { challenge, passkey, onCopied });
  return parts.sessions.confirm(caller);
}

interface Verification {
  readonly challenge: string;
  readonly passkey: PasskeyTable;
  readonly onCopied: OnCopied;
}

async function verifyPasskey(
  parts: AccountServices,
  proof: PasskeyProof,
  { challenge, passkey, onCopied }: Verification,
): Promise<void> {
  const failures = `passkey:${passkey.user_id}`;
  await parts.limitRate(failures, parts.rates.failuresPerAccount);
  const { counter, isBackedUp } = await verifyProof(proof, { challenge, party: requireParty(parts), passkey });
  const isCounted = await countUse(parts.database, passkey.id, { counter, isBackedUp, now: parts.now() });
  if (!isCounted) {
    onCopied(passkey.user_id);
    throw passkeyRefused();
  }
  await parts.attempts.uncount(failures);
}

function tooManyPasskeys(): ApiError {
  return new ApiError("QUOTA_EXCEEDED", messages.tooManyPasskeys(signInLimits.passkeys));
}
