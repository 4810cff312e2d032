/** Measures links, titles, rows and months in the display lists of the starters. */
import { sampled } from "@octavo/foundation/testing";
import type { StarterSource } from "@octavo/starters";
import { describe, expect, test } from "vitest";
import type { TextItem } from "../../src/display/display-list.ts";
import type { DisplayPage, Rect, Template, Widget } from "../../src/index.ts";
import { gridCells } from "../../src/primitives/geometry.ts";
import { textWidth } from "../../src/typography/measure-text.ts";
import { drawnItems, messagesOf, paths, texts, words, world } from "../support/documents.ts";
import { everySection, languages, type Planner, pagesOf, planner, starters } from "../support/starters.ts";

const drawn = starters.filter(({ id }) => id !== "blank");
/** Devices whose page has the size of the design, so that nothing is scaled. */
const canvases = ["boox-note-air-4c", "boox-go-color-7", "remarkable-paper-pro-move"];
/** Each starter on each device. In `npm test`, each has one of the devices. */
const onDevices = (some: readonly StarterSource[]) =>
  some.flatMap((starter, i) => sampled(canvases, 3, i).map((id) => [starter.id, id, starter] as const));

/** Three months contain pages of all kinds. */
const quarter = { start_date: "2026-01-01", end_date: "2026-03-31" };

interface MasterPage {
  readonly master: Template["masters"][number];
  readonly page: DisplayPage;
}

/** Returns a page of each master, from the middle of its pages. */
function pageOfEachMaster({ template, document }: Planner): readonly MasterPage[] {
  return (template?.masters ?? []).flatMap((master) => {
    const pages = (template?.page_assignments ?? []).filter(({ master_id }) => master_id === master.id);
    const middle = pages[Math.floor(pages.length / 2)];
    return middle ? [{ master, page: document.page(middle.page) }] : [];
  });
}

const widgetOf = ({ master }: Pick<MasterPage, "master">, id: string) =>
  master.widgets.find((widget) => widget.id === id);

/** Returns the baseline of a widget's text, or undefined if it draws none. */
function baselineOf(at: MasterPage, id: string): number | undefined {
  const box = widgetOf(at, id)?.position;
  const size = widgetOf(at, id)?.styling?.["size"];
  const found = texts(drawnItems(at.page)).find((item) => box && item.size === size && isInside(item, box));
  return found?.y;
}

function isInside({ x, y }: Pick<Rect, "x" | "y">, box: Rect): boolean {
  return x >= box.x - 0.5 && x <= box.x + box.width + 0.5 && y >= box.y && y <= box.y + box.height;
}

/** Returns the y of horizontal rules in a box, from the top. */
function rulesIn(page: DisplayPage, box: Rect): readonly number[] {
  const starts = paths(drawnItems(page)).flatMap(({ segments, stroke }) => (stroke ? segments : []));
  const found = starts.flatMap((segment, i) => {
    const next = starts[i + 1];
    if (segment[0] !== "M" || next?.[0] !== "L" || segment[2] !== next[2]) return [];
    return segment[1] < box.x + box.width && next[1] > box.x + 0.5 ? [segment[2]] : [];
  });
  const inside = found.filter((y) => y > box.y - 0.5 && y < box.y + box.height + 0.5);
  return [...new Set(inside)].toSorted((a, b) => a - b);
}

/** Returns the areas for handwriting. Tables with black rules are frames around such areas. */
function writingAreas({ widgets }: Template["masters"][number]): readonly Rect[] {
  const isWriting = ({ type, properties = {} }: Widget) =>
    type === "lines" ||
    type === "dot_grid" ||
    type === "day_list" ||
    (type === "table" && properties["border_color"] !== "#000000") ||
    (type === "calendar" && properties["calendar_type"] === undefined && properties["show_grid_lines"] !== false) ||
    (type === "grid" && ["table", "day_list"].includes(String(Object(properties["cell_template"]).type)));
  return widgets.filter(isWriting).flatMap(({ type, position, properties = {} }) => {
    const { rows, cols, gap_x = 0, gap_y = 0 } = properties;
    const gaps = { x: Number(gap_x), y: Number(gap_y) };
    return type === "grid" ? gridCells(position, Number(rows), Number(cols), gaps) : [position];
  });
}

function overlap(a: Rect, b: Rect): boolean {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > 1 && down > 1;
}

/** Minimum distance for a fingertip, in points. */
const finger = 31;

function isOnWords(rect: Rect, page: DisplayPage): boolean {
  const inside = texts(drawnItems(page)).filter((item) => isInside(item, rect));
  const width = ({ face, text, size }: TextItem) => textWidth(world.fonts.metrics(face), text, size);
  const end = Math.max(...inside.map((item) => item.x + width(item)));
  const wide = Math.max(finger, end - Math.min(...inside.map(({ x }) => x)) + 6);
  return inside.length > 0 && rect.width <= wide && rect.height <= finger;
}

