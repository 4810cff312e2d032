import type { CivilDate } from "@octavo/foundation";
import { type CalendarSource, plainCalendar } from "./document-calendar.ts";

export const secondCalendars = ["hebrew", "islamic", "chinese", "persian"] as const;
export type SecondCalendar = (typeof secondCalendars)[number];

export interface SecondDate {
  readonly year: number;
  /** Position among the names of months, from 0. Leap months of the Chinese calendar follow from `chineseLeap`. */
  readonly month: number;
  readonly day: number;
}

/** First leap month of the Chinese calendar among its months. */
export const chineseLeap = 12;

export const moonPhases = ["new", "first quarter", "full", "last quarter"] as const;
export type MoonPhase = (typeof moonPhases)[number];

/** Calendars besides the Gregorian, and phases of the moon. Browsers load them for the few documents that need them. */
export interface Almanac {
  readonly calendar: CalendarSource;
  /** Undefined outside of the tables. */
  readonly secondDate: (date: CivilDate, calendar: SecondCalendar) => SecondDate | undefined;
  /** First and last day in the tables, `YYYY-MM-DD`. */
  readonly range: Readonly<Record<"from" | "to", string>>;
  /** Phase that begins on a day, in a time that is `offset` minutes ahead of UTC. Undefined on most days. */
  readonly moonPhase: (date: CivilDate, offset?: number) => MoonPhase | undefined;
  readonly moonName: (phase: MoonPhase, locale: string) => string;
}

/** Stands for an almanac that is not loaded. */
export const plainAlmanac: Almanac = {
  calendar: () => plainCalendar,
  secondDate: () => undefined,
  range: { from: "", to: "" },
  moonPhase: () => undefined,
  moonName: () => "",
};
