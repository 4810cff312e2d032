import { errorMessages as messages } from "@octavo/contract";
import { type Message, MessageError } from "@octavo/foundation";
import type { FastifyBaseLogger } from "fastify";
import type { SecretBox } from "../auth/secret-box.ts";
import { ApiError, requireFound } from "../http/api-error.ts";
import type { Download } from "../http/guarded-download.ts";
import type { AllowedHosts, LookUp } from "../http/public-address.ts";
import type { MailQueue } from "../mail/mail-queue.ts";
import { editProject, requireProject } from "../projects/edit-project.ts";
import type { Author, ProjectServices } from "../projects/project-services.ts";
import type { Semaphore } from "../store/semaphore.ts";
import type { CalendarAddressRow, Database, Moment } from "../store/tables.ts";
import type { CalendarRows } from "../worker/calendar-rows.ts";
import { queueFailedCalendar } from "./failed-calendar-email.ts";
import { fetchCalendar } from "./fetch-calendar.ts";
import { changeCalendar, findCalendar, recordFailure } from "./store.ts";

export interface RefreshParts {
  readonly services: ProjectServices;
  readonly secretBox: SecretBox;
  readonly mailQueue: MailQueue;
  readonly allowed: AllowedHosts;
  readonly lookUp?: LookUp | undefined;
  readonly log: FastifyBaseLogger;
  /** Limits the downloads of this server. */
  readonly downloads: Semaphore;
  /** Aborted when the server closes. */
  readonly signal: AbortSignal;
}

export interface Refreshed {
  readonly row: CalendarAddressRow;
  readonly state: "changed" | "unchanged" | "failed";
  readonly notes: readonly Message[];
}

const hour = 60 * 60 * 1000;
/** Time to the next attempt, and after the owner was told of failures. */
const intervals = { usual: 8 * hour, failing: 24 * hour } as const;
/** Of attempts that failed because the server is busy. */
const pauseMilliseconds = hour / 4;

/** Spreads the attempts, so that calendars that were added together are not read together. */
function nextAttempt(now: Moment, failures: number): Moment {
  const interval = failures < 3 ? intervals.usual : intervals.failing;
  return now + Math.round(interval * (0.85 + 0.3 * Math.random()));
}

/** Identifies the owner of a sealed address. */
const sealedFor = (id: string) => `calendar:${id}`;

export function sealAddress(secretBox: SecretBox, id: string, address: string): string {
  return secretBox.seal(Buffer.from(address), sealedFor(id));
}

/** Returns undefined if the key of the site has changed. */
export function openAddress(
  secretBox: SecretBox,
  { id, address }: Pick<CalendarAddressRow, "id" | "address">,
): string | undefined {
  const opened = secretBox.open(address, sealedFor(id));
  return opened && Buffer.from(opened).toString();
}

/**
 * Reads a calendar again that this server has claimed, and releases it. A failure is recorded, and the plan keeps its rows. Throws if
 * a later attempt can succeed although neither the plan nor the calendar changes.
 */
export async function refreshClaimed(
  parts: RefreshParts,
  claimed: CalendarAddressRow,
  options: { readonly mayAdd: boolean },
): Promise<Refreshed> {
  const { database, now } = parts.services;
  try {
    const { change, ...found } = await readAgain(parts, claimed, options);
    const row = await changeCalendar(database, claimed.id, {
      ...change,
      tried_at: now(),
      leased_until: 0,
      next_at: nextAttempt(now(), 0),
    });
    return { ...found, row: requireFound(row, messages.calendarNotFound) };
  } catch (problem) {
    const failure = failureOf(problem);
    if (failure) return recordProblem(parts, claimed, failure);
    await changeCalendar(database, claimed.id, { leased_until: 0, next_at: now() + pauseMilliseconds });
    throw problem;
  }
}

/** Returns undefined for problems that have their cause in this server. */
function failureOf(problem: unknown): Message | undefined {
  if (!(problem instanceof MessageError)) return undefined;
  const isPassing = problem instanceof ApiError && (problem.status >= 500 || problem.retryAfterSeconds !== undefined);
  return isPassing ? undefined : problem.data;
}

