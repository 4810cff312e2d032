import type { Starter } from "./starter.ts";

/** First and last day, `YYYY-MM-DD`. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

/** Returns twelve months from the starter's first month of the year. */
export function wholeYear(year: string, { firstMonth = 1 }: Pick<Starter, "firstMonth">): DateRange {
  if (firstMonth === 1) return { from: `${year}-01-01`, to: `${year}-12-31` };
  const [first, last] = [firstMonth, firstMonth - 1].map((month) => String(month).padStart(2, "0"));
  const next = Number(year) + 1;
  const days = new Date(Date.UTC(next, firstMonth - 1, 0)).getUTCDate();
  return { from: `${year}-${first}-01`, to: `${next}-${last}-${days}` };
}

/** In months. From October on, most calendars are made for the next year. */
const ahead = 3;

/** Returns the year of `defaultChoices` for a planner that is made today. */
export function usualYear(today: Date, { firstMonth = 1 }: Pick<Starter, "firstMonth"> = {}): number {
  const month = new Date(today.getFullYear(), today.getMonth() + ahead);
  return month.getFullYear() - (month.getMonth() + 1 < firstMonth ? 1 : 0);
}

/** Formats the years of the dates: "2027", or "2026–27". */
export function formatYears({ from, to }: DateRange): string {
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)];
  return first === last ? first : `${first}–${last.slice(0, 2) === first.slice(0, 2) ? last.slice(2) : last}`;
}
