import { dateOfNumber, dayNumber, daysInMonth } from "@octavo/foundation";
import type { Budget } from "./budget.ts";
import { expandRule } from "./expand-rule.ts";
import type { DayRange } from "./rows.ts";
import { parseRule } from "./rule.ts";
import { daySeconds, parseDateValue } from "./values.ts";

/** Days of an entry of a list: one date, or the dates of a rule in words. */
export interface DayRule {
  /** Numbers of the first days within a range. */
  readonly daysIn: (range: DayRange, budget: Budget) => readonly number[];
  readonly isBirthday: boolean;
  readonly birthYear: number | undefined;
  /** The date of an entry that does not repeat. */
  readonly date: number | undefined;
  /** Month and day of a yearly entry, `MM-DD`. */
  readonly monthDay: string | undefined;
  /** Last day of a range as it is written: `YYYY-MM-DD`, or `MM-DD` of a yearly one. */
  readonly lastDay: string | undefined;
}

const months = "january february march april may june july august september october november december".split(" ");
const weekdays = "monday tuesday wednesday thursday friday saturday sunday".split(" ");
const units: Readonly<Record<string, string>> = { day: "DAILY", week: "WEEKLY", month: "MONTHLY", year: "YEARLY" };

/**
 * Parses a date, a range such as "2027-08-02 to 2027-08-16", or a rule such as "every year 05-12" (docs/calendars.md). Returns
 * undefined for other texts.
 */
export function parseDayRule(text: string): DayRule | undefined {
  const words = text.trim().toLowerCase().replace(/\s+/g, " ");
  const [, first, last] = rangePatterns.map((pattern) => pattern.exec(words)).find((found) => found !== null) ?? [];
  if (first === undefined) return parseSingle(words);
  const rule = parseSingle(first);
  return rule && { ...rule, lastDay: last };
}

/** A range has two dates, or two days of each year. */
const rangePatterns = [
  /^(?:from )?(\d{4}-\d\d-\d\d)(?: ?[-–—] ?| (?:to|until|till|through) )(\d{4}-\d\d-\d\d)$/,
  /^(?:from )?((?:every year )?\d\d-\d\d)(?: ?[-–—] ?| (?:to|until|till|through) )(\d\d-\d\d)$/,
];

function parseSingle(text: string): DayRule | undefined {
  const { rest, from, until, isTo } = withoutLimits(text);
  if (rest === undefined) return undefined;
  const rule =
    parseDate(rest) ?? parseYearly(rest) ?? parseEaster(rest) ?? parseInterval(rest, from) ?? parseRepeated(rest);
  if (!rule) return undefined;
  // A date has no limits, and the second date of "every year 2027-08-02 to 2027-08-16" can be the last day or the last year.
  const isLimited = from !== undefined || until !== undefined;
  if ((rule.date !== undefined && isLimited) || (rule.monthDay !== undefined && isTo)) return undefined;
  return {
    ...noDetails,
    ...rule,
    daysIn: (range, budget) =>
      rule.daysIn(
        { first: Math.max(range.first, from ?? range.first), last: Math.min(range.last, until ?? range.last) },
        budget,
      ),
  };
}

const noDetails = { isBirthday: false, birthYear: undefined, date: undefined, monthDay: undefined, lastDay: undefined };

type ParsedRule = Pick<DayRule, "daysIn"> & Partial<DayRule>;

/** Splits off "from 2026-01-05" and "until 2026-06-30". `rest` is undefined if one of these dates is invalid. */
function withoutLimits(text: string) {
  const [, rest = "", from, word, until] = /^(.*?)(?: from (\S+))?(?: (until|to) (\S+))?$/.exec(text) ?? [];
  const [first, last] = [from, until].map((date) => (date === undefined ? undefined : dayOf(date)));
  const isValid = (from === undefined || first !== undefined) && (until === undefined || last !== undefined);
  return { rest: isValid ? rest : undefined, from: first, until: last, isTo: word === "to" };
}

/** Number of a day `YYYY-MM-DD`. */
function dayOf(text: string): number | undefined {
  const value = /^\d{4}-\d\d-\d\d$/.test(text) ? parseDateValue(text) : undefined;
  return value && value.at / daySeconds;
}

function parseDate(text: string): ParsedRule | undefined {
  const date = dayOf(text);
  return date === undefined
    ? undefined
    : { date, daysIn: ({ first, last }) => (date >= first && date <= last ? [date] : []) };
}

/** "05-12", "every year 05-12", "birthday 1986-05-12". */
function parseYearly(text: string): ParsedRule | undefined {
  const [, word, year, month = "", day = ""] =
    /^(?:(every year|birthday) )?(?:(\d{4})-)?(\d\d)-(\d\d)$/.exec(text) ?? [];
  // A leap year, because February 29 is possible.
  const exists = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1;
  if (!exists || Number(day) > daysInMonth(2024, Number(month))) return undefined;
  const isBirthday = word === "birthday";
  return {
    daysIn: byRule(`FREQ=YEARLY;BYMONTH=${Number(month)};BYMONTHDAY=${Number(day)}`),
    isBirthday,
    birthYear: isBirthday && year !== undefined ? Number(year) : undefined,
    monthDay: `${month}-${day}`,
  };
}

