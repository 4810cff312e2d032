/** Months of plans that do not start in January, through the whole pipeline. */
import { expect, test } from "vitest";
import { drawnItems, messagesOf, texts, words, world } from "../test/support/documents.ts";
import { compile } from "./compile.ts";
import type { DisplayPage } from "./display/display-list.ts";
import { printTemplate, render } from "./index.ts";

const text = (content: string) => ({
  id: "t",
  type: "text_block",
  position: { x: 0, y: 0, width: 300, height: 20 },
  content,
});
const tabs = {
  id: "tabs",
  type: "link_list",
  position: { x: 0, y: 50, width: 390, height: 20 },
  properties: {
    count: 12,
    columns: 12,
    first_month: "{plan_year_start}",
    label_template: "{month_abbr}",
    bind: "month(@plan_month)",
    highlight_index: "{plan_month}",
    stroke_width: 0,
  },
};
const year = {
  id: "year",
  type: "calendar_year",
  position: { x: 0, y: 100, width: 390, height: 400 },
  styling: { size: 8 },
  properties: { start_month: "{month}", plan_only: true, link_area: "month" },
};
const squares = {
  id: "grid",
  type: "grid",
  styling: { size: 6 },
  position: { x: 0, y: 80, width: 390, height: 20 },
  properties: {
    rows: 1,
    cols: 12,
    data_source: "months({plan_year_start}, 12)",
    cell_template: { type: "text_block", content: "{cell_value}" },
  },
};
const names = {
  ...tabs,
  id: "names",
  properties: { ...tabs.properties, label_template: "{month_abbr}!", bind: "" },
};

const masters = {
  canvas: { dimensions: { width: 400, height: 600, margins: [0, 0, 0, 0] } },
  masters: [
    { name: "Year", widgets: [text("{plan_year} from {plan_year_start}, {plan_start} to {plan_end}"), year] },
    { name: "Page", widgets: [text("in {plan_month} after {plan_month_prev} before {plan_month_next}"), tabs] },
    { name: "Grid", widgets: [squares, names] },
    { name: "Filled", widgets: [{ ...year, properties: { ...year.properties, fill: true } }] },
  ],
};

function planner(start_date: string, end_date: string) {
  const sections = [
    { kind: "year", master: "Year", generate: "each_year" },
    { kind: "months", master: "Page", generate: "each_month" },
    { kind: "weeks", master: "Page", generate: "each_week" },
    { kind: "notes", master: "Page", generate: "count", count: 1 },
    { kind: "squares", master: "Grid", generate: "each_year" },
    { kind: "filled", master: "Filled", generate: "each_year" },
  ];
  const plan = { name: "P", plan: { calendar: { start_date, end_date }, sections } };
  const { document, template, diagnostics } = compile(JSON.stringify(masters), JSON.stringify(plan), world);
  expect(messagesOf(diagnostics)).toEqual([]);
  if (!document || !template) throw new Error("nothing was made");
  const pages = Array.from({ length: document.pageCount }, (_, i) => document.page(i + 1));
  const of = (section: string) =>
    template.page_assignments.flatMap(({ page, context }) =>
      context?.section === section ? [pages[page - 1] as DisplayPage] : [],
    );
  return { document, template, of };
}

const wordsOf = (page: DisplayPage | undefined) => (page ? words(drawnItems(page)) : []);
const highlights = (page: DisplayPage | undefined) =>
  page ? drawnItems(page).filter((item) => item.kind === "path" && item.fill === "#cccccc").length : 0;
const targets = (page: DisplayPage | undefined) =>
  page?.links.map(({ target }) => (target.to === "page" ? target.page : 0));

test("creates a page for every twelve months of the plan, titled with their years", () => {
  const { of } = planner("2026-09-14", "2027-12-31");
  expect(of("year").map((page) => wordsOf(page)[0])).toEqual([
    "2026–27 from 2026-09, 2026-09-14 to 2027-12-31",
    "2027 from 2027-09, 2026-09-14 to 2027-12-31",
  ]);
});

