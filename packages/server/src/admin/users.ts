import { type AdminUser, type AdminUserChange, errorMessages as messages, type ValidCall } from "@octavo/contract";
import { sql } from "kysely";
import { deleteAccount } from "../account-deletion/delete-account.ts";
import { type Actor, recordEvent } from "../audit/audit-log.ts";
import { accountKey } from "../auth/account-key.ts";
import type { AccountServices } from "../auth/account-services.ts";
import { lockAdministrators, peopleIn, requireAnotherAdministrator, setRole } from "../auth/administrators.ts";
import { requireFound } from "../http/api-error.ts";
import type { AttemptCounter } from "../http/attempts.ts";
import { formatMoment } from "../http/clock.ts";
import { invalidField } from "../http/invalid-field.ts";
import type { QueuedMail } from "../mail/mail-queue.ts";
import { periodSeconds, renderCountKey } from "../quota/render-limit.ts";
import { escapePattern } from "../store/fold-text.ts";
import type { Database, Moment, UserRow } from "../store/tables.ts";

interface Parts {
  readonly database: Database;
  readonly attempts: AttemptCounter;
}

/** Lists accounts with numbers about their data. Reads indexes and rows of accounts, and no documents. */
export async function listUsers(
  parts: Parts,
  query: ValidCall<"GET /api/admin/users">["query"],
): Promise<{ users: AdminUser[]; total: number }> {
  const rows = await matching(parts.database, query)
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  const { total } = await matching(parts.database, query)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { users: await withNumbers(parts, rows), total };
}

function matching(
  database: Database,
  { search, state }: Pick<ValidCall<"GET /api/admin/users">["query"], "search" | "state">,
) {
  const pattern = `%${escapePattern(accountKey(search))}%`;
  return peopleIn(database)
    .$if(pattern !== "%%", (query) =>
      query.where(sql<boolean>`(username_key like ${pattern} escape '\\' or email_key like ${pattern} escape '\\')`),
    )
    .$if(state === "active", (query) => query.where("disabled_at", "is", null))
    .$if(state === "disabled", (query) => query.where("disabled_at", "is not", null))
    .$if(state === "admin", (query) => query.where("role", "=", "admin"));
}

export async function requireUser(database: Database, id: string): Promise<UserRow> {
  const row = await peopleIn(database).selectAll().where("id", "=", id).executeTakeFirst();
  return requireFound(row, messages.userNotFound);
}

async function readUser(parts: Parts, id: string): Promise<AdminUser> {
  const [user] = await withNumbers(parts, [await requireUser(parts.database, id)]);
  return requireFound(user, messages.userNotFound);
}

async function withNumbers({ database, attempts }: Parts, rows: readonly UserRow[]): Promise<AdminUser[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [projects, templates] = [await sums(database, "projects", ids), await sums(database, "templates", ids)];
  const uses = await lastUses(database, ids);
  const apps = await database.selectFrom("authenticators").select("id").where("id", "in", ids).execute();
  const protectedIds = new Set(apps.map(({ id }) => id));
  const passkeys = await countsOf(database, "passkeys", ids);
  const identities = await countsOf(database, "identities", ids);
  const renders = await attempts.read(ids.map(renderCountKey), periodSeconds);
  return rows.map((row) => ({
    ...accountFields(row),
    last_used_at: optionalMoment(Math.max(row.last_seen_at ?? 0, uses.get(row.id) ?? 0) || null),
    authenticator: protectedIds.has(row.id),
    passkeys: passkeys.get(row.id) ?? 0,
    identities: identities.get(row.id) ?? 0,
    projects: projects.get(row.id)?.count ?? 0,
    bytes: (projects.get(row.id)?.bytes ?? 0) + (templates.get(row.id)?.bytes ?? 0),
    daily_renders: renders.get(renderCountKey(row.id))?.count ?? 0,
  }));
}

function accountFields(row: UserRow) {
  const { id, username, email, role, email_proven_at, max_projects, max_bytes, max_daily_renders } = row;
  return {
    id,
    username,
    email,
    email_confirmed: email_proven_at !== null,
    role: role === "admin" ? ("admin" as const) : ("user" as const),
    created_at: formatMoment(row.created_at),
    disabled_at: optionalMoment(row.disabled_at),
    limits: { projects: max_projects, bytes: max_bytes, daily_renders: max_daily_renders },
  };
}

const optionalMoment = (moment: Moment | null) => (moment === null ? null : formatMoment(moment));

async function sums(database: Database, table: "projects" | "templates", ids: readonly string[]) {
  const rows = await database
    .selectFrom(table)
    .select(({ fn }) => [
      "owner_id",
      fn.countAll<number>().as("count"),
      fn.sum<number | null>("document_bytes").as("bytes"),
    ])
    .where("owner_id", "in", ids)
    .$if(table === "projects", (query) => query.where("projects.deleted_at", "is", null))
    .groupBy("owner_id")
    .execute();
  return new Map(rows.map(({ owner_id, count, bytes }) => [owner_id, { count, bytes: bytes ?? 0 }]));
}

