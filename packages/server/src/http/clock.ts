import type { Moment } from "../store/tables.ts";

/** What the time is; tests have one that they can set. */
export type Clock = () => Moment;

/**
 * A clock for waits. It follows the wall clock, but goes on when that jumps back, which would lengthen every wait by the
 * jump. `elapsed` never goes back; in milliseconds.
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
