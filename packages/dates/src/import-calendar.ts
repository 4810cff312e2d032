import { type Message, MessageError } from "@octavo/foundation";
import { Budget, importLimits } from "./budget.ts";
import { type Component, parseComponents, propertiesOf, propertyOf } from "./components.ts";
import { decodeText } from "./decode-text.ts";
import { type CalendarEvent, readEvent } from "./event.ts";
import * as messages from "./messages.ts";
import { type Occurrence, occurrencesOf, type Window } from "./occurrences.ts";
import type { DateRow, ImportedDates, ImportOptions, RefusedImport } from "./row.ts";
import { compareRows, type DayRange, parseRange, rowTimesOf } from "./rows.ts";
import { unknownScale } from "./rule.ts";
import { titleNotes } from "./title-notes.ts";
import { daySeconds, parseText } from "./values.ts";
import { runtimeZone } from "./zone.ts";
import { ZonesOfFile } from "./zones-of-file.ts";

/**
 * Expands the events of an iCalendar file (RFC 5545) to rows. A file that is no calendar, is incomplete or exceeds a limit
 * is refused as a whole.
 */
export function importCalendar(file: Uint8Array | string, options: ImportOptions): ImportedDates | RefusedImport {
  try {
    return importFile(file, options);
  } catch (problem) {
    if (problem instanceof MessageError) return { refusals: [problem.data] };
    throw problem;
  }
}

function importFile(file: Uint8Array | string, options: ImportOptions): ImportedDates {
  const range = parseRange(options);
  const budget = new Budget();
  const target = runtimeZone(options.zone, budget);
  if (!target) throw new MessageError(messages.unknownTargetZone(options.zone));
  const { text, notes } = decodeFile(file);
  const { root, brokenLines } = parseComponents(text);
  const calendars = [...calendarsIn(root), root];
  const definitions = calendars.flatMap(({ children }) => children.filter(({ name }) => name === "VTIMEZONE"));
  const zones = new ZonesOfFile(definitions, budget);
  const read = readEvents(calendars, zones, budget);
  const { events, olderVersions } = withoutOlderVersions(read.events);
  const window = { from: range.first * daySeconds, to: (range.last + 1) * daySeconds, target };
  const name = options.name ?? (nameOf(calendars) || (options.fallbackName ?? ""));
  const rows = rowsOf(events, { calendar: name, untitled: options.untitled ?? "Untitled", window, range, budget });
  return {
    name,
    rows,
    notes: shortened([
      ...notes,
      ...zones.notes(),
      ...events.flatMap(({ title, unknownRules }) =>
        unknownRules.map((rule) => {
          const scale = unknownScale(rule);
          return scale === undefined
            ? messages.unknownRule(title, rule.slice(0, 200))
            : messages.unknownScale(title, scale.slice(0, 40));
        }),
      ),
      ...counted(
        messages.unreadExceptions,
        sumOf(events, ({ unread }) => unread.exceptions),
      ),
      ...counted(
        messages.unreadDates,
        sumOf(events, ({ unread }) => unread.dates),
      ),
      ...counted(messages.undated, read.undated),
      ...counted(messages.cancelled, events.filter(({ isCancelled }) => isCancelled).length),
      ...counted(messages.freeBusy, countOf(calendars, "VFREEBUSY")),
      ...counted(messages.olderVersions, olderVersions),
      ...counted(messages.tasks, countOf(calendars, "VTODO", "VJOURNAL")),
      ...counted(messages.brokenLines, brokenLines),
      ...titleNotes(rows, options),
    ]),
  };
}

/** Calendars, also those inside of others. */
function calendarsIn({ children }: Component): readonly Component[] {
  const calendars = children.filter(({ name }) => name === "VCALENDAR");
  return calendars.flatMap((calendar) => [calendar, ...calendarsIn(calendar)]);
}

function decodeFile(file: Uint8Array | string) {
  if (file.length > importLimits.bytes) throw new MessageError(messages.tooLarge(importLimits.bytes / (1024 * 1024)));
  return typeof file === "string" ? { text: file, notes: [] } : decodeText(file);
}

