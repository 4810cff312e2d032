import { daysInMonth } from "@octavo/foundation";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayPages, days, draw, drawnItems, layOut, paths, texts, words } from "../../test/support/documents.ts";
import { inEnglish } from "../../test/support/in-english.ts";
import type { DisplayPage } from "../display/display-list.ts";

const position = { x: 20, y: 20, width: 240, height: 480 };
const plain = { show_header: false, week_numbers: false, shade_weekends: false, note_lines: false };
const list = (properties: Readonly<Record<string, unknown>>, context?: Readonly<Record<string, string>>) =>
  draw({ type: "day_list", position, properties: { ...plain, ...properties } }, context);

describe("a day list", () => {
  test("has a row for each day of the page's month", () => {
    const { items } = list({});
    expect(words(items)).toHaveLength(62);
    expect(words(items).slice(0, 4)).toEqual(["1", "Sun", "2", "Mon"]);
    expect(words(items).at(-1)).toBe("Tue");
  });

  test.each([
    [{ month: "2024-02" }, 29],
    [{ month: 4 }, 30],
    [{ start_date: "2026-02" }, 28],
    [{ start_date: "2026-02-17" }, 28],
    [{ month: "@year-{month_padded}" }, 31],
  ])("shows the month of %j", (properties, count) => {
    expect(words(list({ ...properties, show_weekdays: false }).items)).toHaveLength(count);
  });

  test("has rows of equal height in all months, or of a fixed height", () => {
    const second = (properties: Readonly<Record<string, unknown>>) => {
      const [first, next] = texts(list({ show_weekdays: false, ...properties }).items).map(({ y }) => y);
      return (next ?? 0) - (first ?? 0);
    };
    expect(second({ month: "2026-02" })).toBeCloseTo(480 / 31, 6);
    expect(second({ month: "2026-03" })).toBeCloseTo(480 / 31, 6);
    expect(second({ row_height: 12 })).toBeCloseTo(12, 6);
  });

  test("reports rows that do not fit or are too low to read", () => {
    expect(list({ row_height: 16 }).diagnostics).toMatchObject([{ code: "too_small" }]);
    expect(list({ row_height: 15 }).diagnostics).toEqual([]);
    expect(list({ row_height: 2 }).diagnostics).toMatchObject([{ code: "too_small" }]);
  });

  test("numbers weeks at their start and in the first row", () => {
    const weeks = (properties: Readonly<Record<string, unknown>>) =>
      texts(list({ week_numbers: true, show_weekdays: false, ...properties }).items)
        .filter(({ x }) => x === position.x)
        .map(({ text }) => text);
    expect(weeks({ month: "2026-03" })).toEqual(["9", "10", "11", "12", "13", "14"]);
    expect(weeks({ month: "2026-03", first_day_of_week: "sunday" })).toEqual(["10", "11", "12", "13", "14"]);
    expect(weeks({ month: "2027-01" })).toEqual(["53", "1", "2", "3", "4"]);
  });

  test("has squares for the days that the month has, and none for 30 February", () => {
    const lines = (month: string) => {
      const squares = list({ month, note_lines: true, columns: 2, show_days: false, show_weekdays: false });
      return paths(squares.items).flatMap(({ segments }) => segments.filter(([kind]) => kind === "L"));
    };
    const lowest = (month: string) => Math.max(...lines(month).map((line) => Number(line.at(-1))));
    expect(lines("2026-02")).toHaveLength(28 + 1 + 3);
    expect(lowest("2026-02")).toBeCloseTo(20 + (480 * 28) / 31, 6);
    expect(lowest("2026-03")).toBeCloseTo(500, 6);
  });

  test("writes the number of a week on the line of its day", () => {
    const baselines = texts(list({ week_numbers: true }).items).map(({ y }) => y);
    expect(new Set(baselines).size).toBe(31);
  });

  test.each(["monday", "sunday"])("shades Saturdays and Sundays in weeks that begin on %s", (first_day_of_week) => {
    const shaded = paths(list({ shade_weekends: true, first_day_of_week }).items)[0]?.segments.map((segment) =>
      Math.round(((Number(segment[2]) - position.y) * 31) / position.height + 1),
    );
    expect(shaded).toEqual([1, 7, 8, 14, 15, 21, 22, 28, 29]);
  });

  test("has a writing line below each day, from the number to the right edge", () => {
    const [path] = paths(list({ note_lines: true, month: "2026-02" }).items);
    expect(path?.segments).toHaveLength(2 * 28);
    expect(path?.segments[1]).toEqual(["L", 260, expect.closeTo(20 + 480 / 31, 6)]);
  });

  test("is headed by its month in the document's language", () => {
    const { pages } = layOut({
      locale: "pl",
      masters: { it: [{ type: "day_list", position, properties: { ...plain, show_header: true } }] },
      sections: [days],
      page_assignments: dayPages("it", ["2026-03-05"]),
    });
    expect(words(drawnItems(pages[0] as DisplayPage)).slice(0, 3)).toEqual(["Marzec 2026", "1", "niedz."]);
  });

  test("reports a page without a date or month", () => {
    expect(inEnglish(list({}, {}).diagnostics)).toMatchObject([
      { message: expect.stringContaining("Month must be a month") },
    ]);
    expect(list({ month: "2026-05" }, {}).diagnostics).toEqual([]);
  });
});

