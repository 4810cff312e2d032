import type { WrittenPlan } from "@octavo/contract";
import { gregorian, hijri, type MonthCalendar, persian } from "@octavo/foundation";

/** Calendar of the months and years of a plan. */
export function planCalendar({ system, correction = 0 }: WrittenPlan["calendar"]): MonthCalendar {
  if (system === "persian") return persian;
  return system === "hijri" ? hijri(correction) : gregorian;
}
