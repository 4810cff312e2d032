import type { Budget } from "./budget.ts";
import { type CalendarEvent, type EventLength, inZoneOf } from "./event.ts";
import { expandRule, type RuleRange } from "./expand-rule.ts";
import type { Rule } from "./rule.ts";
import { daySeconds, type Seconds } from "./values.ts";
import { toCivil, toInstant, type Zone } from "./zone.ts";

/** An occurrence in the civil time of the target zone. */
export interface Occurrence {
  readonly event: CalendarEvent;
  readonly start: Seconds;
  /** Equal to `start` if the event has no duration. */
  readonly end: Seconds;
}

export interface Window {
  /** Midnight at the start of the first and at the end of the last day. */
  readonly from: Seconds;
  readonly to: Seconds;
  readonly target: Zone;
}

/** More than the largest difference of two zones. */
const margin = 2 * daySeconds;

/** Occurrences of all events with one UID: those of the series, and those that were changed. */
export function occurrencesOf(events: readonly CalendarEvent[], window: Window, budget: Budget): readonly Occurrence[] {
  const series = events.filter(({ recurrenceId }) => !recurrenceId);
  const changes = events.filter(({ recurrenceId }) => recurrenceId);
  if (series.length > 0 && series.every(({ isCancelled }) => isCancelled)) return [];
  const active = series.filter(({ isCancelled }) => !isCancelled);
  const [main = changes[0]] = active;
  const excluded = new Set<Seconds>();
  const all = active.flatMap((event) => {
    const exclusions = exclusionsOf(event, window);
    const own = event === main ? changes : [];
    for (const each of own)
      if (exclusions.isExcluded(idOf(each, event, window))) excluded.add(idOf(each, event, window));
    return seriesOccurrences(event, own, exclusions, window, budget);
  });
  const changed = changes.filter((event) => !event.isCancelled && !(main && excluded.has(idOf(event, main, window))));
  return [...all, ...changed.map((event) => occurrence(event, event.start.at, event.length, window))];
}

function idOf({ recurrenceId, start }: CalendarEvent, series: CalendarEvent, { target }: Window): Seconds {
  return inZoneOf(series, recurrenceId ?? start, target);
}

/** Occurrences of a series without those that have an event of their own. */
function seriesOccurrences(
  event: CalendarEvent,
  changes: readonly CalendarEvent[],
  exclusions: Exclusions,
  window: Window,
  budget: Budget,
): readonly Occurrence[] {
  const replaced = new Set(changes.map((change) => keyOf(change, idOf(change, event, window))));
  const later = changes
    .filter(({ andFuture }) => andFuture)
    .map((change) => laterChange(change, event, window))
    .toSorted((a, b) => a.from - b.from);
  const seen = new Set<Seconds>();
  const found: Occurrence[] = [];
  for (const { start, length } of startsOf(event, later, window, budget)) {
    budget.spend(2 + later.length / 8);
    if (exclusions.isExcluded(start) || replaced.has(start) || replaced.has(dayKey(start))) continue;
    const change = later.findLast(({ from }) => from <= start);
    if (change?.event.isCancelled) continue;
    const result = change
      ? occurrence(change.event, start + change.shift, change.event.length, window)
      : occurrence(event, start, length ?? event.length, window);
    if (seen.has(result.start)) continue;
    seen.add(result.start);
    found.push(result);
  }
  return found;
}

/** A date as RECURRENCE-ID refers to the whole day. The sign keeps it apart from times. */
function keyOf({ recurrenceId }: CalendarEvent, id: Seconds): Seconds {
  return recurrenceId?.isDate ? dayKey(id) : id;
}

function dayKey(start: Seconds): Seconds {
  return -1 - Math.floor(start / daySeconds);
}

interface LaterChange {
  readonly event: CalendarEvent;
  /** First changed occurrence, in the civil time of the series. */
  readonly from: Seconds;
  readonly shift: Seconds;
}

/** A change with RANGE=THISANDFUTURE moves later occurrences by the same time (RFC 5545, 3.8.4.4). */
function laterChange(event: CalendarEvent, series: CalendarEvent, window: Window): LaterChange {
  const from = idOf(event, series, window);
  return { event, from, shift: event.start.at - (event.start.zone === series.start.zone ? from : fromOf(event, from)) };
}

