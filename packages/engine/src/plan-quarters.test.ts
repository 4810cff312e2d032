/** Pages of quarters through the whole pipeline. */
import { expect, test } from "vitest";
import { drawnItems, messagesOf, words, world } from "../test/support/documents.ts";
import { compile } from "./compile.ts";
import type { OutlineItem } from "./display/display-list.ts";
import { printTemplate, render } from "./index.ts";

const content = "{year_quarter} from {quarter_start} to {quarter_end}|{year_quarter_prev}|{year_quarter_next}";
const link = (id: string, bind: string) => ({
  id,
  type: "internal_link",
  position: { x: 0, y: 50, width: 40, height: 20 },
  content: id,
  properties: { bind },
});
const masters = {
  canvas: { dimensions: { width: 400, height: 600, margins: [0, 0, 0, 0] } },
  masters: [
    {
      name: "Quarter",
      widgets: [
        { id: "t", type: "text_block", position: { x: 0, y: 0, width: 390, height: 20 }, content },
        link("back", "quarter(@year_quarter_prev)"),
        link("on", "quarter(@year_quarter_next)"),
      ],
    },
    { name: "Page", widgets: [link("up", "quarter(@date)")] },
    { name: "Week", widgets: [link("up", "quarter(@plan_month)")] },
  ],
};

function planner(start_date: string, end_date: string, sections: readonly unknown[]) {
  const plan = { name: "P", plan: { calendar: { start_date, end_date }, sections } };
  const { document, template, diagnostics } = compile(JSON.stringify(masters), JSON.stringify(plan), world);
  expect(messagesOf(diagnostics)).toEqual([]);
  if (!document || !template) throw new Error("nothing was made");
  return { document, template, pages: Array.from({ length: document.pageCount }, (_, i) => document.page(i + 1)) };
}

const quarters = { kind: "quarters", master: "Quarter", generate: "each_quarter" };
const months = { kind: "months", master: "Page", generate: "each_month" };
const targetsOf = ({ links }: ReturnType<typeof planner>["pages"][number]) =>
  links.map(({ target }) => (target.to === "page" ? target.page : 0));
const titles = (items: readonly OutlineItem[]): readonly unknown[] =>
  items.map(({ title, children }) => (children.length > 0 ? [title, titles(children)] : title));

test("makes a page for every quarter, with its dates, its neighbors and a destination", () => {
  const { pages, document } = planner("2026-08-15", "2027-02-28", [quarters]);
  expect(pages.map((page) => words(drawnItems(page))[0])).toEqual([
    "2026-Q3 from 2026-07-01 to 2026-09-30||2026-Q4",
    "2026-Q4 from 2026-10-01 to 2026-12-31|2026-Q3|2027-Q1",
    "2027-Q1 from 2027-01-01 to 2027-03-31|2026-Q4|",
  ]);
  expect(pages.map(targetsOf)).toEqual([[2], [1, 3], [2]]);
  expect(document.destinations.map(({ name }) => name)).toEqual([
    "quarter:2026-Q3",
    "quarter:2026-Q4",
    "quarter:2027-Q1",
  ]);
});

test("links the months of a quarter to its page", () => {
  const { pages } = planner("2026-02-01", "2026-07-31", [quarters, months]);
  expect(pages.slice(3).flatMap(targetsOf)).toEqual([1, 1, 2, 2, 2, 3]);
});

test("leads from the week in which a plan begins to its first quarter", () => {
  const weeks = { kind: "weeks", master: "Week", generate: "each_week" };
  const { pages, document } = planner("2027-01-01", "2027-02-28", [quarters, weeks]);
  const pageOf = (wanted: string) => document.destinations.find(({ name }) => name === wanted)?.page ?? 0;
  const first = pages[pageOf("week:2026-W53") - 1];
  expect(first && targetsOf(first)).toEqual([pageOf("quarter:2027-Q1")]);
});

test("places quarters between years and months in the outline", () => {
  const { document } = planner("2026-05-01", "2026-07-31", [months, quarters]);
  expect(titles(document.outline)).toEqual([
    [
      "2026",
      [
        ["Q2 2026", ["May 2026", "June 2026"]],
        ["Q3 2026", ["July 2026"]],
      ],
    ],
  ]);
});

test("contains each month once inside its quarter, limited to the dates of the plan", () => {
  const { template } = planner("2026-02-10", "2026-05-31", [{ ...quarters, nested: [months] }]);
  expect(template.page_assignments.map(({ context }) => `${context?.section} ${context?.date}`)).toEqual([
    "quarters 2026-01-01",
    "months 2026-02-01",
    "months 2026-03-01",
    "quarters 2026-04-01",
    "months 2026-04-01",
    "months 2026-05-01",
  ]);
});

test("means the same after a template is printed and read again", () => {
  const { template, pages } = planner("2026-01-01", "2026-12-31", [quarters, months]);
  const again = render(printTemplate(template), world);
  expect(messagesOf(again.diagnostics)).toEqual([]);
  expect(again.document && targetsOf(again.document.page(9))).toEqual(pages[8] && targetsOf(pages[8]));
});
