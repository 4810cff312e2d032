import { matchLanguage } from "@octavo/contract";
import { currentLanguage, locale } from "../language/t.ts";

/** The locale of the studio's language for dates, with the region that the browser names: "en-GB". */
export function dateLocale(): Intl.Locale {
  const own = navigator.languages.find((tag) => matchLanguage([tag]) === currentLanguage());
  return new Intl.Locale(own ?? locale(), { calendar: "gregory", numberingSystem: "latn" });
}

function formatter(more?: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(dateLocale(), { year: "numeric", month: "short", day: "numeric", ...more });
}

/** Cached, because creating a formatter is slow and lists need many dates. */
let short: Intl.DateTimeFormat | undefined;
let withTime: Intl.DateTimeFormat | undefined;

/** Returns "Jan 5, 2026": the short format of the specification, in the user's time zone. */
export function formatDate(moment: string): string {
  short ??= formatter();
  return short.format(new Date(moment));
}

/** Returns "Jan 5, 2026, 3:07 PM", in the user's time zone. */
export function formatDateTime(moment: string): string {
  withTime ??= formatter({ hour: "numeric", minute: "2-digit" });
  return withTime.format(new Date(moment));
}

/** Returns "Jan 5, 2026" for a day without a time. */
export function formatDay(day: string): string {
  return formatter({ timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}
