import type { ChoiceProblem } from "@octavo/starters";
import { t } from "../../language/t.ts";
import { Notice } from "../../ui/notice.tsx";

interface AddressProblemsProps {
  readonly problems: readonly ChoiceProblem[];
  /** Codes for which there are no holidays. */
  readonly holidays: readonly string[];
}

/** Values of the address that were replaced. */
export function AddressProblems({ problems, holidays }: AddressProblemsProps) {
  return (
    <Notice>
      <p className="font-semibold">{t("Parts of the address could not be used and were replaced:")}</p>
      <ul className="mt-1 list-disc ps-5">
        {[...problems.map(describeProblem), ...holidays.map(describeHolidays)].map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </Notice>
  );
}

function describeHolidays(code: string): string {
  return t("There are no holidays for “{code}”.", { code });
}

/** Explains why a value of the address was replaced by a default. */
function describeProblem({ name, value, code, known }: ChoiceProblem): string {
  switch (code) {
    case "unknown_device":
      return t("There is no device “{value}”.", { value });
    case "unsuitable_device":
      return t("Text and links of this planner would be too small on “{value}”.", { value });
    case "no_landscape":
      return t("This planner has no landscape pages for the device.");
    case "invalid_year":
      return t("“{value}” is not a year between {first} and {last}.", {
        value,
        first: known[0] ?? "",
        last: known[1] ?? "",
      });
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
    case "no_room":
      return t("“{name}={value}” has no room on this device.", { value, name });
    case "no_room_in_theme":
      return t("“{name}={value}” has no room in this theme.", { value, name });
    case "invalid_distance":
      return t("“{value}” is not a distance in millimeters ({known}).", { value, known: known.join(", ") });
    case "invalid_hour_range":
      return t("“{value}” is not a first hour and a later last hour, such as {known}.", {
        value,
        known: known.join(", "),
      });
    case "no_toolbar_choice":
      return t("The toolbar of this device has no other side.");
    case "no_theme_choice":
      return t("This planner has no themes.");
    case "no_room_for_theme":
      return t("The pages of this device have no room for the theme “{value}”.", { value });
    default:
      return t("“{value}” is not a value of “{name}”.", { value, name });
  }
}
