import { randomUUID } from "node:crypto";
import type { ValidCall } from "@octavo/contract";
import { errorMessages as messages } from "@octavo/contract";
import { ApiError } from "../http/api-error.ts";
import type { QueuedMail } from "../mail/mail-queue.ts";
import { isUniqueViolation } from "../store/store-error.ts";
import type { Moment, UserRow } from "../store/tables.ts";
import { allowEmailTo, queueEmail } from "./account-emails.ts";
import { accountKey } from "./account-key.ts";
import type { AccountServices } from "./account-services.ts";
import { addAccount, requireSignUp } from "./sign-up.ts";

type Registration = ValidCall<"POST /api/auth/register">["body"];

interface Visitor {
  /** Client address, for the limit of emails. */
  readonly address: string;
  readonly maySetUp: boolean;
}

/**
 * Creates an account. Its email address has no effect until it is confirmed. Usernames are unique. Addresses are not,
 * because refusing one would reveal an account. Sends no email if the mailbox has received too many.
 */
export async function register(
  parts: AccountServices,
  { username, email, password, invitation, language }: Registration,
  { address, maySetUp }: Visitor,
): Promise<{ user: UserRow; mail: QueuedMail | undefined }> {
  await requireSignUp(parts.database, { invitation, maySetUp }, parts.now());
  if (await isNameTaken(parts, username)) throw nameTaken();
  const password_hash = await parts.passwords.hash(password);
  const user = { ...newUser({ username, email, password_hash }, parts.now()), language: language ?? null };
  const isEmailAllowed = await allowEmailTo(parts, user.email_key, address);
  try {
    return await parts.database.transaction().execute(async (transaction) => {
      const added = await addAccount(transaction, user, { invitation, maySetUp }, parts.now());
      const mail = isEmailAllowed ? await queueEmail(parts.mailQueue, transaction, "new_account", user.id) : undefined;
      return { user: added, mail };
    });
  } catch (problem) {
    // Another request has registered the name in the meantime.
    throw isUniqueViolation(problem, "users", "username_key") ? nameTaken() : problem;
  }
}

/** Returns the row of a new account, whose address is not confirmed. */
export function newUser(
  { username, email, password_hash }: Pick<UserRow, "username" | "email" | "password_hash">,
  now: Moment,
): UserRow {
  return {
    id: randomUUID(),
    username,
    username_key: accountKey(username),
    email,
    email_key: accountKey(email),
    email_proven_at: null,
    password_hash,
    created_at: now,
    terms_accepted_at: null,
    role: "user",
    language: null,
    hints_skipped_at: null,
    disabled_at: null,
    last_seen_at: null,
    max_projects: null,
    max_bytes: null,
    max_daily_renders: null,
  };
}

export async function isNameTaken({ database }: Pick<AccountServices, "database">, username: string): Promise<boolean> {
  const known = database.selectFrom("users").select("id").where("username_key", "=", accountKey(username));
  return (await known.executeTakeFirst()) !== undefined;
}

export function nameTaken(): ApiError {
  const message = messages.nameTaken;
  return new ApiError("NAME_TAKEN", message, { details: [{ path: "username", message }] });
}
