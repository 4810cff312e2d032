import type { DocumentCalendar } from "../calendar/document-calendar.ts";
import { plainCalendar } from "../calendar/document-calendar.ts";
import { variableOf } from "./page-variables.ts";
import type { Lookup, PrintValue } from "./tokens.ts";

/** Variables of cells and of further events that are numbers. */
const cellNumbers: ReadonlySet<string> = new Set(["cell_day", "more"]);

/** Prints numbers and years as the calendar of the document writes them. Undefined if that changes nothing. */
export function valuePrinter(calendar: DocumentCalendar, lookup: Lookup): PrintValue | undefined {
  if (calendar === plainCalendar) return undefined;
  return (name, value) => {
    const [, prefix = "", base = "", step] = /^((?:parent_)*)(.+?)(_prev|_next)?$/.exec(name) ?? [];
    const prints = cellNumbers.has(base) ? "number" : variableOf(base)?.prints;
    if (prints === undefined) return value;
    if (prints === "number") return calendar.digits(value);
    const month = base === "year" && step === undefined ? Number(lookup(`${prefix}month`)) : undefined;
    return printYears(value, calendar, month);
  };
}

/** Prints "2026" and "2026–27". `month` decides about the era of a year. */
export function printYears(written: string, calendar: DocumentCalendar, month?: number): string {
  const [, first = "", last = ""] = /^(\d{4,})(?:–(\d{2,}))?$/.exec(written) ?? [];
  if (first === "") return written;
  const isCommon = calendar.year(Number(first)) === calendar.digits(first);
  if (isCommon) return calendar.digits(written);
  const end = last && first.slice(0, -last.length) + last;
  return [calendar.year(Number(first), month || undefined), ...(end ? [calendar.year(Number(end))] : [])].join("–");
}
