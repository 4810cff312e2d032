import { errorMessages as messages, signInLimits, type ValidCall } from "@octavo/contract";
import { queueEmail } from "../auth/account-emails.ts";
import { accountKey } from "../auth/account-key.ts";
import type { AccountServices } from "../auth/account-services.ts";
import { recordFailedSignIn } from "../auth/admit-session.ts";
import { hashToken } from "../auth/link-token.ts";
import { admitLogin, isKnownAddress, uncountLogin } from "../auth/login-limits.ts";
import { findNamed } from "../auth/sign-in.ts";
import { ApiError } from "../http/api-error.ts";
import { easySecret, readEasySecret } from "../http/easy-secret.ts";
import { tooManyRequests } from "../http/limit-rate.ts";
import type { QueuedMail } from "../mail/mail-queue.ts";
import { lockOwner } from "../projects/lock-owner.ts";

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
    await lockOwner(transaction, userId);
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
  const mail = await deleteCode(parts, isAllowed ? named?.id : undefined, code);
  if (named && mail) {
    await uncountLogin(parts, named.id, login);
    return { userId: named.id, mail };
  }
  await recordFailedSignIn(parts, named);
  throw lockedUntil === undefined
    ? new ApiError("INVALID_CREDENTIALS", messages.wrongRecoveryCode)
    : tooManyRequests(lockedUntil - parts.steadyClock());
}

/** Deletes the code and queues a notice by e-mail. Of two requests at the same time, only one finds it. */
async function deleteCode(
  { database, mailQueue }: AccountServices,
  userId: string | undefined,
  code: string,
): Promise<QueuedMail | undefined> {
  const id = hashToken(readEasySecret(code, codeLength) ?? "");
  return database.transaction().execute(async (transaction) => {
    const used = await transaction
      .deleteFrom("recovery_codes")
      .where("id", "=", id)
      .where("user_id", "=", userId ?? "nobody")
      .returning("id")
      .executeTakeFirst();
    return used && userId ? queueEmail(mailQueue, transaction, "recovery_code_used", userId) : undefined;
  });
}
