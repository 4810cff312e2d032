import type { Almanac } from "./almanac.ts";
import { chooseCalendar } from "./choose-calendar.ts";
import { moonName, moonPhaseOn } from "./moon.ts";
import { secondCalendarRange, secondDate } from "./second-calendar.ts";

export const almanac: Almanac = {
  calendar: chooseCalendar,
  secondDate,
  range: secondCalendarRange,
  moonPhase: moonPhaseOn,
  moonName,
};
