/** Nights in the time zones of owners. */
import type { Moment } from "../store/tables.ts";

const hourMilliseconds = 60 * 60 * 1000;

export interface NightTime {
  /** 0 to 23. */
  readonly hour: number;
  /** IANA name. */
  readonly zone: string;
}

/**
 * Returns the first whole hour after `now` at which clocks of the zone show `hour`, or a later one if the clocks skip it. An hour that
 * occurs twice counts once, because its night has one date.
 */
export function nextNight({ hour, zone }: NightTime, now: Moment): Moment {
  const quarter = hourMilliseconds / 4;
  const today = localDate(zone, now);
  const isPast = localHour(zone, now) >= hour;
  // Zones differ from UTC by multiples of a quarter of an hour.
  for (let moment = Math.floor(now / quarter) * quarter + quarter; ; moment += quarter) {
    const isOtherDay = localDate(zone, moment) !== today;
    if (localHour(zone, moment) >= hour && (isOtherDay || !isPast)) return moment;
    if (moment > now + 3 * 24 * hourMilliseconds) throw new Error(`The zone ${zone} has no hour ${hour}.`);
  }
}

/** `YYYY-MM-DD`. */
export function localDate(zone: string, moment: Moment): string {
  const { year, month, day } = localParts(zone, moment);
  return `${year}-${month}-${day}`;
}

function localHour(zone: string, moment: Moment): number {
  return Number(localParts(zone, moment).hour);
}

const formats = new Map<string, Intl.DateTimeFormat>();

function localParts(zone: string, moment: Moment): Readonly<Record<"year" | "month" | "day" | "hour", string>> {
  const known = formats.get(zone);
  const format = known ?? newFormat(zone);
  if (!known) formats.set(zone, format);
  const parts = format.formatToParts(moment);
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  return { year: valueOf("year"), month: valueOf("month"), day: valueOf("day"), hour: valueOf("hour") };
}

function newFormat(zone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("en", {
    timeZone: zone,
    calendar: "iso8601",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
  });
}

/** Part of a node's time that editions may take. */
const share = 0.5;
/** Time within which the editions of an hour begin. */
const spreadMilliseconds = 3 * hourMilliseconds;

/**
 * Returns when each edition is due, so that they follow each other by their costs in milliseconds. `from` is the end of those that are
 * planned already. If they would take longer than the night, they follow closer.
 */
export function spread(costs: readonly number[], now: Moment, from: Moment): readonly Moment[] {
  const begin = Math.min(Math.max(now, from), now + spreadMilliseconds);
  const total = costs.reduce((sum, cost) => sum + cost / share, 0);
  const scale = total === 0 ? 1 : Math.min(1, (now + spreadMilliseconds - begin) / total);
  let elapsed = 0;
  return costs.map((cost) => {
    const due = Math.round(begin + elapsed);
    elapsed += (cost / share) * scale;
    return due;
  });
}
