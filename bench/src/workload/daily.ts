import { type Project, parseProject, type World } from "@octavo/engine";
import { starterWorld } from "@octavo/press";
import { createPlanner, defaultChoices, starters } from "@octavo/starters";

/** The daily starter with all its sections, the largest of the library. */
export async function dailyPlanner(world: World): Promise<Project> {
  const starter = starters.find(({ id }) => id === "daily");
  if (!starter) throw new Error("There is no daily starter.");
  const sections = starter.optional.map(({ section }) => section);
  const choices = { ...defaultChoices(starter, { device: "remarkable-2", year: 2026, locale: "en" }), sections };
  const { masters, plan } = createPlanner(starter, choices, await starterWorld());
  const read = parseProject({ masters_yaml: masters, plan_yaml: plan }, world.profiles).project;
  if (!read) throw new Error("The daily starter cannot be read.");
  return read;
}