function nameOf(calendars: readonly Component[]): string {
  const names = calendars.flatMap((calendar) => [
    ...propertiesOf(calendar, "NAME"),
    ...propertiesOf(calendar, "X-WR-CALNAME"),
  ]);
  return parseText(names[0]?.value ?? "").slice(0, importLimits.title);
}

function readEvents(calendars: readonly Component[], zones: ZonesOfFile, budget: Budget) {
  const events: CalendarEvent[] = [];
  let undated = 0;
  for (const calendar of calendars) {
    const isCancelled = propertyOf(calendar, "METHOD")?.value.trim().toUpperCase() === "CANCEL";
    for (const component of calendar.children) {
      if (component.name !== "VEVENT") continue;
      const fallbackUid = `event-${events.length + undated + 1}`;
      const event = readEvent(component, { zones, budget, isCancelled, fallbackUid });
      if (event) events.push(event);
      else undated++;
    }
  }
  return { events, undated };
}

/** Keeps the newest version of each event and of each changed occurrence. */
function withoutOlderVersions(all: readonly CalendarEvent[]) {
  const versions = Map.groupBy(all, ({ uid, recurrenceId }) => JSON.stringify([uid, recurrenceId?.at]));
  const events = [...versions.values()].flatMap((group) => {
    const newest = group.reduce((most, { sequence }) => Math.max(most, sequence), 0);
    const current = group.filter(({ sequence }) => sequence === newest);
    // Some programs give the same UID to different events.
    return [...Map.groupBy(current, ({ start }) => start.at).values()].flatMap(latest);
  });
  const kept = new Set(events);
  return { events: all.filter((event) => kept.has(event)), olderVersions: all.length - kept.size };
}

/** Events of the last change, one for each title. A cancellation wins, then the last one in the file. */
function latest(versions: readonly CalendarEvent[]): readonly CalendarEvent[] {
  const last = versions.reduce((most, { changed }) => Math.max(most, changed), 0);
  const current = versions.filter(({ changed }) => changed === last);
  const cancellation = current.findLast(({ isCancelled }) => isCancelled);
  return cancellation ? [cancellation] : [...new Map(current.map((event) => [event.title, event])).values()];
}

interface RowContext {
  readonly calendar: string;
  readonly untitled: string;
  readonly window: Window;
  readonly range: DayRange;
  readonly budget: Budget;
}

function rowsOf(events: readonly CalendarEvent[], context: RowContext): readonly DateRow[] {
  const rows: DateRow[] = [];
  for (const series of Map.groupBy(events, ({ uid }) => uid).values()) {
    context.budget.spend(5);
    for (const occurrence of occurrencesOf(series, context.window, context.budget)) addRows(rows, occurrence, context);
  }
  return rows.sort(compareRows);
}

function addRows(rows: DateRow[], { event, start, end }: Occurrence, context: RowContext): void {
  const { title, uid, categories, isBirthday, birthYear } = event;
  for (const times of rowTimesOf({ start, end, isDate: event.start.isDate }, context.range)) {
    context.budget.addRow();
    const age = birthYear === undefined ? 0 : Number(times.date.slice(0, 4)) - birthYear;
    rows.push({
      ...times,
      title: title || context.untitled,
      calendar: context.calendar,
      uid,
      ...(isBirthday && { kind: "birthday" }),
      ...(categories.length > 0 && { categories }),
      ...(age > 0 && { age }),
    });
  }
}

function countOf(calendars: readonly Component[], ...names: readonly string[]): number {
  return calendars.flatMap(({ children }) => children.filter(({ name }) => names.includes(name))).length;
}

function sumOf(events: readonly CalendarEvent[], numberOf: (event: CalendarEvent) => number): number {
  return events.reduce((sum, event) => sum + numberOf(event), 0);
}

function counted(note: (count: number) => Message, count: number): readonly Message[] {
  return count > 0 ? [note(count)] : [];
}

function shortened(notes: readonly Message[]): readonly Message[] {
  const { notes: limit } = importLimits;
  return notes.length <= limit ? notes : [...notes.slice(0, limit), messages.furtherNotes(notes.length - limit)];
}
