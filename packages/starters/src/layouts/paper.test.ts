import { starterWorld } from "@octavo/press";
import { expect, test } from "vitest";
import { defaultChoices } from "../choices.ts";
import { drawPlanner } from "../create-planner.ts";
import { starters } from "../planners/index.ts";
import { paper } from "./paper.ts";

const world = await starterWorld("en");
const withPaper = starters.filter(({ layouts = [] }) => layouts.some(({ id }) => id === paper.id));
/** The label of the notes of a week in boxes, and that of other areas. */
const labels = ["goals_title", "notes_label"];

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
  const lined = noted.filter(
    ({ widgets }) => !widgets.some(({ id, type }) => id === "notes_dots" && type === "dot_grid"),
  );
  expect(noted.map(({ name }) => name)).toContain("Trip");
  expect(lined.map(({ name }) => name)).toEqual([]);
});