async function countsOf(
  database: Database,
  table: "passkeys" | "identities",
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .selectFrom(table)
    .select(({ fn }) => ["user_id", fn.countAll<number>().as("count")])
    .where("user_id", "in", ids)
    .groupBy("user_id")
    .execute();
  return new Map(rows.map(({ user_id, count }) => [user_id, count]));
}

async function lastUses(database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .selectFrom("sessions")
    .select(({ fn }) => ["user_id", fn.max("last_used_at").as("used")])
    .where("user_id", "in", ids)
    .groupBy("user_id")
    .execute();
  return new Map(rows.map(({ user_id, used }) => [user_id, used ?? 0]));
}

interface ChangeParts extends Parts {
  readonly now: () => Moment;
}

/** Changes role, state and limits in one transaction, with an entry in the audit log for each. */
export async function changeUser(
  parts: ChangeParts,
  actor: Actor,
  id: string,
  change: AdminUserChange,
): Promise<AdminUser> {
  const { database, now } = parts;
  await database.transaction().execute(async (transaction) => {
    await lockAdministrators(transaction, now());
    const user = await requireUser(transaction, id);
    if (change.role !== undefined && change.role !== user.role)
      await setRole(transaction, { user, role: change.role, actor, now: now() });
    if (change.disabled !== undefined && change.disabled !== (user.disabled_at !== null))
      await setDisabled(transaction, { user, disabled: change.disabled, actor, now: now() });
    if (change.authenticator === false) await removeFactor(transaction, "authenticators", { user, actor, now: now() });
    if (change.identities === false) await removeFactor(transaction, "identities", { user, actor, now: now() });
    if (change.passkeys === false) await removeFactor(transaction, "passkeys", { user, actor, now: now() });
    if (change.limits) await setLimits(transaction, { user, limits: change.limits, actor, now: now() });
  });
  return readUser(parts, id);
}

const factors = {
  authenticators: { owner: "id", action: "user.authenticator" },
  passkeys: { owner: "user_id", action: "user.passkeys" },
  identities: { owner: "user_id", action: "user.identities" },
} as const;

/** For a user who has lost it, or whose account at the provider is another one now. Ends the sessions, like a reset link. */
async function removeFactor(
  transaction: Database,
  table: keyof typeof factors,
  { user, actor, now }: Change,
): Promise<void> {
  const { owner, action } = factors[table];
  const { numDeletedRows } = await transaction.deleteFrom(table).where(owner, "=", user.id).executeTakeFirst();
  if (numDeletedRows === 0n) return;
  await transaction.deleteFrom("sessions").where("user_id", "=", user.id).execute();
  await recordEvent(transaction, { actor, action, subject: user.username }, now);
}

interface Change {
  readonly user: UserRow;
  readonly actor: Actor;
  readonly now: Moment;
}

/** Disabling ends sessions, and with them download codes, and links of emails. Tokens don't work while it lasts. */
async function setDisabled(
  transaction: Database,
  { user, disabled, actor, now }: Change & { readonly disabled: boolean },
): Promise<void> {
  if (disabled) {
    await requireAnotherAdministrator(transaction, user);
    for (const table of ["sessions", "download_codes", "password_resets"] as const)
      await transaction.deleteFrom(table).where("user_id", "=", user.id).execute();
  }
  await transaction
    .updateTable("users")
    .set({ disabled_at: disabled ? now : null })
    .where("id", "=", user.id)
    .execute();
  const action = disabled ? "user.disable" : "user.enable";
  await recordEvent(transaction, { actor, action, subject: user.username }, now);
}

/** Deletes an account, with the same result as its owner's deletion. The administrator has typed its name. */
export async function deleteUser(
  parts: Pick<AccountServices, "database" | "mailQueue" | "now">,
  actor: Actor,
  id: string,
  { username, public_projects }: ValidCall<"POST /api/admin/users/{id}/delete">["body"],
): Promise<QueuedMail | undefined> {
  return parts.database.transaction().execute(async (transaction) => {
    await lockAdministrators(transaction, parts.now());
    const user = await requireUser(transaction, id);
    if (accountKey(username) !== user.username_key) throw invalidField("username", messages.nameMismatch);
    return deleteAccount(parts, transaction, { user, actor, publicProjects: public_projects });
  });
}

async function setLimits(
  transaction: Database,
  { user, limits, actor, now }: Change & { readonly limits: NonNullable<AdminUserChange["limits"]> },
): Promise<void> {
  const columns = {
    ...(limits.projects !== undefined && { max_projects: limits.projects }),
    ...(limits.bytes !== undefined && { max_bytes: limits.bytes }),
    ...(limits.daily_renders !== undefined && { max_daily_renders: limits.daily_renders }),
  };
  if (Object.keys(columns).length === 0) return;
  await transaction.updateTable("users").set(columns).where("id", "=", user.id).execute();
  await recordEvent(transaction, { actor, action: "user.limits", subject: user.username, details: columns }, now);
}
