import type { Design, Project, WrittenPlan } from "@octavo/contract";
import { expect, it } from "vitest";
import { createTestWorld } from "../../test/test-world.ts";
import { drawMasters } from "./draw-masters.ts";

const world = createTestWorld();

const moment = "2026-01-05T12:00:00Z";

const design = (name: string, content: string): Design => ({
  name,
  description: "",
  created_at: moment,
  updated_at: moment,
  widgets: [{ id: "title", type: "text_block", position: { x: 10, y: 10, width: 200, height: 30 }, content }],
});

const plan: WrittenPlan = {
  calendar: { start_date: "2026-01-01", end_date: "2026-12-31", pages_per_day: 1 },
  locale: "en",
  sections: [{ kind: "days", master: "Day", generate: "each_day", anchors: [], context: {} }],
  order: ["days"],
};

const projectWith = (written: WrittenPlan): Project => ({
  id: "p1",
  metadata: {
    name: "Mine",
    description: "",
    category: "planner",
    author: "ann",
    device_profile: "",
    created_at: moment,
    updated_at: moment,
    is_public: false,
    public_url_slug: null,
    clone_count: 0,
  },
  default_canvas: {
    dimensions: { width: 400, height: 500, margins: [0, 0, 0, 0] },
    coordinate_system: "top_left",
    background: "#ffffff",
    grid_size: 10,
    snap_enabled: true,
  },
  masters: [design("Day", "{weekday}"), design("Cover", "Cover of {year}")],
  plan: written,
  pages: [],
  compilation_rules: [],
  created_at: moment,
  updated_at: moment,
  clone_count: 0,
  author: "ann",
  original_author: "",
  revision: 1,
  compiled_pages: null,
});

it("draws the first page of each master, and a sample page of an unused one", () => {
  const drawings = drawMasters(projectWith(plan), world);
  expect(drawings["Day"]?.svg).toContain("Thursday");
  expect(drawings["Cover"]?.svg).toContain("Cover of 2026");
});

it("draws the designs of a plan with errors", () => {
  const broken = { ...plan, sections: plan.sections.map((section) => ({ ...section, master: "Gone" })) };
  expect(Object.keys(drawMasters(projectWith(broken), world))).toEqual(["Day", "Cover"]);
});
