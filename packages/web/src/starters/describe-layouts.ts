import { hoursOf, type Layout, type PlannerChoices } from "@octavo/starters";
import { locale, t, translate } from "../language/t.ts";

/** Chosen values in words: "Columns with hours, Dots, 6 mm". Those that are not chosen are left out. */
export function describeLayouts(
  layouts: readonly Layout[],
  choices: Pick<PlannerChoices, "layouts" | "hours">,
): string {
  const chosen = layouts.map((layout) => describeValue(layout, choices.layouts[layout.id] ?? "", choices.hours));
  const usual = layouts.every(({ kind }) => kind === "hours") ? t("Usual hours") : t("Default");
  return chosen.filter((text) => text !== "").join(", ") || usual;
}

function describeValue(layout: Layout, value: string, clock: PlannerChoices["hours"]): string {
  if (value === "") return "";
  switch (layout.kind) {
    case "one":
      return translate(layout.values.find((known) => known.value === value)?.label ?? "");
    case "distance":
      return new Intl.NumberFormat(locale(), { style: "unit", unit: "millimeter" }).format(Number(value));
    case "hours":
      return describeHours(value, clock);
    default:
      return "";
  }
}

function describeHours(value: string, clock: PlannerChoices["hours"]): string {
  const hours = hoursOf(value);
  return hours ? hourFormat(clock).formatRange(timeOf(hours.first), timeOf(hours.last)) : "";
}

/** Formats times of `timeOf`. */
export function hourFormat(clock: PlannerChoices["hours"]): Intl.DateTimeFormat {
  const hourCycle = clock === "12" ? "h12" : "h23";
  return new Intl.DateTimeFormat(locale(), { hour: "numeric", hourCycle, timeZone: "UTC" });
}

export const timeOf = (hour: number): number => hour * 3_600_000;
