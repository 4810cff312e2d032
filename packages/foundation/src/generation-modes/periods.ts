import { monthStart, type Reckoning } from "../calendars/month-calendar.ts";
import { addDays, type CivilDate, isBefore } from "../civil-date.ts";
import type { Mode, Period } from "./mode.ts";

interface PeriodRule {
  /** First day of the period around a day. */
  readonly start: (date: CivilDate, reckoning: Reckoning) => CivilDate;
  readonly days?: number;
  readonly months?: number;
  readonly key: Period["key"];
  /** Default: `key`. */
  readonly keyAround?: Period["keyAround"];
  readonly steps: Period["steps"];
}

/** One item for each period with a day in the window. */
export function eachPeriod(rule: PeriodRule): Required<Pick<Mode, "period" | "items">> {
  const { start, days = 0, months = 0, key, keyAround = key, steps } = rule;
  const following: Period["following"] = (date, { calendar }) =>
    months > 0 ? monthStart(date, calendar, months) : addDays(date, days);
  return {
    period: { following, key, keyAround, steps },
    *items({ window, ...reckoning }) {
      if (!window.start || !window.end) return;
      let next: CivilDate;
      for (let date = start(window.start, reckoning); !isBefore(window.end, date); date = next) {
        next = following(date, reckoning);
        yield { date, end: addDays(next, -1) };
      }
    },
  };
}
