import * as z from "zod";
import * as messages from "../messages.ts";

const longestName = 64;

/** IANA name of a time zone that this runtime knows. */
export const timeZone = z.string().max(longestName).refine(isTimeZone, messages.unknownTimeZone.text);

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name }).format();
    return true;
  } catch {
    return false;
  }
}
