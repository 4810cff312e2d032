import { loadWeakPasswords, errorMessages as messages, type ValidCall } from "@octavo/contract";
import { ApiError } from "../http/api-error.ts";
import { invalidField } from "../http/invalid-field.ts";
import type { QueuedMail } from "../mail/mail-queue.ts";
import type { Database, UserRow } from "../store/tables.ts";
import { queueEmail } from "./account-emails.ts";
import { accountKey } from "./account-key.ts";
import type { AccountServices } from "./account-services.ts";
import { hashToken } from "./link-token.ts";
import { rememberAddresses } from "./login-limits.ts";

type Confirmation = ValidCall<"POST /api/auth/password-reset/confirm">["body"];
type Account = Pick<UserRow, "id" | "username" | "email" | "role">;

/** Sets a new password, ends all sessions, revokes all tokens and queues a notice by email. */
export async function resetPassword(
  parts: AccountServices,
  { token, new_password }: Confirmation,
  address: string,
): Promise<{ account: string; mail: QueuedMail }> {
  const token_hash = hashToken(token);
  // Hashing is expensive, so the link is checked first.
  const owner = await findOwner(parts, token_hash);
  if (!owner) throw useless();
  const { weakPasswordProblem } = await loadWeakPasswords();
  const message = weakPasswordProblem(new_password, owner);
  if (message) throw invalidField("new_password", message);
  const password_hash = await parts.passwords.hash(new_password);
  const { account, mail } = await parts.database.transaction().execute(async (transaction) => {
    const changed = await replacePassword(transaction, { token_hash, password_hash, now: parts.now() });
    if (!changed) throw useless();
    return { account: changed, mail: await queueEmail(parts.mailQueue, transaction, "new_password", changed.id) };
  });
  const logins = [account.username, account.email].map((name) => ({ accountKey: accountKey(name), address }));
  await rememberAddresses(parts, account.id, logins);
  return { account: account.id, mail };
}

function findOwner({ database }: AccountServices, token_hash: string) {
  return database
    .selectFrom("password_resets")
    .innerJoin("users", "users.id", "password_resets.user_id")
    .select(["users.username", "users.email"])
    .where("token_hash", "=", token_hash)
    .executeTakeFirst();
}

/** Deletes the link. Of two requests at the same time, only one finds it. */
async function replacePassword(
  database: Database,
  { token_hash, password_hash, now }: { token_hash: string; password_hash: string; now: number },
): Promise<Account | undefined> {
  const used = await database
    .deleteFrom("password_resets")
    .where("token_hash", "=", token_hash)
    .where("expires_at", ">", now)
    .returning("user_id")
    .executeTakeFirst();
  if (!used) return undefined;
  await database.deleteFrom("password_resets").where("user_id", "=", used.user_id).execute();
  for (const table of ["sessions", "api_tokens"] as const)
    await database.deleteFrom(table).where("user_id", "=", used.user_id).execute();
  return database
    .updateTable("users")
    .set({ password_hash })
    .where("id", "=", used.user_id)
    .returning(["id", "username", "email", "role"])
    .executeTakeFirst();
}

function useless(): ApiError {
  return new ApiError("INVALID_RESET_TOKEN", messages.resetTokenUseless);
}