/** "easter", "easter +39". */
function parseEaster(text: string): ParsedRule | undefined {
  const match = /^easter(?: ?([+-]) ?(\d{1,3})(?: days?)?)?$/.exec(text);
  if (!match) return undefined;
  const offset = Number(`${match[1] ?? "+"}${match[2] ?? 0}`);
  return {
    daysIn: ({ first, last }) => {
      const [from, to] = [dateOfNumber(first).year - 1, dateOfNumber(last).year + 1];
      const days = Array.from({ length: to - from + 1 }, (_, i) => easterSunday(from + i) + offset);
      return days.filter((day) => day >= first && day <= last);
    },
  };
}

/** Easter Sunday of the Gregorian calendar (anonymous algorithm, Meeus, Astronomical Algorithms, chapter 8). */
function easterSunday(year: number): number {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  return dayNumber({ year, month, day: (h + l - 7 * m + 33 * month + 19) % 32 });
}

/** "every 2 weeks", which needs a first day. */
function parseInterval(text: string, from: number | undefined): ParsedRule | undefined {
  const [, count = "1", unit = ""] = /^every (?:(\d{1,4}) )?(day|week|month|year)s?$/.exec(text) ?? [];
  if (unit === "" || Number(count) === 0 || (from === undefined && !(unit === "day" && count === "1")))
    return undefined;
  return { daysIn: byRule(`FREQ=${units[unit]};INTERVAL=${count}`, from) };
}

/** "every monday and friday", "every month 15", "every month last day", "4th thursday of november". */
function parseRepeated(text: string): ParsedRule | undefined {
  const [, monthDay] = /^every month (?:on )?(?:the )?(\d{1,2})(?:st|nd|rd|th)?$/.exec(text) ?? [];
  if (monthDay !== undefined) return inMonth(`FREQ=MONTHLY;BYMONTHDAY=${Number(monthDay)}`);
  if (/^every month (?:on )?(?:the )?last day$/.test(text)) return inMonth("FREQ=MONTHLY;BYMONTHDAY=-1");
  const [, nth, day, month] =
    /^(?:every (?:month|year) )?(?:the )?(1st|2nd|3rd|4th|5th|first|second|third|fourth|fifth|last) ([a-z]+)(?: (?:of|in) ([a-z]+))?$/.exec(
      text,
    ) ?? [];
  if (nth !== undefined) return numberedWeekday(nth, day ?? "", month);
  const [, names = ""] = /^(?:every|weekly)(?: week)?(?: on)? ([a-z ,]+)$/.exec(text) ?? [];
  const days = names.split(/ and |, ?/).map(weekdayCode);
  return names === "" || days.includes(undefined) ? undefined : inMonth(`FREQ=WEEKLY;BYDAY=${days.join(",")}`);
}

const numbers = ["first", "second", "third", "fourth", "fifth"];

function numberedWeekday(nth: string, day: string, month: string | undefined): ParsedRule | undefined {
  const weekday = weekdayCode(day);
  const number = nth === "last" ? -1 : numbers.indexOf(nth) + 1 || Number.parseInt(nth, 10);
  if (weekday === undefined) return undefined;
  if (month === undefined) return inMonth(`FREQ=MONTHLY;BYDAY=${number}${weekday}`);
  const found = monthOf(month);
  return found === 0 ? undefined : inMonth(`FREQ=YEARLY;BYMONTH=${found};BYDAY=${number}${weekday}`);
}

/** Position of a month's name, or of its first three letters, from 1. 0 if it is none. */
function monthOf(name: string): number {
  return months.findIndex((month) => month === name || month.slice(0, 3) === name) + 1;
}

/** "MO" for "monday", "mondays" and "mon". */
function weekdayCode(name: string): string | undefined {
  const found = weekdays.find((weekday) => [weekday, `${weekday}s`, weekday.slice(0, 3)].includes(name.trim()));
  return found?.slice(0, 2).toUpperCase();
}

function inMonth(rule: string): ParsedRule | undefined {
  return parseRule(rule) && { daysIn: byRule(rule) };
}

/** Without a first day, the rule has no beginning. */
function byRule(text: string, from?: number): DayRule["daysIn"] {
  const rule = parseRule(text);
  return ({ first, last }, budget) => {
    if (!rule || last < first) return [];
    const start = (from ?? first - 1) * daySeconds;
    const range = {
      start,
      isDate: true,
      until: Number.POSITIVE_INFINITY,
      from: first * daySeconds,
      to: last * daySeconds,
    };
    return expandRule(rule, range, budget).map((at) => at / daySeconds);
  };
}
