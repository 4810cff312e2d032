import { accountLimits } from "@octavo/contract";
import type { AccountLink } from "../mail/account-messages.ts";
import type { Database, UserRow } from "../store/tables.ts";
import type { AccountServices } from "./account-services.ts";
import { newLinkToken } from "./link-token.ts";

interface Account extends Pick<UserRow, "id" | "username"> {
  /** Set to confirm a new address instead of the present one. */
  readonly new_email?: string;
}

const linkMilliseconds = accountLimits.confirmationDays * 24 * 60 * 60 * 1000;

/** Returns the account that has confirmed an address. */
export function findConfirmedAccount(database: Database, email_key: string) {
  return database
    .selectFrom("users")
    .select(["id", "username", "email", "language", "password_hash", "role", "disabled_at"])
    .where("email_key", "=", email_key)
    .where("email_proven_at", "is not", null)
    .executeTakeFirst();
}

/** Stores a link that confirms the address of an account. Earlier links of the account keep working until they expire. */
export async function confirmationLink(
  { database, publicUrl, now }: AccountServices,
  { id, username, new_email }: Account,
): Promise<AccountLink> {
  const { token, token_hash } = newLinkToken();
  const row = { token_hash, user_id: id, expires_at: now() + linkMilliseconds, email: new_email ?? null };
  await database.insertInto("email_confirmations").values(row).execute();
  return { username, link: `${publicUrl}/confirm-email?token=${token}` };
}

/** Returns the address that an account asks for and has not confirmed. */
export async function findNewAddress({ database, now }: AccountServices, userId: string): Promise<string | undefined> {
  const row = await database
    .selectFrom("email_confirmations")
    .select("email")
    .where("user_id", "=", userId)
    .where("email", "is not", null)
    .where("expires_at", ">", now())
    .executeTakeFirst();
  return row?.email ?? undefined;
}

/** Stores the address that an account asks for. Links to one that it asked for before stop working. */
export async function storeNewAddress(
  database: Database,
  { userId, email, now }: { readonly userId: string; readonly email: string; readonly now: number },
): Promise<void> {
  await forgetNewAddress(database, userId);
  // Nobody knows this token. The one of the link is created with the email.
  const { token_hash } = newLinkToken();
  const row = { token_hash, user_id: userId, expires_at: now + linkMilliseconds, email };
  await database.insertInto("email_confirmations").values(row).execute();
}

export async function forgetNewAddress(database: Database, userId: string): Promise<void> {
  await database
    .deleteFrom("email_confirmations")
    .where("user_id", "=", userId)
    .where("email", "is not", null)
    .execute();
}
