import { accountLimits, errorMessages as messages } from "@octavo/contract";
import { ApiError } from "../http/api-error.ts";
import type { AccountLink } from "../mail/account-messages.ts";
import { isUniqueViolation } from "../store/store-error.ts";
import type { Database, UserRow } from "../store/tables.ts";
import type { AccountServices } from "./account-services.ts";
import { hashToken, newLinkToken } from "./link-token.ts";

type Account = Pick<UserRow, "id" | "username">;

const linkMilliseconds = accountLimits.confirmationDays * 24 * 60 * 60 * 1000;

/** Returns the account that has confirmed an address. */
export function findConfirmedAccount(database: Database, email_key: string) {
  return database
    .selectFrom("users")
    .select(["id", "username", "email", "language", "password_hash"])
    .where("email_key", "=", email_key)
    .where("email_proven_at", "is not", null)
    .executeTakeFirst();
}

/** Stores a link that confirms the address of an account. Earlier links of the account keep working until they expire. */
export async function confirmationLink(
  { database, publicUrl, now }: AccountServices,
  { id, username }: Account,
): Promise<AccountLink> {
  const { token, token_hash } = newLinkToken();
  const row = { token_hash, user_id: id, expires_at: now() + linkMilliseconds };
  await database.insertInto("email_confirmations").values(row).execute();
  return { username, link: `${publicUrl}/confirm-email?token=${token}` };
}

/**
 * Confirms the address of the account that the link was sent for. The first account to confirm an address holds it; the
 * links of all others stop working. Using a link again changes nothing and succeeds. Returns the id of the account.
 */
export async function confirmEmail({ database, now }: AccountServices, token: string): Promise<string> {
  const account = await database
    .selectFrom("email_confirmations")
    .innerJoin("users", "users.id", "email_confirmations.user_id")
    .select(["users.id", "users.email_key"])
    .where("token_hash", "=", hashToken(token))
    .where("expires_at", ">", now())
    .executeTakeFirst();
  if (!account) throw useless();
  try {
    await database.transaction().execute((transaction) => confirmAccount(transaction, account, now()));
  } catch (problem) {
    throw isUniqueViolation(problem, "users", "email_key") ? useless() : problem;
  }
  return account.id;
}

/** Fails on the unique index of confirmed addresses if another account holds the address. */
export async function confirmAccount(
  database: Database,
  { id, email_key }: Pick<UserRow, "id" | "email_key">,
  now: number,
) {
  await database
    .updateTable("users")
    .set({ email_proven_at: now })
    .where("id", "=", id)
    .where("email_proven_at", "is", null)
    .execute();
  const others = database.selectFrom("users").select("id").where("email_key", "=", email_key).where("id", "!=", id);
  await database.deleteFrom("email_confirmations").where("user_id", "in", others).execute();
}

function useless(): ApiError {
  return new ApiError("INVALID_CONFIRMATION_TOKEN", messages.confirmationTokenUseless);
}
