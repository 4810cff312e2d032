import { canonicalLocale, nearestLocale } from "../foundation/locales.ts";
import { suggestion } from "../foundation/messages.ts";
import { type WeekStart, weekdays } from "../model/template.ts";
import { type Fields, shortened } from "./fields.ts";
import * as messages from "./messages.ts";

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

/** Accepts "mon" for "monday". */
export function readWeekStart(fields: Fields, silent: WeekStart = "monday"): WeekStart {
  const written = fields.item("week_start").value;
  const short = typeof written === "string" ? written.trim().toLowerCase() : "";
  const found = short.length < 3 ? undefined : weekdays.find((weekday) => weekday.startsWith(short));
  return found ?? fields.choice("week_start", weekdays, silent);
}
