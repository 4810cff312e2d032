import { dayNumber } from "@octavo/foundation";
import type { Budget } from "./budget.ts";
import { type Component, propertiesOf, propertyOf } from "./components.ts";
import { expandRule } from "./expand-rule.ts";
import { parseRule, type Rule } from "./rule.ts";
import { type DateValue, daySeconds, parseDateValue, parseOffset, type Seconds } from "./values.ts";
import { cachedByDay, yearOf, type Zone } from "./zone.ts";

/** STANDARD or DAYLIGHT of a VTIMEZONE. */
interface Observance {
  /** Civil time with the offset `from`. */
  readonly start: Seconds;
  readonly from: number;
  readonly to: number;
  readonly rules: readonly Rule[];
  readonly dates: readonly DateValue[];
}

interface Change {
  readonly at: Seconds;
  readonly offset: number;
}

/** Returns undefined if the component defines no offset. */
export function zoneOfComponent(component: Component, budget: Budget): Zone | undefined {
  const observances = component.children.flatMap((child) => readObservance(child) ?? []);
  const [first] = observances.toSorted((a, b) => a.start - b.start);
  if (!first) return undefined;
  const years = new Map<number, readonly Change[]>();
  const changesIn = (year: number) => {
    const changes = years.get(year) ?? changesOfYear(observances, year, budget);
    years.set(year, changes);
    return changes;
  };
  const firstOnsets = observances.map((observance) => changeOf(observance, observance.start));
  const offsetAt = (instant: Seconds) => {
    // A rule has a change in each year until it ends.
    const year = yearOf(instant);
    const recent = [...changesIn(year - 1), ...changesIn(year)].findLast(({ at }) => at <= instant);
    return (
      (recent ?? lastBefore(instant, lastChanges(observances, firstOnsets, changesIn, year)))?.offset ?? first.from
    );
  };
  return cachedByDay(offsetAt);
}

function readObservance(component: Component): Observance | undefined {
  const start = parseDateValue(propertyOf(component, "DTSTART")?.value ?? "");
  const to = parseOffset(propertyOf(component, "TZOFFSETTO")?.value ?? "");
  if (!start || to === undefined) return undefined;
  const from = parseOffset(propertyOf(component, "TZOFFSETFROM")?.value ?? "") ?? to;
  const rules = propertiesOf(component, "RRULE").flatMap(({ value }) => parseRule(value) ?? []);
  const dates = propertiesOf(component, "RDATE").flatMap(({ value }) =>
    value.split(",").flatMap((date) => parseDateValue(date) ?? []),
  );
  return { start: start.at, from, to, rules, dates };
}

function changeOf({ from, to }: Observance, civil: Seconds): Change {
  return { at: civil - from, offset: to };
}

/** Changes within a year in ascending order. */
function changesOfYear(observances: readonly Observance[], year: number, budget: Budget): readonly Change[] {
  const from = startOfYear(year);
  const to = startOfYear(year + 1) - 1;
  const changes = observances.flatMap((observance) => {
    const { start, rules, dates } = observance;
    budget.spend(10 + dates.length);
    const byRule = rules.flatMap((rule) =>
      expandRule(rule, { start, isDate: false, until: untilOf(rule, observance), from, to }, budget),
    );
    const once = [start, ...dates.map(({ at, isUtc }) => (isUtc ? at + observance.from : at))];
    const civil = [...byRule, ...once.filter((at) => at >= from && at <= to)];
    return civil.map((at) => changeOf(observance, at));
  });
  return changes.toSorted((a, b) => a.at - b.at);
}

function untilOf({ until }: Rule, { from }: Observance): Seconds {
  if (!until) return Number.POSITIVE_INFINITY;
  if (until.isDate) return until.at + daySeconds - 1;
  return until.isUtc ? until.at + from : until.at;
}

/** Changes that are older than the last year: first onsets, single dates, and those of rules that ended. */
function lastChanges(
  observances: readonly Observance[],
  firstOnsets: readonly Change[],
  changesIn: (year: number) => readonly Change[],
  year: number,
): readonly Change[] {
  const single = observances.flatMap((observance) => observance.dates.map(({ at }) => changeOf(observance, at)));
  const ends = observances.flatMap(({ rules }) => rules.flatMap(({ until }) => (until ? yearOf(until.at) : [])));
  const ended = ends.filter((end) => end < year).flatMap((end) => [...changesIn(end - 1), ...changesIn(end)]);
  const older = [...firstOnsets, ...single, ...ended];
  return older.toSorted((a, b) => a.at - b.at);
}

function lastBefore(instant: Seconds, changes: readonly Change[]): Change | undefined {
  return changes.findLast(({ at }) => at <= instant);
}

function startOfYear(year: number): Seconds {
  return dayNumber({ year, month: 1, day: 1 }) * daySeconds;
}
