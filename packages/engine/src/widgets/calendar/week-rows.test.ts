import { describe, expect, test } from "vitest";
import { draw, drawnItems, layOut, messagesOf, paths, texts, words } from "../../../test/support/documents.ts";

const calendar = (properties: Readonly<Record<string, unknown>>, styling = {}, size = { width: 350, height: 400 }) =>
  draw({ type: "calendar", position: { x: 0, y: 0, ...size }, properties, styling });
const march = (properties = {}, styling = {}) => calendar({ start_date: "2026-03-01", ...properties }, styling);
const range = (start_date: string, end_date: string, properties = {}) =>
  calendar({ calendar_type: "custom_range", start_date, end_date, ...properties });

const numbers = (drawn: ReturnType<typeof draw>) =>
  words(drawn.items)
    .filter((word) => /^\d{1,2}$/.test(word))
    .map(Number);
/** Column from the left and row from the top of each day's label, with left-aligned labels and no padding. */
const placed = (drawn: ReturnType<typeof draw>, columnWidth = 50) =>
  Object.fromEntries(
    texts(drawn.items)
      .filter(({ text }) => /^\d/.test(text))
      .map(({ text, x }) => [text, Math.floor((x + 0.01) / columnWidth)]),
  );

describe("a month", () => {
  test("has a number for every day", () => {
    expect(numbers(march())).toEqual(Array.from({ length: 31 }, (_, i) => i + 1));
  });

  test("is the page's own when the calendar names none", () => {
    const { items } = draw({ type: "calendar" }, { section: "days", date: "2026-02-10" });
    expect(words(items)).toContain("February 2026");
  });

  test("comes from tokens", () => {
    expect(words(calendar({ start_date: "{year}-{month_padded}-01" }).items)).toContain("March 2026");
  });

  test("names weekdays in the order of its week", () => {
    const names = (properties: object) => words(march(properties).items).slice(1, 8).join(" ");
    expect(names({ first_day_of_week: "monday" })).toBe("Mon Tue Wed Thu Fri Sat Sun");
    expect(names({ first_day_of_week: "sunday", weekday_label_style: "narrow" })).toBe("S M T W T F S");
    expect(names({ first_day_of_week: "sat" })).toBe("Sat Sun Mon Tue Wed Thu Fri");
    expect(names({ first_day_of_week: "wednesday", weekday_label_style: "full" })).toMatch(/^Wednesday Thursday /);
  });

  test("has a day in the column of its weekday", () => {
    const left = { text_align: "left" };
    expect(placed(march({ first_day_of_week: "sunday" }, left))["1"]).toBe(0);
    expect(placed(march({ first_day_of_week: "monday" }, left))["1"]).toBe(6);
    expect(placed(march({ first_day_of_week: "thursday" }, left))["1"]).toBe(3);
    expect(placed(march({ first_day_of_week: "first of month" }, left))).toMatchObject({ 1: 0, 8: 0, 31: 2 });
  });

  test.each([
    [{ show_month_year: false }, undefined],
    [{ show_month_name: false }, "2026"],
    [{ show_year: false }, "March"],
    [{ month_name_format: "short" }, "Mar 2026"],
    [{ show_month_name: false, show_year: false }, undefined],
  ])("with %j is headed %j", (properties, head) => {
    const [first] = words(march(properties).items);
    expect(first === "Mon" ? undefined : first).toBe(head);
  });

  test("shows days of other months in gray on request and never links them", () => {
    const drawn = march({ show_trailing_days: true, link_strategy: "sequential_pages", first_page_number: 1 });
    expect(numbers(drawn)).toHaveLength(42);
    expect(texts(drawn.items).filter(({ color }) => color === "#888888")).toHaveLength(11);
    expect(drawn.links).toHaveLength(1);
  });

  test("numbers its weeks", () => {
    const weeks = (properties: object) => {
      const left = texts(march({ week_numbers: true, ...properties }, { text_align: "right" }).items);
      return left.filter(({ x, text }) => x < 22 && /^\d+$/.test(text)).map(({ text }) => Number(text));
    };
    expect(weeks({ first_day_of_week: "monday" })).toEqual([9, 10, 11, 12, 13, 14]);
    expect(weeks({ first_day_of_week: "sunday" })).toEqual([10, 11, 12, 13, 14]);
  });

  test.each([{}, { cell_padding: 0 }, { show_grid_lines: false, cell_padding: 20 }])(
    "with %j writes week numbers on the baselines of their days",
    (properties) => {
      for (const size of [
        { width: 350, height: 400 },
        { width: 110, height: 120 },
      ]) {
        const range = { calendar_type: "custom_range", start_date: "2026-03-02", end_date: "2026-04-05" };
        const { items } = calendar({ ...range, week_numbers: true, ...properties }, {}, size);
        const baselines = texts(items)
          .filter(({ text }) => /^\d/.test(text))
          .map(({ y }) => Math.round(y * 100));
        expect(new Set(baselines).size).toBe(5);
      }
    },
  );

  test("keeps the padding between numbers and the edges of their cells", () => {
    const [first] = texts(march({ first_day_of_week: "sunday", cell_padding: 6 }, { text_align: "left" }).items).filter(
      ({ text }) => text === "1",
    );
    expect(first?.x).toBeCloseTo(6);
  });

  test("has no grid when it is switched off", () => {
    expect(paths(march({ show_grid_lines: false }).items)).toEqual([]);
  });

  test.each([{}, { show_weekdays: false }])("leaves out its lines at single edges with %j", (properties) => {
    const levels = (edges: object) =>
      new Set(
        paths(march({ ...properties, ...edges }).items)
          .flatMap(({ segments }) => segments.map((segment) => Math.round(Number(segment[2]))))
          .toSorted((a, b) => a - b),
      );
    const all = [...levels({})];
    const top = all[properties.show_weekdays === false ? 0 : 1];
    const without = levels({ edge_top: false, edge_left: false, edge_right: false });
    const across = paths(march({ ...properties, edge_top: false }).items).flatMap(({ segments }) =>
      segments.flatMap(([, , y], i) => (i % 2 === 1 && y === segments[i - 1]?.[2] ? [Math.round(Number(y))] : [])),
    );
    expect(without.size).toBeGreaterThan(3);
    expect(across).not.toContain(top);
    expect(across).toContain(all.at(-1));
  });
});

