import { describe, expect, test } from "vitest";
import { dayPages, days, draw, drawnItems, layOut, messagesOf, paths, texts } from "../../../test/support/documents.ts";

const march2026 = Array.from({ length: 31 }, (_, i) => `2026-03-${String(i + 1).padStart(2, "0")}`);

/** Lays out a calendar on page 1, followed by pages for days. */
const linked = (
  properties: Readonly<Record<string, unknown>>,
  dates: readonly string[] = ["2026-03-01", "2026-03-02", "2026-03-03"],
) => {
  const { pages, diagnostics } = layOut({
    masters: {
      calendar: [
        {
          type: "calendar",
          position: { x: 0, y: 0, width: 300, height: 300 },
          properties: { start_date: "2026-03-01", ...properties },
        },
      ],
      day: [],
    },
    sections: [days],
    page_assignments: [{ page: 1, master_id: "calendar" }, ...dayPages("day", dates, 2)],
  });
  const links = pages[0]?.links ?? [];
  return {
    links,
    targets: links.map(({ target }) => (target.to === "page" ? target.page : target.uri)),
    diagnostics,
  };
};

describe("a calendar", () => {
  test("needs a date on a page without one", () => {
    const { items, diagnostics } = draw({ type: "calendar" }, {});
    expect(items).toEqual([]);
    expect(messagesOf(diagnostics)).toEqual([
      "unusable_property: Start date must be a day like 2026-01-31 on a page without a date",
    ]);
  });

  test.each(["monthly", "weekly", "custom_range"])(
    "that is %s marks the day of the author, or the page's own",
    (type) => {
      const frames = (properties: Readonly<Record<string, unknown>>) => {
        const range = { calendar_type: type, start_date: "2026-03-02", end_date: "2026-03-20" };
        const { items } = draw({ type: "calendar", properties: { ...range, ...properties } });
        return paths(items).filter(({ stroke }) => stroke?.width === 1);
      };
      expect(frames({})).toEqual([]);
      expect(frames({ highlight_date: "2026-03-07" })).toHaveLength(1);
      expect(frames({ highlight_today: true })).toHaveLength(1);
      expect(frames({ highlight_date: "2026-04-10", highlight_today: true })).toEqual([]);
    },
  );
});

describe("the mark of a day", () => {
  test.each([
    {},
    { cell_padding: 0 },
    { cell_padding: 12, stroke_width: 2 },
    { calendar_type: "weekly", show_time_grid: false },
    { calendar_type: "weekly", layout_orientation: "vertical" },
    { calendar_type: "custom_range", end_date: "2026-05-20" },
  ])("with %j is a frame in the middle of which the number stands", (properties) => {
    for (const width of [120, 300]) {
      const position = { x: 0, y: 0, width, height: width };
      const marked = { start_date: "2026-03-02", highlight_date: "2026-03-05", stroke_width: 0.5 };
      const { items } = draw({ type: "calendar", position, properties: { ...marked, ...properties } });
      const strokeWidth = 2 * ("stroke_width" in properties ? properties.stroke_width : 0.5);
      const [frame] = paths(items).filter(
        ({ stroke, segments }) => stroke?.width === strokeWidth && segments.length === 1,
      );
      const [, , top = 0, , height = 0] = (frame?.segments[0] ?? []) as readonly number[];
      const number = texts(items).find(({ text }) => /(^|\D)5$/.test(text));
      // Digits of Helvetica are 0.7 em high.
      const middle = (number?.y ?? 0) - 0.35 * (number?.size ?? 0);
      expect(Math.abs(middle - (top + height / 2))).toBeLessThan(0.03 * (number?.size ?? 0));
      expect(height).toBeGreaterThan(0.8 * (number?.size ?? 0));
    }
  });
});

const week = { calendar_type: "weekly", first_day_of_week: "monday" };
const everyKind = [
  ["a month", {}],
  ["a week across", { ...week, start_date: "2026-03-02" }],
  ["a week down", { ...week, layout_orientation: "vertical", start_date: "2026-03-02" }],
  ["a range", { calendar_type: "custom_range", end_date: "2026-03-31" }],
] as const;

test.each(["named_destinations", "template", "no_links"])(
  "a calendar of the page's month is the same on one of many pages as alone, with links of the kind %s",
  (link_strategy) => {
    const properties = { highlight_date: "{date}", week_numbers: true, link_strategy, link_template: "day:{date}" };
    const calendar = { type: "calendar", position: { x: 0, y: 0, width: 300, height: 300 }, properties };
    const dates = ["2026-03-30", "2026-03-31", "2026-04-01", "2026-04-02"];
    const { pages } = layOut({
      masters: { day: [calendar] },
      sections: [days],
      page_assignments: dayPages("day", dates),
    });
    const alone = dates.map((date) => draw(calendar, { section: "days", date }).items);
    expect(pages.map(drawnItems)).toEqual(alone);
  },
);

