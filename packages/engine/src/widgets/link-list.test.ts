import { describe, expect, test } from "vitest";
import { draw, drawnItems, layOut, messagesOf, paths, texts, words } from "../../test/support/documents.ts";
import { inEnglish } from "../../test/support/in-english.ts";
import type { DisplayPage } from "../display/display-list.ts";

const list = (properties: Readonly<Record<string, unknown>>, styling = {}) =>
  draw({
    type: "link_list",
    position: { x: 100, y: 100, width: 200, height: 100 },
    styling,
    properties: { bind: "", ...properties },
  });

/** Draws a list on the page of March 2026. The document has a page for each of `months` only. */
function amongMonths(months: readonly string[], properties: Readonly<Record<string, unknown>>, locale = "en") {
  const { pages, diagnostics } = layOut({
    locale,
    masters: { it: [{ type: "link_list", properties }] },
    sections: [{ kind: "months", unit: "month", anchors: [], context: {} }],
    page_assignments: months.map((month, i) => ({
      page: i + 1,
      master_id: "it",
      context: { section: "months", date: `${month}-01` },
    })),
  });
  return { pages, diagnostics, on: (page: number) => pages[page - 1] as DisplayPage };
}

const pagesOf = (page: DisplayPage) =>
  page.links.map(({ target }) => (target.to === "page" ? target.page : target.uri));

