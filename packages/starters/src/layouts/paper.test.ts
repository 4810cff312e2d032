import { nodeWorld, starterWorld } from "@octavo/press";
import { expect, test } from "vitest";
import { defaultChoices } from "../choices.ts";
import { drawPlanner } from "../create-planner.ts";
import { starters } from "../planners/index.ts";
import { weekly } from "../planners/weekly.ts";
import { paper } from "./paper.ts";

const world = await starterWorld("en");
const withPaper = starters.filter(({ layouts = [] }) => layouts.some(({ id }) => id === paper.id));
/** The label of the notes of a week in boxes, and that of other areas. */
const labels = ["goals_title", "notes_label"];

/** True for a frame that is too low for a cell of dots, and has no lines either. */
const isBlank = (widgets: readonly { readonly id: string; readonly position: { readonly height: number } }[]) =>
  widgets.some(({ id, position }) => id === "notes_frame" && position.height < 20) &&
  !widgets.some(({ id }) => id === "notes_lines");

test.each(
  ["remarkable-2", "boox-palma-2", "kindle-scribe-landscape"].flatMap((device) =>
    withPaper.map(({ id }) => [id, device] as const),
  ),
)("every area of notes of %s on %s has the chosen paper", (id, device) => {
  const starter = withPaper.find((one) => one.id === id);
  if (!starter) throw new Error(`There is no starter ${id}.`);
  const landscape = device.endsWith("-landscape");
  const choices = defaultChoices(starter, { device: device.replace("-landscape", ""), year: 2027, locale: "en" });
  const kinds = starter.optional.map(({ section }) => section);
  const layouts = { [paper.id]: "dots", collections: "projects,people,trips" };
  const { masters } = drawPlanner(starter, { ...choices, landscape, sections: kinds, layouts }, world).project;
  const noted = masters.filter(({ widgets }) => widgets.some(({ id }) => labels.includes(id)));
  const others = noted.filter(
    ({ widgets }) => !widgets.some(({ id, type }) => id === "notes_dots" && type === "dot_grid") && !isBlank(widgets),
  );
  expect(noted.map(({ name }) => name)).toContain("Trip");
  expect(others.map(({ name }) => name)).toEqual([]);
});

test.each(["supernote-nomad", "remarkable-2", "boox-palma-2"])(
  "squares on %s have room for their last lines",
  (device) => {
    const ppi = nodeWorld().profiles.find(({ id }) => id === device)?.display.ppi ?? 0;
    const snapped = (length: number) => (Math.round((length * ppi) / 72) * 72) / ppi;
    const choices = defaultChoices(weekly, { device, year: 2027, locale: "en" });
    const layouts = { [paper.id]: "grid", collections: "projects", names: "projects~Garden~House" };
    const { masters } = drawPlanner(weekly, { ...choices, layouts }, world).project;
    const grids = masters
      .flatMap(({ widgets }) => widgets)
      .filter(({ properties }) => properties?.["line_style"] === "grid");
    expect(grids.length).toBeGreaterThan(1);
    for (const { position, properties } of grids) {
      const cell = snapped(Number(properties?.["line_spacing"]));
      const rows = Math.floor((position.y + position.height - snapped(position.y)) / cell);
      expect(rows).toBe(Number(properties?.["line_count"]) - 1);
      // Lines that end later than the last upright are visible.
      expect(position.width % cell).toBeLessThan(0.2);
    }
  },
);