/** RECURRENCE-ID as it is written, if both properties have the same zone. */
function fromOf({ start, recurrenceId }: CalendarEvent, from: Seconds): Seconds {
  return recurrenceId && recurrenceId.zone === start.zone ? recurrenceId.at : from;
}

interface Start {
  readonly start: Seconds;
  readonly length: EventLength | undefined;
}

/** Starts by rules and by RDATE that can concern the window, in ascending order. */
function startsOf(
  event: CalendarEvent,
  later: readonly LaterChange[],
  window: Window,
  budget: Budget,
): readonly Start[] {
  const { start, rules, dates } = event;
  const lengths = [event.length, ...later.map((change) => change.event.length), ...dates.map(({ length }) => length)];
  const longest = lengths.reduce((most, length) => Math.max(most, secondsOf(length)), 0);
  const from = later.reduce((least, { shift }) => Math.min(least, -shift), 0) + window.from - margin - longest;
  const to = later.reduce((most, { shift }) => Math.max(most, -shift), 0) + window.to + margin;
  const isNear = ({ start: at }: Start) => at >= from && at <= to;
  const added = dates.map(({ start: time, length }) => ({ start: inZoneOf(event, time, window.target), length }));
  budget.spend(1 + dates.length);
  const starts = new Map<Seconds, Start>([[start.at, { start: start.at, length: undefined }]]);
  for (const rule of rules)
    for (const at of expand(rule, event, { from, to }, window.target, budget))
      starts.set(at, { start: at, length: undefined });
  for (const each of added) starts.set(each.start, each);
  const excluded = new Set(
    event.excludedRules.flatMap((rule) =>
      expand(rule, event, { from, to, includesStart: false }, window.target, budget),
    ),
  );
  return [...starts.values()]
    .filter((each) => isNear(each) && !excluded.has(each.start))
    .toSorted((a, b) => a.start - b.start);
}

function expand(
  rule: Rule,
  event: CalendarEvent,
  range: Pick<RuleRange, "from" | "to" | "includesStart">,
  target: Zone,
  budget: Budget,
): readonly Seconds[] {
  const { at, isDate } = event.start;
  return expandRule(rule, { ...range, start: at, isDate, until: untilOf(rule, event, target) }, budget);
}

/** The end of a rule in the civil time of the event. A date includes the whole day. */
function untilOf({ until }: Rule, event: CalendarEvent, target: Zone): Seconds {
  if (!until) return Number.POSITIVE_INFINITY;
  if (until.isDate || event.start.isDate) return (Math.floor(until.at / daySeconds) + 1) * daySeconds - 1;
  return until.isUtc ? toCivil(event.start.zone ?? target, until.at) : until.at;
}

function secondsOf(length: EventLength | undefined): Seconds {
  return length === undefined || length === "none" ? 0 : length.days * daySeconds + length.seconds;
}

interface Exclusions {
  readonly isExcluded: (start: Seconds) => boolean;
}

function exclusionsOf(event: CalendarEvent, { target }: Window): Exclusions {
  const times = new Set<Seconds>();
  for (const date of event.excludedDates) {
    const at = inZoneOf(event, date, target);
    times.add(date.isDate && !event.start.isDate ? dayKey(at) : at);
  }
  return { isExcluded: (start) => times.has(start) || times.has(dayKey(start)) };
}

function occurrence(event: CalendarEvent, start: Seconds, length: EventLength, { target }: Window): Occurrence {
  const { isDate, zone } = event.start;
  const { days, seconds } = length === "none" ? { days: isDate ? 1 : 0, seconds: 0 } : length;
  const nominalEnd = start + days * daySeconds;
  if (isDate) return { event, start, end: start + Math.max(1, days) * daySeconds };
  if (!zone) return { event, start, end: nominalEnd + seconds };
  const toTarget = (instant: Seconds) => toCivil(target, instant);
  return {
    event,
    start: toTarget(toInstant(zone, start)),
    end: toTarget(toInstant(zone, nominalEnd) + seconds),
  };
}
