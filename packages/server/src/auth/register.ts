import { randomUUID } from "node:crypto";
import type { ValidCall } from "@octavo/contract";
import { ApiError } from "../http/api-error.ts";
import * as messages from "../http/messages.ts";
import type { Ticket } from "../mail/letter-queue.ts";
import { isTaken } from "../store/is-taken.ts";
import type { UserRow } from "../store/tables.ts";
import { accountKey } from "./account-key.ts";
import { addLetter, mayWriteTo } from "./account-letters.ts";
import type { AccountParts } from "./account-parts.ts";

type Registration = ValidCall<"POST /api/auth/register">["body"];

/**
 * Creates an account, whose address has no effect until it is confirmed. Usernames are unique. Addresses are not, since
 * refusing one would tell who has an account here. Without a letter when the mailbox has been sent enough of them.
 */
export async function register(
  parts: AccountParts,
  { username, email, password }: Registration,
  address: string,
): Promise<{ user: UserRow; letter: Ticket | undefined }> {
  const username_key = accountKey(username);
  if (await isKnown(parts, username_key)) throw nameTaken();
  const user: UserRow = {
    id: randomUUID(),
    username,
    username_key,
    email,
    email_key: accountKey(email),
    email_proven_at: null,
    password_hash: await parts.passwords.hash(password),
    created_at: parts.now(),
    terms_accepted_at: null,
  };
  const isLetterAllowed = await mayWriteTo(parts, user.email_key, address);
  try {
    const letter = await parts.database.transaction().execute(async (transaction) => {
      await transaction.insertInto("users").values(user).execute();
      return isLetterAllowed ? addLetter(parts.letters, transaction, "new_account", user.id) : undefined;
    });
    return { user, letter };
  } catch (problem) {
    // Somebody was faster.
    throw isTaken(problem, "users", "username_key") ? nameTaken() : problem;
  }
}

async function isKnown({ database }: AccountParts, username_key: string): Promise<boolean> {
  const known = database.selectFrom("users").select("id").where("username_key", "=", username_key);
  return (await known.executeTakeFirst()) !== undefined;
}

function nameTaken(): ApiError {
  const message = messages.nameTaken;
  return new ApiError("NAME_TAKEN", message, { details: [{ path: "username", message }] });
}
