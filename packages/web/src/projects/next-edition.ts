import { projectLimits, type WrittenPlan, type WrittenPlanSection } from "@octavo/contract";
import { addDays, formatDate, type MonthCalendar, monthLength, parseDate } from "@octavo/foundation";
import { planCalendar } from "./plan-calendar.ts";

/** Moves all dates of a plan to the next year of its calendar. The last day of a month stays the last day. */
export function nextYearsPlan(plan: WrittenPlan): WrittenPlan {
  const calendar = planCalendar(plan.calendar);
  const sections = plan.sections.map((section) => nextSection(section, calendar));
  return { ...plan, calendar: withNextDates(plan.calendar, calendar), sections };
}

function nextSection({ nested, ...section }: WrittenPlanSection, calendar: MonthCalendar): WrittenPlanSection {
  return {
    ...withNextDates(section, calendar),
    ...(nested && { nested: nested.map((inner) => nextSection(inner, calendar)) }),
  };
}

interface Dated {
  readonly start_date?: string | null | undefined;
  readonly end_date?: string | null | undefined;
}

function withNextDates<Part extends Dated>(part: Part, calendar: MonthCalendar): Part {
  const { start_date, end_date } = part;
  return {
    ...part,
    ...(start_date && { start_date: nextYear(start_date, calendar) }),
    ...(end_date && { end_date: nextYear(end_date, calendar) }),
  };
}

/** Keeps what is not a date, because the plan may be unfinished. */
function nextYear(written: string, calendar: MonthCalendar): string {
  const date = parseDate(written);
  if (!date) return written;
  const { year, month, day } = calendar.of(date);
  const first = calendar.firstOf(year + 1, month);
  const last = monthLength(first, calendar);
  const isLast = day === monthLength(date, calendar);
  return formatDate(addDays(first, (isLast ? last : Math.min(day, last)) - 1));
}

/** Replaces the years of the plan in the name: "Daily planner 2026", "School 2026–27". Adds the year if there is none. */
export function nextYearsName(name: string, { calendar }: Pick<WrittenPlan, "calendar">): string {
  const { of } = planCalendar(calendar);
  const years = [calendar.start_date, calendar.end_date].map((written) => {
    const date = parseDate(written);
    return date ? of(date).year : Number(written.slice(0, 4));
  });
  const [first = 0, last = first] = years;
  const known = (year: string) => years.includes(Number(year));
  const next = name
    .replace(/\b(\d{4})([–-])(\d{2})\b/g, (range, from: string, dash: string, to: string) =>
      known(from) && Number(to) === last % 100
        ? `${Number(from) + 1}${dash}${String((last + 1) % 100).padStart(2, "0")}`
        : range,
    )
    .replace(/\b\d{4}\b(?![–-]\d{2}\b)/g, (year) => (known(year) ? String(Number(year) + 1) : year));
  const suffix = ` ${first + 1}`;
  return next === name ? name.slice(0, projectLimits.name - suffix.length) + suffix : next;
}
