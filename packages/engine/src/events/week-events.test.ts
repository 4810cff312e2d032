import { runs } from "@octavo/foundation/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  dayPages,
  days,
  drawnItems,
  layOut,
  messagesOf,
  paths,
  texts,
  words,
  world,
} from "../../test/support/documents.ts";
import type { DisplayPage, PathItem, TextItem } from "../display/display-list.ts";
import { type CalendarPattern, calendarPatterns, type DateRow, parseRows } from "../model/date-row.ts";
import type { Rect } from "../primitives/geometry.ts";

interface Notation {
  readonly rows: readonly string[];
  readonly properties?: object;
  readonly styling?: object;
  readonly size?: { readonly width: number; readonly height: number };
  readonly type?: string;
  readonly pattern?: CalendarPattern;
}

/** March 2026, whose first day is a Sunday, in weeks from Monday. Cells are 60 × 60 pt. */
function month({ rows, properties, styling, size, type = "calendar", pattern = "bar" }: Notation) {
  const own =
    type === "calendar" ? { show_month_year: false, show_weekdays: false, cell_padding: 3 } : { show_weekdays: false };
  const { pages, diagnostics } = layOut({
    masters: {
      it: [
        {
          type,
          position: { x: 0, y: 0, width: 420, height: 360, ...size },
          styling: { font: "Inter", size: 12, text_align: "left", ...styling },
          properties: { ...own, show_events: true, event_size: 8, ...properties },
        },
      ],
    },
    calendars: [
      {
        name: "Own",
        style: { pattern, text: "regular" },
        rows: rows.flatMap((row) => parseRows(row)).toSorted(byDate),
      },
    ],
    sections: [days],
    page_assignments: dayPages("it", ["2026-03-05"]),
  });
  const page = pages[0] as DisplayPage;
  return { page, items: drawnItems(page), messages: messagesOf(diagnostics) };
}

const byDate = (a: DateRow, b: DateRow) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0);
const named = (made: { readonly items: ReturnType<typeof drawnItems> }) =>
  words(made.items).filter((word) => !/^\d+$/.test(word));
const cellOf = ({ x, y }: { readonly x: number; readonly y: number }) => [Math.floor(x / 60), Math.floor(y / 60)];

