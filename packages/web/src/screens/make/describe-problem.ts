import type { ChoiceProblem } from "@octavo/starters";
import { t } from "../../language/t.ts";

/** Explains why a value of the address was replaced by a default. */
export function describeProblem({ name, value, code }: ChoiceProblem): string {
  switch (code) {
    case "unknown_device":
      return t("There is no device “{value}”.", { value });
    case "unsuitable_device":
      return t("Text and links of this planner would be too small on “{value}”.", { value });
    case "no_landscape":
      return t("This planner has no landscape pages for the device.");
    case "invalid_year":
      return t("“{value}” is not a year between 1900 and 2200.", { value });
    case "year_and_dates":
      return t("The year is ignored, because a first and a last day are given.");
    case "invalid_date":
      return t("“{value}” is not a date such as 2027-03-31.", { value });
    case "date_missing":
      return t("The first or the last day is missing.");
    case "dates_reversed":
      return t("The last day, {value}, is before the first.", { value });
    case "unknown_language":
      return t("The language “{value}” is not available.", { value });
    case "no_toolbar_choice":
      return t("The toolbar of this device has no other side.");
    default:
      return t("“{value}” is not a value of “{name}”.", { value, name });
  }
}
