import { locale } from "../language/t.ts";
/** Returns "Jan 5, 2026": the short format of the specification, in the user's time zone. */
export function formatDate(moment: string): string {
  short ??= new Intl.DateTimeFormat(locale(), { year: "numeric", month: "short", day: "numeric" });
  return short.format(new Date(moment));
}

/** Cached, because creating a formatter is slow and lists need many dates. */
let short: Intl.DateTimeFormat | undefined;

/** Returns "Jan 5, 2026, 3:07 PM", in the user's time zone. */
export function formatDateTime(moment: string): string {
  withTime ??= new Intl.DateTimeFormat(locale(), {
    year: "numeric",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  });
  return withTime.format(new Date(moment));
}

let withTime: Intl.DateTimeFormat | undefined;

/** Returns "Jan 5, 2026" for a day without a time. */
export function formatDay(day: string): string {
  const format = new Intl.DateTimeFormat(locale(), {
    year: "numeric",
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}
