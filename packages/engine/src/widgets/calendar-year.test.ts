import { describe, expect, test } from "vitest";
import { days, drawnItems, layOut, paths, texts, words } from "../../test/support/documents.ts";
import type { DisplayPage } from "../display/display-list.ts";

describe("calendar_year", () => {
  const page = (width: number, height: number, locale: string, more: Readonly<Record<string, unknown>>) => {
    const properties = { year: "2028", ...more };
    const { pages } = layOut({
      locale,
      masters: { it: [{ type: "calendar_year", properties, position: { x: 0, y: 0, width, height } }] },
      sections: [days, { ...days, kind: "months", unit: "month" }],
      page_assignments: [
        { page: 1, master_id: "it" },
        ...["2028-09-04", "2029-01-01"].map((date, i) => ({
          page: i + 2,
          master_id: "it",
          context: { section: "days", date },
        })),
        { page: 4, master_id: "it", context: { section: "months", date: "2028-09-01" } },
      ],
    });
    return pages[0] as DisplayPage;
  };
  const year = (width: number, height: number, locale = "en", more = {}) =>
    words(drawnItems(page(width, height, locale, more)));

  test("has every day of the year when there is room", () => {
    expect(year(400, 500).filter((word) => /^\d+$/.test(word))).toHaveLength(366);
  });

  test("has the months alone when days could not be read", () => {
    expect(year(200, 100)).toEqual([
      "January",
      "February",
      "March",
      "April",
      "May",
      "June",
      "July",
      "August",
      "September",
      "October",
      "November",
      "December",
    ]);
  });

  test("has days in less room with close rows, and in even less without weekdays", () => {
    const count = (height: number, more: object) =>
      year(200, height, "en", more).filter((word) => /^\d+$/.test(word)).length;
    expect([count(265, {}), count(265, { close: true })]).toEqual([0, 366]);
    const weekdays = [true, false].map((show_weekdays) => count(220, { close: true, show_weekdays }));
    expect(weekdays).toEqual([0, 366]);
  });

  test("starts with the requested month and labels the start of a year", () => {
    const names = ["September 2028", "October", "November", "December", "January 2029", "February", "March", "April"];
    expect(year(200, 100, "en", { start_month: 9 })).toEqual([...names, "May", "June", "July", "August"]);
    const polish = year(400, 500, "pl", { start_month: "9" });
    expect(polish).toContain("Styczeń 2029");
    // From September 2028 to August 2029 there is no leap day.
    expect(polish.filter((word) => /^\d+$/.test(word))).toHaveLength(365);
  });

  test("links whole months on request, and days otherwise", () => {
    const linked = (link_area: string) => page(400, 500, "en", { start_month: 9, link_area }).links;
    const pages = linked("title and days").map(({ target }) => target);
    expect(pages).toMatchObject([{ page: 4 }, { page: 2 }, { page: 3 }]);
    expect(linked("month")).toMatchObject([{ rect: { x: 0, y: 0, height: 125 }, target: { page: 4 } }]);
  });

  test("names the months in the document's language", () => {
    expect(year(200, 200, "pl")[9]).toBe("Październik");
  });
});

describe("marks of days", () => {
  const rows = [
    { date: "2028-01-06", title: "Epiphany", kind: "holiday" },
    ...[10, 11, 12].map((day, i) => ({ date: `2028-01-${day}`, title: "Trip", day: i + 1, days: 3 })),
    { date: "2028-01-20", title: "Concert" },
  ] as const;
  const marked = (width: number, height: number, type = "calendar_year", more = {}) => {
    const { pages } = layOut({
      masters: {
        it: [
          {
            type,
            properties: { year: "2028", mark_days: "everything", ...more },
            position: { x: 0, y: 0, width, height },
          },
        ],
      },
      calendars: [{ name: "Own", style: { pattern: "plain", text: "regular" }, rows }],
      page_assignments: [{ page: 1, master_id: "it" }],
    });
    const items = drawnItems(pages[0] as DisplayPage);
    const frames = paths(items).filter(({ stroke, fill }) => stroke && !fill);
    const grounds = paths(items).filter(({ fill }) => fill === "#dddddd");
    return { frames: frames.flatMap(({ segments }) => segments), grounds, numbers: texts(items) };
  };

  test("are a ground for holidays, and one frame around consecutive other days", () => {
    const { frames, grounds } = marked(400, 500);
    expect(grounds).toHaveLength(1);
    const widths = frames.map(([, , , width]) => Math.round(Number(width) * 10));
    expect(frames).toHaveLength(2);
    expect((widths[0] ?? 0) / (widths[1] ?? 1)).toBeGreaterThan(3);
  });

  test.each(["monthly", "weekly"])("of a small %s calendar are the same", (calendar_type) => {
    const small = { start_date: "2028-01-10", first_day_of_week: "monday", calendar_type };
    const drawn = { show_month_year: false, show_grid_lines: false, show_time_grid: false, show_time_gutter: false };
    const { frames, grounds, numbers } = marked(200, 150, "calendar", { ...small, ...drawn });
    const isMonth = calendar_type === "monthly";
    expect([frames.length, grounds.length]).toEqual(isMonth ? [2, 1] : [1, 0]);
    const faces = new Set(numbers.filter(({ text }) => text === "6" || text === "7").map(({ face }) => face));
    expect(faces.size).toBe(isMonth ? 2 : 0);
  });

  test.each([
    [400, 500],
    [270, 340],
    [400, 300],
  ])("are clear of the digits on %d × %d pt", (width, height) => {
    const { frames, numbers } = marked(width, height);
    expect(frames).toHaveLength(2);
    for (const [, x = 0, y = 0, across = 0, down = 0] of frames.map((frame) => frame.map(Number))) {
      const inside = numbers.filter((one) => one.x > x && one.x < x + across && one.y > y && one.y < y + down);
      expect(inside.length).toBeGreaterThan(0);
      for (const { text, size, ...at } of inside) {
        const end = at.x + text.length * 0.56 * size;
        expect([at.x - x > 0.7, x + across - end > 0.7, at.y - 0.72 * size - y > 0.7, y + down - at.y > 0.7]).toEqual([
          true,
          true,
          true,
          true,
        ]);
      }
    }
  });
});
