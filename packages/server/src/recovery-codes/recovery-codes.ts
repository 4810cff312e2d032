import { errorMessages as messages, signInLimits, type ValidCall } from "@octavo/contract";
import { queueEmail } from "../auth/account-emails.ts";
import { accountKey } from "../auth/account-key.ts";
import type { AccountServices } from "../auth/account-services.ts";
import { recordFailedSignIn, requireEnabled } from "../auth/admit-session.ts";
import { findNamed } from "../auth/find-named.ts";
import { hashToken } from "../auth/link-token.ts";
import { lockUser } from "../auth/lock-user.ts";
import { admitLogin, isKnownAddress, uncountLogin } from "../auth/login-limits.ts";
import { ApiError } from "../http/api-error.ts";
import { easySecret, readEasySecret } from "../http/easy-secret.ts";
import { tooManyRequests } from "../http/limit-rate.ts";
import type { QueuedMail } from "../mail/mail-queue.ts";
import type { Database } from "../store/tables.ts";

/** 117 bits, so that a fast digest is enough (ASVS 5.0, 6.5.2). */
const codeLength = 24;
const groupLength = 6;

/** Replaces all codes of the user. Returns the new ones, which are not stored. */
export async function makeRecoveryCodes(
  { database, now }: Pick<AccountServices, "database" | "now">,
  userId: string,
): Promise<readonly string[]> {
  const codes = Array.from({ length: signInLimits.recoveryCodes }, () => easySecret(codeLength));
  const created_at = now();
  await database.transaction().execute(async (transaction) => {
    await lockUser(transaction, userId);
    await transaction.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
    const rows = codes.map((code) => ({ id: hashToken(code), user_id: userId, created_at }));
    await transaction.insertInto("recovery_codes").values(rows).execute();
  });
  return codes.map(inGroups);
}

function inGroups(code: string): string {
  const groups = Array.from({ length: code.length / groupLength }, (_, i) => i * groupLength);
  return groups.map((start) => code.slice(start, start + groupLength)).join("-");
}

type Credentials = ValidCall<"POST /api/auth/recovery-codes/sign-in">["body"];

interface SignInOptions {
  readonly address: string;
  /** Called with the id of the named account, before the code is checked. */
  readonly onNamed: (id: string) => void;
}

/**
 * Uses up a code and returns its user. Attempts count like those with passwords. The error doesn't say whether the
 * username or the code is wrong, and the queries are the same for unknown users.
 */
export async function redeemRecoveryCode(
  parts: AccountServices,
  { username, code }: Credentials,
  { address, onNamed }: SignInOptions,
): Promise<{ userId: string; mail: QueuedMail }> {
  const login = { accountKey: accountKey(username), address };
  const named = await findNamed(parts, login.accountKey);
  if (named) onNamed(named.id);
  const { lockedUntil } = await admitLogin(parts, login);
  const isAllowed = lockedUntil === undefined || (await isKnownAddress(parts, named?.id, login));
  const userId = isAllowed ? named?.id : undefined;
  const mail = await takeRecoveryCode(parts, { userId, code, isSecondFactor: false });
  if (named && mail) {
    await uncountLogin(parts, named.id, login);
    return { userId: named.id, mail };
  }
  await recordFailedSignIn(parts, named);
  throw lockedUntil === undefined
    ? new ApiError("INVALID_CREDENTIALS", messages.wrongRecoveryCode)
    : tooManyRequests(lockedUntil - parts.steadyClock());
}

interface Taken {
  readonly userId: string | undefined;
  readonly code: string;
  /** True beside the right password. */
  readonly isSecondFactor: boolean;
}

/**
 * Deletes the code and queues a notice by email. Of two requests at the same time, only one finds it. Throws an `ApiError`,
 * and keeps the code, if the account is disabled, or if the code alone would get around an authenticator app.
 */
export async function takeRecoveryCode(
  { database, mailQueue }: Pick<AccountServices, "database" | "mailQueue">,
  { userId, code, isSecondFactor }: Taken,
): Promise<QueuedMail | undefined> {
  const id = hashToken(readEasySecret(code, codeLength) ?? "");
  return database.transaction().execute(async (transaction) => {
    const used = await transaction
      .deleteFrom("recovery_codes")
      .where("id", "=", id)
      .where("user_id", "=", userId ?? "nobody")
      .returning("id")
      .executeTakeFirst();
    if (!used || !userId) return undefined;
    await requireEnabled(transaction, userId);
    if (!isSecondFactor && (await hasPasswordAndAuthenticator(transaction, userId)))
      throw new ApiError("CODE_REQUIRED", messages.recoveryNeedsPassword);
    return queueEmail(mailQueue, transaction, "recovery_code_used", userId);
  });
}

async function hasPasswordAndAuthenticator(database: Database, userId: string): Promise<boolean> {
  const found = database
    .selectFrom("authenticators")
    .innerJoin("users", "users.id", "authenticators.id")
    .select("authenticators.id")
    .where("authenticators.id", "=", userId)
    .where("password_hash", "!=", "");
  return (await found.executeTakeFirst()) !== undefined;
}
