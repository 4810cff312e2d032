/** Selects entries of a day, and links them. */

import { addDays, type CivilDate, formatDate, isSameDay, parseDate, weekdayOf } from "@octavo/foundation";
import type { DisplayItem, LinkItem, PathItem, TextItem } from "../display/display-list.ts";
import { rectSegment } from "../display/paths.ts";
import { dayName, eventName } from "../language/destination-names.ts";
import { type DateEntry, isHoliday } from "../model/date-row.ts";
import type { EntryLinks, EventCell, LineOptions, MarkedDay } from "../model/event-drawing.ts";
import { choice, color, flag, number, type PropertiesOf, text } from "../model/property.ts";
import { weekdayNumber } from "../model/template.ts";
import type { WidgetContext } from "../model/widget-definition.ts";
import type { PathSegment, Rect } from "../primitives/geometry.ts";

export const shownEntries = ["everything", "events", "holidays", "birthdays"] as const;

const shownWhen = { show_events: [true] };

export const eventSize = number({
  label: "Event size (0 is automatic)",
  min: 0,
  max: 24,
  step: 0.5,
  default: 0,
  unit: "pt",
  scaling: "type",
});

/** Properties of widgets that show events in the cells of days. */
export const cellEventProperties = {
  event_entries: choice([...shownEntries, "nothing"], { label: "Show", default: "everything", shownWhen }),
  event_calendars: text({ label: "Only calendars", default: "", shownWhen }),
  event_size: { ...eventSize, shownWhen },
  days_off: choice(["shading", "band", "nothing"], { label: "Mark days off with", default: "shading", shownWhen }),
  days_off_color: color({
    label: "Color of days off",
    default: "#dddddd",
    shownWhen: { show_events: [true], days_off: ["shading"] },
  }),
  vacations: flag({
    label: "Vacations are days off",
    default: true,
    shownWhen: { show_events: [true], days_off: ["shading", "band"] },
  }),
};

interface CellOptions extends Pick<PropertiesOf<typeof cellEventProperties>, "event_entries" | "event_calendars"> {
  readonly show_events: boolean;
}

/** False for cells that only mark days off. */
export function hasNames({ show_events, event_entries }: Omit<CellOptions, "event_calendars">): boolean {
  return show_events && event_entries !== "nothing";
}

/** Entries of cells. Those of cells without names count for days off. */
export function cellFilter({ event_entries, event_calendars }: Omit<CellOptions, "show_events">): EntryFilter {
  return { entries: event_entries === "nothing" ? "everything" : event_entries, calendars: event_calendars };
}

/** Without appointments, which nearly every day can have. */
const allDay = "all-day entries";

/** Properties of small calendars, which have no room for names. */
export const dayMarkProperties = {
  mark_days: choice(["nothing", ...shownEntries, allDay], { label: "Mark days with", default: "nothing" }),
  holiday_color: color({
    label: "Holiday color",
    default: "#dddddd",
    shownWhen: { mark_days: ["everything", "holidays", allDay] },
  }),
};

interface MarkOptions extends PropertiesOf<typeof dayMarkProperties> {
  readonly event_calendars: string;
}

export interface EntryFilter {
  readonly entries: (typeof shownEntries)[number];
  /** Names between commas. Empty means all. */
  readonly calendars: string;
}

export function entriesOn(date: CivilDate, filter: EntryFilter, context: Pick<WidgetContext, "dates">) {
  const dates = context.dates();
  if (dates.isEmpty) return [];
  const found = dates.on(formatDate(date));
  if (filter.entries === "everything" && filter.calendars === "") return found;
  const names = filter.calendars.split(",").map((name) => name.trim().toLowerCase());
  const isNamed = ({ calendar }: DateEntry) => filter.calendars.trim() === "" || names.includes(calendar.toLowerCase());
  return found.filter((entry) => isShown(entry, filter.entries) && isNamed(entry));
}

export function markedEntries(
  date: CivilDate,
  { mark_days, event_calendars: calendars }: MarkOptions,
  context: WidgetContext,
): readonly DateEntry[] {
  if (mark_days === "nothing") return [];
  if (mark_days !== allDay) return entriesOn(date, { entries: mark_days, calendars }, context);
  return entriesOn(date, { entries: "everything", calendars }, context).filter(({ start }) => start === undefined);
}

/** Marks of days with entries. Empty while their drawing is loading. */
export function dayMarks(
  days: readonly MarkedDay[],
  { holiday_color }: MarkOptions,
  context: WidgetContext,
): readonly DisplayItem[] {
  const marked = days.filter(({ entries }) => entries.length > 0);
  const drawing = marked.length > 0 ? context.eventDrawing() : undefined;
  return drawing?.dayMarks(marked, holiday_color, context) ?? [];
}

