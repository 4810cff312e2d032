import { type CalendarAddress, calendarLimits } from "@octavo/contract";
import type { Message } from "@octavo/foundation";
import type { Insertable, Updateable } from "kysely";
import { formatMoment } from "../http/clock.ts";
import type { CalendarAddressRow, CalendarAddressTable, Database, Moment } from "../store/tables.ts";

export function insertCalendar(database: Database, row: Insertable<CalendarAddressTable>): Promise<CalendarAddressRow> {
  return database.insertInto("calendar_addresses").values(row).returningAll().executeTakeFirstOrThrow();
}

export async function deleteCalendar(database: Database, projectId: string, id: string): Promise<boolean> {
  const deleted = await database
    .deleteFrom("calendar_addresses")
    .where("id", "=", id)
    .where("project_id", "=", projectId)
    .returning("id")
    .executeTakeFirst();
  return deleted !== undefined;
}

export function calendarsOf(database: Database, projectId: string): Promise<CalendarAddressRow[]> {
  return database
    .selectFrom("calendar_addresses")
    .selectAll()
    .where("project_id", "=", projectId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export function findCalendar(database: Database, id: string): Promise<CalendarAddressRow | undefined> {
  return database.selectFrom("calendar_addresses").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Counts the calendars in all projects of a user, also in deleted ones, which can be restored. */
export async function countCalendars(database: Database, ownerId: string): Promise<number> {
  const { count } = await database
    .selectFrom("calendar_addresses")
    .innerJoin("projects", "projects.id", "calendar_addresses.project_id")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("projects.owner_id", "=", ownerId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Ids of the calendars whose next attempt is due, without those of deleted projects and disabled accounts. */
export async function dueCalendars(database: Database, now: Moment, limit: number): Promise<readonly string[]> {
  const due = await database
    .selectFrom("calendar_addresses")
    .innerJoin("projects", "projects.id", "calendar_addresses.project_id")
    .innerJoin("users", "users.id", "projects.owner_id")
    .select("calendar_addresses.id")
    .where("next_at", "<=", now)
    .where("leased_until", "<=", now)
    .where("projects.deleted_at", "is", null)
    .where("users.disabled_at", "is", null)
    .orderBy("next_at")
    .limit(limit)
    .execute();
  return due.map(({ id }) => id);
}

/** Claims a calendar until `until`. Returns undefined if another attempt is running. */
export function claimCalendar(
  database: Database,
  id: string,
  { now, until }: { readonly now: Moment; readonly until: Moment },
): Promise<CalendarAddressRow | undefined> {
  return database
    .updateTable("calendar_addresses")
    .set({ leased_until: until })
    .where("id", "=", id)
    .where("leased_until", "<=", now)
    .returningAll()
    .executeTakeFirst();
}

export function changeCalendar(
  database: Database,
  id: string,
  change: Updateable<CalendarAddressTable>,
): Promise<CalendarAddressRow | undefined> {
  return database.updateTable("calendar_addresses").set(change).where("id", "=", id).returningAll().executeTakeFirst();
}

/** Records a failure. `isTold` is true for the one after which the owner is told. */
export async function recordFailure(
  database: Database,
  id: string,
  change: Pick<CalendarAddressRow, "problem" | "tried_at" | "next_at">,
): Promise<{ readonly row: CalendarAddressRow; readonly isTold: boolean } | undefined> {
  const row = await database
    .updateTable("calendar_addresses")
    .set((known) => ({ ...change, leased_until: 0, failures: known("failures", "+", 1) }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  return row && { row, isTold: row.failures === calendarLimits.toldAfter };
}

/** Row as its owner sees it: without the address. */
export function describeCalendar(row: CalendarAddressRow): CalendarAddress {
  const { id, name, host, fetched_at, tried_at, failures, problem } = row;
  return {
    id,
    name,
    host,
    fetched_at: fetched_at === null ? null : formatMoment(fetched_at),
    tried_at: tried_at === null ? null : formatMoment(tried_at),
    failures,
    problem: problem === null ? null : (JSON.parse(problem) as Message),
  };
}
