import { isGregorian, scaleNamed } from "./scales/known-scales.ts";
import type { Scale } from "./scales/scale.ts";
import { type DateValue, parseDateValue } from "./values.ts";

const frequencies = ["SECONDLY", "MINUTELY", "HOURLY", "DAILY", "WEEKLY", "MONTHLY", "YEARLY"] as const;
export type Frequency = (typeof frequencies)[number];

/** A day of BYDAY. `nth` is 0 without a number. */
export interface WeekdayRule {
  /** 0 is Monday. */
  readonly weekday: number;
  readonly nth: number;
}

const skips = ["OMIT", "BACKWARD", "FORWARD"] as const;

/** RSCALE and SKIP of RFC 7529: the calendar of a rule, and the day in place of one that does not exist. */
export interface RuleScale {
  readonly scale: Scale;
  readonly skip: (typeof skips)[number];
}

/** RECUR of RFC 5545, 3.3.10. Empty lists mean that the part is missing. */
export interface Rule {
  readonly frequency: Frequency;
  readonly interval: number;
  readonly count: number | undefined;
  readonly until: DateValue | undefined;
  /** A leap month is half a month after the one that it follows. */
  readonly months: readonly number[];
  readonly weeks: readonly number[];
  readonly yearDays: readonly number[];
  readonly monthDays: readonly number[];
  readonly weekdays: readonly WeekdayRule[];
  readonly hours: readonly number[];
  readonly minutes: readonly number[];
  readonly seconds: readonly number[];
  readonly positions: readonly number[];
  /** 0 is Monday. */
  readonly weekStart: number;
  /** Undefined for a rule of RFC 5545. */
  readonly scale: RuleScale | undefined;
}

const weekdayNames = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

/** The longest useful rule lists all days of a year. */
const longestRule = 5000;

/** Returns undefined for a rule that is invalid, too long, or in a calendar that is not supported. */
export function parseRule(text: string): Rule | undefined {
  if (text.length > longestRule) return undefined;
  const parts = new Map<string, string>();
  for (const part of text.trim().toUpperCase().split(";")) {
    const [name = "", value = ""] = part.split("=", 2);
    if (name !== "") parts.set(name.trim(), value.trim());
  }
  try {
    return readRule(parts);
  } catch (problem) {
    if (problem instanceof InvalidRule) return undefined;
    throw problem;
  }
}

class InvalidRule extends Error {}

function readRule(parts: ReadonlyMap<string, string>): Rule {
  const frequency = frequencies.find((name) => name === parts.get("FREQ"));
  if (frequency === undefined) throw new InvalidRule();
  const scale = readScale(parts, frequency);
  const list = (name: string, min: number, max: number, negative = false) =>
    numbers(parts.get(name), min, max, negative);
  return {
    frequency,
    interval: single(parts.get("INTERVAL"), 1, 1_000_000_000) ?? 1,
    count: single(parts.get("COUNT"), 1, Number.MAX_SAFE_INTEGER),
    until: readUntil(parts.get("UNTIL")),
    months: scale ? readMonths(parts.get("BYMONTH")) : list("BYMONTH", 1, 12),
    weeks: list("BYWEEKNO", 1, 53, true),
    yearDays: list("BYYEARDAY", 1, scale ? 385 : 366, true),
    monthDays: list("BYMONTHDAY", 1, 31, true),
    weekdays: readWeekdays(parts.get("BYDAY")),
    hours: list("BYHOUR", 0, 23),
    minutes: list("BYMINUTE", 0, 59),
    seconds: list("BYSECOND", 0, 60).map((second) => Math.min(second, 59)),
    positions: list("BYSETPOS", 1, 366, true),
    weekStart: readWeekStart(parts.get("WKST")),
    scale,
  };
}

/** Parts that need the months of a calendar. */
const monthParts = ["BYMONTH", "BYMONTHDAY", "BYYEARDAY", "BYWEEKNO"];

/** The calendar of a rule that needs one. Weeks of other years, and months of shorter frequencies, are not supported. */
function readScale(parts: ReadonlyMap<string, string>, frequency: Frequency): RuleScale | undefined {
  const scale = scaleNamed(parts.get("RSCALE") ?? "GREGORIAN");
  const skip = skips.find((name) => name === (parts.get("SKIP") ?? "OMIT"));
  if (!scale || !skip) throw new InvalidRule();
  if (isGregorian(scale) && skip === "OMIT") return undefined;
  const isLong = frequency === "YEARLY" || frequency === "MONTHLY";
  if (!isLong && !monthParts.some((part) => parts.has(part))) return undefined;
  if (!isLong || parts.has("BYWEEKNO")) throw new InvalidRule();
  return { scale, skip };
}

/** "5L" is the leap month after the month 5. */
function readMonths(text: string | undefined): readonly number[] {
  if (text === undefined) return [];
  return text.split(",").map((item) => {
    const [, month = "", leap = ""] = /^(\d{1,2})(L?)$/.exec(item.trim()) ?? [];
    if (!(Number(month) >= 1 && Number(month) <= 13)) throw new InvalidRule();
    return Number(month) + (leap === "" ? 0 : 0.5);
  });
}

/** Returns the calendar of a rule if it is not supported. */
export function unknownScale(rule: string): string | undefined {
  const [, name] = /(?:^|;)RSCALE=([^;]*)/i.exec(rule) ?? [];
  return name === undefined || scaleNamed(name.trim().toUpperCase()) ? undefined : name.trim();
}

function single(text: string | undefined, min: number, max: number): number | undefined {
  const [value, ...more] = numbers(text, min, max, false);
  if (more.length > 0) throw new InvalidRule();
  return value;
}

/** Returns numbers in ascending order. Negative numbers have the same range without their sign. */
function numbers(text: string | undefined, min: number, max: number, negative: boolean): readonly number[] {
  if (text === undefined) return [];
  const values = text.split(",").map((item) => {
    const value = /^[+-]?\d+$/.test(item.trim()) ? Number(item) : Number.NaN;
    const size = negative ? Math.abs(value) : value;
    if (!(size >= min && size <= max)) throw new InvalidRule();
    return value;
  });
  return [...new Set(values)].sort((a, b) => a - b);
}

function readUntil(text: string | undefined): DateValue | undefined {
  if (text === undefined) return undefined;
  const until = parseDateValue(text);
  if (!until) throw new InvalidRule();
  return until;
}

function readWeekdays(text: string | undefined): readonly WeekdayRule[] {
  if (text === undefined) return [];
  const written = [...new Set(text.split(","))];
  return written.map((item) => {
    const [, nth = "0", name = ""] = /^([+-]?\d+)?([A-Z]{2})$/.exec(item.trim()) ?? [];
    const weekday = weekdayNames.indexOf(name);
    if (weekday < 0 || Math.abs(Number(nth)) > 53) throw new InvalidRule();
    return { weekday, nth: Number(nth) };
  });
}

function readWeekStart(text: string | undefined): number {
  const day = weekdayNames.indexOf(text ?? "MO");
  if (day < 0) throw new InvalidRule();
  return day;
}
