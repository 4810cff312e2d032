import { dateLocale } from "../ui/format-date.ts";
import { eventsOfRows, type RowsEvent } from "./list-of-rows.ts";

interface ListedDaysProps {
  /** Name of the list. */
  readonly name: string;
  readonly rows: string;
}

/** Days of a list as they were understood, with their weekdays. */
export function ListedDays({ name, rows }: ListedDaysProps) {
  const format = dayFormat();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard scrolls long lists.
    <section className="max-h-60 overflow-y-auto" tabIndex={0} aria-label={name}>
      <ul className="flex flex-col gap-1 ps-6 text-sm leading-snug">
        {eventsOfRows(rows).map((event) => (
          <li key={`${event.first} ${event.start} ${event.title}`} className="wrap-anywhere">
            <span className="text-ink-soft tabular-nums">{describeTime(event, format)}</span> <bdi>{event.title}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Days with their weekdays. */
export const dayFormat = () =>
  new Intl.DateTimeFormat(dateLocale(), {
    weekday: "short",
    year: "numeric",
    month: "long",
    day: "numeric",
    calendar: "gregory",
    timeZone: "UTC",
  });

function describeTime({ first, last, start, end }: RowsEvent, format: Intl.DateTimeFormat): string {
  const days = format.formatRange(new Date(first), new Date(last));
  return start === undefined ? days : `${days}, ${[start, end].filter(Boolean).join("–")}`;
}