async function recordProblem(
  { services: { database, now }, mailQueue, log }: RefreshParts,
  { id, project_id, failures }: CalendarAddressRow,
  problem: Message,
): Promise<Refreshed> {
  // Values of the message could be texts of the calendar.
  log.warn({ calendar: id, project: project_id, problem: problem.text }, "a calendar could not be read");
  const change = { problem: JSON.stringify(problem), tried_at: now(), next_at: nextAttempt(now(), failures + 1) };
  const { row, mail } = await database.transaction().execute(async (transaction) => {
    const recorded = await recordFailure(transaction, id, change);
    const { row, isTold } = requireFound(recorded, messages.calendarNotFound);
    return { row, mail: isTold ? await queueFailedCalendar(mailQueue, transaction, id) : undefined };
  });
  if (mail) mailQueue.sendNow(mail);
  return { row, state: "failed", notes: [] };
}

type Change = Partial<CalendarAddressRow>;

interface ReadAgain extends Omit<Refreshed, "row"> {
  readonly change: Change;
}

async function readAgain(
  parts: RefreshParts,
  row: CalendarAddressRow,
  { mayAdd }: { readonly mayAdd: boolean },
): Promise<ReadAgain> {
  const { services, secretBox } = parts;
  const author = await authorOfOwner(parts, row.project_id);
  const { document } = await requireProject(services.database, author.userId, row.project_id);
  const { range, name, isCurrent } = await services.render.run("findCalendar", { document, link: row }, author.job);
  if (!range) throw new MessageError(messages.planWithoutDates);
  if (name === undefined && !mayAdd)
    return { state: "unchanged", notes: [], change: { problem: JSON.stringify(messages.calendarNotInPlan) } };
  const date_range = `${range.from}/${range.to}`;
  const address = openAddress(secretBox, row);
  if (address === undefined) throw new MessageError(messages.calendarSealed);
  const known = isCurrent && row.date_range === date_range;
  const fetched = await fetchOnce(parts, address, known ? row : undefined);
  const { now } = services;
  const success = {
    fetched_at: now(),
    failures: 0,
    problem: null,
    date_range,
    ...validatorsOf(fetched),
    ...(name !== undefined && { name }),
  };
  if (!fetched.body) return { state: "unchanged", notes: [], change: success };
  const request = { file: fetched.body, range, zone: row.zone };
  const read = await services.render.run("readCalendar", request, author.job);
  if ("refusal" in read) throw new MessageError(read.refusal);
  const { rows_hash, notes } = read;
  if (isCurrent && rows_hash === row.rows_hash) return { state: "unchanged", notes, change: success };
  const placed = await placeRows(parts, row, author, read);
  return { state: "changed", notes, change: { ...success, rows_hash, name: placed } };
}

function fetchOnce(parts: RefreshParts, address: string, row: CalendarAddressRow | undefined): Promise<Download> {
  const { allowed, lookUp, signal, downloads } = parts;
  const known = row && { etag: row.etag, lastModified: row.last_modified };
  return downloads.run(() => fetchCalendar(address, { allowed, signal, known, ...(lookUp && { lookUp }) }));
}

function validatorsOf({ etag, lastModified }: Download): Change {
  return { etag, last_modified: lastModified };
}

/** Writes the rows like an edit of the plan, so that the content before is a version. Returns the calendar's name in the plan. */
async function placeRows(
  { services }: RefreshParts,
  row: CalendarAddressRow,
  author: Author,
  { rows, name: ownName }: CalendarRows,
): Promise<string> {
  requireFound(await findCalendar(services.database, row.id), messages.calendarNotFound);
  let placed = "";
  await editProject(services, author, { id: row.project_id, revision: undefined }, async ({ open }) => {
    const before = await open();
    const link = { name: row.name || ownName || "Calendar", rows_hash: row.rows_hash };
    const imported = dayIn(row.zone, services.now());
    const request = { document: before, link, rows, imported };
    const { name, document: after } = await services.render.run("placeCalendar", request, author.job);
    placed = name;
    return { document: { before, after } };
  });
  return placed;
}

/** Jobs for calendars are those of one owner, so that they don't delay users who wait. */
async function authorOfOwner({ services: { database }, signal }: RefreshParts, projectId: string): Promise<Author> {
  const owner = await ownerOf(database, projectId);
  const { id: userId, username } = requireFound(owner, messages.projectNotFound);
  return { userId, username, bytes: 0, job: { owner: "calendar-addresses", signal } };
}

function ownerOf(database: Database, projectId: string) {
  return database
    .selectFrom("projects")
    .innerJoin("users", "users.id", "projects.owner_id")
    .select(["users.id", "users.username"])
    .where("projects.id", "=", projectId)
    .where("projects.deleted_at", "is", null)
    .executeTakeFirst();
}

/** `YYYY-MM-DD` */
function dayIn(zone: string, moment: Moment): string {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    calendar: "gregory",
    numberingSystem: "latn",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts(moment);
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}`;
}
