import type { User } from "@octavo/contract";
import { errorMessages as messages } from "@octavo/contract";
import { ApiError } from "../http/api-error.ts";
import { chosenLanguage } from "../languages/languages.ts";
import type { UserRow } from "../store/tables.ts";
import type { AccountServices } from "./account-services.ts";
import { lacksSecondFactor, type StepRow } from "./pending-step.ts";

function publicUser({
  id,
  username,
  email,
  email_proven_at,
  created_at,
  terms_accepted_at,
  role,
  language,
  hints_skipped_at,
  lacks_second_factor,
}: UserRow & StepRow): User {
  return {
    id,
    username,
    email,
    email_confirmed: email_proven_at !== null,
    created_at: new Date(created_at).toISOString(),
    terms_accepted_at: terms_accepted_at === null ? null : new Date(terms_accepted_at).toISOString(),
    needs_second_factor: lacks_second_factor === 1,
    role: role === "admin" ? "admin" : "user",
    language: chosenLanguage(language),
    skips_hints: hints_skipped_at !== null,
  };
}

export async function readPublicUser(
  { database, onlyProvider }: Pick<AccountServices, "database" | "onlyProvider">,
  userId: string,
): Promise<User> {
  const user = database.selectFrom("users").selectAll().select(lacksSecondFactor(onlyProvider));
  const row = await user.where("id", "=", userId).executeTakeFirst();
  // The user was deleted after the token was read.
  if (!row) throw new ApiError("UNAUTHORIZED", messages.unauthorized);
  return publicUser(row);
}

/** Stores the time of the first acceptance. Later calls change nothing. */
export async function acceptTerms({ database, now }: AccountServices, userId: string): Promise<void> {
  await database
    .updateTable("users")
    .set({ terms_accepted_at: now() })
    .where("id", "=", userId)
    .where("terms_accepted_at", "is", null)
    .execute();
}
