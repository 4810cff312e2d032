/**
 * Masters of a project that are still those of a starter, and the same masters for another device. A project does not
 * store its starter: the masters of each likely starter are made again for the project's device and compared.
 */
import { type Canvas, type DeviceProfile, findProfile, isEqual, parseLibrary, type Widget } from "@octavo/engine";
import { defaultChoices, deviceOf, hasToolbarChoice, type PlannerChoices } from "./choices.ts";
import { createPlanner, type StarterFiles } from "./create-planner.ts";
import type { Starter, Value } from "./starter.ts";

interface NamedMaster {
  readonly name: string;
  readonly widgets: readonly Widget[];
}

/** The parts of a project that the search compares. */
export interface DrawnProject {
  readonly device: string;
  readonly locale: string;
  readonly canvas: Canvas;
  readonly masters: readonly NamedMaster[];
}

/** A master that is unchanged since it was made from the starter. */
export interface StarterMaster {
  readonly name: string;
  /** Its name in the starter, in the language of the choices. */
  readonly original: string;
}

export interface StarterOrigin {
  /** Id of the starter. */
  readonly starter: string;
  readonly choices: PlannerChoices;
  /** Unchanged masters, in the order of the project. */
  readonly masters: readonly StarterMaster[];
  /** The background, grid and margins of the project are also unchanged. */
  readonly hasItsCanvas: boolean;
}

/** Number of starters that are compared. Each takes up to 32 runs of `createPlanner`. */
const likelyStarters = 2;

/** Finds the starter that most masters come from. `candidates` contain the designs for the device of the project. */
export function findOrigin(
  project: DrawnProject,
  candidates: readonly StarterFiles[],
  profiles: readonly DeviceProfile[],
): StarterOrigin | undefined {
  const drawn = project.masters.filter(({ widgets }) => widgets.length > 0).length;
  let best: StarterOrigin | undefined;
  for (const files of likely(project, candidates))
    for (const choices of possibleChoices(files, project, profiles)) {
      const origin = compare(project, files, choices, profiles);
      if (origin.masters.length > (best?.masters.length ?? 0)) best = origin;
      if (best?.masters.length === drawn) return best;
    }
  return best;
}

/** Ids of widgets depend neither on language nor on device. */
function likely({ masters }: DrawnProject, candidates: readonly StarterFiles[]): readonly StarterFiles[] {
  const present = new Set(masters.flatMap(({ widgets }) => widgets.map(({ id }) => id)));
  const counted = candidates.map((files) => ({ files, count: sharedIds(files, present) }));
  return counted
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, likelyStarters)
    .map(({ files }) => files);
}

function sharedIds({ masters }: StarterFiles, present: ReadonlySet<unknown>): number {
  return [...idsIn(masters)].filter((id) => present.has(id)).length;
}

function idsIn(value: Value): ReadonlySet<unknown> {
  if (typeof value !== "object" || value === null) return new Set();
  const inside = Object.entries(value).flatMap(([key, item]) => (key === "id" ? [item] : [...idsIn(item)]));
  return new Set<unknown>(inside);
}

/** Choices that change masters, the most likely ones first. */
function possibleChoices(
  { starter, words }: StarterFiles,
  { device, locale, masters }: DrawnProject,
  profiles: readonly DeviceProfile[],
): readonly PlannerChoices[] {
  const languages = [locale, ...["en", ...Object.keys(words)].filter((other) => !locale.startsWith(other))];
  const sides = possibleSides(findProfile(profiles, device));
  const hours = starter.hours ? (["24", "12"] as const) : (["24"] as const);
  return possibleSections(starter, masters).flatMap((sections) =>
    languages.flatMap((language) => {
      const defaults = defaultChoices(starter, { device, year: anyYear, locale: language });
      const choices = { ...defaults, ...deviceOf(device), sections };
      return sides.flatMap((side) => hours.map((labels) => ({ ...choices, ...side, hours: labels })));
    }),
  );
}

/** The device's own side and the other one, for right- and left-handed people. */
function possibleSides(profile: DeviceProfile | undefined): readonly Pick<PlannerChoices, "leftHanded" | "toolbar">[] {
  const edge = hasToolbarChoice(profile) ? profile?.toolbar?.edge : undefined;
  const sides = [undefined, "left", "right"] as const;
  return [false, true].flatMap((leftHanded) =>
    sides
      .filter((toolbar) => toolbar === undefined || (edge !== undefined && (toolbar === edge) === leftHanded))
      .map((toolbar) => ({ leftHanded, toolbar })),
  );
}

/** The optional sections that a master links to. All, in case the links were deleted. */
function possibleSections(
  { optional }: Starter,
  masters: readonly NamedMaster[],
): readonly PlannerChoices["sections"][] {
  const ids = new Set(masters.flatMap(({ widgets }) => widgets.map(({ id }) => id)));
  const linked = optional.filter(({ widgets }) => widgets.some((id) => ids.has(id)));
  const kinds = [linked, optional].map((sections) => sections.map(({ section }) => section));
  return linked.length === optional.length ? kinds.slice(1) : kinds;
}

/** Masters do not depend on the dates of the plan. */
const anyYear = 2026;

function compare(
  { canvas, masters }: DrawnProject,
  files: StarterFiles,
  choices: PlannerChoices,
  profiles: readonly DeviceProfile[],
): StarterOrigin {
  const made = createMasters(files, choices, profiles);
  const unchanged = masters.flatMap(({ name, widgets }): readonly StarterMaster[] => {
    if (widgets.length === 0) return [];
    const isLike = (other: NamedMaster) => isEqual(other.widgets, widgets);
    const namesake = made.masters.find((other) => other.name === name);
    const found = namesake && isLike(namesake) ? namesake : made.masters.find(isLike);
    return found ? [{ name, original: found.name }] : [];
  });
  return {
    starter: files.starter.id,
    choices,
    masters: unchanged,
    hasItsCanvas: isEqual(made.canvas, canvas),
  };
}

export interface MadeMasters {
  /** Undefined if the canvas of the project was changed. */
  readonly canvas: Canvas | undefined;
  /** The unchanged masters of the project, with the widgets that the starter has on the device. */
  readonly masters: readonly NamedMaster[];
}

/** Makes the unchanged masters for another device. `files` contain the design for that device. */
export function makeMasters(
  { choices, masters, hasItsCanvas }: StarterOrigin,
  files: StarterFiles,
  device: string,
  profiles: readonly DeviceProfile[],
): MadeMasters {
  const made = createMasters(files, { ...choices, ...deviceOf(device) }, profiles);
  return {
    canvas: hasItsCanvas ? made.canvas : undefined,
    masters: masters.flatMap(({ name, original }) => {
      const found = made.masters.find((other) => other.name === original);
      return found ? [{ name, widgets: found.widgets }] : [];
    }),
  };
}

/** All masters, as a new project stores them. */
function createMasters(files: StarterFiles, choices: PlannerChoices, profiles: readonly DeviceProfile[]) {
  const { library } = parseLibrary(createPlanner(files, choices, profiles).masters, profiles);
  if (!library?.canvas) throw new Error(`The starter ${files.starter.id} cannot be read.`);
  return { canvas: library.canvas, masters: library.masters };
}
