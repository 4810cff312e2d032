import type { Message } from "@octavo/foundation";
import * as messages from "../draft-messages.ts";

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/** Returns the age. It completes "Your changes, …". */
export function ageOf(time: number, now: number): Message {
  const age = Math.max(0, now - time);
  if (age < minute) return messages.aMomentAgo;
  if (age < hour) return messages.minutesAgo(Math.floor(age / minute));
  if (age < day) return messages.hoursAgo(Math.floor(age / hour));
  return messages.daysAgo(Math.floor(age / day));
}