describe("an entry over several days", () => {
  const holiday = ["2026-03-05 to 2026-03-17 Vacation"];

  test.each(["calendar", "calendar_month"])(
    "has its name once in each week of a %s, behind an ellipsis if it continues",
    (type) => {
      const items = texts(month({ rows: holiday, type }).items).filter(({ text }) => text.endsWith("Vacation"));
      expect(items.map(({ text }) => text)).toEqual(["Vacation", "… Vacation", "… Vacation"]);
      expect(items.map(cellOf)).toEqual([
        [3, 1],
        [0, 2],
        [0, 3],
      ]);
    },
  );

  test.each(calendarPatterns)("has one bar over its days of a week with the pattern %s", (pattern) => {
    const { items } = month({ rows: ["2026-03-10 to 2026-03-12 Trip"], pattern, properties: { days_off: "nothing" } });
    const drawn = paths(items).flatMap(({ segments, fill }) => (fill ? segments.filter(([kind]) => kind === "R") : []));
    const [, x, , width] = drawn[0] as [string, number, number, number, number];
    expect(Math.abs(x - 62)).toBeLessThan(2);
    expect(Math.abs(x + width - 238)).toBeLessThan(2);
  });

  test("reaches the edges of a week in which it does not begin or end", () => {
    const { items } = month({ rows: holiday, properties: { days_off: "nothing" }, pattern: "outlined" });
    const bars = paths(items).flatMap(({ segments, fill }) => (fill === "#ffffff" ? segments : []));
    const ends = bars.map(([, x, , width]) => [Math.round(Number(x)), Math.round(Number(x) + Number(width))]);
    expect(ends.map(([x = 0, end = 0]) => [Math.abs(x - 182) < 2, x < 2, end > 417, Math.abs(end - 118) < 2])).toEqual([
      [true, false, true, false],
      [false, true, true, false],
      [false, true, false, true],
    ]);
  });

  test.each(["calendar", "calendar_month"])("touches the lines of a %s where it continues, at any width", (type) => {
    for (const width of [420, 423.3, 385.29, 161.76]) {
      const { items } = month({
        rows: holiday,
        properties: { days_off: "nothing" },
        type,
        size: { width, height: 360 },
      });
      const bars = paths(items).flatMap(({ segments, fill }) => (fill === "#ffffff" ? segments : []));
      const gaps = bars.map(([, x, , length]) => [Number(x), width - Number(x) - Number(length)]);
      const [first, second, third] = gaps as [number[], number[], number[]];
      for (const gap of [first[1], second[0], second[1], third[0]]) expect(gap).toBeCloseTo(0.5, 1);
    }
  });

  test("leaves a line for other entries of its days below it", () => {
    const found = texts(month({ rows: [...holiday, "2026-03-10 Dentist"] }).items);
    const [bar, line] = ["… Vacation", "Dentist"].map((name) => found.find(({ text }) => text === name) as TextItem);
    expect(cellOf(line as TextItem)).toEqual([1, 2]);
    expect((line as TextItem).y - (bar as TextItem).y).toBeGreaterThan(10);
  });

  test("has a bar below that of another one at the same time", () => {
    const found = texts(month({ rows: [...holiday, "2026-03-11 to 2026-03-12 Fair"] }).items);
    const [fair] = found.filter(({ text }) => text === "Fair");
    const second = found.find(({ text }) => text === "… Vacation");
    expect(fair && second && fair.y - second.y).toBeGreaterThan(10);
    expect(fair && cellOf(fair)).toEqual([2, 2]);
  });

  test("is whole in a low cell, and the number of other entries stands beside the number of the day", () => {
    // Below the numbers, cells have room for one line.
    const { items } = month({ rows: [...holiday, "2026-03-11 Dentist"], size: { width: 420, height: 180 } });
    const found = texts(items).filter(({ text }) => !/^\d+$/.test(text));
    expect(found.map(({ text }) => text)).toEqual(["Vacation", "… Vacation", "+1", "… Vacation"]);
    const day = texts(items).find(({ text }) => text === "11");
    expect(Math.abs((found[2]?.y ?? 0) - (day?.y ?? 99))).toBeLessThan(3);
  });

  test("ends its title before the number of other entries, if that has no room beside the number of the day", () => {
    const rows = [...holiday, "2026-03-10 Dentist"];
    const { items } = month({ rows, size: { width: 200, height: 200 } });
    const [title, count] = [
      texts(items).findLast(({ text }) => text.startsWith("Va")),
      texts(items).find(({ text }) => text === "+1"),
    ];
    expect(title && count && cellOf(count)).toBeDefined();
    expect(
      texts(items)
        .filter(({ text }) => text.startsWith("Va"))
        .map(({ text }) => text),
    ).toContain("Vacation");
  });
});

