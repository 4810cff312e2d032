/** Habits of regions, from CLDR. They are defaults of a new planner, and never change one that exists. */
import { canonicalLocale, type WeekStart } from "@octavo/engine";
import type { CalendarSystem } from "@octavo/foundation";
import generated from "./generated/regions.json" with { type: "json" };

export interface Region {
  /** Code such as "EG", or "419" for Latin America. */
  readonly code: string;
  /** Calendar of the months. */
  readonly calendar: CalendarSystem;
  readonly weekStart: WeekStart;
  readonly hours: "12" | "24";
  /** Usual paper of printers. */
  readonly paper: "a4" | "letter";
  /** True if Octavo has a table of its holidays. */
  readonly hasHolidays: boolean;
}

/**
 * Returns the region of a language tag, or else the one where most people speak the language: Egypt for "ar". English
 * without a region has none, because it is also the language of people who chose no other.
 */
export function findRegion(tag: string): Region | undefined {
  const written = canonicalLocale(tag);
  if (written === undefined || written === "en") return undefined;
  const { language, region: code } = new Intl.Locale(written).maximize();
  return code === undefined || code === "001" ? undefined : describe(code, `${language}-${code}`);
}

/** Some languages have another clock than their region. */
function describe(code: string, tag: string): Region {
  const hasHours12 = isIn(generated.hours12, tag) || (isIn(generated.hours12, code) && !isIn(generated.hours24, tag));
  return {
    code,
    calendar: isIn(generated.persian, code) ? "persian" : "gregorian",
    weekStart: weekStarts.find((day) => isIn(generated[day], code)) ?? "monday",
    hours: hasHours12 ? "12" : "24",
    paper: isIn(generated.letter, code) ? "letter" : "a4",
    hasHolidays: isIn(generated.holidays, code),
  };
}

/** First days of the week other than Monday. */
const weekStarts = ["friday", "saturday", "sunday"] as const;

const isIn = (list: string, code: string) => list.split(" ").includes(code);
