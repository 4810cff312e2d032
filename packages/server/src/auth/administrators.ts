import { errorMessages as messages } from "@octavo/contract";
import { type Actor, type AuditEvent, recordEvent } from "../audit/audit-log.ts";
import { ApiError } from "../http/api-error.ts";
import type { Database, Moment, UserRow } from "../store/tables.ts";
import { accountKey } from "./account-key.ts";

/**
 * Row that orders changes of administrators on all nodes. It exists since the first account, or since the first account
 * after the column `role`.
 */
const lockName = "administrators";

/** Keys of built-in authors begin with a space, so that nobody can sign in as them. */
const builtIn = " %";

/** Accounts of people, without built-in authors. */
export function peopleIn(database: Database) {
  return database.selectFrom("users").where("username_key", "not like", builtIn);
}

/**
 * Returns whether the account that this transaction adds is the first of the site. Of two transactions at the same time,
 * the second waits for the first.
 */
export async function isFirstAccount(transaction: Database, userId: string, now: Moment): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto("site_settings")
    .values({ id: lockName, content: JSON.stringify(userId), changed_at: now })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirstOrThrow();
  // A site that is older than the row has accounts, and none of them becomes an administrator by itself.
  return (numInsertedOrUpdatedRows ?? 0n) > 0n && !(await hasAccounts(transaction));
}

export async function hasAccounts(database: Database): Promise<boolean> {
  return (await peopleIn(database).select("id").limit(1).executeTakeFirst()) !== undefined;
}

/** Makes other changes of administrators wait until the end of the transaction, on all nodes. */
export async function lockAdministrators(transaction: Database, now: Moment): Promise<void> {
  await transaction
    .insertInto("site_settings")
    .values({ id: lockName, content: "null", changed_at: now })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ changed_at: now }))
    .execute();
}

/**
 * Throws an `ApiError` if no other enabled account is an administrator. Call it before an administrator loses the role,
 * is disabled or is deleted, in the same transaction and after `lockAdministrators`.
 */
export async function requireAnotherAdministrator(
  transaction: Database,
  { id, role }: Pick<UserRow, "id" | "role">,
): Promise<void> {
  if (await isLastAdministrator(transaction, { id, role }))
    throw new ApiError("LAST_ADMINISTRATOR", messages.lastAdministrator);
}

/** Returns true if no other enabled account is an administrator. */
export async function isLastAdministrator(
  database: Database,
  { id, role }: Pick<UserRow, "id" | "role">,
): Promise<boolean> {
  if (role !== "admin") return false;
  const other = await database
    .selectFrom("users")
    .select("id")
    .where("role", "=", "admin")
    .where("disabled_at", "is", null)
    .where("id", "!=", id)
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}

interface RoleChange {
  readonly user: UserRow;
  readonly role: "user" | "admin";
  readonly actor: Actor;
  /** Reason, for the audit log. */
  readonly details?: NonNullable<AuditEvent["details"]>;
  readonly now: Moment;
}

/** Runs after `lockAdministrators`. Throws an `ApiError` if the site would be left without an administrator. */
export async function setRole(
  transaction: Database,
  { user, role, actor, details = {}, now }: RoleChange,
): Promise<void> {
  if (role === "user") await requireAnotherAdministrator(transaction, user);
  await transaction.updateTable("users").set({ role }).where("id", "=", user.id).execute();
  const action = role === "admin" ? "user.grant" : "user.revoke";
  await recordEvent(transaction, { actor, action, subject: user.username, details }, now);
}

/** Finds an account by its username, or by an address that it has confirmed. */
export async function findAccountNamed(database: Database, name: string): Promise<UserRow | undefined> {
  const key = accountKey(name);
  const found = peopleIn(database).selectAll();
  const matching = key.includes("@")
    ? found.where("email_key", "=", key).where("email_proven_at", "is not", null)
    : found.where("username_key", "=", key);
  return matching.executeTakeFirst();
}
