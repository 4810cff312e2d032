import { plainCalendar, type World } from "@octavo/engine";
import { addDays, type CalendarSystem } from "@octavo/foundation";
import { shortTextIn, textIn, type WordsByLanguage } from "../words/words.ts";
import type { PlannerTexts } from "./canvas.ts";

type Names = ReturnType<World["names"]>;

const months = Array.from({ length: 12 }, (_, i) => i + 1);
const days = [0, 1, 2, 3, 4, 5, 6] as const;
/** First and last days of a year's weeks. */
const weeks = Array.from({ length: 52 }, (_, i) => {
  const first = addDays({ year: 2026, month: 1, day: 5 }, 7 * i);
  return [first, addDays(first, 6)] as const;
});
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Values of tokens that the kit uses in texts whose width it measures. */
const values: Readonly<Record<string, (names: Names) => readonly string[]>> = {
  "{month_title}": (names) => months.map((month) => names.monthTitle(2026, month)),
  "{month_name:capital}": (names) => months.map((month) => capital(names.month(month))),
  "{month_abbr:capital}": (names) => months.map((month) => capital(names.monthShort(month))),
  "{week_dates}": (names) => weeks.map(([first, last]) => names.dayRange(first, last, "full")),
  "{week_dates_short}": (names) => weeks.map(([first, last]) => names.dayRange(first, last, "short")),
  "{week_months:capital}": (names) =>
    months.map((month) => `${capital(names.monthShort(month))} – ${names.monthShort((month % 12) + 1)}`),
  "{weekday:capital}": (names) => days.map((day) => capital(names.weekday(day, "full"))),
  "{weekday_short:capital}": (names) => days.map((day) => capital(names.weekday(day, "short"))),
  "{year}": () => ["2026"],
  "{plan_year}": () => ["2026–27"],
  "{quarter}": () => ["4"],
  "{week}": () => ["53"],
  "{parent_index}": () => ["000"],
};

interface TextChoices {
  readonly locale: string;
  readonly calendar?: CalendarSystem;
}

export function plannerTexts(
  { names, words }: { names: World["names"]; words: WordsByLanguage },
  { locale, calendar: system = "gregorian" }: TextChoices,
): PlannerTexts {
  const own = names(locale, { ...plainCalendar, system });
  const text = textIn(words, locale);
  const samples = (content: string) =>
    Object.entries(values).reduce<readonly string[]>(
      (texts, [token, of]) =>
        texts.flatMap((one) => (one.includes(token) ? of(own).map((value) => one.replace(token, value)) : [one])),
      [text(content)],
    );
  return { samples, short: shortTextIn(words, locale) };
}
