import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { calendarLimits, type JsonAnswer, errorMessages as messages, type ValidCall } from "@octavo/contract";
import { MessageError } from "@octavo/foundation";
import { lockUser } from "../auth/lock-user.ts";
import { ApiError, requireFound } from "../http/api-error.ts";
import type { Caller } from "../http/caller.ts";
import { invalidField } from "../http/invalid-field.ts";
import type { LimitRate } from "../http/limit-rate.ts";
import { requireRow } from "../projects/edit-project.ts";
import { readSetting } from "../site-settings/site-settings.ts";
import type { CalendarAddressRow, Database } from "../store/tables.ts";
import { calendarUrl } from "./calendar-url.ts";
import { openAddress, type Refreshed, type RefreshParts, refreshClaimed, sealAddress } from "./refresh-calendar.ts";
import {
  calendarsOf,
  claimCalendar,
  countCalendars,
  deleteCalendar,
  describeCalendar,
  dueCalendars,
  findCalendar,
  insertCalendar,
} from "./store.ts";

/** Result for one address of a project's calendars. */
export interface RefreshedCalendar {
  /** Shortened, because the rest is a secret. */
  readonly address: string;
  readonly state: "changed" | "unchanged" | "failed";
}

export interface Parts extends RefreshParts {
  readonly limitRate: LimitRate;
}

/** Longer than a download and its jobs take. A server that takes longer has failed. */
const leaseMilliseconds = 5 * 60 * 1000;
/** Time to wait for another server that reads the same calendar. */
const waitMilliseconds = 30_000;
const pollMilliseconds = 250;
const batch = 20;

type Answer<Name extends "add" | "refresh"> = JsonAnswer<
  Name extends "add"
    ? "POST /api/projects/{id}/calendar-addresses"
    : "POST /api/projects/{id}/calendar-addresses/{calendar}/refresh"
>;
type NewCalendar = ValidCall<"POST /api/projects/{id}/calendar-addresses">["body"];

/** Calendars that the server reads from addresses, for the dates of plans (docs/decisions/0095). */
export class CalendarAddresses {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async list({ userId }: Caller, projectId: string): Promise<JsonAnswer<"GET /api/projects/{id}/calendar-addresses">> {
    const { database } = this.#parts.services;
    await requireRow(database, userId, projectId);
    return {
      addresses: (await calendarsOf(database, projectId)).map(describeCalendar),
      used: await countCalendars(database, userId),
      limit: await limitOf(database),
    };
  }

  /** Throws an `ApiError` if the calendar can't be read. Then nothing is stored. */
  async add(caller: Caller, projectId: string, body: NewCalendar): Promise<Answer<"add">> {
    const { database } = this.#parts.services;
    await requireRow(database, caller.userId, projectId);
    await this.#requireAllowed(caller);
    const row = await this.#reserve(caller, projectId, body);
    try {
      const added = await refreshClaimed(this.#parts, row, { mayAdd: true });
      if (added.state === "failed") throw invalidField("address", problemOf(added));
      return { calendar: describeCalendar(added.row), notes: [...added.notes] };
    } catch (problem) {
      await deleteCalendar(database, projectId, row.id);
      throw problem;
    }
  }

  /** Reads a calendar again. Adds it to the plan if it is no longer there. */
  async refresh(caller: Caller, projectId: string, id: string): Promise<Answer<"refresh">> {
    const { database } = this.#parts.services;
    await requireRow(database, caller.userId, projectId);
    const row = await findCalendar(database, id);
    if (row?.project_id !== projectId) throw new ApiError("NOT_FOUND", messages.calendarNotFound);
    await this.#requireAllowed(caller);
    const { row: after, state, notes } = await this.#refreshOne(row, { mayAdd: true });
    return { calendar: describeCalendar(after), state, notes: [...notes] };
  }

  async remove({ userId }: Caller, projectId: string, id: string): Promise<void> {
    const { database } = this.#parts.services;
    await requireRow(database, userId, projectId);
    if (!(await deleteCalendar(database, projectId, id))) throw new ApiError("NOT_FOUND", messages.calendarNotFound);
  }

  /** Reads all calendars of a project again. A calendar that the owner has removed from the plan stays removed. */
  async refreshProjectCalendars(projectId: string): Promise<readonly RefreshedCalendar[]> {
    const { database } = this.#parts.services;
    if ((await limitOf(database)) === 0) return [];
    const rows = await calendarsOf(database, projectId);
    return Promise.all(
      rows.map(async (row) => {
        const state = await this.#stateOf(row);
        return { address: `${row.host}/…`, state };
      }),
    );
  }

  async #stateOf(row: CalendarAddressRow): Promise<RefreshedCalendar["state"]> {
    try {
      return (await this.#refreshOne(row, { mayAdd: false })).state;
    } catch (err) {
      this.#parts.log.error({ err, calendar: row.id }, "reading a calendar again failed");
      return "failed";
    }
  }

  /** Reads the calendars that are due, unless the site reads none. */
  async refreshDue(): Promise<void> {
    const { services, log, signal } = this.#parts;
    const { database, now } = services;
    if ((await limitOf(database)) === 0) return;
    const next = () => dueCalendars(database, now(), batch);
    // Each attempt sets the time of the next one, so this loop ends.
    for (let ids = await next(); ids.length > 0 && !signal.aborted; ids = await next())
      await Promise.all(
        ids.map(async (id) => {
          const claimed = await this.#claim(id);
          if (!claimed) return;
          await refreshClaimed(this.#parts, claimed, { mayAdd: false }).catch((err: unknown) => {
            if (!signal.aborted) log.error({ err, calendar: id }, "reading a calendar again failed");
          });
        }),
      );
  }

