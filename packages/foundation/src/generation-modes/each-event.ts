import { addDays, isBefore } from "../civil-date.ts";
import type { ItemSource, Mode } from "./mode.ts";

export const eachEvent = {
  name: "each_event",
  unit: "event",
  label: "Each event",
  days: 1,
  *items({ window: { start, end }, eventsOn }: ItemSource) {
    if (!start || !end) return;
    for (let date = start; !isBefore(end, date); date = addDays(date, 1))
      for (const event of eventsOn(date)) yield { date, end: date, event };
  },
  fields: ["dates", "events"],
  variables: ["event", "event_time", "event_calendar", "date", "date_long", "weekday", "index"],
  destinations: (name) => [`${name}:page:{index_padded}`],
  links: ["1"],
} as const satisfies Mode;
