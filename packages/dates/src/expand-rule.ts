import { type CivilDate, dateOfNumber, dayNumber, daysInMonth } from "@octavo/foundation";
import type { Budget } from "./budget.ts";
import { fieldsOf, scaledPeriods } from "./expand-scale.ts";
import type { Rule, WeekdayRule } from "./rule.ts";
import { daySeconds, type Seconds } from "./values.ts";

export interface RuleRange {
  /** DTSTART, in the civil time of the event's zone. */
  readonly start: Seconds;
  /** True for a rule of dates, which has no times of day. */
  readonly isDate: boolean;
  /** UNTIL in the civil time of the event's zone. */
  readonly until: Seconds;
  /** False if DTSTART is no occurrence unless it matches the rule, as in EXRULE. */
  readonly includesStart?: boolean;
  /** First and last time to return. */
  readonly from: Seconds;
  readonly to: Seconds;
}

/**
 * Returns the start times of a rule in ascending order. Usually, DTSTART is the first one and counts, also if it does not
 * match the rule (RFC 5545, 3.8.5.3). Skips the time before the range, unless the rule has a COUNT.
 */
export function expandRule(rule: Rule, range: RuleRange, budget: Budget): readonly Seconds[] {
  const { start, from, includesStart = true } = range;
  const last = Math.min(range.to, range.until);
  const found: Seconds[] = [];
  if (includesStart && start >= from && start <= last) found.push(start);
  let left = (rule.count ?? Number.POSITIVE_INFINITY) - (includesStart ? 1 : 0);
  if (left === 0) return found;
  let before = Number.NEGATIVE_INFINITY;
  const skipTo = rule.count === undefined ? Math.max(start, from) : start;
  for (const times of periodsOf(withDefaults(rule, range), { start, skipTo, last }, budget)) {
    for (const at of times) {
      if (at > last) return found;
      // A day that SKIP moves into the next period can be one of that period, too.
      if (at < start || at <= before || (includesStart && at === start)) continue;
      before = at;
      if (at >= from) {
        budget.addOccurrence();
        found.push(at);
      }
      if (--left === 0) return found;
    }
  }
  return found;
}

/** A rule whose missing parts are those of DTSTART. */
interface CompleteRule extends Rule {
  /** Times of day in ascending order. Undefined if the frequency is below a day. */
  readonly times: readonly Seconds[] | undefined;
}

function withDefaults(rule: Rule, { start, isDate }: RuleRange): CompleteRule {
  const day = Math.floor(start / daySeconds);
  const { month, day: monthDay } = rule.scale ? fieldsOf(rule.scale, day) : dateOfNumber(day);
  const { frequency, weeks, yearDays, monthDays, weekdays, months } = rule;
  const hasDay = yearDays.length + monthDays.length + weekdays.length > 0;
  const isYearly = frequency === "YEARLY";
  const byMonthDay = !hasDay && weeks.length === 0 && (isYearly || frequency === "MONTHLY");
  const byWeekday = !hasDay && (frequency === "WEEKLY" || (isYearly && weeks.length > 0));
  return {
    ...rule,
    months: byMonthDay && isYearly && months.length === 0 ? [month] : months,
    monthDays: byMonthDay ? [monthDay] : monthDays,
    weekdays: byWeekday ? [{ weekday: weekdayOf(day), nth: 0 }] : weekdays,
    times: timesOfDay(rule, start - day * daySeconds, isDate),
  };
}

function timesOfDay(rule: Rule, time: Seconds, isDate: boolean): readonly Seconds[] | undefined {
  if (isDate) return [0];
  if (unitOf(rule.frequency) !== undefined) return undefined;
  const hours = orDefault(rule.hours, Math.floor(time / 3600));
  const minutes = orDefault(rule.minutes, Math.floor(time / 60) % 60);
  const seconds = orDefault(rule.seconds, time % 60);
  return hours.flatMap((hour) =>
    minutes.flatMap((minute) => seconds.map((second) => hour * 3600 + minute * 60 + second)),
  );
}

function orDefault(values: readonly number[], value: number): readonly number[] {
  return values.length > 0 ? values : [value];
}

interface Span {
  readonly start: Seconds;
  /** Periods that end before it may be left out. */
  readonly skipTo: Seconds;
  readonly last: Seconds;
}

type Periods = Generator<readonly Seconds[], void, undefined>;

/** Yields the times of each interval of the rule. */
function periodsOf(rule: CompleteRule, span: Span, budget: Budget): Periods {
  if (rule.times !== undefined) return dayPeriods(rule, rule.times, span, budget);
  return shortPeriods(rule, unitOf(rule.frequency) ?? 1, span, budget);
}

