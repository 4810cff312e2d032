/** Calendars of documents for a `World`. Loaded on demand, because few planners are not Gregorian. */
export { chooseCalendar } from "@octavo/engine";
