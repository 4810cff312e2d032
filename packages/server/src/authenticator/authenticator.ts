import { randomBytes } from "node:crypto";
import { errorMessages as messages, signInLimits } from "@octavo/contract";
import { queueEmail } from "../auth/account-emails.ts";
import type { AccountServices } from "../auth/account-services.ts";
import { lockUser } from "../auth/lock-user.ts";
import { needsSecondFactor } from "../auth/pending-step.ts";
import { ApiError, requireFound } from "../http/api-error.ts";
import type { SessionCaller } from "../http/caller.ts";
import { invalidField } from "../http/invalid-field.ts";
import type { QueuedMail } from "../mail/mail-queue.ts";
import { takeRecoveryCode } from "../recovery-codes/recovery-codes.ts";
import type { Database } from "../store/tables.ts";
import { findStep, toBase32 } from "./totp.ts";

/** RFC 4226 recommends 160 bits. */
const secretBytes = 20;

/** Creates a secret, which counts after a code has confirmed it. */
export async function startAuthenticator(parts: AccountServices, { userId, sessionId, username }: SessionCaller) {
  const secret = randomBytes(secretBytes);
  const content = { sessionId, secret: parts.secretBox.seal(secret, userId) };
  const minutes = signInLimits.authenticatorMinutes;
  const token = await parts.challenges.create("authenticator", { userId, minutes, content });
  const site = `Octavo (${new URL(parts.publicUrl).hostname})`;
  const label = `${encodeURIComponent(site)}:${encodeURIComponent(username)}`;
  const parameters = `secret=${toBase32(secret)}&issuer=${encodeURIComponent(site)}`;
  return { token, secret: toBase32(secret), uri: `otpauth://totp/${label}?${parameters}` };
}

/** Asks for a code at each later sign-in with the password. Replaces the authenticator app that the user had before. */
export async function confirmAuthenticator(
  parts: AccountServices,
  { userId, sessionId }: SessionCaller,
  { token, code }: { readonly token: string; readonly code: string },
): Promise<QueuedMail> {
  const started = await parts.challenges.read("authenticator", token);
  const isOwn = started?.userId === userId && started.content.sessionId === sessionId;
  const secret = isOwn ? parts.secretBox.open(started.content.secret, userId) : undefined;
  if (!started || !secret) throw new ApiError("SIGN_IN_EXPIRED", messages.authenticatorExpired);
  const last_step = findStep(secret, code, parts.now());
  if (last_step === undefined) throw invalidField("code", messages.wrongCode);
  const columns = { secret: started.content.secret, last_step, created_at: parts.now() };
  const mail = await parts.database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("authenticators")
      .values({ id: userId, ...columns })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(columns))
      .execute();
    return queueEmail(parts.mailQueue, transaction, "authenticator_added", userId);
  });
  await parts.challenges.take("authenticator", token);
  return mail;
}

export async function removeAuthenticator(
  { database, mailQueue }: Pick<AccountServices, "database" | "mailQueue">,
  userId: string,
): Promise<QueuedMail> {
  return database.transaction().execute(async (transaction) => {
    await lockUser(transaction, userId);
    const removed = transaction.deleteFrom("authenticators").where("id", "=", userId).returning("id");
    requireFound(await removed.executeTakeFirst(), messages.authenticatorNotFound);
    return queueEmail(mailQueue, transaction, "authenticator_removed", userId);
  });
}

export function findAuthenticator(database: Database, userId: string) {
  return database.selectFrom("authenticators").selectAll().where("id", "=", userId).executeTakeFirst();
}

/**
 * Checks the second factor of a user whose password is right: a code of the authenticator app, or a recovery code. Throws an
 * `ApiError` if the code is missing or wrong, or if the site requires a passkey instead. Counts wrong codes per account, because the password no longer protects it.
 */
export async function requireCode(parts: AccountServices, userId: string, typed: string | undefined): Promise<void> {
  const known = await findAuthenticator(parts.database, userId);
  if (!known) return refusePasswordAlone(parts, userId);
  if (!typed) throw new ApiError("CODE_REQUIRED", messages.codeRequired);
  const failures = `codes:${userId}`;
  await parts.limitRate(failures, parts.rates.wrongCodesPerAccount);
  const secret = parts.secretBox.open(known.secret, userId);
  const step = secret && findStep(secret, typed, parts.now());
  const isRight = step === undefined ? await useRecoveryCode(parts, userId, typed) : await useStep(parts, userId, step);
  if (!isRight) throw codeWrong();
  await parts.attempts.uncount(failures);
}

/** On a site that requires a second factor, the password of a user with passkeys is not enough. */
async function refusePasswordAlone({ database }: AccountServices, userId: string): Promise<void> {
  if (!(await needsSecondFactor(database, userId))) return;
  const passkey = database.selectFrom("passkeys").select("id").where("user_id", "=", userId).limit(1);
  if (await passkey.executeTakeFirst()) throw new ApiError("PASSKEY_REQUIRED", messages.passkeyRequired);
}

function codeWrong(): ApiError {
  const message = messages.wrongCode;
  return new ApiError("CODE_REQUIRED", message, { details: [{ path: "code", message }] });
}

/** Stores the step, so that no code works twice. Of two requests at the same time, only one succeeds. */
async function useStep({ database }: AccountServices, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable("authenticators")
    .set({ last_step: step })
    .where("id", "=", userId)
    .where("last_step", "<", step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function useRecoveryCode(parts: AccountServices, userId: string, typed: string): Promise<boolean> {
  const mail = await takeRecoveryCode(parts, { userId, code: typed, isSecondFactor: true });
  if (mail) parts.mailQueue.sendNow(mail);
  return mail !== undefined;
}
