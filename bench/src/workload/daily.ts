import { findProfile, type Project, parseProject, type World } from "@octavo/engine";
import { starterLibrary } from "@octavo/press";
import { createPlanner, defaultChoices } from "@octavo/starters";

/** The daily starter with all its sections, the largest of the library. */
export function dailyPlanner(world: World): Project {
  const { starters, filesFor } = starterLibrary();
  const starter = starters.find(({ id }) => id === "daily");
  const profile = findProfile(world.profiles, "remarkable-2");
  const files = starter && profile && filesFor(starter, profile);
  if (!files) throw new Error("There is no daily starter.");
  const sections = starter.optional.map(({ section }) => section);
  const choices = { ...defaultChoices(starter, { device: profile.id, year: 2026, locale: "en" }), sections };
  const { masters, plan } = createPlanner(files, choices, world.profiles);
  const read = parseProject({ masters_yaml: masters, plan_yaml: plan }, world.profiles).project;
  if (!read) throw new Error("The daily starter cannot be read.");
  return read;
}
