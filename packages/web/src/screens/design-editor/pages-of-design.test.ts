import { aTemplate } from "@octavo/editor/testing";
import { templateDefaults, widgetPainter } from "@octavo/engine";
import { expect, test } from "vitest";
import { projectFixture } from "../../../test/project-fixture.ts";
import { createTestWorld } from "../../../test/test-world.ts";
import { firstDay, pagesOfDesign } from "./pages-of-design.ts";

test("finds pages of masters and of named pages with the same name", () => {
  const { masters, ...planner } = aTemplate({
    masters: { day: [], notes: [], day2: [] },
    assigned: ["day", "notes", "day", "day2"],
  });
  const template = {
    ...planner,
    masters: masters.map((master) => (master.id === "day2" ? { ...master, name: "day" } : master)),
  };
  expect(pagesOfDesign(template, { list: "masters", name: "day" })).toEqual([1, 3]);
  expect(pagesOfDesign(template, { list: "pages", name: "day" })).toEqual([4]);
  expect(pagesOfDesign(template, { list: "pages", name: "notes" })).toEqual([2]);
  expect(pagesOfDesign(template, { list: "masters", name: "gone" })).toEqual([]);
});

test("shows the first day of the planner before it is expanded, unless its calendar is loaded with it", () => {
  const project = projectFixture();
  const { template = templateDefaults, page = 0 } = firstDay(project) ?? {};
  const position = { x: 0, y: 0, width: 200, height: 20 };
  const text = { id: "t", type: "text_block", position, content: "{weekday} {plan_year}" };
  const { items } = widgetPainter(template, page, createTestWorld())(text);
  expect(JSON.stringify(items)).toContain("Thursday 2026");
  const calendar = { ...project.plan.calendar, system: "persian" };
  expect(firstDay({ ...project, plan: { ...project.plan, calendar } })).toBeUndefined();
});