describe("a link list", () => {
  test("numbers its labels with the given number of digits", () => {
    expect(words(list({ count: 3 }).items)).toEqual(["Note 001", "Note 002", "Note 003"]);
    expect(words(list({ count: 2, start_index: 9, index_pad: 2 }).items)).toEqual(["Note 09", "Note 10"]);
  });

  test("fills its rows from left to right, including a partial last row", () => {
    const { items } = list({ count: 5, columns: 2, gap_x: 10, gap_y: 5 }, { size: 10 });
    expect(texts(items).map(({ x }) => x)).toEqual([100, 205, 100, 205, 100]);
    const [first, , third, , fifth] = texts(items).map(({ y }) => y) as [number, number, number, number, number];
    expect(third - first).toBeCloseTo((100 - 10) / 3 + 5);
    expect(fifth - third).toBeCloseTo(third - first);
  });

  test("has items of a fixed height, or shares its own among them", () => {
    const rects = (item_height: unknown) =>
      list({ count: 4, item_height, bind: "https://example.org", gap_y: 2 }).links.map(({ rect }) => rect);
    expect(rects(20).map(({ y, height }) => [y, height])).toEqual([100, 122, 144, 166].map((y) => [y, 20]));
    for (const automatic of ["", undefined, 0]) expect(rects(automatic)[1]).toMatchObject({ y: 125.5, height: 23.5 });
  });

  test("of vertical text has columns as wide as the items are high", () => {
    const { items, links } = list({
      count: 3,
      columns: 3,
      item_height: 20,
      gap_x: 5,
      orientation: "vertical",
      bind: "https://example.org",
    });
    expect(links.map(({ rect }) => rect)).toEqual([100, 125, 150].map((x) => ({ x, y: 100, width: 20, height: 100 })));
    expect(texts(items).every(({ rotation }) => rotation === 90)).toBe(true);
  });

  test("has the index of each item as number and as month, and the page's variables", () => {
    const label_template =
      "{index}|{month_padded}|{month_padded3}|{month_name}|{month_abbr}|{year}|{day}|@index_padded";
    expect(words(list({ count: 1, start_index: 3, label_template, index_pad: 1 }).items)).toEqual([
      "3|03|003|March|Mar|2026|5|3",
    ]);
  });

  test("names months in its own language, else in the document's, and gives numbers beyond December", () => {
    const names = { label_template: "{month_name} {month_abbr}", start_index: 12, count: 2 };
    expect(words(list({ ...names, locale: "pl_PL" }).items)).toEqual(["grudzień gru", "13 13"]);
    const { on } = amongMonths(["2026-01"], { bind: "", ...names }, "pl");
    expect(words(drawnItems(on(1)))).toEqual(["grudzień gru", "13 13"]);
  });

  test("tells of a language that it does not know", () => {
    expect(list({ locale: "klingon" }).diagnostics).toMatchObject([{ code: "unknown_locale" }]);
  });

  test("does not replace tokens in values", () => {
    const { items } = draw(
      { type: "link_list", properties: { bind: "", label_template: "{mine} {index}" } },
      { section: "days", date: "2026-03-05", mine: "{index}" },
    );
    expect(words(items)).toEqual(["{index} 1"]);
  });

  test("reports an unknown token at its property", () => {
    expect(list({ label_template: "{indx}" }).diagnostics).toMatchObject([
      { code: "unknown_token", at: { path: ["properties", "label_template"] } },
    ]);
  });

  test("links each cell by a rule in which item and page both speak", () => {
    const months = ["2026-01", "2026-02", "2026-03"];
    const { on, diagnostics } = amongMonths(months, {
      count: 3,
      index_pad: 2,
      columns: 3,
      bind: "month(@year-@index_padded)",
    });
    expect(pagesOf(on(2))).toEqual([1, 2, 3]);
    expect(on(2).links[1]?.rect).toMatchObject({ x: 100 + 200 / 3, y: 100, height: 100 });
    expect(diagnostics).toEqual([]);
  });

  test("links to notes by default", () => {
    const { links } = (() => {
      const { pages } = layOut({
        masters: { it: [{ type: "link_list", properties: { count: 2 } }] },
        sections: [{ kind: "notes", unit: "count", anchors: [], context: {} }],
        page_assignments: [1, 2].map((page) => ({
          page,
          master_id: "it",
          context: { section: "notes", index: page },
        })),
      });
      return pages[0] as DisplayPage;
    })();
    expect(links.map(({ target }) => target)).toMatchObject([{ page: 1 }, { page: 2 }]);
  });

  test("reports a broken link once", () => {
    const { diagnostics } = list({ count: 5, bind: "notes(@index)" });
    expect(messagesOf(diagnostics)).toEqual([
      'unknown_destination: The link to "notes:page:001" leads nowhere: no page has that destination',
    ]);
  });

  test("marks the page's own item, by index and not by position", () => {
    const properties = { count: 3, start_index: 2, bind: "", highlight_index: "{month}", background_color: "#eeeeee" };
    const fills = (page: DisplayPage) => paths(drawnItems(page)).map(({ fill, segments }) => [fill, segments.length]);
    const { on } = amongMonths(["2026-03", "2026-07"], properties);
    expect(fills(on(1))).toEqual([
      ["#eeeeee", 2],
      ["#cccccc", 1],
      [undefined, 1],
    ]);
    expect(paths(drawnItems(on(1)))[1]?.segments[0]).toMatchObject({ 1: 101, 2: 100 + 100 / 3 + 1 });
    expect(fills(on(2))).toEqual([["#eeeeee", 3]]);
  });

  test("highlights no month on a page for the whole plan, and its month on a page with another date", () => {
    const properties = { count: 3, bind: "", highlight_index: "{month}", highlight_color: "#cccccc" };
    const once = (kind: string, more = {}) => ({ kind, unit: "once" as const, anchors: [], context: {}, ...more });
    const { pages, diagnostics } = layOut({
      masters: { it: [{ type: "link_list", properties }] },
      sections: [
        { kind: "weeks", unit: "week", anchors: [], context: {} },
        once("year"),
        once("spring"),
        once("chosen", { context: { month: "2" } }),
      ],
      page_assignments: [
        { page: 1, master_id: "it", context: { section: "weeks", date: "2025-12-29" } },
        { page: 2, master_id: "it", context: { section: "year", date: "2026-01-01" } },
        { page: 3, master_id: "it", context: { section: "spring", date: "2026-03-01" } },
        { page: 4, master_id: "it", context: { section: "chosen", date: "2026-01-01" } },
      ],
    });
    const marks = pages.map((page) => paths(drawnItems(page)).filter(({ fill }) => fill === "#cccccc").length);
    expect(marks).toEqual([0, 0, 1, 1]);
    expect(diagnostics).toEqual([]);
  });

  test("highlights no month on the page of a year or a quarter, but its quarter", () => {
    const list = (highlight_index: string, more = {}) => ({
      type: "link_list",
      properties: { count: 4, bind: "", highlight_index, highlight_color: "#cccccc", ...more },
    });
    const { pages, diagnostics } = layOut({
      masters: {
        month: [list("{month}")],
        planMonth: [list("{plan_month}", { first_month: "2026-01" })],
        quarter: [list("{quarter}")],
      },
      sections: (["year", "quarter", "month"] as const).map((unit) => ({ kind: unit, unit, anchors: [], context: {} })),
      page_assignments: ["year", "quarter", "month"].flatMap((section, i) =>
        ["month", "planMonth", "quarter"].map((master_id, j) => ({
          page: 3 * i + j + 1,
          master_id,
          context: { section, date: "2026-01-01" },
        })),
      ),
    });
    const marks = pages.map((page) => paths(drawnItems(page)).filter(({ fill }) => fill === "#cccccc").length);
    expect(marks).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1]);
    expect(diagnostics).toEqual([]);
  });

  test("highlights all months from the first to the last day of a week or a quarter", () => {
    const months = (highlight_index: string) => ({
      type: "link_list",
      properties: {
        count: 12,
        bind: "",
        first_month: "2026-01",
        label_template: "{month}",
        highlight_index,
        highlight_color: "#cccccc",
        columns: 12,
      },
    });
    const { pages, diagnostics } = layOut({
      masters: {
        week: [months("{week_first_day}/{week_last_day}")],
        quarter: [months("{quarter_first_day}/{quarter_last_day}")],
      },
      dates: ["2026-01-01", "2026-12-31"],
      sections: (["week", "quarter"] as const).map((unit) => ({ kind: unit, unit, anchors: [], context: {} })),
      page_assignments: [
        { page: 1, master_id: "week", context: { section: "week", date: "2025-12-29" } },
        { page: 2, master_id: "week", context: { section: "week", date: "2026-03-23" } },
        { page: 3, master_id: "week", context: { section: "week", date: "2026-03-30" } },
        { page: 4, master_id: "quarter", context: { section: "quarter", date: "2026-04-01" } },
      ],
    });
    const marked = pages.map((page) =>
      paths(drawnItems(page)).flatMap(({ fill, segments }) =>
        fill === "#cccccc" ? [Math.ceil((Number(segments[0]?.[1]) - 100) / (200 / 12))] : [],
      ),
    );
    expect(marked).toEqual([[1], [3], [3, 4], [4, 5, 6]]);
    expect(diagnostics).toEqual([]);
  });

  test("tells of a mark that is no number", () => {
    expect(inEnglish(list({ highlight_index: "today" }).diagnostics)).toMatchObject([
      { message: 'Highlighted index "today" must be a number' },
    ]);
  });

  test("warns when its items need more room than it has", () => {
    expect(list({ count: 10, item_height: 24 }).diagnostics).toMatchObject([{ code: "too_small" }]);
    const crowded = list({ count: 15, columns: 15, gap_x: 50 });
    expect(crowded.diagnostics).toMatchObject([{ code: "too_small" }]);
    expect(crowded.items).toEqual([]);
  });
});

