/** Reads the weekdays of a section: names, numbers, or a word for several. */
import { didYouMean, nearest } from "@octavo/foundation";
import { type WeekStart, weekdays } from "../model/template.ts";
import { scalarText } from "../primitives/scalar.ts";
import type { Fields, Item } from "./fields.ts";
import { shortened } from "./fields.ts";
import * as projectMessages from "./project-messages.ts";
import { isBlank } from "./read-dates.ts";

const groups: Readonly<Record<string, readonly WeekStart[]>> = {
  working_days: weekdays.slice(0, 5),
  weekends: weekdays.slice(5),
};

/** Sorted. Undefined, which means every day, if the document has no usable value. */
export function readWeekdays(fields: Fields): readonly WeekStart[] | undefined {
  const item = fields.item("weekdays");
  const items = Array.isArray(item.value) ? fields.list("weekdays") : [item];
  const wanted = new Set(items.flatMap(readWeekday));
  return wanted.size === 0 ? undefined : weekdays.filter((weekday) => wanted.has(weekday));
}

function readWeekday(item: Item): readonly WeekStart[] {
  if (isBlank(item)) return [];
  const written = (scalarText(item.value) ?? "").trim();
  const word = written.toLowerCase().replaceAll(/[\s-]+/g, "_");
  const found = numbered(word) ?? weekdays.find((weekday) => word.length >= 3 && weekday.startsWith(word));
  const group = Object.hasOwn(groups, word) ? groups[word] : undefined;
  if (found !== undefined || group) return group ?? [found as WeekStart];
  const near = nearest(written, [...weekdays, ...Object.keys(groups)]);
  const hint = near === undefined ? projectMessages.unknownWeekdayHint : didYouMean(near);
  item.error("unknown_weekday", projectMessages.unknownWeekday(shortened(written)), hint);
  return [];
}

/** ISO 8601 numbers from Monday, 1. Also accepts 0 for Sunday. */
function numbered(word: string): WeekStart | undefined {
  return /^[0-7]$/.test(word) ? weekdays[(Number(word) + 6) % 7] : undefined;
}
