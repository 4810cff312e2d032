import { addDays, addMonths, type CivilDate, isBefore, type Weekday } from "../civil-date.ts";
import type { Mode, Period } from "./mode.ts";

interface PeriodRule {
  /** First day of the period around a day. */
  readonly start: (date: CivilDate, weekStart: Weekday) => CivilDate;
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
  const following = (date: CivilDate) => (months > 0 ? addMonths(date, months) : addDays(date, days));
  return {
    period: { following, key, keyAround, steps },
    *items({ window, weekStart }) {
      if (!window.start || !window.end) return;
      let next: CivilDate;
      for (let date = start(window.start, weekStart); !isBefore(window.end, date); date = next) {
        next = following(date);
        yield { date, end: addDays(next, -1) };
      }
    },
  };
}
