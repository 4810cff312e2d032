import { describe, expect, test } from "vitest";
import { dayPages, days, draw, drawnItems, layOut, paths, said, texts, words } from "../../test/support/documents.ts";
import type { DisplayPage } from "../display/display-list.ts";

const march = (properties = {}, styling = {}) =>
  draw({
    type: "calendar",
    position: { x: 0, y: 0, width: 350, height: 400 },
    properties: { start_date: "2026-03-01", ...properties },
    styling,
  });
const numbers = (drawn: ReturnType<typeof march>) =>
  words(drawn.items)
    .filter((word) => /^\d{1,2}$/.test(word))
    .map(Number);

/** A calendar on page 1, and pages for the first days of March after it. */
const linked = (properties: Readonly<Record<string, unknown>>, dates = ["2026-03-01", "2026-03-02", "2026-03-03"]) => {
  const { pages, diagnostics } = layOut({
    masters: {
      month: [
        {
          type: "calendar",
          position: { x: 0, y: 0, width: 300, height: 300 },
          properties: { start_date: "2026-03-01", ...properties },
        },
      ],
      day: [],
    },
    sections: [days],
    page_assignments: [{ page: 1, master_id: "month" }, ...dayPages("day", dates, 2)],
  });
  return {
    targets: (pages[0]?.links ?? []).map(({ target }) => (target.to === "page" ? target.page : target.uri)),
    diagnostics,
  };
};

describe("calendar", () => {
  test("has a number for every day of its month", () => {
    expect(numbers(march())).toEqual(Array.from({ length: 31 }, (_, i) => i + 1));
  });

  test("is the page's own month when it names none", () => {
    const { items } = draw({ type: "calendar" }, { section: "days", date: "2026-02-10" });
    expect(words(items)).toContain("February 2026");
  });

  test("takes its month from tokens", () => {
    expect(words(draw({ type: "calendar", properties: { start_date: "{year}-{month_padded}-01" } }).items)).toContain(
      "March 2026",
    );
  });

  test("names weekdays in the order of its week", () => {
    expect(words(march({ first_day_of_week: "monday" }).items).slice(1, 8)).toEqual([
      "Mon",
      "Tue",
      "Wed",
      "Thu",
      "Fri",
      "Sat",
      "Sun",
    ]);
    expect(words(march({ first_day_of_week: "sunday", weekday_label_style: "narrow" }).items).slice(1, 8)).toEqual([
      "S",
      "M",
      "T",
      "W",
      "T",
      "F",
      "S",
    ]);
  });

  test("puts a day in the column of its weekday", () => {
    const sunday = texts(march({ first_day_of_week: "sunday" }, { text_align: "left" }).items).find(
      ({ text }) => text === "1",
    );
    const monday = texts(march({ first_day_of_week: "monday" }, { text_align: "left" }).items).find(
      ({ text }) => text === "1",
    );
    expect(sunday?.x).toBeCloseTo(4);
    expect(monday?.x).toBeCloseTo(304);
  });

  test.each([
    [{ show_month_year: false }, undefined],
    [{ show_month_name: false }, "2026"],
    [{ show_year: false }, "March"],
    [{ month_name_format: "short" }, "Mar 2026"],
  ])("with %j is headed %j", (properties, head) => {
    const [first] = words(march(properties).items);
    expect(first === "Mon" ? undefined : first).toBe(head);
  });

  test("shows days of other months in grey when asked, and never links them", () => {
    const drawn = march({ show_trailing_days: true });
    expect(numbers(drawn)).toHaveLength(42);
    expect(texts(drawn.items).filter(({ color }) => color === "#888888")).toHaveLength(11);
  });

  test("numbers its weeks", () => {
    expect(numbers(march({ week_numbers: true })).filter((_, i, all) => all.indexOf(9) === i)).toEqual([9]);
    expect(
      words(march({ week_numbers: true, first_day_of_week: "monday" }).items).filter((word) =>
        ["9", "10", "11", "12", "13", "14"].includes(word),
      ),
    ).toHaveLength(12);
  });

  test("marks the day that the author names, or the page's own", () => {
    const frames = (properties: Readonly<Record<string, unknown>>) =>
      paths(march(properties).items).filter(({ stroke }) => stroke?.width === 1);
    expect(frames({})).toEqual([]);
    expect(frames({ highlight_date: "2026-03-10" })).toHaveLength(1);
    expect(frames({ highlight_today: true })).toHaveLength(1);
    expect(frames({ highlight_date: "2026-04-10" })).toEqual([]);
  });

  test("says that it is too small when its days cannot be read", () => {
    expect(draw({ type: "calendar", position: { x: 0, y: 0, width: 200, height: 50 } }).diagnostics).toMatchObject([
      { code: "too_small" },
    ]);
  });

  test("has no grid when it is switched off", () => {
    expect(paths(march({ show_grid_lines: false }).items)).toEqual([]);
  });

  test("needs a month on a page without a date", () => {
    const { items, diagnostics } = draw({ type: "calendar" }, {});
    expect(items).toEqual([]);
    expect(said(diagnostics)).toEqual([
      "unusable_property: start_date must be a day like 2026-01-31 on a page without a date",
    ]);
  });
});

