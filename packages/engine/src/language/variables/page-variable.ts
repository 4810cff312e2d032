/** A page variable such as `{date_long}` as a record. Each family of variables has a file, and `index.ts` lists them. */
import { type CivilDate, modeOfUnit, type SectionUnit } from "@octavo/foundation";
import { itemOf, type PageFacts } from "../page-facts.ts";

export interface PageVariable {
  /** English, for the list of variables and the reference. */
  readonly label: string;
  /** Period or part of the document in which the value stays the same. */
  readonly constantIn: Span;
  /** Many days and weeks have the same value, though it can change at any time. */
  readonly isOftenEqual?: true;
  /** Offered first, where a text is written. */
  readonly isCommon?: true;
  /** True for values of the page's date. */
  readonly isOfDate?: true;
  /** Texts print the value as a number or a year of the document's calendar. Links have the value itself. */
  readonly prints?: "number" | "year";
  /** Undefined if the page has no such value. */
  readonly value: (facts: PageFacts) => string | undefined;
  /** Value of `_prev` (-1) and `_next` (1). Empty at the ends, so that links with it are omitted. */
  readonly neighbor?: (facts: PageFacts, step: Step) => string | undefined;
  /** `{events:2}`: one of several values. Undefined for an unknown format. */
  readonly numbered?: (format: string, facts: PageFacts) => string | undefined;
}

export interface VariableFamily {
  /** English heading of the family in lists. */
  readonly category: string;
  readonly variables: Readonly<Record<string, PageVariable>>;
}

export type Step = -1 | 1;

/** Period or part of the document. An item is a counted page, an event or a row. */
export type Span = "page" | "item" | "day" | "week" | "month" | "quarter" | "year" | "section" | "document";

/** Days that a value lasts. */
function daysOf(span: Span): number {
  if (span === "page" || span === "item") return 0;
  return span === "section" || span === "document" ? Number.POSITIVE_INFINITY : modeOfUnit(span).days;
}

/** Pages with the same text from which on sharing it takes less space in a PDF than repeating it. */
const leastPages = 5;

/** True if so many pages of a section have the same value that they should share what is drawn with it. */
export function isShared({ constantIn, isOftenEqual }: PageVariable, unit: SectionUnit): boolean {
  if (unit === "once") return constantIn === "document";
  const { days } = modeOfUnit(unit);
  if (days === 0) return daysOf(constantIn) > 0;
  return (isOftenEqual && days <= daysOf("week")) || daysOf(constantIn) / days >= leastPages;
}

/** True if the value changes while a page of `unit` lasts. */
export function changesWithin({ constantIn }: PageVariable, unit: SectionUnit): boolean {
  return daysOf(constantIn) < modeOfUnit(unit).days;
}

export type DateField = (date: CivilDate, facts: PageFacts) => string;

interface DateVariable extends Omit<PageVariable, "isOfDate" | "value" | "neighbor"> {
  readonly on: DateField;
  /** Neighbors are the nearest items with another value of this. Absent: the variable has none. */
  readonly neighborsDifferIn?: DateField;
  /** Value on a page of a plan that has no date. */
  readonly withoutDate?: (plan: NonNullable<PageFacts["plan"]>) => string;
}

/** Variable of the page's date. */
export function dateVariable({ on, neighborsDifferIn, withoutDate, ...rest }: DateVariable): PageVariable {
  const undated = ({ plan, parent }: PageFacts) => (withoutDate && plan && !parent ? plan : undefined);
  const value = (facts: PageFacts) => {
    const date = itemOf(facts)?.date;
    if (date) return on(date, facts);
    const plan = undated(facts);
    return plan && withoutDate?.(plan);
  };
  const neighbor = (differsIn: DateField) => (facts: PageFacts, step: Step) =>
    itemOf(facts)?.date ? valueBeside(facts, step, on, differsIn) : undated(facts) && "";
  return { ...rest, isOfDate: true, value, ...(neighborsDifferIn && { neighbor: neighbor(neighborsDifferIn) }) };
}

function valueBeside(facts: PageFacts, step: Step, on: DateField, differsIn: DateField): string {
  const { items, position } = facts;
  const date = items[position]?.date;
  const here = date && differsIn(date, facts);
  for (let i = position + step; i >= 0 && i < items.length; i += step) {
    const other = items[i]?.date;
    if (other && differsIn(other, facts) !== here) return on(other, facts);
  }
  return "";
}