describe("a range", () => {
  test("has every date from its start to its end, and no other", () => {
    const drawn = range("2026-03-11", "2026-03-20");
    expect(words(drawn.items).filter((word) => /^\d/.test(word))).toEqual([
      "11 Mar",
      ...Array.from({ length: 9 }, (_, i) => String(12 + i)),
    ]);
  });

  test("labels the start of another month", () => {
    const drawn = range("2026-03-30", "2026-04-02");
    expect(words(drawn.items).filter((word) => /^\d/.test(word))).toEqual(["30 Mar", "31", "1 Apr", "2"]);
  });

  test("is drawn in the columns of its weekdays, in as many rows as necessary", () => {
    const drawn = calendar(
      { calendar_type: "custom_range", start_date: "2026-03-11", end_date: "2026-03-23", cell_padding: 0 },
      { text_align: "left" },
    );
    expect(placed(drawn)).toEqual({
      "11 Mar": 2,
      ...Object.fromEntries(Array.from({ length: 12 }, (_, i) => [String(12 + i), (3 + i) % 7])),
    });
    const rows = new Set(texts(drawn.items).flatMap(({ text, y }) => (/^\d/.test(text) ? [y] : [])));
    expect(rows.size).toBe(3);
  });

  test.each([
    ["2026-03-02", "2026-03-20", {}, "March 2026"],
    ["2026-03-02", "2026-06-20", {}, "March – June 2026"],
    ["2026-12-28", "2027-01-10", {}, "December 2026 – January 2027"],
    ["2026-12-28", "2027-01-10", { show_year: false }, "December – January"],
    ["2026-12-28", "2027-01-10", { show_month_name: false }, "2026 – 2027"],
    ["2026-03-02", "2026-06-20", { show_month_name: false }, "2026"],
    ["2026-03-02", "2026-06-20", { month_name_format: "short" }, "Mar – Jun 2026"],
  ])("from %s to %s with %j is headed %s", (start, end, properties, head) => {
    expect(words(range(start, end, properties).items)[0]).toBe(head);
  });

  test.each([
    ["hu", "2026. december – 2027. január"],
    ["pl", "Grudzień 2026 – styczeń 2027"],
  ])("is headed in the order of its language: %s", (locale, head) => {
    const properties = { calendar_type: "custom_range", start_date: "2026-12-28", end_date: "2027-01-10" };
    const position = { x: 0, y: 0, width: 350, height: 400 };
    const { pages } = layOut({
      locale,
      masters: { it: [{ type: "calendar", position, properties }] },
      page_assignments: [{ page: 1, master_id: "it" }],
    });
    expect(words(pages.flatMap(drawnItems))[0]).toBe(head);
  });

  test("fills its first and last week with adjacent days only on request", () => {
    const drawn = range("2026-03-11", "2026-03-20", { show_trailing_days: true });
    const grey = texts(drawn.items).filter(({ color }) => color === "#888888");
    expect(grey.map(({ text }) => text)).toEqual(["9", "10", "21", "22"]);
  });

  test("may be called other", () => {
    const drawn = range("2026-03-11", "2026-03-20", { calendar_type: "other" });
    expect(words(drawn.items)).toContain("11 Mar");
    expect(drawn.diagnostics).toEqual([]);
  });

  test.each([
    [{}, "End date is missing; four weeks are shown"],
    [{ end_date: "2026-03-01" }, "End date must not be before start date; four weeks are shown"],
  ])("with %j has four weeks and a warning", (properties, sentence) => {
    const drawn = calendar({ calendar_type: "custom_range", start_date: "2026-03-02", ...properties });
    expect(numbers(drawn)).toHaveLength(27);
    expect(messagesOf(drawn.diagnostics)).toEqual([`unusable_property: ${sentence}`]);
  });

  test("that is far too long ends before its weeks become unreadable", () => {
    const drawn = range("2026-01-01", "9999-12-31");
    expect(texts(drawn.items).length).toBeLessThan(600);
    expect(drawn.diagnostics).toMatchObject([{ code: "too_small" }]);
  });
});