describe.each(everyKind)("the days of %s", (_, kind) => {
  const shown = "start_date" in kind ? march2026.slice(1, 8) : march2026;
  const pagesOf = (dates: readonly string[], first = 2) => dates.map((_date, i) => i + first);

  test("have no links by default", () => {
    expect(linked(kind).targets).toEqual([]);
    expect(linked({ ...kind, link_strategy: "no_links" })).toMatchObject({ targets: [], diagnostics: [] });
  });

  test("link to the pages of their dates, where there are any", () => {
    const result = linked({ ...kind, link_strategy: "named_destinations" }, shown.slice(0, 3));
    expect(result).toMatchObject({ targets: [2, 3, 4], diagnostics: [] });
  });

  test("report that the document has no pages of days", () => {
    expect(linked({ ...kind, link_strategy: "named_destinations" }, []).diagnostics).toMatchObject([
      { code: "unknown_destination" },
    ]);
  });

  test("link to pages one after another", () => {
    const strategy = { ...kind, link_strategy: "sequential_pages" };
    expect(linked({ ...strategy, first_page_number: 3 }).targets).toEqual([3, 4]);
    expect(linked({ ...strategy, first_page_number: 2, pages_per_date: 2 }).targets).toEqual([2, 4]);
  });

  test.each([
    "day(@date)",
    "day:{date}",
    "day:@date",
    "day:{year}-{month_padded}-{day_padded}",
    "day(@index_date)",
    "day:{cell_date}",
  ])("link by the rule %s, each to its own page", (link_template) => {
    const result = linked({ ...kind, link_strategy: "template", link_template }, shown);
    expect(result).toMatchObject({ targets: pagesOf(shown), diagnostics: [] });
  });

  test("have one warning for all broken links of a rule", () => {
    expect(linked({ ...kind, link_strategy: "template", link_template: "nowhere:{date}" }).diagnostics).toMatchObject([
      { code: "unknown_destination" },
    ]);
  });

  test("have links that cover their cells without overlapping", () => {
    const { links } = linked({ ...kind, link_strategy: "named_destinations" }, shown);
    const area = links.reduce((sum, { rect }) => sum + rect.width * rect.height, 0);
    const overlaps = links.filter(({ rect: a }, i) =>
      links.some(
        ({ rect: b }, j) =>
          i < j &&
          a.x + a.width > b.x + 0.01 &&
          b.x + b.width > a.x + 0.01 &&
          a.y + a.height > b.y + 0.01 &&
          b.y + b.height > a.y + 0.01,
      ),
    );
    expect(overlaps).toEqual([]);
    expect(area).toBeGreaterThan(300 * 300 * 0.6);
  });
});

describe("links of the label alone", () => {
  const named = { link_strategy: "named_destinations", link_area: "label", cell_min_size: 20 };
  const rects = (properties: Readonly<Record<string, unknown>>) =>
    linked({ ...named, ...properties }).links.map(({ rect }) => rect);

  test("leave the rest of a month's cells free, wherever the numbers stand", () => {
    const [cell] = linked({ link_strategy: "named_destinations" }).links.map(({ rect }) => rect);
    const [left] = rects({});
    if (!cell || !left) throw new Error("no links");
    expect(left).toMatchObject({ y: cell.y, width: 20, height: 20 });
    expect(left.x).toBeCloseTo(cell.x + (cell.width - 20) / 2);
  });

  test("are as wide as the names of a week's days and as high as a finger", () => {
    const links = rects({ ...week, layout_orientation: "vertical", start_date: "2026-03-02", show_time_gutter: false });
    expect(links).toHaveLength(2);
    for (const { x, width, height } of links) expect([x, width < 70, height]).toEqual([0, true, 20]);
  });
});

