import { gregorian, hijri, type MonthCalendar, persian } from "@octavo/foundation";
import type { CalendarChoice, CalendarSource, DocumentCalendar } from "./document-calendar.ts";
import { nativeDigits } from "./native-digits.ts";

/** Makes the calendar of a document. Browsers load it only for documents that are not plain. */
export const chooseCalendar: CalendarSource = (choice, locale) => {
  const { system = "gregorian", digits } = choice;
  const ten = digits === "native" ? nativeDigits(locale) : undefined;
  const write: DocumentCalendar["digits"] = ten
    ? (text) => text.replace(/\d/g, (digit) => ten[Number(digit)] ?? digit)
    : (text) => text;
  return { ...monthsOf(choice), system, digits: write, ...yearsOf(choice, locale, write) };
};

function monthsOf({ system, correction = 0 }: CalendarChoice): MonthCalendar {
  if (system === "persian") return persian;
  return system === "hijri" ? hijri(correction) : gregorian;
}

type Years = Pick<DocumentCalendar, "year" | "pattern">;

function yearsOf({ system, years }: CalendarChoice, locale: string, write: DocumentCalendar["digits"]): Years {
  const common = { year: (year: number) => write(String(year)), pattern: (pattern: string) => pattern };
  if (system && system !== "gregorian") return { ...common, pattern: (pattern) => pattern.replace(/ค\.ศ\. ?/, "") };
  if (years === "buddhist")
    return { year: (year) => write(String(year + 543)), pattern: (pattern) => pattern.replace("ค.ศ.", "พ.ศ.") };
  return years === "japanese" ? { ...common, year: japaneseYear(locale, write) } : common;
}

/** Eras since the Gregorian calendar came to Japan, with their first days as numbers `YYYYMMDD`. The last one is the first. */
const eras = [
  { from: 20_190_501, year: 2019, name: "令和", latin: "Reiwa" },
  { from: 19_890_108, year: 1989, name: "平成", latin: "Heisei" },
  { from: 19_261_225, year: 1926, name: "昭和", latin: "Shōwa" },
  { from: 19_120_730, year: 1912, name: "大正", latin: "Taishō" },
  { from: 18_730_101, year: 1868, name: "明治", latin: "Meiji" },
];

/** "令和9", "Reiwa 9". The first year of an era is "令和元". */
function japaneseYear(locale: string, write: DocumentCalendar["digits"]): DocumentCalendar["year"] {
  const isHan = /^(?:ja|yue|zh)\b/.test(locale);
  return (year, month = 12, day = 31) => {
    const era = eras.find(({ from }) => from <= year * 10_000 + month * 100 + day);
    if (!era) return write(String(year));
    const number = year - era.year + 1;
    return isHan
      ? `${era.name}${number === 1 ? "元" : write(String(number))}`
      : `${era.latin} ${write(String(number))}`;
  };
}
