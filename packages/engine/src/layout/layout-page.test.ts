import { describe, expect, test } from "vitest";
import { dayPages, days, drawnItems, layOut, words } from "../../test/support/documents.ts";
import { inEnglish } from "../../test/support/in-english.ts";
import type { DisplayPage } from "../display/display-list.ts";

const block = (content: string) => ({ type: "text_block", content });
const shared = (page: DisplayPage | undefined) => page?.layers.filter((layer) => layer.shared) ?? [];
const daysOf = (...dates: string[]) => ({ sections: [days], page_assignments: dayPages("it", dates) });

describe("a page", () => {
  test("shows its master's widgets under its own", () => {
    const { pages } = layOut({
      masters: { it: [block("master")] },
      widgets: [
        { id: "own", type: "text_block", page: 1, content: "own", position: { x: 0, y: 0, width: 100, height: 20 } },
      ],
      page_assignments: [{ page: 1, master_id: "it" }],
    });
    expect(words(drawnItems(pages[0] as DisplayPage))).toEqual(["master", "own"]);
  });

  test("shares equal layers with all pages of its master", () => {
    const { pages } = layOut({
      masters: { it: [block("same"), block("{date}")] },
      ...daysOf("2026-01-01", "2026-01-02"),
    });
    const [first, second] = pages.map(shared);
    expect(first).toHaveLength(1);
    expect(second?.[0]).toBe(first?.[0]);
  });

  test("shares layers that depend only on the month with the days of that month", () => {
    const { pages } = layOut({
      masters: { it: [block("{month_name}")] },
      ...daysOf("2026-01-01", "2026-01-02", "2026-02-01"),
    });
    const [first, second, third] = pages.map((page) => shared(page)[0]);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test("shares a calendar with the days of its month, and draws the mark of the day above it", () => {
    const marked = { type: "calendar", position: { x: 0, y: 0, width: 300, height: 200 } };
    for (const profile of ["", "remarkable-2"]) {
      const { pages } = layOut({
        profile,
        masters: { it: [{ ...marked, properties: { highlight_today: true } }] },
        ...daysOf("2026-01-01", "2026-01-02", "2026-02-01"),
      });
      const [first, second, third] = pages.map((page) => shared(page));
      expect(first).toHaveLength(1);
      expect(second?.[0]).toBe(first?.[0]);
      expect(third?.[0]).not.toBe(first?.[0]);
      expect(pages.map(({ layers }) => layers.map((layer) => layer.shared))).toEqual(
        Array.from({ length: 3 }, () => [true, false]),
      );
      expect(pages[0]?.layers[1]).not.toEqual(pages[1]?.layers[1]);
    }
  });

  test("shares the hours of a schedule with all days", () => {
    const { pages } = layOut({ masters: { it: [{ type: "day_schedule" }] }, ...daysOf("2026-01-01", "2026-01-02") });
    const [first, second] = pages.map((page) => shared(page));
    expect(first).toHaveLength(1);
    expect(second?.[0]).toBe(first?.[0]);
    expect(words(drawnItems(pages[1] as DisplayPage))).toContain("08:00");
  });

  test("joins what all pages of its master show with the month above it, and shares the former between months", () => {
    const { pages } = layOut({
      masters: { it: [block("same"), block("{month_name}"), block("{date}")] },
      ...daysOf("2026-01-01", "2026-01-02", "2026-02-01"),
    });
    const [first, second, third] = pages.map((page) => shared(page));
    expect(first).toHaveLength(1);
    expect(second?.[0]).toBe(first?.[0]);
    expect(third?.[0]?.parts?.[0]).toBe(first?.[0]?.parts?.[0]);
    expect(pages.map((page) => words(drawnItems(page)))).toEqual([
      ["same", "January", "2026-01-01"],
      ["same", "January", "2026-01-02"],
      ["same", "February", "2026-02-01"],
    ]);
  });

  test("keeps the order of painting when static widgets stand above others", () => {
    const { pages } = layOut({
      masters: { it: [block("under"), block("{date}"), block("over")] },
      ...daysOf("2026-01-01", "2026-01-02"),
    });
    expect(pages.map((page) => words(drawnItems(page)))).toEqual([
      ["under", "2026-01-01", "over"],
      ["under", "2026-01-02", "over"],
    ]);
  });

  test("keeps the order of painting where the widget between draws nothing on some pages", () => {
    const { pages } = layOut({
      masters: { it: [block("under"), block("{date_prev}"), block("over")] },
      ...daysOf("2026-01-01", "2026-01-02"),
    });
    expect(pages.map((page) => words(drawnItems(page)))).toEqual([
      ["under", "over"],
      ["under", "2026-01-01", "over"],
    ]);
  });

  test("looks the same whenever it is laid out", () => {
    const notation = {
      masters: { it: [block("{date_long} {page} {total_pages}"), block("static")] },
      ...daysOf("2026-01-01", "2026-01-02"),
    };
    expect(layOut(notation).pages[1]).toEqual(layOut(notation).document.page(2));
  });

  test("converts colors to gray on a gray device and keeps them on a color device", () => {
    const red = {
      masters: { it: [{ type: "box", properties: { fill_color: "#ff0000", stroke_width: 0 } }] },
      page_assignments: [{ page: 1, master_id: "it" }],
    };
    const fill = (profile: string) => drawnItems(layOut({ ...red, profile }).pages[0] as DisplayPage)[0];
    expect(fill("remarkable-2")).toMatchObject({ fill: "#4c4c4c" });
    expect(fill("boox-note-air-4c")).toMatchObject({ fill: "#ff0000" });
  });

  test("that differs from the device's screen is reported with its scale", () => {
    expect(inEnglish(layOut({ profile: "remarkable-2" }).diagnostics)).toMatchObject([
      {
        code: "page_is_not_the_screen",
        message: "The page is not the screen of reMarkable 2: it will be shown at 99 % of its size",
      },
    ]);
  });

  test("reports a text that does not fit, and draws it", () => {
    const { pages, diagnostics } = layOut({
      masters: {
        it: [{ ...block("Donaudampfschifffahrtsgesellschaft"), position: { x: 0, y: 0, width: 20, height: 20 } }],
      },
      page_assignments: [{ page: 1, master_id: "it" }],
    });
    expect(diagnostics).toMatchObject([{ code: "text_does_not_fit", at: { widget_id: "it" } }]);
    expect(words(drawnItems(pages[0] as DisplayPage)).join("")).toContain("Donau");
  });

  test("shortens names of months and weekdays in a link that does not fit, if that is enough", () => {
    const drawn = (content: string, width: number, type = "internal_link") => {
      const position = { x: 0, y: 0, width, height: 14 };
      const link = { type, content, position, styling: { size: 9 }, properties: { bind: "page(1)" } };
      const { pages, diagnostics } = layOut({
        masters: { it: [link] },
        sections: [days],
        page_assignments: dayPages("it", ["2026-01-07"]),
        locale: "el",
      });
      return [words(drawnItems(pages[0] as DisplayPage)).join(""), diagnostics.map(({ code }) => code)];
    };
    expect(drawn("‹ {month_name:capital}", 70)).toEqual(["‹ Ιανουάριος", []]);
    expect(drawn("‹ {month_name:capital}", 40)).toEqual(["‹ Ιαν", []]);
    expect(drawn("{weekday} {day}", 30)).toEqual(["Τετ 7", []]);
    expect(drawn("{month_name}", 5)[1]).toEqual(["text_does_not_fit"]);
    expect(drawn("Ιανουάριος {day}", 40)[1]).toEqual(["text_does_not_fit"]);
    expect(drawn("{month_name}", 40, "text_block")[1]).toEqual(["text_does_not_fit"]);
  });
});

describe("labels and outline", () => {
  const sections = [
    { kind: "index", unit: "once", anchors: [], context: {} },
    { kind: "year_page", unit: "once", anchors: [], context: { year: "2026" } },
    { kind: "months", unit: "month", anchors: [], context: {} },
    days,
    { kind: "notes", unit: "count", anchors: [], context: {} },
  ] as const;
  const page_assignments = [
    { page: 1, master_id: "it", context: { section: "index", index: 1 } },
    { page: 2, master_id: "it", context: { section: "year_page", date: "2026-01-01", index: 1 } },
    { page: 3, master_id: "it", context: { section: "months", date: "2026-01-01" } },
    ...dayPages("it", ["2026-01-01", "2026-01-02"], 4),
    { page: 6, master_id: "it", context: { section: "notes", index: 1 } },
    { page: 7, master_id: "it", context: { section: "notes", index: 2 } },
  ];
  const laidOut = (locale = "en") => layOut({ masters: { it: [] }, sections, page_assignments, locale });

  test("pages go by their item", () => {
    expect(laidOut().pages.map(({ label }) => label)).toEqual([
      "Index",
      "2026",
      "January 2026",
      "2026-01-01",
      "2026-01-02",
      "Notes 1",
      "Notes 2",
    ]);
  });

  test("the outline nests days in months and months in years, and notes under one entry", () => {
    const shape = (
      entries: readonly { title: string; target: { page: number }; children: readonly never[] }[],
    ): unknown =>
      entries.map(({ title, target, children }) => [
        title,
        target.page,
        ...(children.length > 0 ? [shape(children)] : []),
      ]);
    expect(shape(laidOut().document.outline as never)).toEqual([
      ["Index", 1],
      [
        "2026",
        2,
        [
          [
            "January 2026",
            3,
            [
              ["Thursday, January 1, 2026", 4],
              ["Friday, January 2, 2026", 5],
            ],
          ],
        ],
      ],
      [
        "Notes",
        6,
        [
          ["Notes 1", 6],
          ["Notes 2", 7],
        ],
      ],
    ]);
  });

  test("the outline is in the document's language", () => {
    expect(laidOut("pl").document.outline[1]?.children[0]?.title).toBe("Styczeń 2026");
  });

  test("an outline that is written is used as it is", () => {
    const { document } = layOut({
      masters: { it: [] },
      sections,
      page_assignments,
      navigation: {
        outlines: [
          { title: "Start", dest: "index:index", level: 1 },
          { title: "First day", dest: "day:2026-01-01", level: 2 },
          { title: "Gone", dest: "nowhere", level: 1 },
        ],
      },
    });
    expect(document.outline).toMatchObject([
      { title: "Start", children: [{ title: "First day", target: { page: 4 } }] },
    ]);
  });
});