function* dayPeriods(rule: CompleteRule, times: readonly Seconds[], span: Span, budget: Budget): Periods {
  const firstDay = Math.floor(span.start / daySeconds);
  const skipToDay = Math.floor(span.skipTo / daySeconds);
  const { indexOf, daysOf } = calendarPeriods(rule, budget);
  const first = indexOf(firstDay);
  // SKIP can move a day into the next period.
  const moved = rule.scale ? 1 : 0;
  const skipped = Math.max(0, Math.floor((indexOf(skipToDay) - first) / rule.interval) - moved);
  const end = indexOf(Math.floor(span.last / daySeconds));
  for (let index = first + skipped * rule.interval; index <= end; index += rule.interval) {
    const days = daysOf(index);
    budget.spend(1 + days.length * times.length + sizeOf(rule));
    const all = days.flatMap((day) => times.map((time) => day * daySeconds + time));
    yield rule.positions.length > 0 ? atPositions(all, rule.positions) : all;
  }
}

/** Selects by BYSETPOS. */
function atPositions(times: readonly Seconds[], positions: readonly number[]): readonly Seconds[] {
  const selected = positions.flatMap((position) => times.at(position > 0 ? position - 1 : position) ?? []);
  return [...new Set(selected)].sort((a, b) => a - b);
}

interface CalendarPeriods {
  /** Index of the period that contains a day. */
  readonly indexOf: (day: number) => number;
  /** Matching days of a period in ascending order. */
  readonly daysOf: (index: number) => readonly number[];
}

function calendarPeriods(rule: CompleteRule, budget: Budget): CalendarPeriods {
  const { scale } = rule;
  if (scale) return scaledPeriods({ ...rule, scale }, budget);
  const matches = (day: number) => matchesDay(day, rule);
  switch (rule.frequency) {
    case "YEARLY":
      return { indexOf: (day) => dateOfNumber(day).year, daysOf: (year) => daysOfYear(year, rule, budget) };
    case "MONTHLY":
      return {
        indexOf: (day) => monthIndex(dateOfNumber(day)),
        daysOf: (index) => daysOfMonth(Math.floor(index / 12), (index % 12) + 1, rule, budget),
      };
    case "WEEKLY": {
      // Week 0 starts on the first `weekStart` from day 0, a Wednesday.
      const offset = (rule.weekStart + 5) % 7;
      const week = [0, 1, 2, 3, 4, 5, 6];
      return {
        indexOf: (day) => Math.floor((day - offset) / 7),
        daysOf: (index) => week.map((day) => index * 7 + offset + day).filter(matches),
      };
    }
    default:
      return { indexOf: (day) => day, daysOf: (day) => (matches(day) ? [day] : []) };
  }
}

function monthIndex({ year, month }: CivilDate): number {
  return year * 12 + month - 1;
}

const allMonths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

function daysOfYear(year: number, rule: CompleteRule, budget: Budget): readonly number[] {
  const months = rule.months.length > 0 ? rule.months : allMonths;
  return months.flatMap((month) => daysOfMonth(year, month, rule, budget));
}

function daysOfMonth(year: number, month: number, rule: CompleteRule, budget: Budget): readonly number[] {
  if (rule.months.length > 0 && !rule.months.includes(month)) return [];
  const first = dayNumber({ year, month, day: 1 });
  const length = daysInMonth(year, month);
  const days: number[] = [];
  for (let day = 1; day <= length; day++)
    if (matchesMonthDay(day, length, rule) && matchesDay(first + day - 1, rule)) days.push(first + day - 1);
  budget.spend(4 + sizeOf(rule));
  return days;
}

function matchesMonthDay(day: number, length: number, { monthDays }: Rule): boolean {
  return monthDays.length === 0 || monthDays.includes(day) || monthDays.includes(day - length - 1);
}

/** Additional steps for rules with long lists. */
function sizeOf({ yearDays, weekdays, monthDays, weeks }: Rule): number {
  return Math.floor((yearDays.length + weekdays.length + monthDays.length + weeks.length) / 8);
}

/** Compares a day with all parts of the rule that select days. */
function matchesDay(day: number, rule: CompleteRule): boolean {
  const { months, monthDays, yearDays, weeks, weekdays } = rule;
  // Most rules have at most weekdays without numbers.
  if (weekdays.length > 0 && !weekdays.some(({ weekday }) => weekday === weekdayOf(day))) return false;
  const isSimple = months.length + monthDays.length + yearDays.length + weeks.length === 0;
  if (isSimple && weekdays.every(({ nth }) => nth === 0)) return true;
  const date = dateOfNumber(day);
  if (months.length > 0 && !months.includes(date.month)) return false;
  if (!matchesMonthDay(date.day, daysInMonth(date.year, date.month), rule)) return false;
  if (yearDays.length > 0 && !matchesYearDay(day, date, yearDays)) return false;
  if (weeks.length > 0 && !matchesWeek(day, rule)) return false;
  return weekdays.length === 0 || weekdays.some((each) => matchesWeekday(day, date, each, rule));
}

