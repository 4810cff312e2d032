/** Properties that the calendar widgets have in common. */

import type { CivilDate, Weekday } from "../foundation/civil-date.ts";
import { formatDate } from "../foundation/civil-date.ts";
import { scalarText } from "../foundation/scalar.ts";
import { choice, structure } from "./property.ts";
import { type WeekStart, weekdayNumber } from "./template.ts";
import type { CellVariables, LinkRule } from "./widget-definition.ts";

/** `plan` is the week of the whole document. */
export const weekStartChoice = choice(["plan", "monday", "sunday"], {
  label: "Week starts on",
  default: "plan",
  synonyms: { mon: "monday", sun: "sunday" },
});

export function chosenWeekStart(choice: "plan" | "monday" | "sunday", document: WeekStart): Weekday {
  return weekdayNumber(choice === "plan" ? document : choice);
}

/** `{ link: { bind } }` or `{ link: { to_dest } }`: where a cell leads. Undefined leaves it to the calendar. */
export function cellLink(label: string) {
  return structure<LinkRule | undefined>({
    label,
    default: undefined,
    parse: parseCell,
    expects: "must be { link: { bind: … } }",
  });
}

function parseCell(raw: unknown): LinkRule | undefined {
  const link = mapping(mapping(raw)?.link);
  if (!link) return undefined;
  const bind = scalarText(link.bind);
  const to_dest = scalarText(link.to_dest);
  return { ...(bind !== undefined && { bind }), ...(to_dest !== undefined && { to_dest }) };
}

function mapping(raw: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof raw === "object" && raw !== null ? (raw as Readonly<Record<string, unknown>>) : undefined;
}

/** What a link rule may say of the day that a cell stands for. */
export function dayVariables(date: CivilDate): CellVariables {
  const written = formatDate(date);
  return {
    cell_date: written,
    cell_day: String(date.day),
    cell_month: written.slice(0, 7),
    date: written,
    year: String(date.year),
    month: String(date.month),
    month_padded: written.slice(5, 7),
    day: String(date.day),
    day_padded: written.slice(8),
  };
}
