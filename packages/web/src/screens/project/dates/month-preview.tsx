import { canonicalLocale, type WeekStart } from "@octavo/engine";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { type WrittenSource } from "../../../dates/date-sources.ts";
import { SourceSwatch } from "../../../dates/source-swatch.tsx";
import type { DatesOverview, MonthEntry } from "../../../engine-worker/protocol.ts";
import { t } from "../../../language/t.ts";
import { dateLocale } from "../../../ui/format-date.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { scrollIntoViewRef } from "../../../ui/reveal.ts";

interface MonthPreviewProps {
  /** Of the plan. */
  readonly locale: string;
  readonly sources: readonly WrittenSource[];
  /** `YYYY-MM`. */
  readonly month: string;
  readonly setMonth: (month: string) => void;
  /** Undefined until the first one is computed. */
  readonly value: DatesOverview | undefined;
}

export function MonthPreview({ locale, sources, month, setMonth, value }: MonthPreviewProps) {
  const format = formatIn(locale);
  const heading = useId();
  const [chosen, setChosen] = useState<string>();
  const weekStart = value?.weekStart ?? "monday";
  const entriesOn = (date: string) => value?.entries.filter((entry) => entry.date === date) ?? [];
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-2">
      <div className="flex items-center gap-2">
        <h3 id={heading} className="flex-1 text-lg font-semibold" aria-live="polite">
          {format({ month: "long", year: "numeric" }, `${month}-01`)}
        </h3>
        <IconButton name={t("Previous month")} Icon={ChevronLeft} onClick={() => setMonth(monthBy(month, -1))} />
        <IconButton name={t("Next month")} Icon={ChevronRight} onClick={() => setMonth(monthBy(month, 1))} />
      </div>
      <table aria-labelledby={heading} className="w-full table-fixed border-collapse text-sm">
        <thead>
          <tr>
            {weeksOf(month, weekStart)[0]?.map((date) => (
              <th key={date} scope="col" className="pb-1 text-start font-normal text-ink-soft">
                {format({ weekday: "short" }, date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, weekStart).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <DayCell
                  key={date}
                  {...{ date, sources, format }}
                  isInMonth={date.startsWith(month)}
                  isChosen={date === chosen}
                  entries={entriesOn(date)}
                  onChoose={() => setChosen(date === chosen ? undefined : date)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {chosen?.startsWith(month) && <Day {...{ format, sources }} date={chosen} entries={entriesOn(chosen)} />}
    </section>
  );
}

/** Entries of a day that have room in its cell. */
const entriesPerDay = 3;

interface DayCellProps {
  readonly format: Format;
  readonly date: string;
  readonly isInMonth: boolean;
  readonly isChosen: boolean;
  readonly entries: readonly MonthEntry[];
  readonly sources: readonly WrittenSource[];
  readonly onChoose: () => void;
}

/** The number of a day with entries shows all of them below the month. On narrow screens, cells show only their marks. */
function DayCell({ format, date, isInMonth, isChosen, entries, sources, onChoose }: DayCellProps) {
  const hidden = entries.length - entriesPerDay;
  const number = Number(date.slice(8));
  return (
    <td className="relative h-16 border border-rule p-1 align-top has-aria-expanded:bg-wash">
      {isInMonth && entries.length === 0 && <span className="text-xs tabular-nums text-ink-soft">{number}</span>}
      {entries.length > 0 && (
        <button
          type="button"
          aria-expanded={isChosen}
          aria-label={format(longDay, date)}
          className="text-xs font-semibold tabular-nums after:absolute after:inset-0 hover:text-accent"
          onClick={onChoose}
        >
          {number}
        </button>
      )}
      <ul className="max-sm:flex max-sm:flex-wrap max-sm:gap-1">
        {entries.slice(0, hidden === 1 ? entriesPerDay + 1 : entriesPerDay).map((entry) => (
          <li
            key={keyOf(entry)}
            title={[entry.start, entry.title].filter(Boolean).join(" ")}
            className="flex items-center gap-1 text-xs leading-tight"
          >
            <SourceSwatch source={sources[entry.source] ?? {}} className="size-2.5" />
            <span className="min-w-0 truncate max-sm:sr-only">{entry.title}</span>
          </li>
        ))}
      </ul>
      {hidden > 1 && (
        <span className="text-xs text-ink-soft tabular-nums" title={t("+{count} more", { count: hidden })}>
          +{hidden}
        </span>
      )}
    </td>
  );
}

const longDay: Intl.DateTimeFormatOptions = { weekday: "long", day: "numeric", month: "long" };

function Day({ format, date, entries, sources }: Pick<DayCellProps, "format" | "date" | "entries" | "sources">) {
  const heading = useId();
  return (
    <section ref={scrollIntoViewRef} aria-labelledby={heading} className="border border-rule bg-surface px-3 py-2">
      <h4 id={heading} className="font-semibold" aria-live="polite">
        {format(longDay, date)}
      </h4>
      <ul className="mt-1 flex flex-col">
        {entries.map((entry) => (
          <li key={keyOf(entry)} className="flex items-center gap-2 py-1 leading-snug">
            <SourceSwatch source={sources[entry.source] ?? {}} className="size-3.5" />
            {entry.start && <span className="text-sm text-ink-soft tabular-nums">{entry.start}</span>}
            <span className="min-w-0 wrap-anywhere">{entry.title}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const keyOf = ({ source, start, title }: MonthEntry) => `${source} ${start} ${title}`;

type Format = (options: Intl.DateTimeFormatOptions, date: string) => string;

/** In the locale of the plan, with its region, if that is in the language of the studio. */
function formatIn(locale: string): Format {
  const own = dateLocale();
  const known = canonicalLocale(locale);
  const planned = known === undefined ? own : new Intl.Locale(known, calendar);
  const shown = planned.language === own.language ? planned : own;
  return (options, date) =>
    new Intl.DateTimeFormat(shown, { ...options, timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));
}

/** Days of the preview are those of the Gregorian calendar. */
const calendar = { calendar: "gregory", numberingSystem: "latn" } as const;

function monthBy(month: string, by: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + by)).toISOString().slice(0, 7);
}

/** Dates of the whole weeks of a month. */
function weeksOf(month: string, weekStart: WeekStart): readonly (readonly string[])[] {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const start = weekStart === "sunday" ? 0 : weekStart === "saturday" ? 6 : 1;
  const offset = (new Date(Date.UTC(year, number - 1)).getUTCDay() - start + 7) % 7;
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const date = (day: number) => new Date(Date.UTC(year, number - 1, day)).toISOString().slice(0, 10);
  return Array.from({ length: Math.ceil((offset + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_unused, day) => date(week * 7 + day + 1 - offset)),
  );
}
