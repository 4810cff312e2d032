/** Selects entries of a day, and links them. */
import type { DisplayItem, LinkItem, PathItem, PathSegment, TextItem } from "../display/display-list.ts";
import { addDays, type CivilDate, formatDate, isSameDay, parseDate } from "../foundation/civil-date.ts";
import type { Rect, Size } from "../foundation/geometry.ts";
import { eventName } from "../language/destination-names.ts";
import { type DateEntry, isHoliday } from "../model/date-row.ts";
import { choice, number, text } from "../model/property.ts";
import type { WidgetContext } from "../model/widget-definition.ts";

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
  event_entries: choice(shownEntries, { label: "Show", default: "everything", shownWhen }),
  event_calendars: text({ label: "Only calendars", default: "", shownWhen }),
  event_size: { ...eventSize, shownWhen },
};

export interface EntryFilter {
  readonly entries: (typeof shownEntries)[number];
  /** Names between commas. Empty means all. */
  readonly calendars: string;
}

export function entriesOn(date: CivilDate, filter: EntryFilter, { dates }: Pick<WidgetContext, "dates">) {
  if (dates.isEmpty) return [];
  const found = dates.on(formatDate(date));
  if (filter.entries === "everything" && filter.calendars === "") return found;
  const names = filter.calendars.split(",").map((name) => name.trim().toLowerCase());
  const isNamed = ({ calendar }: DateEntry) => filter.calendars.trim() === "" || names.includes(calendar.toLowerCase());
  return found.filter((entry) => isShown(entry, filter.entries) && isNamed(entry));
}

function isShown(entry: DateEntry, shown: EntryFilter["entries"]): boolean {
  if (shown === "everything") return true;
  if (shown === "birthdays") return entry.kind === "birthday";
  return isHoliday(entry) === (shown === "holidays");
}

/** Links of entries: only to their own pages, or else to their days. */
export type EntryLinks = "none" | "own page" | "page or day";

/** On the page of a day, its entries do not link to it. */
export function linksOn(date: CivilDate, context: WidgetContext): EntryLinks {
  const own = context.date();
  if (!own || !isSameDay(own, date)) return "page or day";
  return context.hasDestinationPrefix("event:") ? "own page" : "none";
}

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
function pageOf(entry: DateEntry, { dates }: WidgetContext): string {
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

/** Sets a text in a box. Calls `set` for texts that were not set before in a box of the size and in the style. */
export type PlaceText = (
  text: string,
  box: Rect,
  style: string,
  set: (size: Size) => readonly TextItem[],
) => readonly TextItem[];

interface KeptText extends Size {
  readonly style: string;
  /** From 0, 0. */
  readonly items: readonly TextItem[];
}

/** Number of different texts that a widget keeps. Titles occur on many pages. */
const textsKept = 2_000;

/** Keeps texts of a widget with their line breaks. `name` is different for widths that depend on other settings. */
export function placedTexts(name: string, context: WidgetContext): PlaceText {
  const known = context.shared(name, () => new Map<string, KeptText[]>());
  return (text, { x, y, width, height }, style, set) => {
    const kept = known.get(text);
    let found: KeptText | undefined;
    if (kept)
      for (const one of kept) if (one.width === width && one.height === height && one.style === style) found = one;
    if (!found) {
      found = { width, height, style, items: set({ width, height }) };
      // A character without a glyph is reported on each page.
      const isComplete = !found.items.some((item) => item.text.includes("\uFFFD"));
      if (kept && isComplete) kept.push(found);
      else if (isComplete && known.size < textsKept) known.set(text, [found]);
    }
    const { items } = found;
    const [first] = items;
    return items.length === 1 && first ? [moved(first, x, y)] : items.map((item) => moved(item, x, y));
  };
}

/** Horizontal text. Faster than a spread, for tens of thousands of texts. */
function moved({ text, face, size, color, x, y }: TextItem, right: number, down: number): TextItem {
  return { kind: "text", text, face, size, color, x: x + right, y: y + down };
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

/** Cuts a line to a width, with an ellipsis. */
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
  return cut === "" ? "" : `${cut}…`;
}

/**
 * Combines paths of the same look, and links below one another, which keeps files small. Paths come first, links last. The
 * items of different entries must not overlap.
 */
export function combined(items: readonly DisplayItem[]): readonly DisplayItem[] {
  const paths = new Map<string, PathItem & { readonly segments: PathSegment[] }>();
  const others: DisplayItem[] = [];
  const links = items.filter((item) => item.kind === "link");
  for (const item of [...items.filter(({ kind }) => kind !== "link"), ...links]) {
    if (item.kind !== "path") {
      const last = others.length - 1;
      const joined = item.kind === "link" ? joinedLink(others[last], item) : undefined;
      if (joined) others[last] = joined;
      else others.push(item);
      continue;
    }
    const { fill, stroke } = item;
    const key = `${fill} ${stroke?.color} ${stroke?.width} ${stroke?.dash?.join()}`;
    const known = paths.get(key);
    if (known) known.segments.push(...item.segments);
    else paths.set(key, { ...item, segments: [...item.segments] });
  }
  return [...paths.values(), ...others];
}

/** One link for two with the same target, if the second is directly below the first. */
function joinedLink(above: DisplayItem | undefined, link: LinkItem): LinkItem | undefined {
  if (above?.kind !== "link" || above.target.to !== "page" || link.target.to !== "page") return undefined;
  const [one, other] = [above.rect, link.rect];
  const isSame = above.target.page === link.target.page && above.target.y === link.target.y;
  const isBelow = Math.abs(one.y + one.height - other.y) < 0.01 && one.x === other.x && one.width === other.width;
  return isSame && isBelow ? { ...above, rect: { ...one, height: one.height + other.height } } : undefined;
}
