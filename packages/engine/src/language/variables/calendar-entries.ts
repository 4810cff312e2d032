import { addDays, type CivilDate, formatDate, isBefore } from "@octavo/foundation";
import { type DateEntry, isHoliday, plainTitle } from "../../model/date-row.ts";
import { holidayNames, isFirstDay } from "../date-index.ts";
import { itemOf, type PageFacts } from "../page-facts.ts";
import { dateVariable, type VariableFamily } from "./page-variable.ts";
import { periodOfUnit } from "./periods.ts";

/** Entries of the day, or of the week, month, quarter or year of the page. Events of several days occur once. */
function entriesIn(date: CivilDate, facts: PageFacts): readonly DateEntry[] {
  const { unit, dates } = facts;
  if (dates.isEmpty) return [];
  const [first, last] = periodOfUnit[unit]?.(date, facts) ?? [date, date];
  const found: DateEntry[] = [];
  for (let day = first; !isBefore(last, day); day = addDays(day, 1))
    for (const entry of dates.on(formatDate(day))) if (day === first || isFirstDay(entry)) found.push(entry);
  return found;
}

function eventsIn(date: CivilDate, facts: PageFacts): readonly DateEntry[] {
  return entriesIn(date, facts).filter((entry) => !isHoliday(entry));
}

/** `{events:2}`: title of the second event. Empty if there are fewer. */
function nthEvent(format: string, facts: PageFacts): string | undefined {
  const date = itemOf(facts)?.date;
  if (!date || !/^\d{1,2}$/.test(format)) return undefined;
  const entry = eventsIn(date, facts)[Number(format) - 1];
  return entry ? plainTitle(entry) : "";
}

/** A text that is not empty, so that links with it are omitted on other pages. */
const yes = (is: boolean) => (is ? "yes" : "");

export const calendarEntries: VariableFamily = {
  category: "Holidays and events",
  variables: {
    holiday: dateVariable({
      label: "Name of the first holiday",
      constantIn: "day",
      isOftenEqual: true,
      on: (date, facts) => holidayNames(entriesIn(date, facts))[0] ?? "",
    }),
    holidays: dateVariable({
      label: "Names of all holidays",
      constantIn: "day",
      isOftenEqual: true,
      on: (date, facts) => holidayNames(entriesIn(date, facts)).join(", "),
    }),
    is_holiday: dateVariable({
      label: "“yes” on a holiday, otherwise empty",
      constantIn: "day",
      isOftenEqual: true,
      on: (date, { dates }) => yes(dates.on(formatDate(date)).some(isHoliday)),
    }),
    is_working_day: dateVariable({
      label: "“yes” on a working day, otherwise empty",
      constantIn: "day",
      isOftenEqual: true,
      on: (date, { dates }) => yes(!dates.isDayOff(date)),
    }),
    event_count: dateVariable({
      label: "Number of events",
      constantIn: "day",
      isOftenEqual: true,
      prints: "number",
      on: (date, facts) => String(eventsIn(date, facts).length),
    }),
    events: dateVariable({
      label: "Titles of all events; {events:2} is the second",
      constantIn: "day",
      on: (date, facts) => [...new Set(eventsIn(date, facts).map(plainTitle))].join(", "),
      numbered: nthEvent,
    }),
  },
};
