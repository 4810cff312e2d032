import { starterWorld } from "@octavo/press";
import { expect, test } from "vitest";
import { defaultChoices } from "../choices.ts";
import { drawPlanner } from "../create-planner.ts";
import { daily } from "../planners/daily.ts";
import { weekly } from "../planners/weekly.ts";
import { collections } from "./collections.ts";

const world = await starterWorld("en");

test.each([
  ["weekly", weekly, ["Month", "Week notes", "Index"]],
  ["daily", daily, ["Month", "Day", "Day notes", "Index"]],
])("months and pages of notes of the %s planner lead to lists", (_, starter, names) => {
  const choices = defaultChoices(starter, { device: "remarkable-2", year: 2027, locale: "en" });
  const sections = starter.optional.map(({ section }) => section);
  const layouts = { [collections.id]: "projects" };
  const { masters } = drawPlanner(starter, { ...choices, sections, layouts }, world).project;
  const linked = masters.filter(({ widgets }) => widgets.some(({ id }) => id === "to_collection_projects"));
  expect(linked.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
});
