import { describe, expect, test } from "vitest";
import { dayPages, days, draw, layOut, paths, said } from "../../../test/support/documents.ts";

const march2026 = Array.from({ length: 31 }, (_, i) => `2026-03-${String(i + 1).padStart(2, "0")}`);

/** A calendar on page 1, and pages for days after it. */
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
    expect(said(diagnostics)).toEqual([
      "unusable_property: start_date must be a day like 2026-01-31 on a page without a date",
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

const week = { calendar_type: "weekly", first_day_of_week: "monday" };
const everyKind = [
  ["a month", {}],
  ["a week across", { ...week, start_date: "2026-03-02" }],
  ["a week down", { ...week, layout_orientation: "vertical", start_date: "2026-03-02" }],
  ["a range", { calendar_type: "custom_range", end_date: "2026-03-31" }],
] as const;

describe.each(everyKind)("the days of %s", (_, kind) => {
  const shown = "start_date" in kind ? march2026.slice(1, 8) : march2026;
  const pagesOf = (dates: readonly string[], first = 2) => dates.map((_date, i) => i + first);

  test("link to nothing unless told to", () => {
    expect(linked(kind).targets).toEqual([]);
    expect(linked({ ...kind, link_strategy: "no_links" })).toMatchObject({ targets: [], diagnostics: [] });
  });

  test("link to the pages of their dates, where there are any", () => {
    const result = linked({ ...kind, link_strategy: "named_destinations" }, shown.slice(0, 3));
    expect(result).toMatchObject({ targets: [2, 3, 4], diagnostics: [] });
  });

  test("say so when there are no pages of days at all", () => {
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

  test("have one warning for all links of a rule that lead nowhere", () => {
    expect(linked({ ...kind, link_strategy: "template", link_template: "nowhere:{date}" }).diagnostics).toMatchObject([
      { code: "unknown_destination" },
    ]);
  });

  test("can be hit all over their cell, and never two at once", () => {
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

describe("links by number", () => {
  test("begin with the start date, in the middle of a month or a week", () => {
    const strategy = { link_strategy: "sequential_pages", first_page_number: 2, start_date: "2026-03-04" };
    expect(linked(strategy).targets).toEqual([2, 3, 4]);
    const inWeek = linked({ ...strategy, ...week, show_time_gutter: false });
    expect(inWeek.targets).toEqual([2, 3, 4]);
    expect(inWeek.links[0]?.rect.x).toBeCloseTo((2 * 300) / 7);
  });

  test("begin with the first day shown where there is no start date", () => {
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

  test("are what @index counts by", () => {
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
  const linkedWeeks = (properties: object, week_start: "monday" | "sunday" = "monday") => {
    const first = week_start === "monday" ? "2026-03-02" : "2026-03-01";
    const { pages, diagnostics } = layOut({
      week_start,
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

  test("link by a rule of their own, in which the week's first day speaks", () => {
    const rule = { link_strategy: "template", link_template: "day:2026-03-20" };
    expect(linkedWeeks(rule)).toEqual({ targets: [[2, row(1)]], diagnostics: [] });
    for (const week_link_template of ["week:{iso_week}", "week:{iso_year}-W{week_padded}", "week(@year-W{week:02d})"])
      expect(linkedWeeks({ ...rule, week_link_template }).targets, week_link_template).toEqual([[2, row(1)]]);
    expect(linkedWeeks({ ...rule, week_link_template: "week:{week}" }).diagnostics).toMatchObject([
      { code: "unknown_destination" },
    ]);
  });
});
