import { type SecondCalendar, type SecondDate, secondDate } from "../../calendar/second-calendar.ts";
import { itemOf, type PageFacts } from "../page-facts.ts";
import type { PageVariable, VariableFamily } from "./page-variable.ts";

type Field = (date: SecondDate, month: string) => string;

const variablesOf = (calendar: SecondCalendar, name: string): VariableFamily["variables"] => {
  const written: Field =
    calendar === "chinese"
      ? (found, title) => `${title} ${found.day}`
      : (found, title) => `${found.day} ${title} ${found.year}`;
  return {
    [`${calendar}_date`]: variable(`${name} date`, calendar, written),
    [`${calendar}_day`]: variable(`Day of the ${name} month`, calendar, (found) => String(found.day)),
    [`${calendar}_month`]: variable(`${name} month`, calendar, (_, title) => title),
    [`${calendar}_year`]: variable(`${name} year`, calendar, (found) => String(found.year)),
  };
};

function variable(label: string, calendar: SecondCalendar, field: Field): PageVariable {
  const value = (facts: PageFacts) => {
    const date = itemOf(facts)?.date;
    const found = date && secondDate(date, calendar);
    return found && field(found, facts.names.secondMonth(calendar, found.month));
  };
  return { label, constantIn: "day", value };
}

export const otherCalendars: VariableFamily = {
  category: "Other calendars",
  variables: {
    ...variablesOf("hebrew", "Hebrew"),
    ...variablesOf("islamic", "Islamic"),
    ...variablesOf("chinese", "Chinese"),
  },
};
