/** Plans with months of other calendars, through the whole pipeline. */
import { describe, expect, test } from "vitest";
import { drawnItems, messagesOf, words, world } from "../test/support/documents.ts";
import { compile } from "./compile.ts";
import { printTemplate, render } from "./index.ts";

const text = (content: string, y = 0) => ({
  id: `t${y}`,
  type: "text_block",
  position: { x: 0, y, width: 390, height: 20 },
  content,
});
const link = (bind: string, content: string, y: number) => ({
  id: `l${y}`,
  type: "internal_link",
  position: { x: 0, y, width: 390, height: 20 },
  content,
  properties: { bind },
});
const grid = { id: "grid", type: "calendar_month", position: { x: 0, y: 300, width: 390, height: 250 } };
const tabs = {
  id: "tabs",
  type: "grid",
  styling: { size: 6 },
  position: { x: 0, y: 560, width: 390, height: 20 },
  properties: {
    rows: 1,
    cols: 12,
    data_source: "months({plan_year_start}, 12)",
    cell_template: { type: "internal_link", content: "{cell_value}", properties: { bind: "month({cell_value})" } },
  },
};

const masters = {
  canvas: { dimensions: { width: 400, height: 600, margins: [0, 0, 0, 0] } },
  masters: [
    {
      name: "Month",
      widgets: [
        text("{month_title}: {month_first_day} to {month_last_day}, {year_quarter}"),
        text("{gregorian_months}", 20),
        link("month(@plan_month_next)", "{month_name_next}", 40),
        link("year(@year)", "{year}", 60),
        grid,
        tabs,
      ],
    },
    {
      name: "Day",
      widgets: [
        text("{date_long}, {gregorian_date}"),
        link("month(@date)", "{month_abbr} {day}", 20),
        link("week(@iso_week)", "week {week}", 40),
      ],
    },
    { name: "Week", widgets: [text("{week_first_day} to {week_last_day}")] },
    { name: "Year", widgets: [text("{plan_year}: {year_first_day} to {year_last_day}")] },
  ],
};

function planner(calendar: object, rest: object = {}) {
  const sections = [
    { kind: "years", master: "Year", generate: "each_year" },
    { kind: "months", master: "Month", generate: "each_month" },
    { kind: "weeks", master: "Week", generate: "each_week" },
    { kind: "days", master: "Day", generate: "each_day" },
  ];
  const plan = { name: "P", plan: { calendar, ...rest, sections } };
  const compilation = compile(JSON.stringify(masters), JSON.stringify(plan), world);
  const { document, template, diagnostics } = compilation;
  if (!document || !template) throw new Error("nothing was made");
  const pages = Array.from({ length: document.pageCount }, (_, i) => document.page(i + 1));
  const named = (name: string) => document.destinations.find((destination) => destination.name === name)?.page;
  const on = (name: string) => {
    const page = pages[(named(name) ?? 0) - 1];
    if (!page) throw new Error(`no page is named ${name}`);
    const links = page.links.flatMap(({ target }) => (target.to === "page" ? [target.page] : []));
    return { words: words(drawnItems(page)), links };
  };
  return { document, template, diagnostics, pages, named, on };
}

const persian = { system: "persian", start_date: "2026-03-21", end_date: "2027-03-20" };

describe("a Persian plan", () => {
  const made = planner(persian);

  test("has twelve months of a year, and weeks from Saturday", () => {
    const names = made.document.destinations.map(({ name }) => name);
    const months = Array.from({ length: 12 }, (_, i) => `month:1405-${String(i + 1).padStart(2, "0")}`);
    expect(names.filter((name) => name.startsWith("month:"))).toEqual(months);
    expect(names.filter((name) => name.startsWith("year:") && /\d/.test(name))).toEqual(["year:1405-01", "year:1405"]);
    expect(made.on("year:1405").words).toEqual(["1405: 2026-03-21 to 2027-03-20"]);
    expect(made.on("week:2026-W13").words).toEqual(["2026-03-21 to 2026-03-27"]);
    expect(messagesOf(made.diagnostics)).toEqual([]);
  });

  test("links months, years, days and cells of grids", () => {
    const { words: written, links } = made.on("month:1405-01");
    expect(written.slice(0, 4)).toEqual([
      "Farvardin 1405: 2026-03-21 to 2026-04-20, 1405-Q1",
      "March 2026 – April 2026",
      "Ordibehesht",
      "1405",
    ]);
    expect(links.slice(0, 2)).toEqual([made.named("month:1405-02"), made.named("year:1405")]);
    expect(links.slice(2, 33)).toEqual(Array.from({ length: 31 }, (_, i) => (made.named("day:2026-03-21") ?? 0) + i));
    expect(links.slice(33)).toEqual(Array.from({ length: 12 }, (_, i) => (made.named("month:1405-01") ?? 0) + i));
    const day = made.on("day:2026-04-21");
    expect(day.words).toEqual(["Tuesday, Ordibehesht 1, 1405, 21 April 2026", "Ordibehesht 1", "week 17"]);
    expect(day.links).toEqual([made.named("month:1405-02"), made.named("week:2026-W17")]);
  });

  test("titles the outline and keeps its pages apart", () => {
    expect(made.document.outline.map(({ title, children }) => [title, children.length])).toEqual([["1405", 12]]);
    expect(made.document.outline[0]?.children.map(({ title }) => title).slice(0, 2)).toEqual([
      "Farvardin 1405",
      "Ordibehesht 1405",
    ]);
    const identities = made.pages.map(({ identity }) => identity);
    expect(new Set(identities).size).toBe(identities.length);
    expect(identities).toContain("months/1405-01");
    expect(identities).toContain("days/2026-03-21");
  });

  test("is drawn alike from its template", () => {
    const { document } = render(printTemplate(made.template), world);
    for (const page of [1, 2, 100]) expect(document?.page(page)).toEqual(made.document.page(page));
  });

  test("keeps names of pages with native digits, and prints numbers with them", () => {
    const native = planner({ ...persian, digits: "native" }, { locale: "fa" });
    expect(native.document.destinations.map(({ name }) => name)).toEqual(
      made.document.destinations.map(({ name }) => name),
    );
    expect(native.pages.map(({ links }) => links.map(({ target }) => target))).toEqual(
      made.pages.map(({ links }) => links.map(({ target }) => target)),
    );
    expect(native.document.outline.map(({ title }) => title)).toEqual(["۱۴۰۵"]);
    expect(native.document.outline[0]?.children[0]?.title).toBe("فروردین ۱۴۰۵");
  });
});

test("a correction moves the months of Hijri plans, and not their names", () => {
  const range = { system: "hijri", start_date: "2026-02-10", end_date: "2026-03-30" };
  const starts = (correction: number) => {
    const { template, named } = planner({ ...range, correction });
    return template.page_assignments[(named("month:1447-09") ?? 0) - 1]?.context?.date;
  };
  expect([-2, -1, 0, 1, 2].map(starts)).toEqual(["2026-02-20", "2026-02-19", "2026-02-18", "2026-02-17", "2026-02-16"]);
});

test("Buddhist and Japanese years are printed, and name no page", () => {
  const range = { start_date: "2026-12-01", end_date: "2027-01-31" };
  const buddhist = planner({ ...range, years: "buddhist" });
  const japanese = planner({ ...range, years: "japanese" });
  expect(buddhist.on("month:2027-01").words).toContain("2570");
  expect(japanese.on("month:2026-12").words.slice(2, 4)).toEqual(["January", "Reiwa 8"]);
  expect(buddhist.document.outline.map(({ title }) => title)).toEqual(["2569–2570"]);
});
