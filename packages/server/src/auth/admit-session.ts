import { errorMessages as messages } from "@octavo/contract";
import { recordEvent, type SecurityAction } from "../audit/audit-log.ts";
import { ApiError } from "../http/api-error.ts";
import type { AttemptCounter } from "../http/attempts.ts";
import type { Database, Moment, UserRow } from "../store/tables.ts";

type Account = Pick<UserRow, "id" | "username" | "role">;

/**
 * Runs before each session, by any way to sign in. Throws an `ApiError` if the account is disabled. Records the use of
 * the account, and sign-ins of administrators in the audit log.
 */
export async function admitSession(
  database: Database,
  userId: string,
  { method, now }: { readonly method: string; readonly now: Moment },
): Promise<void> {
  const account = await database
    .updateTable("users")
    .set({ last_seen_at: now })
    .where("id", "=", userId)
    .where("disabled_at", "is", null)
    .returning(["id", "username", "role"])
    .executeTakeFirst();
  if (!account) throw accountDisabled();
  if (account.role !== "admin") return;
  const event = { actor: actorOf(account), action: "sign_in", subject: account.username, details: { method } } as const;
  await recordEvent(database, event, now);
}

/** Throws an `ApiError` if an account is disabled. Call it after the user has proven to be the owner. */
export async function requireEnabled(database: Database, userId: string): Promise<void> {
  const row = await database.selectFrom("users").select("disabled_at").where("id", "=", userId).executeTakeFirst();
  if (row && row.disabled_at !== null) throw accountDisabled();
}

const accountDisabled = () => new ApiError("ACCOUNT_DISABLED", messages.accountDisabled);

/** Failures that the log keeps for one administrator in an hour, so that guessing can't fill it. */
const failuresPerHour = 10;

export async function recordFailedSignIn(
  { database, attempts, now }: { database: Database; attempts: AttemptCounter; now: () => Moment },
  account: Account | undefined,
): Promise<void> {
  if (account?.role !== "admin") return;
  const { count } = await attempts.count(`audit-failed:${account.id}`, 3600);
  if (count > failuresPerHour) return;
  // The actor is unknown: anybody can name an account.
  const event = { actor: { userId: "", username: "" }, action: "sign_in.failed", subject: account.username } as const;
  await recordEvent(database, event, now());
}

/** Records a change of the ways to sign in to an account, if it is an administrator's. */
export async function recordSecurityEvent(
  database: Database,
  userId: string,
  action: SecurityAction,
  now: Moment,
): Promise<void> {
  const account = await database
    .selectFrom("users")
    .select(["id", "username", "role"])
    .where("id", "=", userId)
    .executeTakeFirst();
  if (account?.role !== "admin") return;
  await recordEvent(database, { actor: actorOf(account), action, subject: account.username }, now);
}

const actorOf = ({ id, username }: Account) => ({ userId: id, username });
