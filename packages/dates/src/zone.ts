import { dateOfNumber, dayNumber } from "@octavo/foundation";
import type { Budget } from "./budget.ts";
import { daySeconds, parseOffset, type Seconds } from "./values.ts";

/** A time zone as the offset of its civil time from UTC. */
export interface Zone {
  /** Offset in seconds, positive to the east. */
  readonly offsetAt: (instant: Seconds) => number;
}

export const utc: Zone = { offsetAt: () => 0 };

export function toCivil(zone: Zone, instant: Seconds): Seconds {
  return instant + zone.offsetAt(instant);
}

/**
 * Converts civil time to an instant. A time that occurs twice is the first one. A time that does not exist has the
 * offset before the gap (RFC 5545, 3.3.5).
 */
export function toInstant(zone: Zone, civil: Seconds): Seconds {
  const before = zone.offsetAt(civil - daySeconds);
  const after = zone.offsetAt(civil + daySeconds);
  if (before === after || zone.offsetAt(civil - before) === before) return civil - before;
  return zone.offsetAt(civil - after) === after ? civil - after : civil - before;
}

/** Zone with the time zone rules of the runtime. Returns undefined for an unknown name. */
export function runtimeZone(name: string, budget: Budget): Zone | undefined {
  const format = offsetFormat(name);
  if (!format) return undefined;
  const offsetAt = (instant: Seconds) => {
    budget.spend(20);
    const [, text = "+00:00"] = /GMT([+-][\d:]+)/.exec(format.format((instant - unixEpoch) * 1000)) ?? [];
    return parseOffset(text) ?? 0;
  };
  return cachedByDay(offsetAt);
}

const unixEpoch = dayNumber({ year: 1970, month: 1, day: 1 }) * daySeconds;

function offsetFormat(name: string): Intl.DateTimeFormat | undefined {
  // Some runtimes accept offsets such as "+01:00", too.
  if (!/^[A-Za-z]/.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name, timeZoneName: "longOffset" });
  } catch {
    return undefined;
  }
}

/** Computes offsets only at the days' boundaries, and the time of a change only on its day. */
export function cachedByDay(offsetAt: Zone["offsetAt"]): Zone {
  const boundaries = new Map<number, number>();
  const changes = new Map<number, Seconds>();
  const atBoundary = (day: number) => {
    const known = boundaries.get(day);
    if (known !== undefined) return known;
    const offset = offsetAt(day * daySeconds);
    boundaries.set(day, offset);
    return offset;
  };
  const changeOn = (day: number, before: number) => {
    const change = changes.get(day) ?? findChange(day * daySeconds, before, offsetAt);
    changes.set(day, change);
    return change;
  };
  return {
    offsetAt: (instant) => {
      const day = Math.floor(instant / daySeconds);
      const before = atBoundary(day);
      const after = atBoundary(day + 1);
      return before === after || instant < changeOn(day, before) ? before : after;
    },
  };
}

function findChange(start: Seconds, before: number, offsetAt: Zone["offsetAt"]): Seconds {
  let [low, high] = [start, start + daySeconds];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle) === before) low = middle;
    else high = middle;
  }
  return high;
}

/** Zone of a fixed offset such as "GMT+0100" or "UTC-5". */
export function fixedZone(name: string): Zone | undefined {
  const match = /^(?:GMT|UTC|Z)?\s*(?:([+-])(\d{1,2})(?::?(\d\d))?)?$/i.exec(name.trim());
  if (!match || name.trim() === "") return undefined;
  const offset = (match[1] === "-" ? -1 : 1) * (Number(match[2] ?? 0) * 3600 + Number(match[3] ?? 0) * 60);
  return { offsetAt: () => offset };
}

export function yearOf(time: Seconds): number {
  return dateOfNumber(Math.floor(time / daySeconds)).year;
}
