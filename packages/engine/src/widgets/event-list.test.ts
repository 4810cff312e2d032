/** Events on pages: lists, cells of days, and blocks at their times. */
import { runs } from "@octavo/foundation/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayPages, days, drawnItems, layOut, messagesOf, paths, texts, words } from "../../test/support/documents.ts";
import { calendarPatterns, compareRows, type DateCalendar, parseRow } from "../model/date-row.ts";
import type { Widget } from "../model/widget.ts";

function calendarsOf(rows: readonly string[], pattern: (typeof calendarPatterns)[number] = "bar"): DateCalendar[] {
  const read = rows.flatMap((row) => parseRow(row) ?? []).sort(compareRows);
  return [{ name: "Work", style: { pattern, text: "regular" }, rows: read }];
}

/** Draws a widget on the page of 5 March 2026, of 200 × 100 pt. Pages 2 and 3 are 6 March and the agenda of March. */
function onPage(rows: readonly string[], properties: object, type = "event_list", more: object = {}) {
  const { pages, diagnostics } = layOut({
    calendars: calendarsOf(rows),
    masters: { it: [{ type, styling: { size: 10 }, properties: { ...properties }, ...more }], other: [] },
    sections: [
      days,
      { kind: "meetings", unit: "event", anchors: [], context: {} },
      { kind: "agenda", unit: "month", anchors: [], context: {} },
    ],
    page_assignments: [
      ...dayPages("it", ["2026-03-05"]),
      ...dayPages("other", ["2026-03-06"], 2),
      { page: 3, master_id: "other", context: { section: "agenda", date: "2026-03-01" } },
      { page: 4, master_id: "other", context: { section: "meetings", date: "2026-03-06", index: 1, event: 1 } },
    ],
  });
  const page = pages[0];
  if (!page) throw new Error("no page");
  const targets = page.links.map(({ target }) => (target.to === "page" ? target.page : 0));
  return {
    words: words(drawnItems(page)),
    items: drawnItems(page),
    targets,
    links: page.links,
    reported: messagesOf(diagnostics),
  };
}

const busy = Array.from(
  { length: 20 },
  (_, i) => `2026-03-05 ${String(8 + (i >> 1)).padStart(2, "0")}:00 Event ${i + 1}`,
);

