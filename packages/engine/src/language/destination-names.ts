import {
  type CivilDate,
  formatDate,
  formatWeek,
  type MonthCalendar,
  modeOfUnit,
  monthKey,
  type Reckoning,
  type SectionUnit,
  type Weekday,
} from "@octavo/foundation";
import type { TemplateSection } from "../model/template.ts";

/** Names are case-insensitive. */
export function destinationKey(name: string): string {
  return name.trim().toLowerCase();
}

/** Letters, digits, underscore, colon, period, hyphen, and `#` before the page of an item. */
export function isDestinationName(name: string): boolean {
  return /^[\p{L}\p{M}\p{N}_:.#-]+$/u.test(name);
}

/**
 * Name of a section in destinations and bindings: its kind, with `_` for each run of other characters. Empty if
 * nothing remains.
 */
export function sectionName(kind: string): string {
  return kind
    .replaceAll(/[^\p{L}\p{M}\p{N}_:.#-]+/gu, " ")
    .trim()
    .replaceAll(" ", "_");
}

const longestIdentity = 100;

/** Name of a section in identities of pages, which never starts with `+` and contains no slash. */
export function sectionIdentity(kind: string): string {
  return sectionName(kind).slice(0, longestIdentity) || "section";
}

/** Equal for kinds that links cannot distinguish. */
export function sectionKey(kind: string): string {
  return destinationKey(sectionName(kind));
}

/** Name of the n-th page of an item. The plain name is the first page. */
export function subpageName(name: string, subpage: number): string {
  return `${name}#${subpage}`;
}

export function dayName(date: CivilDate): string {
  return `day:${formatDate(date)}`;
}

/** `week:2026-W03`. */
export function weekName(date: CivilDate, weekStart: Weekday): string {
  return `week:${formatWeek(date, weekStart)}`;
}

export function monthName(date: CivilDate, calendar: MonthCalendar): string {
  return `month:${monthKey(date, calendar)}`;
}

/** `event:2026-01-15-standup`. */
export function eventName(date: string, eventKey: string): string {
  return `event:${date}-${eventKey}`;
}

/** Name of the first page of changes. */
export const changesName = "changes";

/** Name of the page that lists all events of a period: `agenda:2026-01`. */
export function agendaName(key: string): string {
  return `agenda:${key}`;
}

/** Sections whose kinds start with "agenda" list the events of their dates. */
export function isAgendaKind(kind: string): boolean {
  return /^agenda(?![a-z])/i.test(kind);
}

/** `notes:page:005`. */
export function countedName(section: string, index: number): string {
  return `${section}:page:${String(index).padStart(3, "0")}`;
}

interface ItemKey {
  readonly date: CivilDate | undefined;
  readonly index: number | undefined;
  readonly eventKey?: string | undefined;
  readonly row?: string | undefined;
}

type KeyedSection = Pick<TemplateSection, "kind" | "unit" | "rows">;

export interface KeyPart {
  readonly text: string;
  readonly isDate: boolean;
}

/**
 * Key of an item, after those of its parents. A date implies the dates around it, a number does not. Items of `once`
 * need no key.
 */
export function itemKey(
  { unit, rows }: Pick<TemplateSection, "unit"> & { readonly rows?: TemplateSection["rows"] | undefined },
  { date, index, eventKey, row }: ItemKey,
  reckoning: Reckoning,
  around: readonly KeyPart[],
): readonly KeyPart[] {
  if (unit === "once") return around;
  // The rows of a class belong to the key of the class, which is the last one around them.
  if (unit === "row") return [...(rows?.inside ? around.slice(0, -1) : around), { text: row ?? "", isDate: false }];
  if (unit === "count") return [...around, { text: String(index ?? 1), isDate: false }];
  return [
    ...around.filter(({ isDate }) => !isDate),
    { text: date ? dateKey(unit, date, reckoning) + (eventKey === undefined ? "" : `-${eventKey}`) : "", isDate: true },
  ];
}

function dateKey(unit: SectionUnit, date: CivilDate, reckoning: Reckoning): string {
  return modeOfUnit(unit).period?.key(date, reckoning) ?? formatDate(date);
}

/**
 * Automatic names of an item, most specific first. They apply unless an anchor has the name, so that calendars link
 * without anchors. Nested items include the key of their parent: `review:2026-W03`, `notes:2026-W03-2`.
 */
export function canonicalNames(
  section: KeyedSection,
  item: ItemKey,
  reckoning: Reckoning,
  around: readonly KeyPart[] = [],
): readonly string[] {
  const { kind, unit } = section;
  const { date } = item;
  const name = sectionName(kind);
  const key = itemKey(section, item, reckoning, around).map(({ text }) => text);
  if (unit === "count") return itemOfCount(name, item, around, key);
  if (unit === "event") return eventNames(name, item, key);
  if (unit === "row") return name === "" ? [] : [`${name}:${key.join("-")}`];
  const named = name === "" ? [] : [`${name}:${key.join("-") || "index"}`];
  if (unit === "once")
    return [...(isYearKind(kind) && date ? [`year:${reckoning.calendar.of(date).year}`] : []), ...named];
  if (!date) return [];
  const keyAround = modeOfUnit(unit).period?.keyAround(date, reckoning);
  const agenda = isAgendaKind(kind) ? [agendaName(key.at(-1) ?? "")] : [];
  const names = new Set([key.at(-1), keyAround].map((text) => `${unit}:${text}`));
  return [...agenda, ...names, ...(key.length > 1 ? named : [])];
}

/** Several sections can have pages for the same event. */
function eventNames(name: string, { index }: ItemKey, key: readonly string[]): readonly string[] {
  const counted = index === undefined || name === "" ? [] : [countedName(name, index)];
  return [`event:${key.at(-1) ?? ""}`, ...counted];
}

function itemOfCount(
  name: string,
  { index }: ItemKey,
  around: readonly KeyPart[],
  key: readonly string[],
): readonly string[] {
  if (index === undefined || name === "") return [];
  return [around.length > 0 ? `${name}:${key.join("-")}` : countedName(name, index)];
}

/**
 * Names by the first word of a counted section: `notes(5)` also finds `notes_pages`. A section with exactly that name
 * takes precedence.
 */
export function shortNames(
  section: KeyedSection,
  item: ItemKey,
  reckoning: Reckoning,
  around: readonly KeyPart[] = [],
): readonly string[] {
  const [stem = ""] = sectionName(section.kind).split(/(?<![:.#])[:.#]*(?:[_-]|$)/);
  if (section.unit !== "count") return [];
  return itemOfCount(
    stem,
    item,
    around,
    itemKey(section, item, reckoning, around).map(({ text }) => text),
  );
}

/** A `once` section named `year` or `year_page` is the page of a year. */
export function isYearKind(kind: string): boolean {
  return /^years?(?![a-z])/i.test(kind);
}
