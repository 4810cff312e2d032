import { sql } from "kysely";
import type { PendingStep } from "../http/caller.ts";
import { readSetting } from "../site-settings/site-settings.ts";
import type { Database, UserRow } from "../store/tables.ts";
import type { OnlyProvider } from "./account-settings.ts";

/**
 * SQL: 1 if the site requires a second factor, and the password of the row in `users` is enough to sign in. Accounts without a
 * password sign in with passkeys, which check their user, or at the provider, which has rules of its own. If people sign in at
 * the provider only, its report is checked at each sign-in (`requireProviderFactor`).
 */
export const lacksSecondFactor = (onlyProvider: OnlyProvider | undefined) =>
  (onlyProvider ? sql<number>`0` : lackingSql).as("lacks_second_factor");

const lackingSql = sql<number>`case when
  exists (select 1 from site_settings where id = 'require_second_factor'
    and (content = 'true' or (content = '"administrators"' and users.role = 'admin')))
  and users.password_hash <> ''
  and not exists (select 1 from authenticators where authenticators.id = users.id)
  and not exists (select 1 from passkeys where passkeys.user_id = users.id)
  then 1 else 0 end`;

/** Returns true if the site requires a second factor of the account. */
export async function needsSecondFactor(database: Database, userId: string): Promise<boolean> {
  const rule = await readSetting(database, "require_second_factor");
  if (rule !== "administrators") return rule;
  const user = database.selectFrom("users").select("role").where("id", "=", userId);
  return (await user.executeTakeFirst())?.role === "admin";
}

export interface StepRow extends Pick<UserRow, "terms_accepted_at"> {
  readonly lacks_second_factor: number;
}

export function pendingStepOf({ terms_accepted_at, lacks_second_factor }: StepRow): PendingStep | undefined {
  if (terms_accepted_at === null) return "terms";
  return lacks_second_factor === 1 ? "secondFactor" : undefined;
}

/** Returns undefined for an unknown user, too. */
export async function findPendingStep(
  { database, onlyProvider }: { readonly database: Database; readonly onlyProvider: OnlyProvider | undefined },
  userId: string,
): Promise<PendingStep | undefined> {
  const user = database.selectFrom("users").select(["terms_accepted_at", lacksSecondFactor(onlyProvider)]);
  const row = await user.where("id", "=", userId).executeTakeFirst();
  return row && pendingStepOf(row);
}
