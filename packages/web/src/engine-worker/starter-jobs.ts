/** Work with starters, which loads with the functions that draw them. */
import { type Project as EngineProject, printProject, readProject, type World } from "@octavo/engine";
import { Report } from "@octavo/foundation";
import {
  changeChoices,
  createPlanner,
  drawPlanner as drawProject,
  findMadeFrom,
  type MadeFrom,
  madeFrom,
  nameProjectPages,
  type StarterSource,
  starters,
} from "@octavo/starters";
import type {
  ChoicesRequest,
  ChoicesResult,
  MadePlanner,
  OriginRequest,
  PageNamesRequest,
  PlannerYaml,
  StarterPlanner,
} from "./protocol.ts";

export function drawPlanner({ starter, words, choices, dates }: StarterPlanner, world: World): MadePlanner {
  const source = sourceOf(starter);
  return { ...createPlanner(source, choices, { ...world, words }, dates), madeFrom: madeFrom(source, choices) };
}

/** Styles and themes of the starters, for a project that begins without masters. */
export function drawStyles({ starter, words, choices }: StarterPlanner, world: World): string {
  const { project } = drawProject(sourceOf(starter), choices, { ...world, words });
  return printProject({ ...project, masters: [] }).masters_yaml;
}

export function originOf({ project, words }: OriginRequest, world: World): MadeFrom | undefined {
  const drawn = starters.filter(({ id }) => id !== "blank");
  return findMadeFrom(read(project, world), drawn, { ...world, words });
}

/** Undefined if the starter cannot be drawn with the choices before or after the change. */
export function withChoices(
  { project, words, madeFrom: made, choices }: ChoicesRequest,
  world: World,
): ChoicesResult | undefined {
  const source = sourceOf(made.starter);
  const changed = changeChoices(read(project, world), made, source, choices, { ...world, words });
  if (!changed) return undefined;
  const { masters_yaml, plan_yaml } = printProject(changed.project);
  return { ...changed, documents: { masters: masters_yaml, plan: plan_yaml } };
}

/** The documents of the project with names for the pages of a section. */
export function withPageNames({ project, names }: PageNamesRequest, world: World): PlannerYaml {
  const { masters_yaml, plan_yaml } = printProject(nameProjectPages(read(project, world), names, world));
  return { masters: masters_yaml, plan: plan_yaml };
}

function read(project: OriginRequest["project"], { profiles }: World): EngineProject {
  return readProject(project, new Report(), { profiles });
}

function sourceOf(id: string): StarterSource {
  const source = starters.find((starter) => starter.id === id);
  if (!source) throw new Error(`There is no starter ${id}.`);
  return source;
}
