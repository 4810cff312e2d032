import { loadWeakPasswords, errorMessages as messages, type ValidCall } from "@octavo/contract";
import { queueEmail } from "../auth/account-emails.ts";
import type { AccountServices } from "../auth/account-services.ts";
import { requireSignInWay } from "../auth/remove-sign-in-way.ts";
import { requireConfirmation, type SessionCaller } from "../http/caller.ts";
import { invalidField } from "../http/invalid-field.ts";
import type { QueuedMail } from "../mail/mail-queue.ts";
import type { Database } from "../store/tables.ts";
import { readUser } from "./account.ts";
import { verifyOwnPassword } from "./confirm-identity.ts";

type Change = ValidCall<"PUT /api/account/password">["body"];

/** Removes the password of a user who can sign in in another way, and ends all other sessions. */
export async function removePassword(
  { database, mailQueue }: AccountServices,
  caller: SessionCaller,
): Promise<QueuedMail> {
  return database.transaction().execute(async (transaction) => {
    await replacePassword(transaction, caller, "");
    await requireSignInWay(transaction, caller.userId);
    return queueEmail(mailQueue, transaction, "removed_password", caller.userId);
  });
}

/** Reset links end, too. */
async function replacePassword(
  transaction: Database,
  { userId, sessionId }: SessionCaller,
  password_hash: string,
): Promise<void> {
  await transaction.updateTable("users").set({ password_hash }).where("id", "=", userId).execute();
  await transaction.deleteFrom("password_resets").where("user_id", "=", userId).execute();
  const sessions = transaction.deleteFrom("sessions").where("user_id", "=", userId);
  await sessions.where("id", "!=", sessionId).execute();
}

/**
 * Sets a password and ends all other sessions. Needs the current password, or a recent confirmation if the account has none.
 */
export async function changePassword(
  parts: AccountServices,
  caller: SessionCaller,
  { current_password, new_password, address }: Change & { readonly address: string },
): Promise<QueuedMail> {
  const { database, mailQueue, passwords, now } = parts;
  const user = await readUser(database, caller.userId);
  if (user.password_hash === "") requireConfirmation(caller, now());
  else if (current_password === undefined) throw invalidField("current_password", messages.passwordNeeded);
  else if (!(await verifyOwnPassword(parts, user, { password: current_password, address })))
    throw invalidField("current_password", messages.wrongPassword);
  const { weakPasswordProblem } = await loadWeakPasswords();
  const problem = weakPasswordProblem(new_password, user);
  if (problem) throw invalidField("new_password", problem);
  const password_hash = await passwords.hash(new_password);
  return database.transaction().execute(async (transaction) => {
    await replacePassword(transaction, caller, password_hash);
    return queueEmail(mailQueue, transaction, "changed_password", user.id);
  });
}
