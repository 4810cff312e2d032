import { projectLimits, type WrittenPlan, type WrittenPlanSection } from "@octavo/contract";

/** Moves all dates of a plan to the next year. The last day of a month stays the last day. */
export function nextYearsPlan(plan: WrittenPlan): WrittenPlan {
  return { ...plan, calendar: withNextDates(plan.calendar), sections: plan.sections.map(nextSection) };
}

function nextSection({ nested, ...section }: WrittenPlanSection): WrittenPlanSection {
  return { ...withNextDates(section), ...(nested && { nested: nested.map(nextSection) }) };
}

interface Dated {
  readonly start_date?: string | null | undefined;
  readonly end_date?: string | null | undefined;
}

function withNextDates<Part extends Dated>(part: Part): Part {
  const { start_date, end_date } = part;
  return {
    ...part,
    ...(start_date && { start_date: nextYear(start_date) }),
    ...(end_date && { end_date: nextYear(end_date) }),
  };
}

/** Keeps what is not a date, because the plan may be unfinished. */
function nextYear(written: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(written.trim()) ?? [];
  if (year === undefined || month === undefined || day === undefined) return written;
  const next = Number(year) + 1;
  const last = daysIn(next, Number(month));
  const isLast = Number(day) === daysIn(Number(year), Number(month));
  return `${next}-${month}-${String(isLast ? last : Math.min(Number(day), last)).padStart(2, "0")}`;
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Replaces the years of the plan in the name: "Daily planner 2026", "School 2026–27". Adds the year if there is none. */
export function nextYearsName(name: string, { calendar }: Pick<WrittenPlan, "calendar">): string {
  const years = [calendar.start_date, calendar.end_date].map((date) => Number(date.slice(0, 4)));
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