test("shows in the tabs of each page the twelve months around it that the plan has", () => {
  const { of } = planner("2026-09-01", "2027-12-31");
  const school = ["Sep", "Oct", "Nov", "Dec", "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug"];
  const months = of("months");
  expect(wordsOf(months[4])).toEqual(["in 2027-01 after 2026-12 before 2027-02", ...school]);
  expect(wordsOf(months[13])).toEqual(["in 2027-10 after 2027-09 before 2027-11", ...school.slice(0, 4)]);
  expect(targets(months[4])).toEqual(Array.from({ length: 12 }, (_, i) => i + 3));
  expect(targets(months[13])).toEqual([15, 16, 17, 18]);
  expect(months.map(highlights)).toEqual(months.map(() => 1));
});

test("gives the week in which the plan begins the first month, and links and highlights it", () => {
  const { of } = planner("2026-01-01", "2026-12-31");
  const weeks = of("weeks");
  expect(wordsOf(weeks[0])[0]).toBe("in 2026-01 after  before 2026-02");
  expect([highlights(weeks[0]), targets(weeks[0])?.length]).toEqual([1, 12]);
  expect([highlights(weeks.at(-1)), wordsOf(weeks.at(-1))[0]]).toEqual([1, "in 2026-12 after 2026-11 before"]);
});

test("gives pages without a date the first twelve months, and no month of their own", () => {
  const [page] = planner("2026-09-01", "2028-08-31").of("notes");
  expect(wordsOf(page).slice(0, 2)).toEqual(["in  after  before", "Sep"]);
  expect(highlights(page)).toBe(0);
});

test("leaves the cells of months outside the plan empty", () => {
  const { of } = planner("2026-11-01", "2027-01-31");
  const [squared] = of("squares");
  expect(wordsOf(squared)).toEqual(["2026-11", "2026-12", "2027-01", "Nov!", "Dec!", "Jan!"]);
  expect(wordsOf(of("year")[0]).filter((word) => /^[A-Z][a-z]/.test(word))).toEqual([
    "November 2026",
    "December",
    "January 2027",
  ]);
});

test("fills the year of a short plan with larger months on request", () => {
  const dayOf = (end: string, section: string) =>
    of(end, section).flatMap((page) => texts(drawnItems(page)).filter(({ text }) => text === "30"))[0]?.size ?? 0;
  const of = (end: string, section: string) => planner("2026-09-01", end).of(section).slice(0, 1);
  const titles = of("2026-12-31", "filled").flatMap((page) => page.links.map(({ rect }) => [rect.width, rect.height]));
  expect(titles).toEqual(Array.from({ length: 4 }, () => [195, 200]));
  expect(dayOf("2026-12-31", "filled")).toBeGreaterThan(1.5 * dayOf("2026-12-31", "year"));
  expect(of("2027-08-31", "filled").map(wordsOf)).toEqual(
    of("2027-08-31", "year").map((page) => wordsOf(page).slice(1)),
  );
});

test("lists months of both calendar years under one plan year in the outline", () => {
  const { document } = planner("2026-09-01", "2027-12-31");
  expect(document.outline.slice(0, 2).map(({ title, children }) => [title, children.length])).toEqual([
    ["2026–27", 12],
    ["2027", 4],
  ]);
});

test("lists the week of the plan's first day in its first month in the outline", () => {
  const { document } = planner("2027-01-01", "2027-12-31");
  const [year, ...others] = document.outline.filter(({ title }) => title.startsWith("20"));
  expect([year?.title, others]).toEqual(["2027", []]);
  const [january] = year?.children ?? [];
  expect(january?.children.slice(0, 2).map(({ title }) => title)).toEqual(["Week 53", "Week 1"]);
});

test("means the same after a template is printed and read again", () => {
  const { template, of } = planner("2026-09-01", "2027-08-31");
  const again = render(printTemplate(template), world);
  expect(messagesOf(again.diagnostics)).toEqual([]);
  expect(again.document && wordsOf(again.document.page(6))).toEqual(wordsOf(of("months")[4]));
});

test("takes the calendar year of its date for the plan on a page that no plan made", () => {
  const page = { id: "m", name: "m", widgets: [text("{plan_month} of {plan_year} from {plan_year_start}")] };
  const template = {
    schema_version: "1.0",
    masters: [page],
    sections: [{ kind: "days", unit: "day" }],
    page_assignments: [{ page: 1, master_id: "m", context: { section: "days", date: "2026-03-05" } }],
  };
  const { document } = render(JSON.stringify(template), world);
  expect(document && wordsOf(document.page(1))).toEqual(["2026-03 of 2026 from 2026-01"]);
});
