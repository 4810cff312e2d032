import { describe, expect, test } from "vitest";
import { dayPages, days, draw, layOut, paths, texts, words } from "../../test/support/documents.ts";

describe("calendar_month", () => {
  const month = (properties = {}, styling = {}) =>
    draw({ type: "calendar_month", properties, styling, position: { x: 0, y: 0, width: 350, height: 300 } });

  test("shows the days of a month in six rows", () => {
    const drawn = month({ month: "2026-02", show_weekdays: false });
    expect(words(drawn.items)).toHaveLength(28);
    expect(texts(drawn.items).at(-1)?.y).toBeLessThan(300 * (5 / 6));
  });

  test.each([
    ["2026-03", 6],
    ["2026-04", 5],
    ["2027-02", 4],
  ])("draws for %s only the %i weeks that it has, in cells as high as those of other months", (written, weeks) => {
    const [grid] = paths(month({ month: written, show_weekdays: false }).items);
    const heights = (grid?.segments ?? []).flatMap((segment) => (segment[0] === "Z" ? [] : [Number(segment[2])]));
    expect(new Set(heights.map((y) => Math.round(y)))).toEqual(
      new Set(Array.from({ length: weeks + 1 }, (_, i) => i * 50)),
    );
  });

  test.each([["@month"], ["{year}-{month_padded}"], ["{year}-{month:02d}"], ["2026-03"]])(
    "reads %s as its month",
    (written) => {
      expect(words(month({ month: written, show_weekdays: false }).items)).toHaveLength(31);
    },
  );

  test("leaves out its lines at single edges", () => {
    const uprights = (properties: object) => {
      const [grid] = paths(month({ month: "2026-03", show_weekdays: false, ...properties }).items);
      return new Set((grid?.segments ?? []).flatMap((segment) => (segment[0] === "L" ? [Math.round(segment[1])] : [])));
    };
    expect([...uprights({ edge_top: false, edge_bottom: false, edge_left: false })]).toEqual([
      350, 50, 100, 150, 200, 250, 300,
    ]);
  });

  test("links each day by its rule", () => {
    const { pages } = layOut({
      masters: {
        it: [
          {
            type: "calendar_month",
            properties: { month: "2026-03", day_cell: { link: { bind: "day(@cell_date)#1" } } },
          },
        ],
        day: [],
      },
      sections: [days],
      page_assignments: [
        { page: 1, master_id: "it" },
        ...dayPages(
          "day",
          Array.from({ length: 31 }, (_, i) => `2026-03-${String(i + 1).padStart(2, "0")}`),
          2,
        ),
      ],
    });
    expect(pages[0]?.links.map(({ target }) => target.to === "page" && target.page)).toEqual(
      Array.from({ length: 31 }, (_, i) => i + 2),
    );
  });
});
