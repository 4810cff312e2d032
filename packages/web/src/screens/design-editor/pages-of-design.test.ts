import { aTemplate } from "@octavo/editor/testing";
import { expect, test } from "vitest";
import { pagesOfDesign } from "./pages-of-design.ts";

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