function isShown(entry: DateEntry, shown: EntryFilter["entries"]): boolean {
  if (shown === "everything") return true;
  if (shown === "birthdays") return entry.kind === "birthday";
  return isHoliday(entry) === (shown === "holidays");
}

/** True for all days of an entry that has several. */
const isVacation = ({ start, days = 1 }: DateEntry): boolean => start === undefined && days > 1;

type DayOffOptions = Pick<PropertiesOf<typeof cellEventProperties>, "days_off" | "days_off_color" | "vacations">;

interface EventDay {
  readonly area: Rect;
  readonly entries: readonly DateEntry[];
}

/** Thickness of the band at the foot of a day off, or at the end of a row of a list, in points. */
export const dayOffBand = 2.5;

/** Marks the cells of days off. A single path, because viewers may show a seam between two adjacent fills. */
export function daysOff(
  days: readonly EventDay[],
  { days_off, days_off_color, vacations }: DayOffOptions,
  { style }: WidgetContext,
  isList = false,
): readonly PathItem[] {
  const isDayOff = (entry: DateEntry) => entry.kind === "holiday" || (vacations && isVacation(entry));
  const cells = days.flatMap(({ area, entries }) => (entries.some(isDayOff) ? [area] : []));
  if (cells.length === 0 || days_off === "nothing") return [];
  if (days_off === "shading")
    return days_off_color ? [{ kind: "path", segments: cells.map(rectSegment), fill: days_off_color }] : [];
  const bands = cells.map((cell) =>
    isList
      ? { ...cell, x: cell.x + cell.width - dayOffBand, width: dayOffBand }
      : { ...cell, y: cell.y + cell.height - dayOffBand, height: dayOffBand },
  );
  return [{ kind: "path", segments: bands.map(rectSegment), fill: style.color }];
}

/** On the page of a day, its entries do not link to it. The page of a week or a month has the date of its first day. */
export function linksOn(date: CivilDate, context: WidgetContext): EntryLinks {
  const own = context.date();
  if (!own || !isSameDay(own, date) || !isPageOf(date, context)) return "page or day";
  return context.hasDestinationPrefix("event:") ? "own page" : "none";
}

function isPageOf(date: CivilDate, context: WidgetContext): boolean {
  return context
    .linkIfPresent(noRect, dayName(date))
    .every(({ target }) => target.to === "page" && String(target.page) === context.variable("page"));
}

const noRect: Rect = { x: 0, y: 0, width: 0, height: 0 };

export function entryLink(
  entry: DateEntry,
  rect: Rect,
  links: EntryLinks,
  context: WidgetContext,
): readonly DisplayItem[] {
  if (links === "none") return [];
  const own = context.hasDestinationPrefix("event:") ? context.linkIfPresent(rect, pageOf(entry, context)) : [];
  return own.length > 0 || links === "own page" ? own : context.linkIfPresent(rect, `day:${entry.date}`);
}

/** An event of several days has one page, on its first day. */
function pageOf(entry: DateEntry, context: WidgetContext): string {
  const dates = context.dates();
  const { date, day = 1, days, title, calendar, position } = entry;
  const here = day === 1 ? undefined : parseDate(date);
  const nameOf = (on: string, place: number) => eventName(on, dates.eventKey(on, place) ?? String(place));
  if (!here) return nameOf(date, position);
  const first = formatDate(addDays(here, 1 - day));
  const begin = dates
    .on(first)
    .find((one) => one.title === title && one.calendar === calendar && one.days === days && one.day === 1);
  return begin ? nameOf(first, begin.position) : nameOf(date, position);
}

/** Events of weeks. Empty while their drawing is loading. */
export function drawnWeeks(
  weeks: readonly (readonly EventCell[])[],
  options: LineOptions,
  context: WidgetContext,
): readonly DisplayItem[] {
  const shown = weeks.filter((week) => week.some(({ entries }) => entries.length > 0));
  const drawing = shown.length > 0 ? context.eventDrawing() : undefined;
  return drawing ? shown.flatMap((week) => drawing.weekEvents(week, options, context)) : [];
}

export interface KeptText {
  /** Smallest and largest width of a box in which the items are the same. */
  readonly minWidth: number;
  readonly maxWidth: number;
  readonly height: number;
  readonly style: string;
  /** From 0, 0. */
  readonly items: readonly TextItem[];
}

/** Number of different texts that a widget keeps. Titles occur on many pages. */
const textsKept = 2_000;

/** Texts with their line breaks, by the size of their box and their style. */
export class KeptTexts {
  readonly #texts = new Map<string, KeptText[]>();

