import { locale } from "../language/t.ts";
/** "Jan 5, 2026": the short format of the specification, in the reader's own time zone. */
export function formatDate(moment: string): string {
  short ??= new Intl.DateTimeFormat(locale(), { year: "numeric", month: "short", day: "numeric" });
  return short.format(new Date(moment));
}

/** To make one takes long, and a list of projects needs many. */
let short: Intl.DateTimeFormat | undefined;
