import { formatMessage } from "@octavo/foundation";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { linesOf, notesOf, year2026 } from "../test/imported.ts";
import { importDays } from "./import-days.ts";
import { writeDays } from "./written-dates.ts";

function days(text: string, range: { readonly from?: string; readonly to?: string } = {}): readonly string[] {
  const result = importDays(text, { ...year2026, ...range });
  return "refusals" in result ? result.refusals.map((one) => formatMessage(one)) : linesOf(result);
}

/** The dates of a rule in 2026, as "05-12". */
function datesOf(rule: string): string {
  return days(`${rule},,x`)
    .map((line) => line.slice(5, 10))
    .join(" ");
}

describe("rules of special days", () => {
  test.each([
    ["2026-05-12", "05-12"],
    ["2025-05-12", ""],
    ["05-12", "05-12"],
    ["every year 05-12", "05-12"],
    ["Every Year 1986-05-12", "05-12"],
    ["every year 02-29", ""],
    ["every month 31", "01-31 03-31 05-31 07-31 08-31 10-31 12-31"],
    ["every month last day", "01-31 02-28 03-31 04-30 05-31 06-30 07-31 08-31 09-30 10-31 11-30 12-31"],
    ["every month 2nd tuesday until 2026-03-31", "01-13 02-10 03-10"],
    ["4th thursday of november", "11-26"],
    ["last monday of may", "05-25"],
    ["every monday until 2026-01-20", "01-05 01-12 01-19"],
    ["every week monday and friday from 2026-12-20", "12-21 12-25 12-28"],
    ["every 2 weeks from 2025-12-29 until 2026-02-10", "01-12 01-26 02-09"],
    ["every 100 days from 2026-01-01", "01-01 04-11 07-20 10-28"],
    ["every day from 2026-12-30", "12-30 12-31"],
    ["easter", "04-05"],
    ["easter -2", "04-03"],
    ["easter +60 days", "06-04"],
  ])("%s", (rule, expected) => {
    expect(datesOf(rule)).toBe(expected);
  });

  test.each([
    "someday",
    "2026-02-30",
    "every year 13-01",
    "every 2 weeks",
    "every blursday",
    "every month 32",
    "every 0 days from 2026-01-01",
    "2026-08-02 to soon",
    "2026-08-02 to 2026-02-30 or so",
    "2026-08-02 Holiday",
    "2026-08-02 from 2026-01-01",
    "every year 2026-08-02 to 2026-08-16",
    "birthday 1986-05-12 to 1986-05-14",
    "",
  ])("%j is refused with its line", (rule) => {
    expect(days(`2026-01-01,,fine\n${rule},,x`)).toEqual([
      `Line 2: "${rule}" has no date that Octavo can read. Write "3 August, Holiday" or "2 to 16 August 2027, Holiday".`,
    ]);
  });
});

test("the lines of a refused list are numbered, also those of entries with line breaks", () => {
  const lines = [
    "title,date",
    "Fine,2026-01-01",
    'Bad,"soon',
    'or later"',
    "# comment",
    "Fine,2026-01-02",
    "Bad,later",
  ];
  const found = importDays(lines.join("\r\n"), year2026);
  expect("refusals" in found && found.lines).toEqual([3, 4, 5, 7]);
});

test("a title that can be part of the date is refused with the comma that it lacks", () => {
  expect(days("2026-01-01, fine\n3 August 2026 10 guests")).toEqual([
    'Line 2: Write a comma between the date and the title: "3 August 2026, 10 guests".',
  ]);
});