describe("an event list", () => {
  test("has all-day events first, times, and the number of events without room", () => {
    const { words: shown } = onPage([...busy, "2026-03-05 Ann | birthday | age 40"], {});
    expect(shown.slice(0, 3)).toEqual(["Ann (40)", "08:00", "Event 1"]);
    expect(shown.at(-1)).toBe("+15");
    expect(texts(onPage(busy, { bullets: "none" }).items).every(({ x }) => x >= 100)).toBe(true);
  });

  test("links the number of events without room to the day of the first of them, if no page lists them all", () => {
    const rows = ["2026-03-05 09:00 A", "2026-03-06 09:00 B", "2026-03-07 09:00 C"];
    const list = { type: "event_list", position: { x: 0, y: 0, width: 200, height: 24 }, styling: { size: 8 } };
    const { pages } = layOut({
      calendars: calendarsOf(rows),
      masters: { it: [{ ...list, properties: { span: "month", link_events: false } }], other: [] },
      sections: [days],
      page_assignments: [...dayPages("it", ["2026-03-05"]), ...dayPages("other", ["2026-03-06", "2026-03-07"], 2)],
    });
    const [page] = pages;
    expect(page && words(drawnItems(page)).at(-1)).toBe("+1");
    expect(page?.links.map(({ target }) => target)).toMatchObject([{ to: "page", page: 3 }]);
  });

  test("links the number of events without room to the week of the first of them, if days have no pages", () => {
    const list = { type: "event_list", position: { x: 0, y: 0, width: 200, height: 24 }, styling: { size: 8 } };
    const { pages } = layOut({
      calendars: calendarsOf(["2026-03-05 09:00 A", "2026-03-06 09:00 B", "2026-03-17 09:00 C"]),
      masters: { it: [{ ...list, properties: { span: "month" } }], other: [] },
      sections: [
        { kind: "months", unit: "month", anchors: [], context: {} },
        { kind: "weeks", unit: "week", anchors: [], context: {} },
      ],
      page_assignments: [
        { page: 1, master_id: "it", context: { section: "months", date: "2026-03-01" } },
        { page: 2, master_id: "other", context: { section: "weeks", date: "2026-02-23" } },
        { page: 3, master_id: "other", context: { section: "weeks", date: "2026-03-16" } },
      ],
    });
    expect(pages[0]?.links.map(({ target }) => target)).toMatchObject([{ to: "page", page: 3 }]);
  });

  test("links the first day of a week on the page of the week", () => {
    const { pages } = layOut({
      calendars: calendarsOf(["2026-03-02 09:00 A", "2026-03-03 09:00 B"]),
      masters: {
        week: [0, 1].map((days_later) => ({
          type: "event_list",
          properties: { shown_date: "@week_start", days_later },
        })),
        day: [{ type: "event_list", properties: {} }],
      },
      sections: [days, { kind: "weeks", unit: "week", anchors: [], context: {} }],
      page_assignments: [
        { page: 1, master_id: "week", context: { section: "weeks", date: "2026-03-02" } },
        ...dayPages("day", ["2026-03-02", "2026-03-03"], 2),
      ],
    });
    const targets = pages.map(({ links }) => links.map(({ target }) => (target.to === "page" ? target.page : 0)));
    expect(targets).toEqual([[2, 3], [], []]);
  });

  test("links the number to the agenda, and events to their pages or days", () => {
    expect(onPage(busy, {}).targets).toEqual([3]);
    expect(onPage(["2026-03-06 A", "2026-03-06 09:00 B"], { span: "upcoming" }).targets).toEqual([2, 4, 2]);
    expect(onPage(["2026-03-06 A"], { span: "week", link_events: false }).targets).toEqual([]);
  });

  test("lists an event of several days once in a longer period", () => {
    const trip = ["2026-03-04 Trip | 1/3", "2026-03-05 Trip | 2/3", "2026-03-06 Trip | 3/3"];
    expect(onPage(trip, {}).words).toEqual(["Trip (– 6 Mar)"]);
    expect(onPage(trip, { span: "week" }).words).toEqual(["Wed 4", "Trip (– 6 Mar)"]);
  });

  test("leaves out events that the calendars of its design name whole", () => {
    const rows = [
      "2026-03-02 Ann",
      "2026-03-09 A name that no day has room for",
      "2026-03-10 Trip | 1/7",
      "2026-03-11 Trip | 2/7",
      "2026-03-12 Trip | 3/7",
      ...Array.from({ length: 9 }, (_, i) => `2026-03-20 1${i}:00 Call ${i}`),
    ];
    const calendar = (type: string, properties: object): Widget => ({
      id: "month",
      type,
      position: { x: 0, y: 0, width: 280, height: 180 },
      styling: { size: 8 },
      properties: { show_events: true, ...properties },
    });
    const listed = (widget: Widget, shown = rows) => {
      const list = { height: 400, properties: { span: "month", times: "none", date_style: "none", unnamed: true } };
      const more = { position: { x: 0, y: 200, width: 300, height: 400 }, calendars: [widget] };
      return onPage(shown, list.properties, "event_list", more).words;
    };
    for (const type of ["calendar", "calendar_month"])
      expect(listed(calendar(type, {}))).toEqual([
        "A name that no day has room for",
        ...Array.from({ length: 8 }, (_, i) => `Call ${i + 1}`),
      ]);
    expect(listed(calendar("calendar_month", { event_entries: "nothing" }))).toHaveLength(12);
    // A name without its remark is enough.
    const remarked = [
      "2026-03-02 Andalusia Day (substitute day) | holiday",
      "2026-03-03 Andalusia Day of very many long words (again)",
    ];
    const large = { ...calendar("calendar", {}), position: { x: 0, y: 0, width: 350, height: 360 } };
    expect(listed(large, remarked)).toEqual(["Andalusia Day of very many long words (again)"]);
    expect(listed(calendar("day_list", {}))).not.toContain("Ann");
  });

  test("without room in calendars continues names on further lines, and counts those without enough lines", () => {
    const rows = ["2026-03-02 One two three four", "2026-03-09 Five", "2026-03-10 Six"];
    const drawn = (height: number, width = 80) =>
      onPage(rows, { span: "month", date_style: "none", unnamed: true }, "event_list", {
        position: { x: 0, y: 0, width, height },
        calendars: [],
        styling: { size: 10 },
      }).words;
    expect(drawn(60)).toEqual(["One two three", "four", "Five", "Six"]);
    expect(drawn(45)).toEqual(["One two three", "four", "Five", "+1"]);
    expect(drawn(30)).toEqual(["+3"]);
    expect(drawn(15)).toEqual(["+3"]);
    expect(drawn(15, 200)).toEqual(["One two three four", "+2"]);
  });

  test("continues an event of several days with an arrow, and names it again where it has room", () => {
    const dates = Array.from({ length: 8 }, (_, i) => `2026-03-0${i + 2}`);
    const trip = dates.slice(1).map((date, i) => `${date} Trip | ${i + 1}/7`);
    const drawn = dates.map((_, i) => onPage(trip, { shown_date: "2026-03-02", days_later: i, repeat_names: false }));
    expect(drawn.map((day) => day.words)).toEqual([[], ...trip.map(() => ["Trip"])]);
    // The sign of the calendar and the arrow.
    expect(drawn.map(({ items }) => paths(items).length)).toEqual([0, 1, 2, 2, 2, 2, 2, 2]);
    const named = onPage([...trip, "2026-03-06 Lunch"], { days_later: 1, repeat_names: false });
    expect([named.words, named.targets]).toEqual([
      ["Lunch", "Trip"],
      [4, 2],
    ]);
    const position = { x: 0, y: 0, width: 35, height: 20 };
    const narrow = onPage(trip, { days_later: 0, repeat_names: false }, "event_list", { position });
    expect([narrow.words, paths(narrow.items).length]).toEqual([[], 1]);
  });

  test("lists the day some days later, and only all-day events", () => {
    const rows = ["2026-03-06 Fair", "2026-03-06 09:00 Review"];
    expect(onPage(rows, { days_later: 1, times: "none" }).words).toEqual(["Fair", "Review"]);
    expect(onPage(rows, { days_later: 1, all_day: "only" }).words).toEqual(["Fair"]);
  });

  test("cuts long titles, in one line each if there are as many as lines, and in two if there is room", () => {
    const long = `2026-03-05 ${"long ".repeat(30)}`;
    const [first = "", second = "", ...others] = onPage([long], {}).words;
    expect(first).toMatch(/^long .*long$/);
    expect(second).toMatch(/^long .*…$/);
    expect(others).toEqual([]);
    const each = onPage(
      Array.from({ length: 8 }, () => long),
      {},
    ).words;
    expect(each.filter((word) => word.startsWith("long") && !word.endsWith("…"))).toEqual([]);
  });

  test("never ends a column with a heading", () => {
    const rows = [...busy.slice(0, 4), "2026-03-06 A", "2026-03-07 B"];
    const { words: shown } = onPage(rows, { span: "week", date_style: "headings", times: "none" });
    expect(shown).toEqual(["Thursday 5 March", "Event 1", "Event 2", "Event 3", "Event 4", "+2"]);
  });

  test("leaves out characters that no font has, and the year of birth beside the age", () => {
    const rows = ["2026-03-05 🎂 Ewa (1990) | birthday | age 36", "2026-03-05 🎉🎉", "2026-03-05 09:00 Zoo 🦁!"];
    for (const [type, properties] of [
      ["event_list", { bullets: "none" }],
      ["day_schedule", { show_times: false, show_lines: false, all_day_lines: 2 }],
      ["text_block", {}],
    ] as const) {
      const place = { position: { x: 0, y: 0, width: 300, height: 300 }, content: "{events} {events:2}" };
      const { words: shown, reported } = onPage(rows, properties, type, place);
      expect([type, shown.join(" ").replace("09:00 ", ""), reported]).toEqual([
        type,
        type === "text_block" ? "Ewa, Zoo! …" : "Ewa (36) Work Zoo!",
        [],
      ]);
    }
  });

  test("is empty without events, or has its text", () => {
    expect(onPage([], {}).items).toEqual([]);
    expect(onPage([], { empty_text: "Free" }).words).toEqual(["Free"]);
  });

  test("reports that it is too small", () => {
    const { reported } = onPage([], {}, "event_list", { position: { x: 0, y: 0, width: 100, height: 8 } });
    expect(reported).toEqual(["too_small: Too small: the events need more room"]);
  });
});