describe("the minimum size", () => {
  const sizes = (properties: Readonly<Record<string, unknown>>, width: number, height: number) =>
    messagesOf(calendar({ start_date: "2026-03-01", ...properties }, {}, { width, height }).diagnostics);
  const complaint = (side: string, needed: number, given: number) => [
    `too_small: Too small: the calendar needs ${needed} pt of ${side} and has ${given}`,
  ];

  test("is reported for a month whose weeks, title and weekday names do not fit", () => {
    expect(sizes({}, 280, 155)).toEqual([]);
    expect(sizes({}, 280, 154)).toEqual(complaint("height", 155, 154));
    expect(sizes({ start_date: "2026-02-01" }, 280, 135)).toEqual([]);
    expect(sizes({ show_month_year: false, show_weekdays: false }, 280, 120)).toEqual([]);
  });

  test("is reported for a month with overlapping numbers", () => {
    expect(sizes({ show_month_year: false }, 41, 200)).toEqual(complaint("width", 42, 41));
  });

  test("checks a minimum cell size of the author, but not the default one", () => {
    expect(sizes({ cell_min_size: 44 }, 280, 200)).toEqual([]);
    expect(sizes({ cell_min_size: 40 }, 280, 200)).toEqual(complaint("height", 275, 200));
    expect(sizes({ cell_min_size: 45 }, 280, 400)).toEqual(complaint("width", 315, 280));
  });

  test("is a range by the number of its weeks", () => {
    const quarter = { calendar_type: "custom_range", start_date: "2026-01-01", end_date: "2026-03-31" };
    expect(sizes(quarter, 280, 315)).toEqual([]);
    expect(sizes(quarter, 280, 300)).toEqual(complaint("height", 315, 300));
  });
});
