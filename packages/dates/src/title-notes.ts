import type { Message } from "@octavo/foundation";
import * as messages from "./messages.ts";
import type { DateRow, ImportOptions } from "./row.ts";

/** Notes about titles with characters that are not printed. */
export function titleNotes(rows: readonly DateRow[], { printable }: Pick<ImportOptions, "printable">): Message[] {
  if (!printable) return [];
  const titles = [...new Set(rows.map(({ title }) => title))];
  const changed = titles.map(printable).filter((printed, i) => printed !== titles[i]);
  const empty = changed.filter((printed) => printed === "").length;
  return [
    ...(changed.length > empty ? [messages.unprintedCharacters(changed.length - empty)] : []),
    ...(empty > 0 ? [messages.unprintedTitles(empty)] : []),
  ];
}
