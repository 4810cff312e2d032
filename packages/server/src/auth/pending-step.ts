import { sql } from "kysely";
import type { PendingStep } from "../http/caller.ts";
import type { Database, UserRow } from "../store/tables.ts";

/**
 * SQL: 1 if the site requires a second factor, and the password of the row in `users` is enough to sign in. Accounts without a
 * password sign in with passkeys, which check their user, or at the provider, which has rules of its own.
 */
export const lacksSecondFactor = sql<number>`case when
  exists (select 1 from site_settings where id = 'require_second_factor' and content = 'true')
  and users.password_hash <> ''
  and not exists (select 1 from authenticators where authenticators.id = users.id)
  and not exists (select 1 from passkeys where passkeys.user_id = users.id)
  then 1 else 0 end`.as("lacks_second_factor");

export interface StepRow extends Pick<UserRow, "terms_accepted_at"> {
  readonly lacks_second_factor: number;
}

export function pendingStepOf({ terms_accepted_at, lacks_second_factor }: StepRow): PendingStep | undefined {
  if (terms_accepted_at === null) return "terms";
  return lacks_second_factor === 1 ? "secondFactor" : undefined;
}

/** Returns undefined for an unknown user, too. */
export async function findPendingStep(database: Database, userId: string): Promise<PendingStep | undefined> {
  const user = database.selectFrom("users").select(["terms_accepted_at", lacksSecondFactor]).where("id", "=", userId);
  const row = await user.executeTakeFirst();
  return row && pendingStepOf(row);
}
