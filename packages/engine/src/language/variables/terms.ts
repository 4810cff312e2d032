import { type CivilDate, daysBetween, firstOfWeek, formatDate, parseDate } from "@octavo/foundation";
import type { Term } from "../../model/template.ts";
import type { PageFacts } from "../page-facts.ts";
import { dateVariable, type VariableFamily } from "./page-variable.ts";

function termOf(date: CivilDate, { numbering }: PageFacts): Term | undefined {
  const written = formatDate(date);
  return numbering.terms?.find(({ from, to }) => from <= written && written <= to);
}

/** From 1, in weeks of the calendar. */
function termWeek(date: CivilDate, facts: PageFacts): string {
  const start = parseDate(termOf(date, facts)?.from ?? "");
  if (!start) return "";
  const { weekStart } = facts;
  return String(daysBetween(firstOfWeek(start, weekStart), firstOfWeek(date, weekStart)) / 7 + 1);
}

export const terms: VariableFamily = {
  category: "Term",
  variables: {
    term: dateVariable({
      label: "Name of the term",
      constantIn: "day",
      isOftenEqual: true,
      on: (date, facts) => termOf(date, facts)?.name ?? "",
    }),
    term_week: dateVariable({
      label: "Week of the term",
      constantIn: "day",
      isOftenEqual: true,
      prints: "number",
      on: termWeek,
    }),
    term_start: dateVariable({
      label: "First day of the term",
      constantIn: "day",
      isOftenEqual: true,
      on: (date, facts) => termOf(date, facts)?.from ?? "",
    }),
    term_end: dateVariable({
      label: "Last day of the term",
      constantIn: "day",
      isOftenEqual: true,
      on: (date, facts) => termOf(date, facts)?.to ?? "",
    }),
  },
};
