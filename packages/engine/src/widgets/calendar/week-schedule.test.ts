import { describe, expect, test } from "vitest";
import { dayPages, days, draw, drawnItems, layOut, paths, texts, words } from "../../../test/support/documents.ts";
import { inEnglish } from "../../../test/support/in-english.ts";
import type { DisplayPage, DrawnItem } from "../../display/display-list.ts";

const box = { x: 10, y: 20, width: 380, height: 300 };
const week = (properties = {}, styling = {}, size: Partial<typeof box> = {}) =>
  draw({
    type: "calendar",
    position: { ...box, ...size },
    properties: { calendar_type: "weekly", start_date: "2026-03-05", ...properties },
    styling,
  });
const down = (properties = {}, styling = {}) => week({ layout_orientation: "vertical", ...properties }, styling);

const times = (items: readonly DrawnItem[]) => texts(items).filter(({ text }) => /^\d\d:\d\d$/.test(text));
const lastWord = (text: string) => text.split(" ").at(-1);
/** Positions of lines with this color: y of horizontal lines or x of vertical ones. */
const lines = (items: readonly DrawnItem[], color: string, axis: 1 | 2) =>
  paths(items)
    .filter(({ stroke }) => stroke?.color === color)
    .flatMap(({ segments }) => segments.flatMap((segment) => (segment[0] === "M" ? [segment[axis]] : [])));

describe("a week in boxes", () => {
  const boxes = (size = {}) =>
    week(
      { layout_orientation: "boxes", show_month_year: false, cell_padding: 4, weekday_label_style: "full" },
      { text_align: "left" },
      size,
    );
  const places = (drawn: ReturnType<typeof week>) =>
    texts(drawn.items).map(({ text, x, y }) => [text, Math.round(x), Math.round(y)] as const);

  test("runs down two columns", () => {
    const drawn = boxes({ width: 200, height: 400 });
    expect(drawn.diagnostics).toEqual([]);
    expect(places(drawn).map(([text]) => text)).toEqual([
      "Monday 2",
      "Tuesday 3",
      "Wednesday 4",
      "Thursday 5",
      "Friday 6",
      "Saturday 7",
      "Sunday 8",
    ]);
    expect(places(drawn).map(([, x]) => x)).toEqual([14, 14, 14, 14, 114, 114, 114]);
    expect(places(drawn)[4]?.[2]).toBe(places(drawn)[0]?.[2]);
  });

  test("runs across four columns if it is wide", () => {
    const drawn = boxes({ width: 400, height: 200 });
    expect(places(drawn).map(([, x]) => x)).toEqual([14, 114, 214, 314, 14, 114, 214]);
  });

  test("has long names and two digits on one line", () => {
    const styling = { font: "IBM Plex Sans Bold", size: 9, text_align: "left" };
    const properties = {
      calendar_type: "weekly",
      layout_orientation: "boxes",
      start_date: "2026-06-29",
      weekday_label_style: "full",
    };
    const { pages } = layOut({
      locale: "pl",
      masters: { week: [{ type: "calendar", position: box, properties, styling }] },
      page_assignments: [{ page: 1, master_id: "week" }],
    });
    expect(pages.flatMap((page) => words(drawnItems(page)))).toContain("poniedziałek 29");
  });

  test("has no times", () => expect(times(boxes().items)).toEqual([]));

  test("links only its names", () => {
    const dates = ["2026-03-02", "2026-03-03"];
    const { pages } = layOut({
      masters: {
        week: [
          {
            type: "calendar",
            position: box,
            properties: {
              calendar_type: "weekly",
              layout_orientation: "boxes",
              start_date: "2026-03-02",
              show_month_year: false,
              link_strategy: "named_destinations",
              link_area: "label",
              cell_min_size: 20,
            },
          },
        ],
        day: [],
      },
      sections: [days],
      page_assignments: [{ page: 1, master_id: "week" }, ...dayPages("day", dates, 2)],
    });
    const links = pages[0]?.links ?? [];
    expect(links.map(({ target }) => target)).toMatchObject([{ page: 2 }, { page: 3 }]);
    for (const { rect } of links) {
      expect(rect.height).toBe(20);
      expect(rect.width).toBeLessThan(box.width / 4);
    }
  });
});