describe.each(onDevices(drawn))("the starter %s on the %s", (_id, deviceId, starter) => {
  const made = planner(starter, deviceId, { ...everySection(starter), ...quarter });
  const pages = pageOfEachMaster(made);

  test("has links on numbers and names, and none in writing areas", () => {
    const misplaced = pages.flatMap(({ master, page }) => {
      const areas = writingAreas(master);
      const over = page.links.filter(({ rect }) => areas.some((area) => overlap(area, rect)));
      return over.filter(({ rect }) => !isOnWords(rect, page)).map(({ rect }) => [master.name, rect]);
    });
    expect(misplaced).toEqual([]);
  });

  test("has its titles at one height, with arrows and numbers on their baseline", () => {
    const heights = pages.flatMap((at) =>
      ["title", "to_previous", "to_next", "number", "year_number"].map((id) => baselineOf(at, id)),
    );
    const known = heights.filter((height) => height !== undefined);
    expect(Math.max(...known) - Math.min(...known)).toBeLessThan(0.15);
  });

  test("has the first rule of every part right below its label", () => {
    const gaps = pages.flatMap((at) =>
      at.master.widgets.flatMap(({ id }) => {
        const box = widgetOf(at, id.replace(/_label$/, "_lines"))?.position;
        const label = id.endsWith("_label") ? baselineOf(at, id) : undefined;
        return box && label !== undefined ? [(rulesIn(at.page, box)[0] ?? 999) - label] : [];
      }),
    );
    expect(gaps.filter((gap) => gap < 3 || gap > 8)).toEqual([]);
  });

  test("has the rows of each page's parts on one grid", () => {
    for (const at of pages) {
      const parts = at.master.widgets.filter(({ id, type }) => type === "table" && /^hours$|[a-z]_lines$/.test(id));
      const rules = parts.map(({ position }) => rulesIn(at.page, position));
      const [first = [0, 1]] = rules;
      const pitch = ((first.at(-1) ?? 0) - (first[0] ?? 0)) / (first.length - 1);
      const offGrid = rules.flat().filter((y) => {
        const row = (y - (first[0] ?? 0)) / pitch;
        return Math.abs(row - Math.round(row)) * pitch > 0.5;
      });
      expect([at.master.name, offGrid]).toEqual([at.master.name, []]);
    }
  });
});

describe("months", () => {
  const dated = drawn.filter(({ id }) => !["meetings", "device-test"].includes(id));

  /** Pages of months by `YYYY-MM`. */
  const monthPages = ({ template }: Planner) =>
    new Map(
      (template?.page_assignments ?? []).flatMap(({ page, context }) =>
        context?.section === "months" ? [[String(context.date).slice(0, 7), page] as const] : [],
      ),
    );

  const abbreviations = Array.from({ length: 12 }, (_, i) => world.names("en").monthShort(i + 1));

  /** Returns links on month names with their target pages. */
  function monthLinks(page: DisplayPage): readonly (readonly [string, number])[] {
    return page.links.flatMap(({ rect, target }) => {
      const name = texts(drawnItems(page)).find((item) => isInside(item, rect) && isMonth(item.text))?.text;
      return name && target.to === "page" ? [[name.slice(0, 3), target.page] as const] : [];
    });
  }

  const isMonth = (text: string) => abbreviations.includes(text.slice(0, 3)) && !/\d/.test(text);

  test.each(onDevices(dated))("of %s on the %s lead to the year of the page", (_id, deviceId, starter) => {
    const made = planner(starter, deviceId, { start_date: "2026-09-01", end_date: "2027-12-31" });
    expect(messagesOf(made.diagnostics)).toEqual([]);
    const byPage = new Map([...monthPages(made)].map(([month, page]) => [page, month]));
    for (const [month, number] of monthPages(made)) {
      const page = made.document.page(number);
      const inFirst = month < "2027-09";
      const led = monthLinks(page).flatMap(([name, to]) =>
        byPage.has(to) ? [[name, byPage.get(to) ?? ""] as const] : [],
      );
      for (const [name, to] of led) {
        expect(name).toBe(abbreviations[Number(to.slice(5)) - 1]);
        expect(to < "2027-09").toBe(inFirst);
      }
    }
  });

  test.each(onDevices(dated))("of %s on the %s are all on the pages of their years", (_id, deviceId, starter) => {
    const made = planner(starter, deviceId, { start_date: "2026-09-01", end_date: "2027-12-31" });
    const years = (made.template?.page_assignments ?? []).filter(
      ({ context }) => context?.section === "year" || context?.section === "future_log",
    );
    const titles = years.map(({ page }) =>
      words(drawnItems(made.document.page(page))).filter((text) => text.startsWith("20")),
    );
    if (starter.id !== "bullet-journal") expect(titles.map(([title]) => title)).toEqual(["2026–27", "2027"]);
    const led = years.map(({ page }) => new Set(monthLinks(made.document.page(page)).map(([, to]) => to)));
    const [first, second] = led.map((pages) => [...pages].filter((to) => [...monthPages(made).values()].includes(to)));
    expect([first?.length, second?.length]).toEqual([12, 4]);
  });

  test.each([
    ["daily", "weeks/2026-W14", 2],
    ["weekly", "weeks/2026-W15", 1],
    ["projects", "quarters/2026-Q2", 3],
  ])("of %s are marked on the page %s if its days are in them", (id, page, count) => {
    const starter = drawn.find((other) => other.id === id);
    if (!starter) throw new Error(`no starter ${id}`);
    const { document } = planner(starter, "boox-go-color-7", { start_date: "2026-01-01", end_date: "2026-12-31" });
    const found = pagesOf(document).find(({ identity }) => identity === page);
    const marks = paths(found ? drawnItems(found) : []).filter(({ fill }) => fill === "#dddddd");
    expect(marks).toHaveLength(count);
  });

  test.each([
    ["daily", 0],
    ["weekly", 1],
  ])("of %s begin with the marked first one in a week that begins before the year", (id, i) => {
    const starter = drawn.find((other) => other.id === id);
    if (!starter) throw new Error(`no starter ${id}`);
    for (const deviceId of sampled(canvases, 3, i)) {
      const made = planner(starter, deviceId, { start_date: "2026-01-01", end_date: "2026-12-31" });
      const { page: number } = made.template?.page_assignments.find(({ context }) => context?.section === "weeks") ?? {
        page: 0,
      };
      const page = made.document.page(number);
      expect(words(drawnItems(page))).toContain("December 29 – January 4");
      const december = monthPages(made).get("2026-12");
      const links = monthLinks(page).filter(([, to]) => to === december);
      expect(links.map(([name]) => name)).toEqual(["Dec"]);
      const isMark = (fill: string | undefined) => fill === "#dddddd";
      expect(paths(drawnItems(page)).filter(({ fill }) => isMark(fill))).toHaveLength(1);
    }
  });
});

