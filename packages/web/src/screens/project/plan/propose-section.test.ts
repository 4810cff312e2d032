import type { WrittenPlan } from "@octavo/contract";
import { expect, it } from "vitest";
import { addSection } from "./plan-draft.ts";
import { proposeSection } from "./propose-section.ts";

const empty: WrittenPlan = {
  calendar: { start_date: "2027-01-01", end_date: "2027-12-31", pages_per_day: 1 },
  locale: "en",
  sections: [],
  order: [],
};

it("is of the first master that has no pages yet, made as its name suggests", () => {
  const first = proposeSection(empty, ["Cover", "Daily page"]);
  expect(first).toMatchObject({ kind: "cover", master: "Cover", generate: "once" });
  const second = proposeSection(addSection(empty, first), ["Cover", "Daily page"]);
  expect(second).toMatchObject({ kind: "daily_page", master: "Daily page", generate: "each_day" });
});

it("has a name of its own when every master is in use, and when there is none", () => {
  const used = addSection(empty, proposeSection(empty, ["Note"]));
  expect(used.sections).toMatchObject([{ generate: "count", count: 50 }]);
  expect(proposeSection(used, ["Note"])).toMatchObject({ kind: "section", master: "Note", generate: "once" });
  expect(proposeSection(empty, [])).toMatchObject({ kind: "section", master: "" });
});