  find(text: string, width: number, height: number, style: string): readonly TextItem[] | undefined {
    for (const kept of this.#texts.get(text) ?? [])
      if (kept.minWidth <= width && width <= kept.maxWidth && kept.height === height && kept.style === style)
        return kept.items;
    return undefined;
  }

  /** Returns the items. A character without a glyph is reported on each page, so its text is not kept. */
  keep(text: string, kept: KeptText): readonly TextItem[] {
    const known = this.#texts.get(text);
    if (kept.items.some((item) => item.text.includes("\uFFFD"))) return kept.items;
    if (known) known.push(kept);
    else if (this.#texts.size < textsKept) this.#texts.set(text, [kept]);
    return kept.items;
  }
}

/** Texts that all pages of a widget share. `name` is different for widths that depend on other settings. */
export function keptTexts(name: string, context: WidgetContext): KeptTexts {
  return context.shared(name, () => new KeptTexts());
}

/** Adds texts from 0, 0 at another place. Faster than spreads, for tens of thousands of texts. */
export function pushMoved(items: DisplayItem[], texts: readonly TextItem[], right: number, down: number): void {
  for (const item of texts) {
    const { text, face, size, color, x, y, clusters } = item;
    if (clusters) items.push({ ...item, x: x + right, y: y + down });
    else items.push({ kind: "text", text, face, size, color, x: x + right, y: y + down });
  }
}

/** Breaks a text into at most `most` lines between words. Cuts the last one, and words that are too long. */
export function wrapped(
  text: string,
  width: number,
  most: number,
  setting: Setting,
  context: WidgetContext,
): readonly string[] {
  if (most === 1) return [fitted(text, width, setting, context)];
  const space = context.textWidth(" ", setting);
  const lines: string[] = [];
  let line = "";
  let used = 0;
  for (const word of text.split(" ")) {
    const wide = context.textWidth(word, setting);
    if (line !== "" && used + space + wide <= width) {
      line += ` ${word}`;
      used += space + wide;
      continue;
    }
    if (line !== "") lines.push(line);
    [line, used] = [word, wide];
  }
  lines.push(line);
  if (lines.length <= most) return lines.map((one) => fitted(one, width, setting, context));
  const last = lines.slice(most - 1).join(" ");
  return [...lines.slice(0, most - 1), last].map((one) => fitted(one, width, setting, context));
}

type Setting = Parameters<WidgetContext["textWidth"]>[1];

/** Cuts a line to a width, with an ellipsis. Behind a word, unless that leaves too little of the line. */
export function fitted(line: string, width: number, setting: Setting, context: WidgetContext): string {
  if (context.textWidth(line, setting) <= width) return line;
  const room = width - context.textWidth("…", setting);
  let used = 0;
  let cut = "";
  for (const letter of line) {
    used += context.textWidth(letter, setting);
    if (used > room) break;
    cut += letter;
  }
  cut = cut.trimEnd();
  if (cut === "") return "";
  const words = line.startsWith(" ", cut.length) ? cut.length : cut.lastIndexOf(" ");
  return `${words >= cut.length * leastWords ? cut.slice(0, words) : cut}…`;
}

/** Share of a cut line that whole words must have, so that the word behind them is left out. */
const leastWords = 0.5;

/**
 * Combines paths of the same look, and links below one another, which keeps files small. Paths come first, links last. The
 * items of different entries must not overlap.
 */
export function combined(items: readonly DisplayItem[]): readonly DisplayItem[] {
  const paths: (PathItem & { readonly segments: PathSegment[] })[] = [];
  const links: LinkItem[] = [];
  const others: DisplayItem[] = [];
  for (const item of items)
    if (item.kind === "path") {
      const known = paths.find((path) => hasSameLook(path, item));
      if (known) known.segments.push(...item.segments);
      else paths.push({ ...item, segments: [...item.segments] });
    } else if (item.kind === "link") {
      const joined = joinedLink(links.at(-1), item);
      if (joined) links[links.length - 1] = joined;
      else links.push(item);
    } else others.push(item);
  return [...paths, ...others, ...links];
}

function hasSameLook({ fill, stroke: one }: PathItem, { fill: otherFill, stroke: other }: PathItem): boolean {
  const isSameLine = one?.color === other?.color && one?.width === other?.width;
  return fill === otherFill && isSameLine && one?.dash?.join() === other?.dash?.join();
}

/** One link for two with the same target, if the second is directly below the first. */
function joinedLink(above: LinkItem | undefined, link: LinkItem): LinkItem | undefined {
  if (above?.target.to !== "page" || link.target.to !== "page") return undefined;
  const [one, other] = [above.rect, link.rect];
  const isSame = above.target.page === link.target.page && above.target.y === link.target.y;
  const isBelow = Math.abs(one.y + one.height - other.y) < 0.01 && one.x === other.x && one.width === other.width;
  return isSame && isBelow ? { ...above, rect: { ...one, height: one.height + other.height } } : undefined;
}

/** True if the day before, in the same week, has the name of the entry. */
export function continues({ date, day = 1 }: DateEntry, { weekStart }: WidgetContext): boolean {
  const own = day > 1 ? parseDate(date) : undefined;
  return own !== undefined && weekdayOf(own) !== weekdayNumber(weekStart);
}
