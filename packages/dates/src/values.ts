import { dayNumber, daysInMonth } from "@octavo/foundation";

/** Of every day: civil time has no changes of the clocks. */
export const daySeconds = 86_400;

/** Civil time as seconds since the day with number 0, without a zone, or an instant in UTC. */
export type Seconds = number;

export interface DateValue {
  readonly at: Seconds;
  readonly isDate: boolean;
  readonly isUtc: boolean;
}

const datePattern = /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d)(?:\.\d+)?)?(Z)?)?$/i;

/** Parses DATE and DATE-TIME, also with the separators of ISO 8601. Returns undefined for days that do not exist. */
export function parseDateValue(text: string): DateValue | undefined {
  const match = datePattern.exec(text.trim());
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => (part === undefined ? 0 : Number(part)));
  const exists = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  if (!exists || hour > 24 || minute > 59 || second > 60) return undefined;
  const at = dayNumber({ year, month, day }) * daySeconds + hour * 3600 + minute * 60 + Math.min(second, 59);
  return { at, isDate: match[4] === undefined, isUtc: match[7] !== undefined };
}

/** Days are nominal, seconds are exact (RFC 5545, 3.3.6). */
export interface Duration {
  readonly days: number;
  readonly seconds: number;
}

const durationPattern = /^([+-])?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i;

/** Durations above 10,000 years are shortened. */
export function parseDuration(text: string): Duration | undefined {
  const match = durationPattern.exec(text.trim());
  if (!match || !/\d/.test(text)) return undefined;
  const sign = match[1] === "-" ? -1 : 1;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match.slice(2).map((part) => Number(part ?? 0));
  const longest = 3_652_500;
  return {
    days: sign * Math.min(weeks * 7 + days, longest),
    seconds: sign * Math.min(hours * 3600 + minutes * 60 + seconds, longest * daySeconds),
  };
}

/** Parses UTC-OFFSET as seconds. A missing sign means east. */
export function parseOffset(text: string): number | undefined {
  const match = /^([+-])?(\d\d):?(\d\d)(?::?(\d\d))?$/.exec(text.trim());
  if (!match) return undefined;
  const [hours = 0, minutes = 0, seconds = 0] = match.slice(2).map((part) => Number(part ?? 0));
  return (match[1] === "-" ? -1 : 1) * (hours * 3600 + minutes * 60 + seconds);
}

/** Removes the escapes of TEXT and joins its lines. */
export function parseText(value: string): string {
  return value
    .replace(/\\([\s\S])/g, (_, escaped: string) => (escaped === "n" || escaped === "N" ? " " : escaped))
    .replace(/[\s\0-\x1f\x7f-\x9f\u2028\u2029]+/g, " ")
    .trim();
}

/** Splits a list of TEXT at commas without a backslash. */
export function parseTexts(value: string): readonly string[] {
  const parts = value.match(/(?:\\[\s\S]|[^,\\])+/g) ?? [];
  return parts.map(parseText).filter((part) => part !== "");
}
