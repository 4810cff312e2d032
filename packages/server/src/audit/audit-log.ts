import { randomUUID } from "node:crypto";
import { type AuditEntry, type JsonAnswer, type ValidCall } from "@octavo/contract";
import { sql } from "kysely";
import type { Caller } from "../http/caller.ts";
import { formatMoment } from "../http/clock.ts";
import { deleteInBatches } from "../store/delete-in-batches.ts";
import { escapePattern, foldText, searchPattern } from "../store/fold-text.ts";
import type { Database, Moment } from "../store/tables.ts";

/** Person who acts. Undefined stands for the command line. */
export type Actor = Pick<Caller, "userId" | "username"> | undefined;

/** Changes of the ways to sign in. */
export type SecurityAction =
  | "address.request"
  | "authenticator.add"
  | "authenticator.remove"
  | "identity.link"
  | "passkey.add"
  | "passkey.remove"
  | "password.change"
  | "password.remove"
  | "password.reset"
  | "recovery_code.use"
  | "username.change";

type AuditAction =
  | SecurityAction
  | "invitation.create"
  | "invitation.revoke"
  | "invitation.use"
  | "mail.test"
  | "report.dismiss"
  | "report.take_down"
  | "report.undo"
  | "settings.change"
  | "sign_in"
  | "sign_in.failed"
  | "terms.change"
  | "user.create"
  | "user.delete"
  | "user.disable"
  | "user.enable"
  | "user.first"
  | "user.grant"
  | "user.limits"
  | "user.reset"
  | "user.authenticator"
  | "user.address"
  | "user.identities"
  | "user.keep"
  | "user.passkeys"
  | "user.revoke";

export interface AuditEvent {
  readonly actor: Actor;
  readonly action: AuditAction;
  /** Name of the changed account, project or setting. */
  readonly subject: string;
  /** Never a secret, and nothing from private projects. */
  readonly details?: AuditEntry["details"];
}

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Adds an entry, in the transaction of the change. Nothing else writes to the log. */
export async function recordEvent(
  database: Database,
  { actor, action, subject, details = {} }: AuditEvent,
  now: Moment,
): Promise<void> {
  await database
    .insertInto("audit_entries")
    .values({
      id: randomUUID(),
      at: now,
      actor_id: actor?.userId ?? null,
      actor_name: actor?.username ?? "",
      action,
      subject,
      details: JSON.stringify(details),
      search_text: foldText(`${actor?.username ?? ""} ${subject}`),
    })
    .execute();
}

/** `searches` reads all entries for some filters. */
export async function listAudit(
  searches: Database,
  { action, person, limit, offset }: ValidCall<"GET /api/admin/audit">["query"],
): Promise<JsonAnswer<"GET /api/admin/audit">> {
  const found = searches
    .selectFrom("audit_entries")
    .$if(action !== "", (query) => query.where(sql<boolean>`action like ${`${escapePattern(action)}%`} escape '\\'`))
    .$if(person !== "", (query) => query.where(sql<boolean>`search_text like ${searchPattern(person)} escape '\\'`));
  const rows = await found
    .selectAll()
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  const entries = rows.map(({ id, at, actor_id, actor_name, action, subject, details }) => ({
    id,
    at: formatMoment(at),
    actor: actor_id === null && actor_name === "" ? null : actor_name,
    action,
    subject,
    details: JSON.parse(details) as AuditEntry["details"],
  }));
  return { entries, total };
}

/** Deletes entries whose time is over. Any server may do it. */
export async function deleteOldEntries(database: Database, now: Moment, keptDays: number): Promise<void> {
  const until = now - keptDays * dayMilliseconds;
  await deleteInBatches(database, { table: "audit_entries", key: "id", column: "at", until });
}
