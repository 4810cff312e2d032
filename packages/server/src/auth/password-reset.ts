import { loadWeakPasswords, type ValidCall } from "@octavo/contract";
import { ApiError } from "../http/api-error.ts";
import * as messages from "../http/messages.ts";
import type { Ticket } from "../mail/letter-queue.ts";
import type { Database, UserRow } from "../store/tables.ts";
import { accountKey } from "./account-key.ts";
import { addLetter } from "./account-letters.ts";
import type { AccountParts } from "./account-parts.ts";
import { hashToken } from "./link-token.ts";
import { welcome } from "./login-guard.ts";

type Confirmation = ValidCall<"POST /api/auth/password-reset/confirm">["body"];
type Account = Pick<UserRow, "id" | "username" | "email">;

/** Whoever has the link reads the mail of the account: a new password, and every sign-in ends. Leaves a letter that tells of it. */
export async function resetPassword(
  parts: AccountParts,
  { token, new_password }: Confirmation,
  address: string,
): Promise<{ account: string; letter: Ticket }> {
  const token_hash = hashToken(token);
  // Only a link that was sent is worth a hash.
  const owner = await findOwner(parts, token_hash);
  if (!owner) throw useless();
  const { weakPasswordProblem } = await loadWeakPasswords();
  const message = weakPasswordProblem(new_password, owner);
  if (message)
    throw new ApiError("INVALID_REQUEST", `new_password: ${message}`, { details: [{ path: "new_password", message }] });
  const password_hash = await parts.passwords.hash(new_password);
  const { account, letter } = await parts.database.transaction().execute(async (transaction) => {
    const changed = await replacePassword(transaction, { token_hash, password_hash, now: parts.now() });
    if (!changed) throw useless();
    return { account: changed, letter: await addLetter(parts.letters, transaction, "new_password", changed.id) };
  });
  const logins = [account.username, account.email].map((name) => ({ accountKey: accountKey(name), address }));
  await welcome(parts, account.id, logins);
  return { account: account.id, letter };
}

function findOwner({ database }: AccountParts, token_hash: string) {
  return database
    .selectFrom("password_resets")
    .innerJoin("users", "users.id", "password_resets.user_id")
    .select(["users.username", "users.email"])
    .where("token_hash", "=", token_hash)
    .executeTakeFirst();
}

/** Deleting the link's row is what uses it up: of two at once one finds it. */
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
  await database.deleteFrom("sessions").where("user_id", "=", used.user_id).execute();
  return database
    .updateTable("users")
    .set({ password_hash })
    .where("id", "=", used.user_id)
    .returning(["id", "username", "email"])
    .executeTakeFirst();
}

function useless(): ApiError {
  return new ApiError("INVALID_RESET_TOKEN", messages.resetTokenUseless);
}
