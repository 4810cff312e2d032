/** How destinations are called: the shapes of canonical names, and the rule by which two names are the same. */
import { type CivilDate, formatDate, formatWeek, type Weekday } from "../foundation/civil-date.ts";
import type { TemplateSection } from "../model/template.ts";

/** Names are compared without regard to case. */
export function destinationKey(name: string): string {
  return name.trim().toLowerCase();
}

/** What an author is told who writes a variable of links where a name is given. */
export const atInDestination =
  "Destination IDs cannot contain '@'. Use tokens like {year} in dest_id, and use @vars only inside bind(...).";

/** Letters, digits, underscore, colon, period, hyphen, and `#` before the number of a page of an item. */
export function isDestinationName(name: string): boolean {
  return /^[\p{L}\p{N}_:.#-]+$/u.test(name);
}

/** The name of an item's n-th page; the plain name is the first page. */
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

export function monthName(date: CivilDate): string {
  return `month:${formatDate(date).slice(0, 7)}`;
}

/** `notes:page:005`. */
export function countedName(kind: string, index: number): string {
  return `${kind}:page:${String(index).padStart(3, "0")}`;
}

interface ItemKey {
  readonly date: CivilDate | undefined;
  readonly index: number | undefined;
}

type KeyedSection = Pick<TemplateSection, "kind" | "unit">;

/** What tells an item from the others of its section: a date, or a number. */
export interface KeyPart {
  readonly text: string;
  readonly isDate: boolean;
}

/**
 * The item's key behind those of the items around it. A date says which dates are around it; a number does not, and
 * what there is once needs no key.
 */
export function itemKey(
  { unit }: Pick<TemplateSection, "unit">,
  { date, index }: ItemKey,
  weekStart: Weekday,
  around: readonly KeyPart[],
): readonly KeyPart[] {
  if (unit === "once") return around;
  if (unit === "count") return [...around, { text: String(index ?? 1), isDate: false }];
  return [
    ...around.filter(({ isDate }) => !isDate),
    { text: date ? dateKey(unit, date, weekStart) : "", isDate: true },
  ];
}

function dateKey(unit: TemplateSection["unit"], date: CivilDate, weekStart: Weekday): string {
  if (unit === "week") return formatWeek(date, weekStart);
  return unit === "month" ? formatDate(date).slice(0, 7) : formatDate(date);
}

/**
 * Names that an item of a section has by its nature, most telling first. They are registered when no author's anchor
 * has taken them, so that a calendar links without any anchor being placed by hand. Inside another item they hold its
 * key as well: `review:2026-W03`, `notes:2026-W03-2`.
 */
export function canonicalNames(
  section: KeyedSection,
  item: ItemKey,
  weekStart: Weekday,
  around: readonly KeyPart[] = [],
): readonly string[] {
  const { kind, unit } = section;
  const { date, index } = item;
  const key = itemKey(section, item, weekStart, around).map(({ text }) => text);
  if (unit === "count") return index === undefined ? [] : countedNames(kind, index, around.length > 0 ? key : []);
  if (unit === "once") {
    const year = isYearKind(kind) && date ? [`year:${date.year}`] : [];
    return [...year, `${kind}:${key.join("-") || "index"}`];
  }
  if (!date) return [];
  return [`${unit}:${key.at(-1) ?? ""}`, ...(key.length > 1 ? [`${kind}:${key.join("-")}`] : [])];
}

/** A section called `notes_pages` is what `notes(5)` means, too. */
function countedNames(kind: string, index: number, key: readonly string[]): readonly string[] {
  const stem = kind.split(/[_\s-]/)[0] ?? kind;
  const names = [kind, stem].map((name) => (key.length > 0 ? `${name}:${key.join("-")}` : countedName(name, index)));
  return [...new Set(names)].filter(isDestinationName);
}

/** The page of a year is a `once` section called after it: `year`, `year_page`. */
export function isYearKind(kind: string): boolean {
  return /^years?(?![a-z])/i.test(kind);
}