describe("links by number", () => {
  test("begin with the start date, in the middle of a month or a week", () => {
    const strategy = { link_strategy: "sequential_pages", first_page_number: 2, start_date: "2026-03-04" };
    expect(linked(strategy).targets).toEqual([2, 3, 4]);
    const inWeek = linked({ ...strategy, ...week, show_time_gutter: false });
    expect(inWeek.targets).toEqual([2, 3, 4]);
    expect(inWeek.links[0]?.rect.x).toBeCloseTo((2 * 300) / 7);
  });

  test("start with the first visible day if there is no start date", () => {
    const sequential = { type: "calendar", properties: { link_strategy: "sequential_pages", first_page_number: 1 } };
    const { pages } = layOut({
      masters: { it: [sequential] },
      sections: [days],
      page_assignments: dayPages("it", ["2026-03-30", "2026-03-31"]),
    });
    const targets = pages.map(({ links }) => links.map(({ target }) => target.to === "page" && target.page));
    expect(targets).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });

  test("determine @index", () => {
    const notes = { kind: "notes", unit: "count", anchors: [], context: {} } as const;
    const { pages, diagnostics } = layOut({
      masters: {
        it: [
          {
            type: "calendar",
            properties: { start_date: "2026-03-30", link_strategy: "template", link_template: "notes(@index)" },
          },
        ],
        note: [],
      },
      sections: [notes],
      page_assignments: [
        { page: 1, master_id: "it" },
        ...[1, 2].map((index) => ({ page: 1 + index, master_id: "note", context: { section: "notes", index } })),
      ],
    });
    expect(pages[0]?.links.map(({ target }) => target.to === "page" && target.page)).toEqual([2, 3]);
    expect(diagnostics.filter(({ code }) => code !== "too_small")).toEqual([]);
  });
});

describe("the weeks of a calendar", () => {
  const weeks = { kind: "weeks", unit: "week", anchors: [], context: {} } as const;
  const linkedWeeks = (
    properties: object,
    week_start: "monday" | "sunday" = "monday",
    dates?: readonly [string, string],
  ) => {
    const first = week_start === "monday" ? "2026-03-02" : "2026-03-01";
    const { pages, diagnostics } = layOut({
      week_start,
      ...(dates && { dates }),
      masters: {
        it: [
          {
            type: "calendar",
            position: { x: 0, y: 0, width: 300, height: 300 },
            properties: { start_date: "2026-03-01", week_numbers: true, ...properties },
          },
        ],
        week: [],
      },
      sections: [weeks, days],
      page_assignments: [
        { page: 1, master_id: "it" },
        { page: 2, master_id: "week", context: { section: "weeks", date: first } },
        { page: 3, master_id: "week", context: { section: "days", date: "2026-03-20" } },
      ],
    });
    const targets = pages[0]?.links.flatMap(({ target, rect }) =>
      rect.x < 1 && target.to === "page" ? [[target.page, Math.round(rect.y)]] : [],
    );
    return { targets, diagnostics };
  };
  const row = (i: number) => 35 + Math.round((i * 265) / 6);

  test("link to their pages from their numbers, where there are any", () => {
    const named = { link_strategy: "named_destinations" };
    expect(linkedWeeks(named)).toEqual({ targets: [[2, row(1)]], diagnostics: [] });
    expect(linkedWeeks(named, "sunday").targets).toEqual([[2, 35]]);
    expect(linkedWeeks({ link_strategy: "no_links" }).targets).toEqual([]);
  });

  test("link by a rule with letters before a variable", () => {
    const rule = { link_strategy: "template", week_link_template: "week:@iso_year-W@week_padded" };
    expect(linkedWeeks({ ...rule, link_template: "day:@year-@month_padded-@day_padded" })).toMatchObject({
      targets: [[2, row(1)]],
    });
  });

  test("link by their own rule with the variables of the week's first day", () => {
    const rule = { link_strategy: "template", link_template: "day:2026-03-20" };
    expect(linkedWeeks(rule)).toEqual({ targets: [[2, row(1)]], diagnostics: [] });
    for (const week_link_template of ["week:{iso_week}", "week:{iso_year}-W{week_padded}", "week(@year-W{week:02d})"])
      expect(linkedWeeks({ ...rule, week_link_template }).targets, week_link_template).toEqual([[2, row(1)]]);
    expect(linkedWeeks({ ...rule, week_link_template: "week:{week}" }).diagnostics).toMatchObject([
      { code: "unknown_destination" },
    ]);
  });

  test("need no pages outside the plan", () => {
    const rule = { link_strategy: "template", link_template: "", week_link_template: "week:@iso_week" };
    const one = linkedWeeks(rule, "monday", ["2026-03-04", "2026-03-08"]);
    expect(one).toEqual({ targets: [[2, row(1)]], diagnostics: [] });
    const two = linkedWeeks(rule, "monday", ["2026-03-04", "2026-03-09"]);
    expect(two.diagnostics).toMatchObject([{ code: "unknown_destination" }]);
  });
});
