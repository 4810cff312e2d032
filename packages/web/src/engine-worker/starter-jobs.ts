/** Work with starters, which loads with the functions that draw them. */
import type { World } from "@octavo/engine";
import {
  createPlanner,
  findOrigin,
  type MadeMasters,
  makeMasters,
  type StarterOrigin,
  type StarterSource,
  starters,
} from "@octavo/starters";
import type { OriginRequest, PlannerYaml, StarterMastersRequest, StarterPlanner } from "./protocol.ts";

export function drawPlanner({ starter, words, choices, dates }: StarterPlanner, world: World): PlannerYaml {
  return createPlanner(sourceOf(starter), choices, { ...world, words }, dates);
}

export function originOf({ project, words }: OriginRequest, world: World): StarterOrigin | undefined {
  return findOrigin(
    project,
    starters.filter(({ id }) => id !== "blank"),
    { ...world, words },
  );
}

export function drawMasters({ project, origin, device, words }: StarterMastersRequest, world: World): MadeMasters {
  return makeMasters(project, origin, sourceOf(origin.starter), device, { ...world, words });
}

function sourceOf(id: string): StarterSource {
  const source = starters.find((starter) => starter.id === id);
  if (!source) throw new Error(`There is no starter ${id}.`);
  return source;
}
