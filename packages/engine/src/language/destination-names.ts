/** How destinations are called: the shapes of canonical names, and the rule by which two names are the same. */
import { type CivilDate, formatDate, formatWeek, type Weekday } from "../foundation/civil-date.ts";
import type { TemplateSection } from "../model/template.ts";

/** Names are compared without regard to case. */
export function destinationKey(name: string): string {
  return name.trim().toLowerCase();
}

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

/**
 * Names that an item of a section has by its nature, most telling first. They are registered when no author's anchor
 * has taken them, so that a calendar links without any anchor being placed by hand.
 */
export function canonicalNames(
  { kind, unit }: Pick<TemplateSection, "kind" | "unit">,
  { date, index }: ItemKey,
  weekStart: Weekday,
): readonly string[] {
  if (unit === "count") return index === undefined ? [] : countedNames(kind, index);
  if (unit === "once") return [...(isYearKind(kind) && date ? [`year:${date.year}`] : []), `${kind}:index`];
  if (!date) return [];
  if (unit === "day") return [dayName(date)];
  return unit === "week" ? [`week:${formatWeek(date, weekStart)}`] : [monthName(date)];
}

/** A section called `notes_pages` is what `notes(5)` means, too. */
function countedNames(kind: string, index: number): readonly string[] {
  const stem = kind.split(/[_\s-]/)[0] ?? kind;
  return [...new Set([countedName(kind, index), countedName(stem, index)])].filter(isDestinationName);
}

/** The page of a year is a `once` section called after it: `year`, `year_page`. */
export function isYearKind(kind: string): boolean {
  return /^years?(?![a-z])/i.test(kind);
}
