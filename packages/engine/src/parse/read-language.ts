import { calendarSystems, nearest, suggestion, type WeekNumbering, weekNumberings } from "@octavo/foundation";
import {
  type CalendarChoice,
  digitForms,
  mostCorrection,
  unusualChoices,
  yearNumberings,
} from "../calendar/document-calendar.ts";
import generated from "../calendar/generated/regions.json" with { type: "json" };
import { canonicalLocale, locales, pairs, subtags } from "../calendar/locales.ts";
import { type PlanYears, type Term, type WeekStart, weekdays } from "../model/template.ts";
import { type Fields, shortened } from "./fields.ts";
import * as messages from "./messages.ts";
import { readDate } from "./read-dates.ts";

/** Canonical tag of a language with names. Keeps the region. */
export function readLocale(fields: Fields, silent = "en"): string {
  const written = fields.text("locale").trim();
  if (written === "") return silent;
  const locale = canonicalLocale(written);
  if (locale !== undefined) return locale;
  const near = nearestLocale(written);
  fields.item("locale").warn("unknown_locale", messages.unknownLocale(shortened(written)), suggestion(near));
  return "en";
}

/** Choices of a calendar, without those that are usual or have no effect. */
export function readCalendarChoice(fields: Fields): CalendarChoice {
  const system = fields.choice("system", calendarSystems, "gregorian");
  const correction = fields.number("correction", { min: -mostCorrection, max: mostCorrection, whole: true }, 0);
  const years = fields.choice("years", yearNumberings, "common");
  const digits = fields.choice("digits", digitForms, "latin");
  if (correction !== 0 && system !== "hijri")
    fields.item("correction").warn("unused_calendar_choice", messages.correctionUnused);
  if (years !== "common" && system !== "gregorian")
    fields.item("years").warn("unused_calendar_choice", messages.yearsUnused);
  const choice = {
    system,
    digits,
    ...(system === "hijri" && { correction }),
    ...(system === "gregorian" && { years }),
  };
  return unusualChoices(choice) ?? {};
}

/** Accepts "mon" for "monday". */
export function readWeekStart(fields: Fields, silent: WeekStart = "monday"): WeekStart {
  const written = fields.item("week_start").value;
  const short = typeof written === "string" ? written.trim().toLowerCase() : "";
  const found = short.length < 3 ? undefined : weekdays.find((weekday) => weekday.startsWith(short));
  return found ?? fields.choice("week_start", weekdays, silent);
}

export function readWeekNumbering(fields: Fields): WeekNumbering {
  return fields.choice("week_numbering", weekNumberings, "iso");
}

export function readYears(fields: Fields): PlanYears | undefined {
  const years = fields.fields("years");
  const fiscal = years?.optionalNumber("fiscal", { min: 1, max: 12, whole: true });
  years?.finish();
  return fiscal === undefined ? undefined : { fiscal };
}

/** Terms without a name or with wrong dates are left out. */
export function readTerms(fields: Fields): readonly Term[] {
  return fields
    .list("terms")
    .slice(0, mostTerms)
    .flatMap((item) => {
      const written = item.fields();
      if (!written) return [];
      const term = {
        name: written.text("name").trim(),
        from: readDate(written.item("from")),
        to: readDate(written.item("to")),
      };
      written.finish();
      if (term.name !== "" && term.from !== "" && term.from <= term.to) return [term];
      item.warn("unusable_term", messages.unusableTerm);
      return [];
    });
}

const mostTerms = 100;

/** Suggests a known locale for an unknown one. Authors often write a country's code for its language. */
export function nearestLocale(written: string): string | undefined {
  const spoken = pairs(generated.regions);
  const { language = "", region = "" } = subtags(written) ?? {};
  return spoken.get(language.toUpperCase()) ?? spoken.get(region) ?? nearest(written, locales);
}
