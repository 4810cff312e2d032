import {
  addDays,
  type CivilDate,
  civilDate,
  daysBetween,
  daysInMonth,
  firstOfWeek,
  type Weekday,
} from "@octavo/foundation";

/** Weeks that contain days of a month, each with seven days. 4 to 6 weeks. */
export function monthWeeks(year: number, month: number, weekStart: Weekday): readonly (readonly CivilDate[])[] {
  const first = civilDate(year, month, 1);
  const start = firstOfWeek(first, weekStart);
  const rows = Math.ceil((daysBetween(start, first) + daysInMonth(year, month)) / 7);
  return Array.from({ length: rows }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(start, week * 7 + day)),
  );
}

export function weekColumns(weekStart: Weekday): readonly Weekday[] {
  return Array.from({ length: 7 }, (_, column) => ((weekStart + column) % 7) as Weekday);
}
