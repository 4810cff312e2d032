/** Suggestions for each generation mode. Specification, part 9. */
import type { WrittenPlanSection } from "@octavo/contract";
import { hasDates } from "@octavo/foundation";

export type Mode = WrittenPlanSection["generate"];

export const variablesOf: Readonly<Record<Mode, readonly string[]>> = {
  once: [],
  each_day: [
    "date",
    "date_long",
    "year",
    "month",
    "month_padded",
    "month_padded3",
    "month_name",
    "day",
    "day_padded",
    "weekday",
  ],
  each_week: ["iso_week", "year", "week", "week_padded"],
  each_month: ["year", "month", "month_padded", "month_padded3", "month_name"],
  each_quarter: ["year_quarter", "year", "quarter", "quarter_start", "quarter_end"],
  each_year: ["plan_year", "plan_year_start", "year"],
  each_event: ["event", "event_time", "event_calendar", "date", "date_long", "weekday", "index"],
  count: ["index", "index_padded", "total", "subpage"],
};

export function defaultDestinations({ generate, kind }: Pick<WrittenPlanSection, "generate" | "kind">): string[] {
  const name = kind.trim() || "home";
  switch (generate) {
    case "once":
      return [`${name}:index`, "year:{year}"];
    case "each_day":
      return ["day:{date}"];
    case "each_week":
      return ["week:{iso_week}"];
    case "each_month":
      return ["month:{year}-{month_padded}"];
    case "each_quarter":
      return ["quarter:{year_quarter}"];
    case "each_year":
      return ["year:{plan_year_start}"];
    case "each_event":
    case "count":
      return [`${name}:page:{index_padded}`];
  }
}

export function tokensOf({ generate, context, counters = {} }: WrittenPlanSection): string[] {
  const own = [...Object.keys(context), ...Object.keys(counters)];
  return [...variablesOf[generate], ...own].map((name) => `{${name}}`);
}

/** Returns the change to another mode. Clears the fields that the mode does not show. */
export function withMode(mode: Mode): Partial<WrittenPlanSection> {
  return {
    generate: mode,
    count: mode === "count" ? defaultCount : undefined,
    ...(!hasDates(mode) && { start_date: undefined, end_date: undefined }),
    ...(mode !== "each_day" && { weekdays: undefined, days: undefined }),
    ...(mode !== "each_event" && { events: undefined }),
  };
}

export const defaultCount = 50;
