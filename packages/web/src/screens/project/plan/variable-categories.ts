import { t } from "../../../language/t.ts";
export interface VariableCategory {
  readonly name: string;
  readonly variables: readonly string[];
}

const custom = () => t("Custom");

/** In display order. The first category that contains a variable is used. */
const categories = (): readonly (readonly [string, (variable: string) => boolean])[] => [
  [custom(), () => false],
  [t("Day"), among("date", "date_long", "day", "day_padded", "day_of_year", "weekday", "weekday_short")],
  [t("Week"), among("week", "week_padded", "iso_week", "iso_year", "week_start", "week_end")],
  [t("Month and year"), among("year", "month", "month_padded", "month_padded3", "month_name", "month_abbr")],
  [t("Quarter"), among("quarter", "year_quarter", "quarter_start", "quarter_end")],
  [t("Moon and other calendars"), (variable) => /^(moon|hebrew|islamic|chinese)(_|$)/.test(variable)],
  [t("Plan"), among("plan_month", "plan_year", "plan_year_start", "plan_start", "plan_end")],
  [t("Counters"), among("index", "index_padded", "total", "subpage")],
  [t("Page"), among("page", "total_pages", "section", "locale")],
  [t("Parent section"), (name) => name.startsWith("parent_")],
  [t("Previous and next"), (name) => /_(?:prev|next)$/.test(name)],
];

/** Groups variables by category. The author's own and unknown variables are in the category "Custom". */
export function categorize(variables: readonly string[], own: readonly string[]): readonly VariableCategory[] {
  const known = categories();
  const categoryOf = (variable: string) =>
    (!own.includes(variable) && known.find(([, has]) => has(variable))?.[0]) || custom();
  return known
    .map(([name]) => ({ name, variables: variables.filter((variable) => categoryOf(variable) === name) }))
    .filter((category) => category.variables.length > 0);
}

function among(...names: readonly string[]): (variable: string) => boolean {
  return (variable) => names.includes(variable);
}