describe("events at their times", () => {
  const schedule = (rows: readonly string[], properties = {}) =>
    onPage(
      rows,
      { time_start_hour: 8, time_end_hour: 18, show_times: false, show_lines: false, all_day_lines: 0, ...properties },
      "day_schedule",
      {
        position: { x: 0, y: 0, width: 200, height: 100 },
      },
    );
  const blocks = (rows: readonly string[]) =>
    texts(schedule(rows).items).map(({ text, x, y }) => [text, Math.round(x), Math.round(y)]);

  test("stand side by side if they overlap, and take free room", () => {
    const found = blocks([
      "2026-03-05 08:00-10:00 A",
      "2026-03-05 09:00-12:00 B",
      "2026-03-05 10:00-12:00 C",
      "2026-03-05 14:00-16:00 D",
    ]);
    const x = Object.fromEntries(found.map(([name, at]) => [name, at]));
    expect(x.B).toBeGreaterThan((x.A as number) + 90);
    expect(x.C).toBe(x.A);
    expect(x.D).toBe(x.A);
  });

  test("stand at the edge with their time if they are outside of the hours", () => {
    const rows = ["2026-03-05 06:00-07:00 A", "2026-03-05 20:00 B", "2026-03-05 21:00-22:00 C"];
    const drawn = texts(schedule(rows).items);
    expect(drawn.map(({ text }) => text)).toEqual(["06:00–07:00 A", "20:00 B", "+1"]);
    const [before, after] = drawn;
    expect(before?.y).toBeLessThan(12);
    expect(after?.y).toBeGreaterThan(88);
  });

  test("are cut at the first and the last hour, and tell their time", () => {
    const rows = ["2026-03-05 06:30-09:00 A", "2026-03-05 16:00-20:30 B", "2026-03-05 12:00-13:00 C"];
    expect(schedule(rows).words).toEqual(["A, 06:30–09:00", "C", "B, 16:00–20:30"]);
  });

  test("are counted if they are too many at once", () => {
    const many = Array.from({ length: 30 }, (_, i) => `2026-03-05 09:00-12:00 N${i}`);
    expect(schedule(many).words.at(-1)).toMatch(/^\+\d\d$/);
  });

  test("leave the lines above the hours to all-day events", () => {
    const { words: shown } = schedule(["2026-03-05 A", "2026-03-05 B", "2026-03-05 C"], { all_day_lines: 2 });
    expect(shown).toEqual(["A", "B", "+1"]);
  });

  test("differ by calendar without colors", () => {
    const look = (pattern: (typeof calendarPatterns)[number]) => {
      const { pages } = layOut({
        calendars: calendarsOf(["2026-03-05 09:00-12:00 A"], pattern),
        masters: { it: [{ type: "day_schedule" }] },
        sections: [days],
        page_assignments: dayPages("it", ["2026-03-05"]),
      });
      return JSON.stringify(
        pages[0] &&
          paths(drawnItems(pages[0])).map(({ fill, stroke, ...path }) => [path, !fill, stroke?.width, stroke?.dash]),
      );
    };
    expect(new Set(calendarPatterns.map(look)).size).toBe(calendarPatterns.length);
  });
});

