import { loadWeakPasswords, errorMessages as messages, type ValidCall } from "@octavo/contract";
import { queueEmail } from "../auth/account-emails.ts";
import type { AccountServices } from "../auth/account-services.ts";
import { requireConfirmation, type SessionCaller } from "../http/caller.ts";
import { invalidField } from "../http/invalid-field.ts";
import type { QueuedMail } from "../mail/mail-queue.ts";
import { readUser } from "./account.ts";
import { verifyOwnPassword } from "./confirm-identity.ts";

type Change = ValidCall<"PUT /api/account/password">["body"];

/** Sets a password and ends all other sessions. Needs the current password, or a recent confirmation. */
export async function changePassword(
  parts: AccountServices,
  caller: SessionCaller,
  { current_password, new_password, address }: Change & { readonly address: string },
): Promise<QueuedMail> {
  const { database, mailQueue, passwords, now } = parts;
  const user = await readUser(database, caller.userId);
  if (current_password === undefined) requireConfirmation(caller, now());
  else if (!(await verifyOwnPassword(parts, user, { password: current_password, address })))
    throw invalidField("current_password", messages.wrongPassword);
  const { weakPasswordProblem } = await loadWeakPasswords();
  const problem = weakPasswordProblem(new_password, user);
  if (problem) throw invalidField("new_password", problem);
  const password_hash = await passwords.hash(new_password);
  return database.transaction().execute(async (transaction) => {
    await transaction.updateTable("users").set({ password_hash }).where("id", "=", user.id).execute();
    await transaction.deleteFrom("password_resets").where("user_id", "=", user.id).execute();
    const sessions = transaction.deleteFrom("sessions").where("user_id", "=", user.id);
    await sessions.where("id", "!=", caller.sessionId).execute();
    return queueEmail(mailQueue, transaction, "changed_password", user.id);
  });
}
