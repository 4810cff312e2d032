import type { WrittenPlan } from "@octavo/contract";
import { expect, it } from "vitest";
import { addSection } from "./plan-draft.ts";
import { duplicateSection, proposeSection } from "./propose-section.ts";

const empty: WrittenPlan = {
  calendar: { start_date: "2027-01-01", end_date: "2027-12-31", pages_per_day: 1 },
  locale: "en",
  sections: [],
  order: [],
};

it("uses the first master without pages and a mode that fits its name", () => {
  const first = proposeSection(empty, ["Cover", "Daily page"]);
  expect(first).toMatchObject({ kind: "cover", master: "Cover", generate: "once" });
  const second = proposeSection(addSection(empty, first), ["Cover", "Daily page"]);
  expect(second).toMatchObject({ kind: "daily_page", master: "Daily page", generate: "each_day" });
});

it("uses a unique name if all masters are used or none exists", () => {
  const used = addSection(empty, proposeSection(empty, ["Note"]));
  expect(used.sections).toMatchObject([{ generate: "count", count: 50 }]);
  expect(proposeSection(used, ["Note"])).toMatchObject({ kind: "section", master: "Note", generate: "once" });
  expect(proposeSection(empty, [])).toMatchObject({ kind: "section", master: "" });
});

it("duplicates a section after its original: its own destinations and bindings get the new kind", () => {
  const notes = {
    ...proposeSection(empty, ["Notes"]),
    kind: "notes",
    anchors: [{ dest_id: "notes:list" }, { dest_id: "home:index" }],
    context: { target: "notes(@index)", title: "notes" },
    nested: [proposeSection(empty, ["Detail"])],
  };
  const last = { ...proposeSection(empty, ["Last"]), kind: "last" };
  const plan = addSection(addSection(empty, notes), last);
  const after = duplicateSection(plan, 0);
  expect(after.order).toEqual(["notes", "notes_2", "last"]);
  expect(after.sections.map(({ kind }) => kind)).toEqual(["notes", "notes_2", "last"]);
  expect(after.sections[1]).toMatchObject({
    anchors: [{ dest_id: "notes_2:list" }],
    context: { target: "notes_2(@index)", title: "notes" },
    nested: [{ kind: "detail_2", master: "Detail" }],
  });
  expect(after.sections[0]).toBe(notes);
});