test("events never move the rest of a page", () => {
  const row = fc
    .record({ day: fc.integer({ min: 1, max: 31 }), hour: fc.integer({ min: 0, max: 22 }), allDay: fc.boolean() })
    .map(({ day, hour, allDay }) => {
      const [date, time] = [day, hour].map((number) => String(number).padStart(2, "0"));
      return `2026-03-${date}${allDay ? "" : ` ${time}:00-${time}:45`} It`;
    });
  const widgets = [
    ["event_list", {}],
    ["day_schedule", {}],
    ["calendar", { show_events: true }],
    ["calendar", { show_events: true, calendar_type: "weekly" }],
    ["calendar", { show_events: true, calendar_type: "weekly", layout_orientation: "boxes" }],
    ["calendar_month", { show_events: true }],
    ["day_list", { show_events: true }],
  ] as const;
  const place = { position: { x: 0, y: 0, width: 380, height: 380 } };
  fc.assert(
    fc.property(fc.array(row, { maxLength: 40 }), fc.constantFrom(...widgets), (rows, [type, properties]) => {
      const written = ({ items }: ReturnType<typeof onPage>) =>
        [...texts(items), ...paths(items)].map((item) => JSON.stringify(item));
      const busyPage = new Set(written(onPage(rows, properties, type, place)));
      for (const item of written(onPage([], properties, type, place))) expect(busyPage).toContain(item);
    }),
    { numRuns: runs(200) },
  );
});
