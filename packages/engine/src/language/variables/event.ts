import { formatDate } from "@octavo/foundation";
import { type DateEntry, plainTitle } from "../../model/date-row.ts";
import { itemOf, type PageFacts } from "../page-facts.ts";
import type { PageVariable, VariableFamily } from "./page-variable.ts";

/** Variable of the event of a page. Empty if the event has no such value. */
function eventVariable(label: string, field: (entry: DateEntry) => string, prints?: "number"): PageVariable {
  const value = (facts: PageFacts) => {
    const { date, event = 0 } = itemOf(facts) ?? {};
    if (facts.unit !== "event" || !date) return undefined;
    const entry = facts.dates.on(formatDate(date))[event - 1];
    return entry ? field(entry) : "";
  };
  return { label, constantIn: "item", value, ...(prints && { prints }) };
}

export const event: VariableFamily = {
  category: "Event",
  variables: {
    event: eventVariable("Title of the event", plainTitle),
    event_time: eventVariable("Start and end", ({ start, end }) => [start, end].filter(Boolean).join("–"), "number"),
    event_start: eventVariable("Start", ({ start = "" }) => start, "number"),
    event_end: eventVariable("End", ({ end = "" }) => end, "number"),
    event_calendar: eventVariable("Name of the calendar", ({ calendar }) => calendar),
    event_age: eventVariable("Age on a birthday", ({ age }) => (age === undefined ? "" : String(age)), "number"),
    event_days: eventVariable("Number of days", ({ days = 1 }) => String(days), "number"),
  },
};