describe("the name of an entry", () => {
  test("has a second line, if it needs one and the cell has room", () => {
    const found = named(month({ rows: ["2026-03-10 Independence Day"] }));
    expect(found).toEqual(["Independence", "Day"]);
  });

  test("is cut behind a word", () => {
    const rows = ["2026-03-10 Day of the Independence", "2026-03-10 Second", "2026-03-10 Third"];
    expect(named(month({ rows, size: { width: 490, height: 300 } }))[0]).toBe("Day of the…");
  });

  test("is broken between words and before the last part of a compound one, and has an ellipsis otherwise", () => {
    const titles = ["Pfingstmontag", "Heilige Drei Könige", "Friedrich-Wilhelms-Tag", "Familienbrunch"];
    const width = fc.integer({ min: 230, max: 900 });
    const height = fc.integer({ min: 180, max: 900 });
    const letters = (text: string) => text.replace(/[-\s]/g, "");
    fc.assert(
      fc.property(
        fc.constantFrom(...titles),
        width,
        height,
        fc.constantFrom(...calendarPatterns),
        (title, w, h, pattern) => {
          const lines = named(month({ rows: [`2026-03-10 ${title}`], size: { width: w, height: h }, pattern }));
          const isWord = (line: string) => /^Pfingst-$|-$|…$/.test(line) || ` ${title} `.includes(` ${line} `);
          expect(lines.slice(0, -1).filter((line) => !isWord(line))).toEqual([]);
          expect(lines.some((line) => line.endsWith("…")) || letters(lines.join("")) === letters(title)).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
    const low = { size: { width: 336, height: 360 }, styling: { font: "Inter" } };
    expect(named(month({ rows: ["2026-03-10 Pfingstmontag"], pattern: "plain", ...low }))).toEqual([
      "Pfingst-",
      "montag",
    ]);
    expect(named(month({ rows: ["2026-03-10 Weihnachtstag"], pattern: "plain", ...low })).join("")).toMatch(
      /^Weih(?:-nachts|nachts-)tag$/,
    );
    const narrow = { ...low, size: { width: 280, height: 360 } };
    const broken = (title: string) => named(month({ rows: [`2026-03-10 ${title}`], pattern: "plain", ...narrow }));
    expect(broken("Christmas Day")).toEqual(["Christ-", "mas Day"]);
    expect(broken("Thanksgiving")).toEqual(["Thanks-", "giving"]);
    expect(broken("Ascensión")).toEqual(["Ascen-", "sión"]);
    expect(broken("Christmas Day (substitute day)")).toEqual(["Christ-", "mas", "Day…"]);
    expect(broken("Conceição")).toEqual(["Concei-", "ção"]);
    expect(named(month({ rows: ["2026-03-10 海の日の振替休日の朝"], pattern: "plain", ...low })).join("")).toBe(
      "海の日の振替休日の朝",
    );
    // The whole cell has room for names that are too long beside signs.
    expect(named(month({ rows: ["2026-03-10 Hausmusik", "2026-03-10 Brettspiele"], ...low }))).toEqual([
      "Hausmusik",
      "Brettspiele",
    ]);
  });

  test("begins at the edge if its calendar has no sign, and after the sign otherwise, on each day", () => {
    const starts = (pattern: CalendarPattern) =>
      ["Easter", "Whitsun", "A much longer name"].map((title) => {
        const [first] = texts(month({ rows: [`2026-03-10 ${title}`], pattern }).items).filter(({ text }) =>
          /^\p{L}/u.test(text),
        );
        return Math.round((first?.x ?? 0) - 60);
      });
    expect([starts("plain"), starts("bar")]).toEqual([
      [2, 2, 2],
      [10, 10, 10],
    ]);
  });

  test("has a closer line, in place of a number, if a cell has room only for such", () => {
    const rows = ["2026-03-10 Dentist", "2026-03-10 Choir"];
    expect(named(month({ rows, size: { width: 420, height: 220 } }))).toEqual(["Dentist", "Choir"]);
    expect(named(month({ rows, size: { width: 420, height: 205 } })).at(-1)).toBe("+1");
  });

  test("begins in a cell of two ems and more", () => {
    const narrow = (width: number) =>
      named(month({ rows: ["2026-03-10 Christmas"], size: { width: 7 * width, height: 360 } }));
    expect(narrow(40)).toEqual(["Christ-", "mas"]);
    expect(narrow(24).join("")).toMatch(/^Chr/);
    expect(narrow(14)).toEqual([]);
  });

  test("stands beside the number, if there is no room below it", () => {
    const made = month({ rows: ["2026-03-10 Ann"], size: { width: 420, height: 130 } });
    const [name] = texts(made.items).filter(({ text }) => text === "Ann");
    const [number] = texts(made.items).filter(({ text }) => text === "10");
    expect(name && number && name.x - number.x).toBeGreaterThan(15);
    expect(made.messages).toEqual([]);
  });

  test("joins Arabic letters", () => {
    const rows = ["2026-03-10 حفلة", "2026-03-17 to 2026-03-18 إجازة"];
    const shaped = texts(month({ rows }).items).filter(({ text }) => /\p{Script=Arabic}/u.test(text));
    expect(shaped.map(({ clusters }) => (clusters ?? []).length > 0)).toEqual([true, true]);
  });

  test("is reported as a problem with a remedy, if a cell has no room at all", () => {
    const made = month({
      rows: ["2026-03-10 Ann"],
      size: { width: 420, height: 130 },
      styling: { text_align: "center" },
    });
    expect(named(made)).toEqual([]);
    expect(made.messages).toEqual(["too_small: Too small: the events need more room"]);
  });
});

describe("a day off", () => {
  const rows = [
    "2026-03-08 Women's Day | holiday",
    "2026-03-12 to 2026-03-13 Vacation",
    "2026-03-17 Dentist",
    "2026-03-19 Father's Day | observance",
  ];
  const grounds = (properties: object, type = "calendar") =>
    paths(month({ rows, properties, type }).items)
      .filter(({ fill }) => fill === "#dddddd" || fill === "#000000")
      .flatMap(({ segments }) => segments.filter(([, , , width]) => Number(width) === 60))
      .map(([, x, y]) => cellOf({ x: Number(x), y: Number(y) }));
  const expected = [
    [6, 1],
    [3, 2],
    [4, 2],
  ];

  test.each(["calendar", "calendar_month"])(
    "is shaded in a %s: public holidays and entries over several days",
    (type) => {
      expect(grounds({}, type)).toEqual(expected);
    },
  );

  test("has a band, or no mark", () => {
    expect(grounds({ days_off: "band" })).toEqual(expected);
    expect(grounds({ days_off: "nothing" })).toEqual([]);
  });

  test.each(["shading", "band"])("is no vacation, if these have no %s", (days_off) => {
    expect(grounds({ days_off, vacations: false })).toEqual([[6, 1]]);
  });

  test("is one of the calendars that are shown", () => {
    expect(grounds({ event_calendars: "Work" })).toEqual([]);
  });

  test.each(["calendar", "calendar_month"])("is shaded in a %s without names", (type) => {
    const rows = ["2026-03-10 to 2026-03-12 Trip"];
    const [named, unnamed] = [{}, { event_entries: "nothing" }].map((properties) => month({ rows, type, properties }));
    const shades = (made: typeof named) => paths(made?.items ?? []).filter(({ fill }) => fill === "#dddddd");
    expect(shades(unnamed)).toEqual(shades(named));
    expect(shades(unnamed)).toHaveLength(1);
    expect(words(unnamed?.items ?? [])).not.toContain("Trip");
  });

  test("is shaded in a list of days", () => {
    const { items } = month({ rows, type: "day_list", properties: { shade_weekends: false } });
    expect(
      paths(items)
        .filter(({ fill }) => fill === "#dddddd")
        .flatMap(({ segments }) => segments),
    ).toHaveLength(3);
  });
});

test("a list of days without room for titles marks days beside their numbers, and days off in another way", () => {
  const { items } = month({
    rows: ["2026-03-10 Concert", "2026-03-12 Women's Day | holiday", "2026-03-17 09:00-10:00 Dentist"],
    type: "day_list",
    size: { width: 12, height: 217 },
    styling: { size: 7 },
    properties: {
      show_header: false,
      show_weekdays: false,
      week_numbers: false,
      note_lines: false,
      shade_weekends: false,
    },
  });
  const dayOf = (y: number, height: number) => Math.ceil((y + height / 2) / 7);
  const filled = paths(items).map(({ segments: [segment], fill }) => [
    fill,
    dayOf(Number(segment?.[2]), Number(segment?.[4])),
  ]);
  expect(filled).toEqual([
    ["#dddddd", 12],
    ["#000000", 10],
  ]);
  const [mark] = paths(items)
    .filter(({ fill }) => fill === "#000000")
    .flatMap(({ segments }) => segments);
  const ends = texts(items).map((item) => extentOf(item).x + extentOf(item).width);
  expect(Number(mark?.[1]) - Math.max(...ends)).toBeGreaterThan(0.4);
});

test("a week of rows without hours shows events beside the names of days", () => {
  const week = {
    calendar_type: "weekly",
    layout_orientation: "vertical",
    show_time_grid: false,
    show_time_gutter: false,
  };
  const made = month({ rows: ["2026-03-04 Dentist"], properties: week });
  const [name] = texts(made.items).filter(({ text }) => text === "Dentist");
  expect(name && Math.floor(name.y / (360 / 7))).toBe(2);
  expect(made.messages).toEqual([]);
});

test("the events of a day have further lines for long titles", () => {
  const made = month({
    rows: ["2026-03-05 Parents and teachers meet"],
    type: "event_list",
    size: { width: 100, height: 60 },
  });
  expect(named(made)).toEqual(["Parents and", "teachers meet"]);
});

/** Extents of letters. */
function extentOf({ text, face, size, x, y }: TextItem): Rect {
  const width = [...text].reduce(
    (sum, letter) => sum + (world.fonts.metrics(face).advance(letter.codePointAt(0) ?? 0) ?? 0),
    0,
  );
  return { x, y: y - 0.72 * size, width: (width * size) / 1000, height: 0.94 * size };
}

const overlap = (a: Rect, b: Rect) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Stroked lines with their width. */
function linesOf(items: readonly PathItem[]): readonly Rect[] {
  return items.flatMap(({ segments, stroke }) => {
    if (!stroke) return [];
    const half = stroke.width / 2;
    return segments.flatMap((segment, i) => {
      const before = segments[i - 1];
      if (segment[0] !== "L" || !before || before.length < 3) return [];
      const [x1, y1, x2, y2] = [before.at(-2), before.at(-1), segment[1], segment[2]].map(Number) as [
        number,
        number,
        number,
        number,
      ];
      return x1 !== x2 && y1 !== y2
        ? []
        : [
            {
              x: Math.min(x1, x2) - half,
              y: Math.min(y1, y2) - half,
              width: Math.abs(x2 - x1) + 2 * half,
              height: Math.abs(y2 - y1) + 2 * half,
            },
          ];
    });
  });
}

test("no name touches a number, another name or a rule, except a rule under its bar", () => {
  const row = fc
    .record({
      day: fc.integer({ min: 1, max: 28 }),
      days: fc.constantFrom(1, 1, 1, 2, 9),
      title: fc.constantFrom("Christmas", "Tag der Deutschen Einheit", "Ann", "Weihnachtsferien"),
    })
    .map(({ day, days: count, title }) => {
      const date = (of: number) => `2026-03-${String(Math.min(31, of)).padStart(2, "0")}`;
      return count === 1 ? `${date(day)} ${title}` : `${date(day)} to ${date(day + count)} ${title}`;
    });
  const notation = fc.record({
    rows: fc.array(row, { minLength: 1, maxLength: 30 }),
    type: fc.constantFrom("calendar", "calendar_month"),
    pattern: fc.constantFrom(...calendarPatterns),
    size: fc.record({ width: fc.integer({ min: 150, max: 600 }), height: fc.integer({ min: 100, max: 700 }) }),
  });
  let shown = 0;
  fc.assert(
    fc.property(notation, (made) => {
      const { items, messages } = month(made);
      if (messages.length > 0) return;
      const all = texts(items).map((item) => ({ item, extent: extentOf(item) }));
      const names = all.filter(({ item }) => item.size === 8);
      shown += names.length;
      for (const { item, extent } of names) {
        const others = all.filter((one) => one.item !== item && overlap(one.extent, extent));
        expect(others.map((one) => `${item.text} × ${one.item.text}`)).toEqual([]);
      }
      // The ground of a bar covers the rules between its days.
      const grounds = paths(items).flatMap(({ segments, fill }) =>
        fill === "#ffffff" || fill === "#333333"
          ? segments.map(([, x, y, width, height]) => ({ x, y, width, height }) as Rect)
          : [],
      );
      const free = names.filter(({ extent }) => !grounds.some((ground) => overlap(ground, extent)));
      const rules = linesOf(paths(items));
      expect(
        free.filter(({ extent }) => rules.some((rule) => overlap(rule, extent))).map(({ item }) => item.text),
      ).toEqual([]);
    }),
    { numRuns: runs(300) },
  );
  expect(shown).toBeGreaterThan(runs(300));
});

test("every point of a cell leads to its day, except entries with pages of their own, and no links overlap", () => {
  const rows = ["2026-03-05 Dentist", "2026-03-10 Trip | 1/3", "2026-03-11 Trip | 2/3", "2026-03-12 Trip | 3/3"];
  const properties = { show_month_year: false, show_events: true, link_strategy: "named_destinations" };
  const linked = (ofEvents: object[]) =>
    layOut({
      masters: { it: [{ type: "calendar", position: { x: 0, y: 0, width: 420, height: 360 }, properties }], day: [] },
      calendars: [
        { name: "Own", style: { pattern: "bar", text: "regular" }, rows: rows.flatMap((row) => parseRows(row)) },
      ],
      sections: [days, { kind: "meetings", unit: "event", anchors: [], context: {} }],
      page_assignments: [
        ...dayPages("it", ["2026-03-05"]),
        ...dayPages("day", ["2026-03-10", "2026-03-11"], 2),
        ...ofEvents.map((context, i) => ({
          page: 4 + i,
          master_id: "day",
          context: { section: "meetings", ...context },
        })),
      ],
    }).pages[0]?.links ?? [];
  const targets = (links: ReturnType<typeof linked>) =>
    links.map(({ target }) => (target.to === "page" ? target.page : 0)).toSorted((a, b) => a - b);
  expect(targets(linked([]))).toEqual([1, 2, 3]);
  const links = linked([{ date: "2026-03-10", index: 1, event: 1 }]);
  expect(new Set(targets(links))).toEqual(new Set([1, 2, 3, 4]));
  const area = links.reduce((sum, { rect }) => sum + rect.width * rect.height, 0);
  const cells = linked([]).reduce((sum, { rect }) => sum + rect.width * rect.height, 0);
  // Of the third day of the trip, which has no page, only the bar is linked.
  expect(area).toBeGreaterThan(cells);
  const overlaps = links.flatMap(({ rect: a }, i) =>
    links.slice(i + 1).filter(({ rect: b }) => {
      const [width, height] = [
        Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x),
        Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y),
      ];
      return width > 0.05 && height > 0.05;
    }),
  );
  expect(overlaps).toEqual([]);
});
