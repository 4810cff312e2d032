import { aTemplate } from "@octavo/editor/testing";
import { expect, test } from "vitest";
import { pagesMadeOf } from "./pages-made-of.ts";

test("pages are told by their design, also where a named page is called like a master", () => {
  const { masters, ...planner } = aTemplate({
    masters: { day: [], notes: [], day2: [] },
    assigned: ["day", "notes", "day", "day2"],
  });
  const template = {
    ...planner,
    masters: masters.map((master) => (master.id === "day2" ? { ...master, name: "day" } : master)),
  };
  expect(pagesMadeOf(template, { list: "masters", name: "day" })).toEqual([1, 3]);
  expect(pagesMadeOf(template, { list: "pages", name: "day" })).toEqual([4]);
  expect(pagesMadeOf(template, { list: "pages", name: "notes" })).toEqual([2]);
  expect(pagesMadeOf(template, { list: "masters", name: "gone" })).toEqual([]);
});
