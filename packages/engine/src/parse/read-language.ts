import { locales } from "../foundation/calendar-names.ts";
import { type WeekStart, weekdays } from "../model/template.ts";
import type { Fields } from "./fields.ts";
import * as messages from "./messages.ts";

/** A language that we have the names of: "pl-PL" is "pl". */
export function readLocale(fields: Fields, silent = "en"): string {
  const written = fields.text("locale").trim();
  if (written === "") return silent;
  const language = written.toLowerCase().split(/[-_]/, 1)[0] ?? "";
  if (locales.includes(language)) return language;
  fields.item("locale").warn("unknown_locale", messages.unknownLocale(written));
  return "en";
}

/** "mon" is short for "monday". */
export function readWeekStart(fields: Fields, silent: WeekStart = "monday"): WeekStart {
  const written = fields.item("week_start").value;
  const short = typeof written === "string" ? written.trim().toLowerCase() : "";
  const found = short.length < 3 ? undefined : weekdays.find((weekday) => weekday.startsWith(short));
  return found ?? fields.choice("week_start", weekdays, silent);
}
