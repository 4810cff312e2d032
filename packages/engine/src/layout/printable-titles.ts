import type { Lookup } from "../language/tokens.ts";
import { isOrdinary } from "../typography/measure-text.ts";

const oneTitle = /^((?:parent_)*)(?:event|events:\d+|holiday)$/;
const severalTitles = /^(?:parent_)*(?:events|holidays)$/;
const calendar = /^(?:parent_)*event_calendar$/;

/** Variables whose titles of events, and names of calendars, have only characters that can be printed. */
export function printableTitles(lookup: Lookup, printable: (text: string) => string): Lookup {
  return (name) => {
    const value = lookup(name);
    if (!value || isOrdinary(value)) return value;
    const [, parent] = oneTitle.exec(name) ?? [];
    if (parent !== undefined) return printable(value) || printable(lookup(`${parent}event_calendar`) ?? "") || "…";
    if (severalTitles.test(name)) return value.split(", ").map(printable).filter(Boolean).join(", ");
    return calendar.test(name) ? printable(value) : value;
  };
}