describe("a week", () => {
  test.each([
    [{}, "2 3 4 5 6 7 8"],
    [{ first_day_of_week: "sunday" }, "1 2 3 4 5 6 7"],
    [{ first_day_of_week: "friday" }, "27 28 1 2 3 4 5"],
  ])("with %j contains its date: %s", (properties, days) => {
    for (const layout_orientation of ["horizontal", "vertical"]) {
      const { items } = week({ show_time_gutter: false, show_month_year: false, layout_orientation, ...properties });
      const shown = words(items)
        .map(lastWord)
        .filter((word) => /^\d+$/.test(word ?? ""));
      expect(shown.join(" ")).toBe(days);
    }
  });

  test("is the page's own when the calendar names none", () => {
    expect(words(week({ start_date: "" }).items)[0]).toBe("March 2026 – Week 10");
  });

  test.each([
    [{}, "March 2026 – Week 10"],
    [{ start_date: "2026-05-25" }, "May 2026 – Week 22"],
    [{ start_date: "2026-03-31" }, "March / April 2026 – Week 14"],
    [{ start_date: "2027-01-01" }, "December 2026 / January 2027 – Week 53"],
    [{ show_year: false }, "March – Week 10"],
    [{ show_month_name: false }, "2026 – Week 10"],
    [{ show_month_name: false, show_year: false }, "Week 10"],
    [{ month_name_format: "short" }, "Mar 2026 – Week 10"],
  ])("with %j is headed %s", (properties, title) => {
    expect(words(week(properties).items)[0]).toBe(title);
    expect(words(down(properties).items)[0]).toBe(title);
  });

  test("has no head when it is switched off", () => {
    expect(words(week({ show_month_year: false }).items)[0]).toBe("Mon");
  });

  test("is headed in the document's language", () => {
    const { pages } = layOut({
      locale: "pl",
      masters: { it: [{ type: "calendar", properties: { calendar_type: "weekly", start_date: "2026-03-31" } }] },
      page_assignments: [{ page: 1, master_id: "it" }],
    });
    expect(words(drawnItems(pages[0] as DisplayPage))[0]).toBe("Marzec / kwiecień 2026 – Tydzień 14");
  });
});

describe("a week with days as columns", () => {
  test("has seven columns, each with its weekday above its number", () => {
    const { items } = week({ show_time_gutter: false, cell_padding: 0 }, { text_align: "left" });
    const column = box.width / 7;
    const numbers = texts(items).filter(({ text }) => /^\d+$/.test(text));
    const names = texts(items).filter(({ text }) => /^[A-Z][a-z]{2}$/.test(text));
    numbers.forEach(({ x }, i) => expect(x).toBeCloseTo(box.x + i * column));
    names.forEach(({ x, y }, i) => {
      expect(x).toBeGreaterThan(box.x + i * column);
      expect(x).toBeLessThan(box.x + (i + 1) * column);
      expect(y).toBeLessThan(numbers[i]?.y ?? 0);
    });
    expect(names.map(({ text }) => text).join(" ")).toBe("Mon Tue Wed Thu Fri Sat Sun");
  });

  test("draws numbers without names", () => {
    const shown = words(week({ show_weekdays: false, show_time_gutter: false }).items);
    expect(shown.slice(1)).toEqual(["2", "3", "4", "5", "6", "7", "8"]);
  });

  test("has the first hour at the top, and later ones below it", () => {
    const labels = times(week().items);
    expect(labels.map(({ text }) => text)).toEqual(
      Array.from({ length: 12 }, (_, i) => `${String(8 + i).padStart(2, "0")}:00`),
    );
    const heights = labels.map(({ y }) => y);
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    expect(new Set(labels.map(({ x }) => x)).size).toBe(1);
  });

  test("has a line for every slot, between the numbers and the foot", () => {
    const { items } = week({ time_start_hour: 8, time_end_hour: 10, time_slot_minutes: 30 });
    const faint = lines(items, "#999999", 2);
    expect(faint).toHaveLength(2);
    const foot = box.y + box.height;
    const top = foot - ((foot - (faint[1] as number)) / 0.25) * 1;
    expect((faint[0] as number) - top).toBeCloseTo((foot - top) / 4);
  });

  test("writes a time at its line", () => {
    const { items } = week({ show_grid_lines: false, time_label_interval: 120 });
    const heights = lines(items, "#000000", 2);
    const labels = times(items);
    expect(labels).toHaveLength(6);
    labels.forEach(({ y, size }, i) => {
      expect(y - (heights[i] as number)).toBeGreaterThan(0);
      expect(y - (heights[i] as number)).toBeLessThan(size * 1.2);
    });
  });

  test.each([
    [true, true, 11, 12],
    [false, true, 0, 12],
    [true, false, 11, 0],
    [false, false, 0, 0],
  ])("with its time grid %s and its times %s has %i lines of hours and %i times", (grid, gutter, hours, written) => {
    const shown = (show_time_grid: boolean) => week({ show_time_grid, show_time_gutter: gutter }).items;
    const without = lines(shown(false), "#000000", 2).length;
    const underNumbers = grid ? 1 : 0;
    expect(lines(shown(grid), "#000000", 2).length - without - underNumbers).toBe(hours);
    expect(times(shown(grid))).toHaveLength(written);
  });

  test("gives its whole width to the days if times are hidden", () => {
    expect(Math.min(...lines(week({ show_time_gutter: false }).items, "#000000", 1))).toBe(box.x);
    expect(Math.min(...lines(week({ show_month_year: false }).items, "#000000", 1))).toBeGreaterThan(box.x + 15);
  });
});

