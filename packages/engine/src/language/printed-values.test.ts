import { describe, expect, test } from "vitest";
import { chooseCalendar } from "../calendar/choose-calendar.ts";
import { type CalendarChoice, plainCalendar } from "../calendar/document-calendar.ts";
import { printYears, valuePrinter } from "./printed-values.ts";
import { substitute } from "./tokens.ts";

const values: Readonly<Record<string, string>> = {
  year: "2019",
  parent_year: "2019",
  year_next: "2020",
  month: "5",
  parent_month: "4",
  month_padded: "05",
  day: "7",
  date: "2019-05-07",
  iso_week: "2019-W19",
  plan_year: "2019–20",
  event: "Room 5",
  event_time: "09:00–10:30",
  hebrew_date: "2 Iyar 5779",
  cell_day: "7",
  focus: "7",
  locale: "fa",
};

function printed(text: string, choice: CalendarChoice, locale = "fa"): string {
  const lookup = (name: string) => values[name];
  return substitute(text, lookup, true, valuePrinter(chooseCalendar(choice, locale), lookup)).text;
}

describe("texts print", () => {
  test.each([
    ["{day}.{month:02d}.{year}", "۷.۰۵.۲۰۱۹"],
    ["{cell_day} {event_time}", "۷ ۰۹:۰۰–۱۰:۳۰"],
    ["{plan_year}, {hebrew_date}", "۲۰۱۹–۲۰, ۲ Iyar ۵۷۷۹"],
    ["{date} {iso_week} {event} {focus} 8", "2019-05-07 2019-W19 Room 5 7 8"],
  ])("%s with native digits", (text, expected) => {
    expect(printed(text, { digits: "native" })).toBe(expected);
  });

  test("years of other numberings, with the era of their month", () => {
    expect(printed("{year} {year_next} {plan_year}", { years: "buddhist" })).toBe("2562 2563 2562–2563");
    expect(printed("{year} {parent_year}", { years: "japanese" }, "ja")).toBe("令和元 平成31");
    expect(printed("{plan_year}", { years: "japanese" }, "ja")).toBe("令和元–令和2");
  });
});

test("a plain calendar prints values as they are", () => {
  expect(valuePrinter(plainCalendar, () => undefined)).toBeUndefined();
  expect([printYears("2026–27", plainCalendar), printYears("", plainCalendar)]).toEqual(["2026–27", ""]);
});
