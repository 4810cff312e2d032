import sampleMasters from "@library/sample/masters.yaml?raw";
import samplePlan from "@library/sample/plan.yaml?raw";
import type { Project } from "@octavo/contract";
import { defaultChoices, type Starter } from "@octavo/starters";
import { createQueryClient } from "../src/api/query-client.ts";
import { createStarterYaml } from "../src/starters/starter-planner.ts";
import { findStarter } from "../src/starters/starters.ts";
import { aProject, type Member } from "./studio.tsx";

/** For January and February. A year takes five times as long to compile. */
export const sample = { masters_yaml: sampleMasters, plan_yaml: samplePlan.replace("2026-12-31", "2026-02-28") };

/** The daily planner with all its sections, for January and February. */
export async function dailyDocuments() {
  const starter = starterOf("daily");
  const sections = starter.optional.map(({ section }) => section);
  const defaults = defaultChoices(starter, { device: "boox-note-air-4c", year: 2026, locale: "en" });
  const { masters, plan } = await createStarterYaml(createQueryClient(), starter, {
    ...defaults,
    sections,
    to: "2026-02-28",
  });
  return { masters_yaml: masters, plan_yaml: plan };
}

interface StarterChoices {
  readonly device: string;
  readonly year: number;
  /** Default: December 31. */
  readonly to?: string;
}

/** Creates a project in English from a starter, without the pictures of all starters that the dialog draws. */
export async function aStarterProject(
  owner: Member,
  id: string,
  { device, year, to }: StarterChoices,
): Promise<Project> {
  const starter = starterOf(id);
  const choices = { ...defaultChoices(starter, { device, year, locale: "en" }), ...(to !== undefined && { to }) };
  const { masters, plan, madeFrom } = await createStarterYaml(createQueryClient(), starter, choices);
  const name = `${starter.name.en} ${year}`;
  const documents = { masters_yaml: masters, plan_yaml: plan, made_from: madeFrom };
  return aProject(owner, { name, device_profile: device, ...documents });
}

function starterOf(id: string): Starter {
  const starter = findStarter(id);
  if (!starter) throw new Error(`There is no starter "${id}".`);
  return starter;
}
