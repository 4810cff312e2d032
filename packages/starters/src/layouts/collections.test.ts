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

/** Words of descriptions for areas whose label on the page is another. */
const labels: Readonly<Record<string, string>> = { tasks: "to do", hours: "schedule", "things to do": "to do" };

/** Words of descriptions besides the areas. */
const others = /^(?:A (?:day|page) with (?:its )?|The seven days)| of (?:one project|a week)$/g;

test.each(["usual", "notes", "gratitude"])("a description names only what is on its page, with the day %s", (day) => {
  const layouts = { [collections.id]: collections.values.map(({ value }) => value).join(","), week: "boxes", day };
  const pages = new Set(["Day", "Week", "Project page", "Person", "Book", "Trip", "Meal", "Budget"]);
  for (const starter of [daily, weekly]) {
    const choices = defaultChoices(starter, { device: "remarkable-2", year: 2027, locale: "en" });
    const { masters } = drawPlanner(starter, { ...choices, layouts }, world).project;
    for (const { name, description = "", widgets } of masters.filter((master) => pages.has(master.name))) {
      const areas = description
        .replace(others, "")
        .toLowerCase()
        .split(/, | and /)
        .filter(Boolean);
      const shown = JSON.stringify(widgets).toLowerCase();
      expect([name, areas.filter((area) => !shown.includes(`"${labels[area] ?? area}"`))]).toEqual([name, []]);
    }
  }
});
