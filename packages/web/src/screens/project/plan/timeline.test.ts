import type { WrittenPlan } from "@octavo/contract";
import { expect, it } from "vitest";
import {
  addedParts,
  addPart,
  namesOfAdded,
  removePart,
  sectionsOf,
  type TimelinePart,
  timeline,
  uniqueKind,
} from "./timeline.ts";

const empty: WrittenPlan = {
  calendar: { start_date: "2027-01-01", end_date: "2027-12-31", pages_per_day: 1 },
  locale: "en",
  sections: [],
  order: [],
};

const part = (name: string): TimelinePart => {
  const found = timeline.find((known) => known.name === name);
  if (!found) throw new Error(name);
  return found;
};

it("adds a part with the master of the same name", () => {
  const plan = addPart(empty, part("Days"), ["Cover", "Daily page"]);
  expect(plan.sections).toMatchObject([{ kind: "days", master: "Daily page", generate: "each_day" }]);
  expect(plan.order).toEqual(["days"]);
});

it("sets a default count for notes", () => {
  expect(addPart(empty, part("Notes"), ["A"]).sections).toMatchObject([{ count: 50 }]);
});

it("prefers the master whose name is closest to the part", () => {
  expect(addPart(empty, part("Days"), ["Day notes", "Day"]).sections).toMatchObject([{ master: "Day" }]);
  expect(addPart(empty, part("Days"), ["Cover"]).sections).toMatchObject([{ master: "Cover" }]);
  expect(addPart(empty, part("Days"), []).sections).toMatchObject([{ master: "" }]);
});

it("inserts the pages of a part at the usual position", () => {
  const backwards = [...timeline].reverse().reduce((plan, each) => addPart(plan, each, ["A"]), empty);
  expect(backwards.order).toEqual(["year", "months", "weeks", "days", "notes"]);
});

it("uses unique kinds", () => {
  const twice = addPart(addPart(empty, part("Notes"), ["A"]), part("Notes"), ["A"]);
  expect(twice.sections.map(({ kind }) => kind)).toEqual(["notes", "notes_2"]);
  const [notes] = twice.sections;
  const nested = { ...empty, sections: notes ? [{ ...notes, kind: "a", nested: [notes] }] : [] };
  expect(uniqueKind(nested, "notes")).toBe("notes_2");
});

it("distinguishes a year page from other single pages", () => {
  const plan: WrittenPlan = {
    ...empty,
    sections: [
      { kind: "cover", master: "Cover", generate: "once", anchors: [], context: {} },
      { kind: "overview", master: "Year", generate: "once", anchors: [], context: {} },
    ],
  };
  expect(sectionsOf(plan, part("Year"))).toEqual([1]);
});

it("removes all sections of a part", () => {
  const on = timeline.reduce((plan, each) => addPart(plan, each, ["Page"]), empty);
  expect(on.sections).toHaveLength(timeline.length);
  const off = timeline.reduce((plan, each) => removePart(plan, each), on);
  expect(off).toEqual(empty);
});

it("lists of a plan are parts of their own, and not among the notes", () => {
  const section = (kind: string, master: string, generate: "once" | "count" | "each_row") => ({
    kind,
    master,
    generate,
    anchors: [],
    context: {},
  });
  const plan: WrittenPlan = {
    ...empty,
    sections: [
      section("index", "Index", "count"),
      section("notes", "Note", "count"),
      section("reading_index", "Reading (index)", "count"),
      section("reading", "Reading", "count"),
      section("pupils_index", "Pupils (index)", "once"),
      section("pupils", "Pupils", "each_row"),
      section("pupils_notes", "Pupils (notes)", "each_row"),
    ],
  };
  expect(addedParts(plan)).toEqual([
    { name: "Reading", indices: [2, 3] },
    { name: "Pupils", indices: [4, 5, 6] },
  ]);
  expect(sectionsOf(plan, part("Notes"))).toEqual([0, 1]);
  expect(namesOfAdded(plan).get("pupils_index")).toBe("Pupils (index)");
  expect(namesOfAdded(plan).get("notes")).toBeUndefined();
});
