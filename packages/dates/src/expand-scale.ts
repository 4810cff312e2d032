/** Years and months of rules in other calendars than the Gregorian, or with a SKIP (RFC 7529). */
import type { Budget } from "./budget.ts";
import type { Rule, RuleScale, WeekdayRule } from "./rule.ts";
import { monthsOfYear, type ScaleMonth } from "./scales/scale.ts";

interface ScaledRule extends Rule {
  readonly scale: RuleScale;
}

/** Month and day that a rule takes from DTSTART. Month 0, which no year has, beyond the table of a calendar. */
export function fieldsOf({ scale }: RuleScale, day: number): { readonly month: number; readonly day: number } {
  const found = scale.monthAt(scale.indexOf(day));
  const isKnown = found && !isOutside(day, found);
  return isKnown ? { month: found.month, day: day - found.first + 1 } : { month: 0, day: 1 };
}

/** Periods of FREQ=YEARLY and MONTHLY. */
export function scaledPeriods(rule: ScaledRule, budget: Budget) {
  const { scale } = rule.scale;
  const yearOf = (day: number) => scale.monthAt(scale.indexOf(day))?.year ?? Number.NaN;
  const spend = () => budget.spend(20);
  if (rule.frequency === "MONTHLY")
    return {
      indexOf: scale.indexOf,
      daysOf: (index: number) => {
        spend();
        const month = scale.monthAt(index);
        const isWanted = month && (rule.months.length === 0 || rule.months.includes(month.month));
        return isWanted ? inOrder(daysOfMonth(month, rule).filter((day) => isOnWeekday(day, month, rule))) : [];
      },
    };
  return {
    indexOf: yearOf,
    daysOf: (year: number) => {
      spend();
      return inOrder(daysOfYear(year, rule));
    },
  };
}

function inOrder(days: readonly number[]): readonly number[] {
  return [...new Set(days)].sort((a, b) => a - b);
}

function daysOfYear(year: number, rule: ScaledRule): readonly number[] {
  const { scale, skip } = rule.scale;
  const all = monthsOfYear(scale, year);
  const whole = spanOf(all);
  const months = rule.months.length === 0 ? all : rule.months.flatMap((month) => monthNamed(month, all, rule.scale));
  const ofMonths = months.flatMap((month) => daysOfMonth(month, rule).map((day) => ({ day, month })));
  const days =
    whole && rule.yearDays.length > 0 ? rule.yearDays.flatMap((day) => positionIn(whole, day, skip)) : undefined;
  const around = rule.months.length === 0 ? whole : undefined;
  return ofMonths
    .filter(({ day, month }) => (!days || days.includes(day)) && isOnWeekday(day, around ?? month, rule))
    .map(({ day }) => day)
    .concat(
      days && rule.months.length === 0 ? days.filter((day) => isOutside(day, whole) && hasWeekday(day, rule)) : [],
    );
}

interface DaySpan {
  readonly first: number;
  readonly length: number;
}

function spanOf(months: readonly ScaleMonth[]): DaySpan | undefined {
  const [first, last] = [months[0], months.at(-1)];
  return first && last && { first: first.first, length: last.first + last.length - first.first };
}

function isOutside(day: number, span: DaySpan | undefined): boolean {
  return span === undefined || day < span.first || day >= span.first + span.length;
}

/** A leap month that the year lacks is the next or the previous month. */
function monthNamed(month: number, all: readonly ScaleMonth[], { scale, skip }: RuleScale): readonly ScaleMonth[] {
  const found = all.find((one) => one.month === month);
  if (found) return [found];
  const last = all.at(-1);
  const beside = {
    OMIT: () => undefined,
    BACKWARD: () => all.findLast((one) => one.month < month),
    FORWARD: () =>
      all.find((one) => one.month > month) ?? (last && scale.monthAt(scale.indexOf(last.first + last.length))),
  }[skip]();
  return beside ? [beside] : [];
}

function daysOfMonth(month: ScaleMonth, { monthDays, scale: { skip } }: ScaledRule): readonly number[] {
  if (monthDays.length > 0) return monthDays.flatMap((day) => positionIn(month, day, skip));
  return Array.from({ length: month.length }, (_, i) => month.first + i);
}

/** Day at a position from 1, or from -1 at the end. If it is missing, the nearest day in the direction of SKIP. */
function positionIn({ first, length }: DaySpan, position: number, skip: RuleScale["skip"]): readonly number[] {
  const at = position > 0 ? position : length + position + 1;
  if (at >= 1 && at <= length) return [first + at - 1];
  if (skip === "OMIT") return [];
  const end = at < 1 ? first : first + length;
  return [skip === "FORWARD" ? end : end - 1];
}

/** A numbered weekday counts in the period around it. */
function isOnWeekday(day: number, { first, length }: DaySpan, { weekdays }: Rule): boolean {
  const isHere = ({ weekday, nth }: WeekdayRule) => {
    if (weekday !== weekdayOf(day)) return false;
    const position = day - first;
    if (nth === 0) return true;
    return nth > 0 ? Math.floor(position / 7) + 1 === nth : Math.floor((length - 1 - position) / 7) + 1 === -nth;
  };
  return weekdays.length === 0 || weekdays.some(isHere);
}

function hasWeekday(day: number, { weekdays }: Rule): boolean {
  return weekdays.length === 0 || weekdays.some(({ weekday }) => weekday === weekdayOf(day));
}

/** 0 is Monday. */
function weekdayOf(day: number): number {
  return (((day + 2) % 7) + 7) % 7;
}
