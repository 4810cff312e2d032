import type { WrittenPlan } from "@octavo/contract";
import { expect, it } from "vitest";
import { designFixture, projectFixture } from "../../test/project-fixture.ts";
import { createTestWorld } from "../../test/test-world.ts";
import { expandPlanner } from "./compile-design.ts";
import { drawMasters } from "./draw-masters.ts";

const world = createTestWorld();

const master = (name: string, content: string) =>
  designFixture(name, [
    { id: "title", type: "text_block", position: { x: 10, y: 10, width: 200, height: 30 }, content },
  ]);

const plan: WrittenPlan = {
  calendar: { start_date: "2026-01-01", end_date: "2026-12-31", pages_per_day: 1 },
  locale: "en",
  sections: [{ kind: "days", master: "Day", generate: "each_day", anchors: [], context: {} }],
  order: ["days"],
};

const projectWith = (written: WrittenPlan) =>
  projectFixture({ masters: [master("Day", "{weekday}"), master("Cover", "Cover of {year}")], plan: written });

it("draws the first page of each master, and a sample page of an unused one", () => {
  const drawings = drawMasters(projectWith(plan), world);
  expect(drawings["Day"]?.svg).toContain("Thursday");
  expect(drawings["Cover"]?.svg).toContain("Cover of 2026");
});

it("draws a page of a master whose section makes none, for its picture and on the canvas", () => {
  const crowded = { ...plan.sections[0], kind: "agenda", master: "Cover", generate: "each_month", days: "crowded" };
  const project = projectWith({ ...plan, sections: [...plan.sections, crowded] } as WrittenPlan);
  expect(drawMasters(project, world)["Cover"]?.svg).toContain("Cover of 2026");
  const template = expandPlanner({ project, list: "masters", name: "Cover" }, world);
  const cover = template?.masters.find(({ name }) => name === "Cover");
  expect(template?.page_assignments.filter(({ master_id }) => master_id === cover?.id)).toHaveLength(1);
});

it("draws the designs of a plan with errors", () => {
  const broken = { ...plan, sections: plan.sections.map((section) => ({ ...section, master: "Gone" })) };
  expect(Object.keys(drawMasters(projectWith(broken), world))).toEqual(["Day", "Cover"]);
});
