import { createHash, randomBytes } from "node:crypto";
import { accountLimits, type ValidCall } from "@octavo/contract";
import { ApiError } from "../http/api-error.ts";
import * as messages from "../http/messages.ts";
import { passwordChanged, resetLinks } from "../mail/account-messages.ts";
import type { Database, UserRow } from "../store/tables.ts";
import { accountKey } from "./account-key.ts";
import type { AccountParts } from "./account-parts.ts";
import { welcome } from "./login-guard.ts";

type Confirmation = ValidCall<"POST /api/auth/password-reset/confirm">["body"];
type Account = Pick<UserRow, "id" | "username" | "email">;

const linkMilliseconds = accountLimits.resetMinutes * 60 * 1000;
/** Of one address; those that have proved it come first, then the oldest, so that new ones cannot push them out. */
const mostAccounts = 10;

/**
 * Sends a link for each account that names the address. It goes to the address as the account has it: two that compare
 * as equal may still be two mailboxes.
 */
export async function sendResetLinks(parts: AccountParts, email: string): Promise<void> {
  const accounts = await findByEmail(parts.database, accountKey(email));
  for (const [mailbox, theirs] of Map.groupBy(accounts, (account) => account.email)) {
    const links = await Promise.all(theirs.map((account) => resetLink(parts, account)));
    await parts.mailer.send(resetLinks(mailbox, links));
  }
}

function findByEmail(database: Database, email_key: string): Promise<Account[]> {
  return database
    .selectFrom("users")
    .select(["id", "username", "email"])
    .where("email_key", "=", email_key)
    .orderBy((row) => row.case().when("email_proven_at", "is", null).then(1).else(0).end())
    .orderBy("created_at")
    .orderBy("id")
    .limit(mostAccounts)
    .execute();
}

async function resetLink({ database, publicUrl, now }: AccountParts, { id, username }: Account) {
  const token = randomBytes(32).toString("base64url");
  const row = { token_hash: hashToken(token), user_id: id, expires_at: now() + linkMilliseconds };
  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("password_resets").where("user_id", "=", id).execute();
    await transaction.insertInto("password_resets").values(row).execute();
  });
  return { username, link: `${publicUrl}/reset-password?token=${token}` };
}

/** Whoever has the link reads the mail of the account: a new password, and every sign-in ends. */
export async function resetPassword(
  parts: AccountParts,
  { token, new_password }: Confirmation,
  address: string,
): Promise<Account> {
  const token_hash = hashToken(token);
  // Only a link that was sent is worth a hash.
  if (!(await wasSent(parts, token_hash))) throw useless();
  const password_hash = await parts.passwords.hash(new_password);
  const account = await parts.database
    .transaction()
    .execute((transaction) => replacePassword(transaction, { token_hash, password_hash, now: parts.now() }));
  if (!account) throw useless();
  const logins = [account.username, account.email].map((name) => ({ accountKey: accountKey(name), address }));
  await welcome(parts, account.id, logins);
  return account;
}

async function wasSent({ database }: AccountParts, token_hash: string): Promise<boolean> {
  const link = database.selectFrom("password_resets").select("user_id").where("token_hash", "=", token_hash);
  return (await link.executeTakeFirst()) !== undefined;
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
    .set({ password_hash, email_proven_at: now })
    .where("id", "=", used.user_id)
    .returning(["id", "username", "email"])
    .executeTakeFirst();
}

export async function tellOfNewPassword({ mailer }: AccountParts, { username, email }: Account): Promise<void> {
  await mailer.send(passwordChanged(email, username));
}

function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

function useless(): ApiError {
  return new ApiError("INVALID_RESET_TOKEN", messages.resetTokenUseless);
}