function matchesYearDay(day: number, { year }: CivilDate, yearDays: readonly number[]): boolean {
  const [first, next] = [firstOfYear(year), firstOfYear(year + 1)];
  return yearDays.includes(day - first + 1) || yearDays.includes(day - next);
}

/** The number of a weekday refers to the month, or to the year in a yearly rule without BYMONTH. */
function matchesWeekday(day: number, date: CivilDate, { weekday, nth }: WeekdayRule, rule: CompleteRule): boolean {
  if (weekday !== weekdayOf(day)) return false;
  const isYearly = rule.frequency === "YEARLY";
  if (nth === 0 || (!isYearly && rule.frequency !== "MONTHLY") || rule.weeks.length > 0) return true;
  const ofYear = isYearly && rule.months.length === 0;
  const first = ofYear ? firstOfYear(date.year) : day - date.day + 1;
  const length = ofYear ? firstOfYear(date.year + 1) - first : daysInMonth(date.year, date.month);
  const position = day - first;
  return nth > 0 ? Math.floor(position / 7) + 1 === nth : Math.floor((length - 1 - position) / 7) + 1 === -nth;
}

/** Weeks are numbered as in ISO 8601, but start on WKST. */
function matchesWeek(day: number, { weeks, weekStart }: Rule): boolean {
  const fourth = day - ((weekdayOf(day) - weekStart + 7) % 7) + 3;
  const { year } = dateOfNumber(fourth);
  const week = Math.floor((fourth - firstOfYear(year)) / 7) + 1;
  const count = Math.floor((firstOfYear(year + 1) - 1 - fourth) / 7) + week;
  return weeks.includes(week) || weeks.includes(week - count - 1);
}

function firstOfYear(year: number): number {
  return dayNumber({ year, month: 1, day: 1 });
}

/** 0 is Monday. */
function weekdayOf(day: number): number {
  return (((day + 2) % 7) + 7) % 7;
}

function unitOf(frequency: Rule["frequency"]): Seconds | undefined {
  if (frequency === "HOURLY") return 3600;
  if (frequency === "MINUTELY") return 60;
  return frequency === "SECONDLY" ? 1 : undefined;
}

/** Yields the times of hours, minutes or seconds. Skips days, hours and minutes that do not match at once. */
function* shortPeriods(rule: CompleteRule, unit: Seconds, span: Span, budget: Budget): Periods {
  const step = rule.interval * unit;
  const origin = Math.floor(span.start / unit) * unit;
  const firstFrom = (time: Seconds) => origin + Math.max(0, Math.ceil((time - origin) / step)) * step;
  const offsets = offsetsInPeriod(rule, unit, span.start);
  let [day, dayMatches] = [Number.NaN, false];
  for (let at = firstFrom(span.skipTo - unit + 1); at <= span.last; ) {
    budget.spend(1 + offsets.length);
    if (day !== Math.floor(at / daySeconds)) {
      day = Math.floor(at / daySeconds);
      dayMatches = matchesDay(day, rule);
    }
    const next = dayMatches ? endOfMismatch(at, rule, unit) : (day + 1) * daySeconds;
    if (next === undefined) {
      const all = offsets.map((offset) => at + offset);
      yield rule.positions.length > 0 ? atPositions(all, rule.positions) : all;
    }
    at = next === undefined ? at + step : firstFrom(next);
  }
}

/** Times within an hour or a minute, which BYMINUTE and BYSECOND add. */
function offsetsInPeriod({ minutes, seconds }: Rule, unit: Seconds, start: Seconds): readonly Seconds[] {
  if (unit === 1) return [0];
  const ofMinute = orDefault(seconds, start % 60);
  if (unit === 60) return ofMinute;
  return orDefault(minutes, Math.floor(start / 60) % 60).flatMap((minute) => ofMinute.map((s) => minute * 60 + s));
}

/** Returns the next time that can match BYHOUR, BYMINUTE and BYSECOND, or undefined if `at` matches. */
function endOfMismatch(at: Seconds, { hours, minutes, seconds }: Rule, unit: Seconds): Seconds | undefined {
  const isMissing = (values: readonly number[], value: number) => values.length > 0 && !values.includes(value);
  if (isMissing(hours, Math.floor(at / 3600) % 24)) return (Math.floor(at / 3600) + 1) * 3600;
  if (unit < 3600 && isMissing(minutes, Math.floor(at / 60) % 60)) return (Math.floor(at / 60) + 1) * 60;
  return unit === 1 && isMissing(seconds, at % 60) ? at + 1 : undefined;
}