describe("the days of a calendar", () => {
  test("link to nothing unless told to", () => {
    expect(linked({}).targets).toEqual([]);
  });

  test("link to the pages of their dates, where there are any", () => {
    expect(linked({ link_strategy: "named_destinations" })).toEqual({ targets: [2, 3, 4], diagnostics: [] });
  });

  test("say so when there are no pages of days at all", () => {
    expect(linked({ link_strategy: "named_destinations" }, []).diagnostics).toMatchObject([
      { code: "unknown_destination" },
    ]);
  });

  test("link to pages one after another, from the first date on", () => {
    expect(linked({ link_strategy: "sequential_pages", first_page_number: 3 }).targets).toEqual([3, 4]);
    expect(linked({ link_strategy: "sequential_pages", first_page_number: 2, pages_per_date: 2 }).targets).toEqual([
      2, 4,
    ]);
  });

  test("link by a rule, each day by its own date", () => {
    expect(
      linked(
        { link_strategy: "template", link_template: "day(@date)" },
        Array.from({ length: 31 }, (_, i) => `2026-03-${String(i + 1).padStart(2, "0")}`),
      ).targets,
    ).toHaveLength(31);
  });

  test("have one warning for all links of a rule that lead nowhere", () => {
    const { diagnostics } = linked({
      link_strategy: "template",
      link_template: "day(@year-@month_padded-@day_padded)",
    });
    expect(diagnostics).toMatchObject([{ code: "unknown_destination" }]);
  });
});

describe("calendar_month", () => {
  const month = (properties = {}, styling = {}) =>
    draw({ type: "calendar_month", properties, styling, position: { x: 0, y: 0, width: 350, height: 300 } });

  test("shows the days of a month in six rows", () => {
    const drawn = month({ month: "2026-02", show_weekdays: false });
    expect(words(drawn.items)).toHaveLength(28);
    expect(texts(drawn.items).at(-1)?.y).toBeLessThan(300 * (5 / 6));
  });

  test.each([["@month"], ["{year}-{month_padded}"], ["{year}-{month:02d}"], ["2026-03"]])(
    "reads %s as its month",
    (written) => {
      expect(words(month({ month: written, show_weekdays: false }).items)).toHaveLength(31);
    },
  );

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

describe("calendar_year", () => {
  const year = (width: number, height: number, locale = "en") => {
    const { pages } = layOut({
      locale,
      masters: {
        it: [{ type: "calendar_year", properties: { year: "2028" }, position: { x: 0, y: 0, width, height } }],
      },
      page_assignments: [{ page: 1, master_id: "it" }],
    });
    return words(drawnItems(pages[0] as DisplayPage));
  };

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

  test("names the months in the document's language", () => {
    expect(year(200, 200, "pl")[9]).toBe("Październik");
  });
});