  async #requireAllowed({ userId }: Caller): Promise<void> {
    if ((await limitOf(this.#parts.services.database)) === 0)
      throw new ApiError("FORBIDDEN", messages.calendarAddressesOff);
    await this.#parts.limitRate(`calendars:${userId}`, { limit: calendarLimits.askedPerHour, seconds: 3600 });
  }

  /** Adds a calendar without rows, so that two requests at the same time don't exceed the limit together. */
  async #reserve({ userId }: Caller, projectId: string, body: NewCalendar): Promise<CalendarAddressRow> {
    const { services, secretBox } = this.#parts;
    const { database, now } = services;
    const url = urlOf(body.address);
    const id = randomUUID();
    return database.transaction().execute(async (transaction) => {
      await lockUser(transaction, userId);
      const limit = await limitOf(transaction);
      if ((await countCalendars(transaction, userId)) >= limit)
        throw new ApiError("QUOTA_EXCEEDED", messages.tooManyCalendarAddresses(limit));
      const known = await calendarsOf(transaction, projectId);
      if (known.some((row) => openAddress(secretBox, row) === url.href))
        throw new ApiError("NAME_TAKEN", messages.calendarAddressKnown);
      return insertCalendar(transaction, {
        id,
        project_id: projectId,
        address: sealAddress(secretBox, id, url.href),
        host: url.host,
        zone: body.zone,
        name: body.name ?? "",
        rows_hash: "",
        date_range: "",
        next_at: now() + leaseMilliseconds,
        leased_until: now() + leaseMilliseconds,
        created_at: now(),
      });
    });
  }

  #claim(id: string): Promise<CalendarAddressRow | undefined> {
    const { database, now } = this.#parts.services;
    return claimCalendar(database, id, { now: now(), until: now() + leaseMilliseconds });
  }

  async #refreshOne(row: CalendarAddressRow, options: { readonly mayAdd: boolean }): Promise<Refreshed> {
    const claimed = await this.#claim(row.id);
    return claimed ? refreshClaimed(this.#parts, claimed, options) : this.#resultOfOther(row);
  }

  /** Waits for the attempt of another request or server, and returns its result. */
  async #resultOfOther(before: CalendarAddressRow): Promise<Refreshed> {
    const { services, signal } = this.#parts;
    const find = async () => requireFound(await findCalendar(services.database, before.id), messages.calendarNotFound);
    let row = await find();
    for (let waited = 0; row.leased_until > services.now() && waited < waitMilliseconds; waited += pollMilliseconds) {
      await sleep(pollMilliseconds, undefined, { signal });
      row = await find();
    }
    const state = row.rows_hash === before.rows_hash ? "unchanged" : "changed";
    return { row, notes: [], state: row.failures > 0 ? "failed" : state };
  }
}

function limitOf(database: Database): Promise<number> {
  return readSetting(database, "calendar_addresses_per_user");
}

function urlOf(address: string): URL {
  try {
    return calendarUrl(address);
  } catch (problem) {
    if (problem instanceof MessageError) throw invalidField("address", problem.data);
    throw problem;
  }
}

function problemOf({ row }: Refreshed) {
  return describeCalendar(row).problem ?? messages.calendarUnreadable;
}
