import { expect, test } from "vitest";
import { aTemplate, world } from "../test/support/documents.ts";
import { documentScope } from "./layout/document-scope.ts";
import { longestVariables } from "./longest-variables.ts";
import type { PageContext, Template } from "./model/template.ts";

const section = (kind: string, unit: "day" | "count" | "month") => ({ kind, unit, anchors: [], context: {} });

function planner(locale: string, pages: readonly PageContext[]): Template {
  const template = aTemplate({ masters: { it: [], other: [] } });
  const [it] = template.masters;
  return {
    ...template,
    metadata: { ...template.metadata, locale },
    sections: [section("days", "day"), section("notes", "count"), section("months", "month")],
    page_assignments: pages.map((context, i) => ({ page: i + 1, master_id: it?.id ?? "", context })),
  };
}

const longest = (template: Template, page = 1) => longestVariables(documentScope(template, world, "template"), page);

test("a page of January shows the longest month, weekday and date of its language", () => {
  const days = [{ section: "days", date: "2026-01-01" }];
  const english = longest(planner("en", days));
  expect(english("month_name")).toBe("September");
  expect(english("weekday")).toBe("Wednesday");
  expect(english("date_long")).toMatch(/^Wednesday, September \d\d, 2026$/);
  const polish = longest(planner("pl", days));
  expect(polish("month_name")).toBe("październik");
  expect(polish("weekday")).toBe("poniedziałek");
});

test("numbers have their maximum", () => {
  const find = longest(planner("en", [{ section: "days", date: "2026-01-01" }]));
  expect([find("month"), find("day"), find("day_of_year")].map(Number)).toEqual([12, 31, 365]);
  const counted = longest(
    planner(
      "en",
      [1, 2, 12].map((index) => ({ section: "notes", index })),
    ),
  );
  expect(counted("index")).toBe("12");
  expect(counted("index_padded")).toBe("012");
});

test("the author's own variables are as long as on any page of the master, and of no other", () => {
  const template = planner("en", [
    { section: "notes", index: 1, topic: "Ink" },
    { section: "notes", index: 2, topic: "Watercolours" },
  ]);
  expect(longest(template)("topic")).toBe("Watercolours");
  const [first, second] = template.page_assignments;
  const apart = {
    ...template,
    page_assignments: [first, second && { ...second, master_id: "other" }].filter((a) => a !== undefined),
  };
  expect(longest(apart)("topic")).toBe("Ink");
});

test("previous and next values are as long as the longest value", () => {
  const months = [1, 2, 3].map((month) => ({ section: "months", date: `2026-0${month}-01` }));
  expect(longest(planner("en", months))("month_name_next")).toBe("September");
});

test("keeps unknown variables unknown and empty variables empty", () => {
  const find = longest(planner("en", [{ section: "notes", index: 1 }]));
  expect(find("weekday")).toBeUndefined();
  expect(find("index_next")).toBe("1");
  expect(longest(planner("en", [{ section: "notes", index: 1, aside: "" }]))("aside")).toBe("");
});