describe("a week with days as rows", () => {
  test("has seven rows, each with weekday and number", () => {
    const labels = texts(down().items).filter(({ text }) => /^[A-Z][a-z]{2} \d$/.test(text));
    expect(labels.map(({ text }) => text).join(", ")).toBe("Mon 2, Tue 3, Wed 4, Thu 5, Fri 6, Sat 7, Sun 8");
    const heights = labels.map(({ y }) => y);
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  });

  test("draws numbers without names", () => {
    const shown = words(down({ show_weekdays: false, show_time_gutter: false }).items);
    expect(shown.slice(1)).toEqual(["2", "3", "4", "5", "6", "7", "8"]);
  });

  test("has the first hour at the left, and later ones to the right of it", () => {
    const labels = times(down().items);
    expect(labels.map(({ text }) => text)).toEqual(
      Array.from({ length: 12 }, (_, i) => `${String(8 + i).padStart(2, "0")}:00`),
    );
    const places = labels.map(({ x }) => x);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(new Set(labels.map(({ y }) => y)).size).toBe(1);
  });

  test("writes its times within the widget", () => {
    const labels = times(down().items);
    expect(Math.max(...labels.map(({ x }) => x))).toBeLessThan(box.x + box.width - 20);
  });

  test("writes fewer times if they would touch", () => {
    expect(times(down({ time_start_hour: 0, time_end_hour: 24 }).items).map(({ text }) => text)).toEqual(
      Array.from({ length: 12 }, (_, i) => `${String(2 * i).padStart(2, "0")}:00`),
    );
  });

  test("breaks long names in front of the number", () => {
    const shown = words(down({ weekday_label_style: "full" }, { size: 16 }).items);
    expect(shown).toContain("Wednesday 4");
    const narrow = draw({
      type: "calendar",
      position: { ...box, width: 180 },
      styling: { size: 11 },
      properties: { calendar_type: "weekly", layout_orientation: "vertical", weekday_label_style: "full" },
    });
    expect(words(narrow.items)).toEqual(expect.arrayContaining(["Saturday", "7"]));
  });
});

describe("a week that is too small", () => {
  const complaints = (properties: object, size: Partial<typeof box>) =>
    week(properties, {}, size).diagnostics.map(({ code, message, hint }) => ({ code, message, hint }));

  test("has slots that run together", () => {
    expect(complaints({}, { height: 91 })).toEqual([]);
    expect(inEnglish(complaints({}, { height: 80 }))).toMatchObject([
      { code: "too_small", message: "Too small: the calendar needs 91 pt of height and has 80" },
    ]);
    expect(inEnglish(complaints({ time_slot_minutes: 5 }, {}))).toMatchObject([
      { code: "too_small", hint: "Make the calendar larger, or show fewer hours or longer slots" },
    ]);
    expect(complaints({ time_slot_minutes: 5, show_time_grid: false }, {})).toEqual([]);
  });

  test("has rows below the usable height", () => {
    expect(inEnglish(complaints({ layout_orientation: "vertical" }, { height: 150 }))).toMatchObject([
      { message: "Too small: the calendar needs 173 pt of height and has 150" },
    ]);
  });

  test("has cells below the minimum size", () => {
    expect(inEnglish(complaints({ cell_min_size: 60 }, {}))).toMatchObject([
      { message: "Too small: the calendar needs 442 pt of width and has 380" },
    ]);
  });
});

test.each(["boxes", "vertical", "horizontal"])("days %s outside of the plan are gray, with their month", (run) => {
  const properties = {
    calendar_type: "weekly",
    layout_orientation: run,
    show_month_year: false,
    show_time_grid: false,
  };
  const { pages } = layOut({
    masters: { week: [{ type: "calendar", position: box, properties: { ...properties, show_time_gutter: false } }] },
    sections: [{ ...days, kind: "weeks", unit: "week" }],
    page_assignments: [{ page: 1, master_id: "week", context: { section: "weeks", date: "2025-12-29" } }],
    dates: ["2026-01-01", "2026-12-31"],
  });
  const labels = texts(drawnItems(pages[0] as DisplayPage));
  const gray = labels.filter(({ color }) => color === "#888888").map(({ text }) => text);
  // Rows have the month on a second line.
  expect(gray.join(" ").match(/\d+ Dec/g)).toEqual(["29 Dec", "30 Dec", "31 Dec"]);
  expect(labels.filter(({ color, text }) => color === "#000000" && /\d$/.test(text))).toHaveLength(4);
});
