import {
  addDays,
  type CivilDate,
  daysBetween,
  firstOfWeek,
  type MonthCalendar,
  monthLength,
  monthStart,
  type Reckoning,
  type Weekday,
} from "@octavo/foundation";

/** Weeks that contain days of the month with `date`, each with seven days. 4 to 6 weeks. */
export function monthWeeks(date: CivilDate, { weekStart, calendar }: Reckoning): readonly (readonly CivilDate[])[] {
  const first = monthStart(date, calendar);
  const start = firstOfWeek(first, weekStart);
  const rows = Math.ceil((daysBetween(start, first) + monthLength(first, calendar)) / 7);
  return Array.from({ length: rows }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(start, week * 7 + day)),
  );
}

export function isSameMonth(a: CivilDate, b: CivilDate, { of }: MonthCalendar): boolean {
  return of(a).month === of(b).month && of(a).year === of(b).year;
}

export function weekColumns(weekStart: Weekday): readonly Weekday[] {
  return Array.from({ length: 7 }, (_, column) => ((weekStart + column) % 7) as Weekday);
}