describe("the links of a day list", () => {
  const dates = ["2026-03-01", "2026-03-02", "2026-03-09"];
  const linked = (properties: Readonly<Record<string, unknown>>) => {
    const { pages, diagnostics } = layOut({
      masters: { it: [{ type: "day_list", position, properties: { ...plain, ...properties } }] },
      sections: [days],
      page_assignments: dayPages("it", dates),
      widgets: [{ id: "week", type: "anchor", page: 4, position, properties: { dest_id: "week:2026-W11" } }],
    });
    const links = (pages[0] as DisplayPage).links;
    return { links, diagnostics, pages: links.map(({ target }) => target.to === "page" && target.page) };
  };

  test("lead to the days that have a page, from number and name but not from the notes", () => {
    const { links, pages, diagnostics } = linked({ link_strategy: "named_destinations" });
    expect(pages).toEqual([1, 2, 3]);
    expect(links[0]?.rect).toMatchObject({ x: 20, y: 20, width: 50 });
    expect(diagnostics).toEqual([]);
  });

  test("lead from a week's number to its page", () => {
    expect(linked({ link_strategy: "named_destinations", week_numbers: true }).pages).toEqual([1, 2, 4, 3]);
  });

  test("follow a template, each day by its own date", () => {
    const link_template = "day:{year}-{month_padded}-{day_padded}";
    const { pages, diagnostics } = linked({ link_strategy: "template", link_template });
    expect(pages).toEqual([1, 2, 3]);
    expect(diagnostics).toMatchObject([{ code: "unknown_destination" }]);
  });

  test("follow a template of weeks", () => {
    const week_link_template = "week:{iso_year}-W{week_padded}";
    const { pages } = linked({ link_strategy: "template", link_template: "", week_link_template, week_numbers: true });
    expect(pages).toEqual([4]);
  });

  test("count pages from the first of the month, or from the start date", () => {
    const strategy = { link_strategy: "sequential_pages", first_page_number: 2, pages_per_date: 1 };
    expect(linked(strategy).pages).toEqual([2, 3, 4]);
    const { links } = linked({ ...strategy, start_date: "2026-03-30" });
    expect(links.map(({ target }) => target)).toMatchObject([{ page: 2 }, { page: 3 }]);
  });

  test("are none without a strategy, and pointless without days", () => {
    expect(linked({}).pages).toEqual([]);
    const { diagnostics } = draw(
      { type: "day_list", position, properties: { month: "2026-03", link_strategy: "named_destinations" } },
      {},
    );
    expect(inEnglish(diagnostics)).toMatchObject([{ message: "The days are links, but no page is a day" }]);
  });
});

test("a day list has each day of any month once, in order", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2200 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
      const { items } = list({ month: `${year}-${String(month).padStart(2, "0")}`, show_weekdays: false });
      expect(words(items)).toEqual(Array.from({ length: daysInMonth(year, month) }, (_, i) => String(i + 1)));
    }),
    { numRuns: 40 },
  );
});