describe("dates as people write them", () => {
  const range = { from: "2025-12-01", to: "2028-12-31" };
  /** First and last day of the entry. */
  const spanOf = (line: string, language?: string) => {
    const result = importDays(line, { ...range, ...(language !== undefined && { language }) });
    if ("refusals" in result) return formatMessage(result.refusals[0]);
    return [result.rows[0]?.date, result.rows.at(-1)?.date, result.rows[0]?.title].join(" ");
  };

  test.each([
    ["3 August 2027", "2027-08-03"],
    ["3rd August 2027", "2027-08-03"],
    ["3 Aug 2027", "2027-08-03"],
    ["August 3, 2027", "2027-08-03"],
    ["Aug 3 2027", "2027-08-03"],
    ["26.10.2026", "2026-10-26"],
    ["6. 1. 2027", "2027-01-06"],
    ["3. August 2027", "2027-08-03"],
    ["1er mai 2027", "2027-05-01"],
    ["3 de agosto de 2027", "2027-08-03"],
    ["3 agosto 2027", "2027-08-03"],
    ["3 sierpnia 2027", "2027-08-03"],
    ["2027年8月3日", "2027-08-03"],
    ["٣ أغسطس ٢٠٢٧", "2027-08-03"],
  ])("%s", (date, expected) => {
    expect(spanOf(`${date}, Holiday`)).toBe(`${expected} ${expected} Holiday`);
  });

  test.each([
    "3–14 August 2027",
    "3-14 August 2027",
    "3 to 14 August 2027",
    "from 3 August to 14 August 2027",
    "3 August 2027 to 14 August",
    "3 إلى 14 أغسطس 2027",
    "3 au 14 août 2027",
    "3 al 14 de agosto de 2027",
    "3 a 14 de agosto de 2027",
    "3 do 14 sierpnia 2027",
    "2027年8月3日から14日",
    "August 3–14, 2027",
    "August 3, 2027 – August 14, 2027",
    "3.–14.8.2027",
    "3.8.–14.8.2027",
    "3. bis 14. August 2027",
    "du 3 au 14 août 2027",
    "del 3 al 14 de agosto de 2027",
    "de 3 a 14 de agosto de 2027",
    "od 3 do 14 sierpnia 2027",
    "من 3 إلى 14 أغسطس 2027",
    "2027年8月3日至14日",
    "2027年8月3日から8月14日まで",
  ])("%s", (days) => {
    expect(spanOf(`${days}, Holiday`)).toBe("2027-08-03 2027-08-14 Holiday");
  });

  test("the start has the year of the end, or the year before", () => {
    expect(spanOf("26.10.–31.10.2026, Ferien")).toBe("2026-10-26 2026-10-31 Ferien");
    expect(spanOf("23 December 2027 to 2 January 2028, Rest")).toBe("2027-12-23 2028-01-02 Rest");
    expect(spanOf("23 December to 2 January 2028, Rest")).toBe("2027-12-23 2028-01-02 Rest");
  });

  test("have times, ends in a cell, headings, and birthdays", () => {
    expect(days("12 May 2026 18:00-19:30, Concert")).toEqual(["2026-05-12 18:00-19:30 Concert"]);
    expect(days("May 12, 2026 18:00, Concert")).toEqual(["2026-05-12 18:00 Concert"]);
    expect(spanOf("26.10.2026;31.10.2026;Ferien")).toBe("2026-10-26 2026-10-31 Ferien");
    expect(spanOf("Date;End;Title\n26.10.2026;31.10.2026;Ferien")).toBe("2026-10-26 2026-10-31 Ferien");
    expect(days("birthday 12.5.1986, Ann")).toEqual(["2026-05-12 Ann"]);
  });

  test("a name of two months needs the language", () => {
    expect(spanOf("3 listopada 2027, x")).toMatch(/has no date/);
    expect(spanOf("3 listopada 2027, x", "pl")).toBe("2027-11-03 2027-11-03 x");
    expect(spanOf("3 listopada 2027, x", "hr")).toBe("2027-10-03 2027-10-03 x");
  });

  test.each(["3/8/2027", "3/8/2027 to 14/8/2027"])("%s is refused, because it can be read in two ways", (date) => {
    expect(spanOf(`${date}, x`)).toBe(
      `Line 1: "${date}" can be read in two ways, because some write the day first and others the month. Write 2027-08-03 or 3 August 2027.`,
    );
  });

  test.each(["30 February 2027", "31.4.2027", "3 Foo 2027", "14 3 August 2027", "August 2027"])(
    "%s is refused",
    (date) => {
      expect(spanOf(`${date};x`)).toMatch(/has no date/);
    },
  );

  const tags =
    "en en-GB ar ar-EG bg ca cs da de el es et fa fi fr he hi hr hu id it ja ko lt lv nb nl pl pt-BR pt ro ru sk sl sv th tr uk vi zh-Hans zh-Hant";
  test.each(tags.split(" "))("the long form of %s is read as the same date", (tag) => {
    const format = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC", calendar: "gregory" });
    fc.assert(
      fc.property(
        fc.date({ min: new Date("2026-01-01"), max: new Date("2028-12-31"), noInvalidDate: true }),
        (date) => {
          const day = date.toISOString().slice(0, 10);
          expect(spanOf(`${format.format(date)}, x`, tag)).toBe(`${day} ${day} x`);
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe("days that are written for people", () => {
  const tags =
    "ar bg ca cs da de el en en-GB es et fa fi fr he hi hr hu id it ja ko lt lv nb nl pl pt-BR ro ru sk sl sv th tr uk vi zh-Hans";
  const some = fc.date({ min: new Date("2026-01-01"), max: new Date("2030-12-31"), noInvalidDate: true });
  const daysAfter = (date: Date, days: number) =>
    new Date(date.getTime() + days * 86_400_000).toISOString().slice(0, 10);

  test.each(tags.split(" "))("are read in %s as the same days", (tag) => {
    fc.assert(
      fc.property(some, fc.integer({ min: 0, max: 60 }), (start, length) => {
        const [first, last] = [daysAfter(start, 0), daysAfter(start, length)];
        const written = writeDays(first, last, tag, tag);
        const result = importDays(`${written}, x`, { from: first, to: last, language: tag });
        expect("refusals" in result ? written : [result.rows[0]?.date, result.rows.at(-1)?.date]).toEqual([
          first,
          last,
        ]);
      }),
      { numRuns: 50 },
    );
  });

  test("have no dates in digits in the languages of the studio", () => {
    for (const tag of "ar de en es fr ja pl pt-BR zh-Hans".split(" "))
      for (const last of ["2027-08-03", "2027-08-14", "2027-09-01", "2028-01-02"])
        expect(writeDays("2027-08-03", last, tag, tag)).not.toMatch(/^\d{4}-/);
  });
});

describe("lists of special days", () => {
  test("may have many spaces", () => {
    const spaces = " ".repeat(80_000);
    expect(days(`2026-01-01${spaces}x,,a`)[0]).toMatch(/^Line 1: .* has no date/);
    expect(days(`2026-01-01${spaces}9:00,,a`)).toEqual(["2026-01-01 09:00 a"]);
  });

  test("have dates, ends, titles and categories", () => {
    const result = importDays(
      'date,end,title,category\n2026-05-12,,Party,Family\n\n# later\n2026-07-01,2026-07-03,"Trip, at last"\n',
      {
        ...year2026,
        fallbackName: "days",
      },
    );
    expect("rows" in result && result.rows[0]).toEqual({
      date: "2026-05-12",
      title: "Party",
      calendar: "days",
      uid: "line 2",
      categories: ["Family"],
    });
    expect("rows" in result && linesOf(result).slice(1)).toEqual([
      "2026-07-01 (1/3) Trip, at last",
      "2026-07-02 (2/3) Trip, at last",
      "2026-07-03 (3/3) Trip, at last",
    ]);
  });

  test("may leave out the end, and use semicolons or tabs", () => {
    expect(days("2026-05-12,Party")).toEqual(["2026-05-12 Party"]);
    expect(days("2026-05-12;;A, B")).toEqual(["2026-05-12 A, B"]);
    expect(days("2026-05-12\t\tParty")).toEqual(["2026-05-12 Party"]);
  });

  test("may have the other separators in titles, and line breaks in quotes", () => {
    expect(days("2026-05-12,,Tea; cakes")).toEqual(["2026-05-12 Tea; cakes"]);
    expect(days("# a;b\n2026-05-12,,A\tB\n2026-05-13,,C;D")).toEqual(["2026-05-12 A B", "2026-05-13 C;D"]);
    expect(days("every monday, friday until 2026-01-05;;A, B")).toEqual(["2026-01-02 A, B", "2026-01-05 A, B"]);
    expect(days('2026-05-12,,"Tea,\r\nand ""cakes"""\n2026-05-13,,5" pipe')).toEqual([
      '2026-05-12 Tea, and "cakes"',
      '2026-05-13 5" pipe',
    ]);
    expect(days('2026-05-12,,"A\nB"\nsoon,,x')[0]).toMatch(/^Line 3: "soon"/);
    expect(days('2026-05-12,,A\n2026-05-13,,"B\n2026-05-14,,C')).toEqual([
      "Line 2: a quotation mark has no second one. Add it, or remove the first one.",
    ]);
  });

  test.each([
    ["Data;Tytuł;Kategoria", "2026-05-12;Bal;Szkoła", "2026-05-12 Bal"],
    ["Data,Godzina,Tytuł", "2026-05-12,18:00-19:30,Bal", "2026-05-12 18:00-19:30 Bal"],
    ["Tytuł\tData\tPoczątek\tKoniec", "Bal\t2026-05-12\t18:00\t19:30", "2026-05-12 18:00-19:30 Bal"],
    ["Wydarzenie;Początek;Koniec", "Bal;2026-05-12 18:00;2026-05-12 19:30", "2026-05-12 18:00-19:30 Bal"],
    ["Początek;Koniec;Nazwa", "2026-05-12;2026-05-12;Bal", "2026-05-12 Bal"],
    ["data;co", "2026-05-12;Bal", "2026-05-12 Bal"],
    ['"Title","Date"', "Ball,2026-05-12", "2026-05-12 Ball"],
    ["date,what", "2026-05-12,Ball", "2026-05-12 Ball"],
  ])("have headings in English or Polish: %s", (headings, line, expected) => {
    expect(days(`${headings}\n${line}`)).toEqual([expected]);
  });

  test("end after midnight if the end is before the start, with a note", () => {
    const result = importDays(
      "2026-05-12 22:00-02:00,,A\n2026-05-13 09:00-09:00,,B\n2026-05-14 9:00-24:00,,C",
      year2026,
    );
    expect("rows" in result && [linesOf(result), notesOf(result)]).toEqual([
      [
        "2026-05-12 22:00-24:00 (1/2) A",
        "2026-05-13 00:00-02:00 (2/2) A",
        "2026-05-13 09:00 B",
        "2026-05-14 09:00-24:00 C",
      ],
      ["1 entry ends before it starts. Its end is on the next day."],
    ]);
  });

  test("with a year outside of the plan are counted in a note", () => {
    const result = importDays(
      "2027-03-01,,A\n2026-05-12,,B\n2025-12-30 to 2026-01-02,,C\nevery year 02-29,,D",
      year2026,
    );
    expect("rows" in result && [linesOf(result).map((line) => line.slice(-1)), notesOf(result)]).toEqual([
      ["C", "C", "B"],
      ["1 entry is outside of the dates of the planner, and not printed."],
    ]);
  });

  test("have times after dates and rules", () => {
    expect(days("2026-05-12 9:00,,A\n2026-05-12 18:00-19:30,,B\nevery year 05-13 07:15,,C")).toEqual([
      "2026-05-12 09:00 A",
      "2026-05-12 18:00-19:30 B",
      "2026-05-13 07:15 C",
    ]);
  });

  test("have ends of yearly entries, over the new year, too", () => {
    expect(days("every year 12-30,01-02,Rest").map((line) => line.slice(0, 16))).toEqual([
      "2026-01-01 (3/4)",
      "2026-01-02 (4/4)",
      "2026-12-30 (1/4)",
      "2026-12-31 (2/4)",
    ]);
    expect(days("every monday until 2026-01-05,2 days,Visit")).toHaveLength(2);
  });

  test("have birthdays with ages", () => {
    const result = importDays("birthday 1986-05-12,,Ann\nbirthday 05-13,,Bob", year2026);
    expect("rows" in result && result.rows.map(({ kind, age }) => [kind, age])).toEqual([
      ["birthday", 40],
      ["birthday", undefined],
    ]);
  });

  test("without a title or with an end that does not fit are refused", () => {
    expect(days("2026-05-12,,")).toEqual(['Line 1 has no title. Write it after the date: "3 August, Holiday".']);
    expect(days("2026-05-12,2026-05-11,x")).toEqual([
      "Line 1: the last day, 2026-05-11, is before the first day. Write the first day first.",
    ]);
    expect(days("2026-05-12,0 days,x")).toEqual([
      'Line 1: "0 days" is not an end that fits the date. Write a last day, or "3 days".',
    ]);
  });

  test.each([
    "2026-08-02 to 2026-08-04",
    "2026-08-02 - 2026-08-04",
    "2026-08-02–2026-08-04",
    "2026-08-02-2026-08-04",
    "2026-08-02 until 2026-08-04",
    "From  2026-08-02  To  2026-08-04",
    "08-02 to 08-04",
    "every year 08-02 - 08-04",
  ])("mark every day of the range %s", (range) => {
    const expected = ["2026-08-02 (1/3) Trip", "2026-08-03 (2/3) Trip", "2026-08-04 (3/3) Trip"];
    expect(days(`${range}, Trip`)).toEqual(expected);
    expect(days(`${range}; Trip`)).toEqual(expected);
    expect(days(`${range},,Trip,Family`)).toEqual(expected);
  });

  test("mark every day of a range that starts at a time", () => {
    const expected = ["2026-08-02 09:00-24:00 (1/2) Trip", "2026-08-03 (2/2) Trip"];
    expect(days("2026-08-02 to 2026-08-03 9:00, Trip")).toEqual(expected);
    expect(days("2026-08-02 9:00,2026-08-03,Trip")).toEqual(expected);
  });

  test.each([
    [
      "2026-08-16 to 2026-08-02, x",
      "Line 1: the last day, 2026-08-02, is before the first day. Write the first day first.",
    ],
    [
      "2026-08-02 to 2062-08-16, x",
      "Line 1: the entry is longer than 366 days. Check the years of its first and last day, or use several lines.",
    ],
    [
      "2026-08-02 to 2026-02-30, x",
      'Line 1: "2026-02-30" is not an end that fits the date. Write a last day, or "3 days".',
    ],
    [
      "2026-08-02 to 2026-08-04, 2026-08-05, x",
      'Line 1: "2026-08-05" is not an end that fits the date. Write a last day, or "3 days".',
    ],
    ["2026-08-02 to 2026-08-04", /^Line 1 has no title/],
    [
      "2026-08-02,,Tea,Family,cakes",
      'Line 1: "cakes" is left over after the last column. Put a text with commas, semicolons or tabs in quotation marks.',
    ],
    ["date,title\n2026-08-02,Tea,cakes", /^Line 2: "cakes" is left over/],
  ])("that are not read whole are refused: %s", (text, expected) => {
    expect(days(text)).toEqual([typeof expected === "string" ? expected : expect.stringMatching(expected)]);
  });
});
