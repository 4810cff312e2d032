import {
  type Account,
  type AccountSession,
  errorMessages as messages,
  type User,
  type ValidCall,
} from "@octavo/contract";
import type { Selectable } from "kysely";
import { queueEmail } from "../auth/account-emails.ts";
import { accountKey } from "../auth/account-key.ts";
import type { AccountServices } from "../auth/account-services.ts";
import { findNewAddress } from "../auth/email-confirmation.ts";
import { readPublicUser } from "../auth/public-user.ts";
import { nameTaken } from "../auth/register.ts";
import { ApiError } from "../http/api-error.ts";
import type { SessionCaller } from "../http/caller.ts";
import { formatMoment } from "../http/clock.ts";
import type { QueuedMail } from "../mail/mail-queue.ts";
import { isUniqueViolation } from "../store/store-error.ts";
import type { Database, SessionTable, UserRow } from "../store/tables.ts";

/** The user of a call. Throws an `ApiError` if the user was deleted after the token was read. */
export async function readUser(database: Database, userId: string): Promise<UserRow> {
  const row = await database.selectFrom("users").selectAll().where("id", "=", userId).executeTakeFirst();
  if (!row) throw new ApiError("UNAUTHORIZED", messages.unauthorized);
  return row;
}

export async function readAccount(parts: AccountServices, { userId }: SessionCaller): Promise<Account> {
  const { password_hash } = await readUser(parts.database, userId);
  return { has_password: password_hash !== "", new_email: (await findNewAddress(parts, userId)) ?? null };
}

const signInMethods: readonly AccountSession["method"][] = ["password", "passkey", "oidc", "recovery_code"];

export function sessionResponse(
  { id, device, method, created_at, last_used_at }: Selectable<SessionTable>,
  { sessionId }: SessionCaller,
): AccountSession {
  const [browser = "", system = ""] = device.split(" on ");
  return {
    id,
    browser,
    system,
    method: method === "oidc_mfa" ? "oidc" : (signInMethods.find((known) => known === method) ?? "password"),
    created_at: formatMoment(created_at),
    last_used_at: last_used_at === null ? null : formatMoment(last_used_at),
    is_current: id === sessionId,
  };
}

type Language = ValidCall<"PUT /api/account/language">["body"]["language"];

export async function chooseLanguage(
  parts: AccountServices,
  { userId }: SessionCaller,
  language: Language,
): Promise<User> {
  await parts.database.updateTable("users").set({ language }).where("id", "=", userId).execute();
  return readPublicUser(parts, userId);
}

export async function chooseHints(
  parts: AccountServices,
  { userId }: SessionCaller,
  areSkipped: boolean,
): Promise<User> {
  const hints_skipped_at = areSkipped ? parts.now() : null;
  await parts.database.updateTable("users").set({ hints_skipped_at }).where("id", "=", userId).execute();
  return readPublicUser(parts, userId);
}

export async function changeUsername(
  { database, mailQueue, onlyProvider }: AccountServices,
  { userId }: SessionCaller,
  username: string,
): Promise<{ readonly user: User; readonly mail: QueuedMail }> {
  try {
    const mail = await database.transaction().execute(async (transaction) => {
      const names = { username, username_key: accountKey(username) };
      await transaction.updateTable("users").set(names).where("id", "=", userId).execute();
      return queueEmail(mailQueue, transaction, "changed_username", userId);
    });
    return { user: await readPublicUser({ database, onlyProvider }, userId), mail };
  } catch (problem) {
    throw isUniqueViolation(problem, "users", "username_key") ? nameTaken() : problem;
  }
}
