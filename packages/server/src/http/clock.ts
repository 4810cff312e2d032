import type { Moment } from "../store/tables.ts";

/** Returns the current time. Tests pass a clock that they can set. */
export type Clock = () => Moment;

/**
 * A clock for delays. It follows the wall clock, but continues when that is set back, which would lengthen every delay.
 * `elapsed` returns monotonic milliseconds.
 */
export function steadyClock(wall: Clock, elapsed: () => number = () => performance.now()): Clock {
  let last = { wall: wall(), elapsed: elapsed() };
  let lost = 0;
  return () => {
    const now = { wall: wall(), elapsed: elapsed() };
    if (now.wall < last.wall) lost += Math.round(last.wall - now.wall + now.elapsed - last.elapsed);
    last = now;
    return now.wall + lost;
  };
}

export function formatMoment(moment: Moment): string {
  return new Date(moment).toISOString();
}