describe("a link list of labels and destinations", () => {
  const months = ["2026-01", "2026-02"];
  const pairs = {
    labels: ["All of {year}", "Back", "On", "", "Nothing", "Gone"],
    destinations: [
      "month:{year}-01",
      "month:{year}-@month_padded_prev",
      "month:2026-{month_padded_next}",
      "month(@year-02)",
      "",
      "day:",
    ],
  };

  test("pairs them and omits labels without a destination", () => {
    const { on, diagnostics } = amongMonths(months, pairs);
    expect(words(drawnItems(on(1)))).toEqual(["All of 2026", "On"]);
    expect(pagesOf(on(1))).toEqual([1, 2, 2]);
    expect(diagnostics).toEqual([]);
  });

  test("replaces tokens by the page's values in all entries", () => {
    const { on } = amongMonths(["2026-01", "2026-03"], {
      labels: ["{month_name}", "{month_name}"],
      destinations: ["month:{year}-{month_padded}", "month:2026-01"],
    });
    expect(words(drawnItems(on(2)))).toEqual(["March", "March"]);
    expect(pagesOf(on(2))).toEqual([2, 1]);
  });

  test("marks by the number of the pair in the document", () => {
    const { items } = list({
      labels: ["a", "b", "c"],
      destinations: ["", "https://example.org", "https://example.org"],
      highlight_index: 2,
    });
    expect(paths(items)[0]?.segments[0]?.[2]).toBe(101);
  });

  test("leaves the place of an empty link empty", () => {
    const { on } = amongMonths(months, pairs);
    const place = (page: number, label: string) => texts(drawnItems(on(page))).find(({ text }) => text === label)?.y;
    expect(words(drawnItems(on(2)))).toEqual(["All of 2026", "Back"]);
    expect(place(2, "All of 2026")).toBe(place(1, "All of 2026"));
    expect(place(2, "Back")).toBeGreaterThan(place(2, "All of 2026") ?? 0);
    expect(place(2, "Back")).toBeLessThan(place(1, "On") ?? 0);
  });

  test("warns of lists of different lengths and uses the existing pairs", () => {
    const { items, diagnostics } = list({ labels: ["a", "b"], destinations: ["https://example.org"] });
    expect(words(items)).toEqual(["a"]);
    expect(inEnglish(diagnostics)).toMatchObject([
      { message: "Labels and destinations must be lists of equal length" },
    ]);
  });
});
