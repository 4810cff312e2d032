import { accountLimits, errorMessages as messages } from "@octavo/contract";
import { ApiError } from "../http/api-error.ts";
import type { AccountLink } from "../mail/account-messages.ts";
import type { QueuedMail } from "../mail/mail-queue.ts";
import { isUniqueViolation } from "../store/store-error.ts";
import type { Database, UserRow } from "../store/tables.ts";
import type { AccountServices } from "./account-services.ts";
import { formerAddress, queueEmail } from "./account-emails.ts";
import { accountKey } from "./account-key.ts";
import { hashToken, newLinkToken } from "./link-token.ts";

interface Account extends Pick<UserRow, "id" | "username"> {
  /** Set to confirm a new address instead of the present one. */
  readonly new_email?: string;
}

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
  // Nobody knows this token. The one of the link is created with the e-mail.
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

/**
 * Confirms the present or new address of the account that the link was sent for. The first account to confirm an address
 * holds it; the links of all others stop working. Using a link again changes nothing and succeeds. Returns the id of the
 * account, and the notice to its former address.
 */
export async function confirmEmail(
  parts: AccountServices,
  token: string,
): Promise<{ readonly account: string; readonly mail: QueuedMail | undefined }> {
  const { database, now } = parts;
  const token_hash = hashToken(token);
  const found = await database
    .selectFrom("email_confirmations")
    .innerJoin("users", "users.id", "email_confirmations.user_id")
    .select(["users.id", "users.email", "users.email_key", "email_proven_at", "email_confirmations.email as new_email"])
    .where("token_hash", "=", token_hash)
    .where("expires_at", ">", now())
    .executeTakeFirst();
  if (!found) throw useless();
  const { new_email, ...account } = found;
  try {
    const mail = await database.transaction().execute(async (transaction) => {
      if (new_email !== null) return changeAddress(parts, transaction, { account, new_email, token_hash });
      await confirmAccount(transaction, account, now());
      return undefined;
    });
    return { account: account.id, mail };
  } catch (problem) {
    throw isUniqueViolation(problem, "users", "email_key") ? useless() : problem;
  }
}

/** Fails on the unique index of confirmed addresses if another account holds the address. */
async function confirmAccount(database: Database, { id, email_key }: Pick<UserRow, "id" | "email_key">, now: number) {
  await database
    .updateTable("users")
    .set({ email_proven_at: now })
    .where("id", "=", id)
    .where("email_proven_at", "is", null)
    .execute();
  const others = database.selectFrom("users").select("id").where("email_key", "=", email_key).where("id", "!=", id);
  await database
    .deleteFrom("email_confirmations")
    .where("user_id", "in", others)
    .where("email", "is", null)
    .execute();
}

interface AddressChange {
  readonly account: Pick<UserRow, "id" | "email" | "email_proven_at">;
  readonly new_email: string;
  readonly token_hash: string;
}

/** Reset links that were sent to the former address stop working. */
async function changeAddress(
  { mailQueue, now }: AccountServices,
  database: Database,
  { account: { id, email, email_proven_at }, new_email, token_hash }: AddressChange,
): Promise<QueuedMail | undefined> {
  const email_key = accountKey(new_email);
  const link = database.updateTable("email_confirmations").set({ email: null }).where("token_hash", "=", token_hash);
  const isUsed = await link.where("email", "is not", null).executeTakeFirst();
  // Another request has used the link in the meantime, or the change was cancelled.
  if (isUsed.numUpdatedRows === 0n) return undefined;
  await forgetNewAddress(database, id);
  await database.deleteFrom("password_resets").where("user_id", "=", id).execute();
  const values = { email: new_email, email_key, email_proven_at: now() };
  await database.updateTable("users").set(values).where("id", "=", id).execute();
  await confirmAccount(database, { id, email_key }, now());
  if (email_proven_at === null || email === new_email) return undefined;
  return queueEmail(mailQueue, database, "changed_address", formerAddress(id, email));
}

function useless(): ApiError {
  return new ApiError("INVALID_CONFIRMATION_TOKEN", messages.confirmationTokenUseless);
}
