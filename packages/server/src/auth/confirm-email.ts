import { errorMessages as messages } from "@octavo/contract";
import { ApiError } from "../http/api-error.ts";
import type { QueuedMail } from "../mail/mail-queue.ts";
import { isUniqueViolation } from "../store/store-error.ts";
import type { Database, UserRow } from "../store/tables.ts";
import { formerAddress, queueEmail } from "./account-emails.ts";
import { accountKey } from "./account-key.ts";
import type { AccountServices } from "./account-services.ts";
import { forgetNewAddress } from "./email-confirmation.ts";
import { hashToken } from "./link-token.ts";

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
  await database.deleteFrom("email_confirmations").where("user_id", "in", others).where("email", "is", null).execute();
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