describe.each(canvases)("habits on the %s", (deviceId) => {
  const habits = drawn.find(({ id }) => id === "habits");
  if (!habits) throw new Error("no habits");
  const made = planner(habits, deviceId);
  const [year] = pagesOf(made.document);
  /** A small page has half of the days, and the next one has the others. */
  const monthPages = (month: string) => {
    const assignments = made.template?.page_assignments ?? [];
    const first = assignments.findIndex(
      ({ context }) => context?.section === "months" && String(context.date).startsWith(month),
    );
    const hasHalves = assignments[first + 1]?.context?.section === "month_halves";
    return assignments.slice(first, first + (hasHalves ? 2 : 1)).map(({ page }) => made.document.page(page));
  };
  const squares = (page: DisplayPage, id: string) => {
    const box = made.template?.masters.flatMap(({ widgets }) => widgets).find((widget) => widget.id === id)?.position;
    if (!box) throw new Error(`no ${id}`);
    return { box, rules: rulesIn(page, box) };
  };

  test("have as many rows as the month has days", () => {
    const rows = (month: string) =>
      monthPages(month).reduce((sum, page) => sum + squares(page, "days").rules.length - 1, 0);
    expect([rows("2026-01"), rows("2026-02"), rows("2026-04")]).toEqual([31, 28, 30]);
  });

  test("have no square for 30 February in the year", () => {
    if (!year) throw new Error("no year");
    const { box } = squares(year, "squares");
    const column = (month: number) => ({
      ...box,
      x: box.x + (box.width * (month - 1)) / 12 + 2,
      width: box.width / 12 - 4,
    });
    const rows = (month: number) => rulesIn(year, column(month)).length - 1;
    expect([1, 2, 3, 4].map(rows)).toEqual([31, 28, 31, 30]);
  });

  test("shade every Saturday and Sunday of the year", () => {
    const shaded = year ? paths(drawnItems(year)).filter(({ fill }) => fill === "#eeeeee") : [];
    expect(shaded.flatMap(({ segments }) => segments)).toHaveLength(104);
  });

  test("tell Saturday from Sunday", () => {
    expect(words(monthPages("2026-02").flatMap(drawnItems))).toEqual(expect.arrayContaining(["Sat", "Sun"]));
    const polish = planner(habits, deviceId, { locale: languages[1] ?? "pl" });
    expect(words(drawnItems(polish.document.page(3)))).toEqual(expect.arrayContaining(["sob.", "niedz."]));
  });
});
