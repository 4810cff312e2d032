import { isBefore, isMapping, parseDate } from "@octavo/foundation";
import { scalarText } from "../primitives/scalar.ts";
import { type Item, shortened } from "./fields.ts";
import * as messages from "./messages.ts";

export interface DateRange {
  readonly start_date: string;
  readonly end_date: string;
}

/** Valid `YYYY-MM-DD`, or empty. */
export function readDate(item: Item): string {
  const { value } = item;
  if (value === undefined || value === null) return "";
  const written = (scalarText(value) ?? "").trim();
  if (written === "" && typeof value === "string") return "";
  if (parseDate(written)) return written;
  const shown =
    isMapping(value) || Array.isArray(value)
      ? messages.mustBe(item.name, messages.date)
      : messages.noSuchDate(shortened(written));
  item.error("no_such_date", shown, messages.noSuchDateHint);
  return "";
}

export function endsBeforeStart({ start_date, end_date }: DateRange): boolean {
  const [start, end] = [parseDate(start_date), parseDate(end_date)];
  return start !== undefined && end !== undefined && isBefore(end, start);
}

export function isBlank({ value }: Item): boolean {
  return value === undefined || value === null || value === "";
}
