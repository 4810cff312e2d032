/** "Jan 5, 2026": the short en-US format of the specification, in the reader's own time zone. */
const short = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "short", day: "numeric" });

export function formatDate(moment: string): string {
  return short.format(new Date(moment));
}
