/**
 * Masters of a project that were made from a starter, and the same masters for another device. A project does not store
 * its starter: the masters of each likely starter are made again for the project's device and compared.
 */

import {
  type Canvas,
  type DeviceProfile,
  findProfile,
  type Master,
  parseLibrary,
  profilePage,
  rescaleTemplate,
  type SharedParts,
  sharedParts,
  templateDefaults,
  type Widget,
} from "@octavo/engine";
import { isEqual } from "@octavo/foundation";
import { defaultChoices, deviceOf, hasToolbarChoice, type PlannerChoices } from "./choices.ts";
import { createPlanner, type StarterFiles } from "./create-planner.ts";
import { mergeWidgets, unchangedIds } from "./merge-widgets.ts";
import type { Starter, Value } from "./starter.ts";

type NamedMaster = Pick<Master, "name" | "frame" | "widgets">;

/** The parts of a project that the search compares, and those that scaling needs. */
export interface DrawnProject extends SharedParts {
  readonly device: string;
  readonly locale: string;
  readonly canvas: Canvas;
  readonly masters: readonly NamedMaster[];
}

/** A master of which at least half of the widgets are unchanged since it was made from the starter. */
export interface StarterMaster {
  readonly name: string;
  /** Its name in the starter, in the language of the choices. */
  readonly original: string;
  /** Widgets were added, changed, deleted or reordered. */
  readonly isChanged: boolean;
}

export interface StarterOrigin {
  /** Id of the starter. */
  readonly starter: string;
  readonly choices: PlannerChoices;
  /** In the order of the project. */
  readonly masters: readonly StarterMaster[];
  /** The background, grid and margins of the project are also unchanged. */
  readonly hasItsCanvas: boolean;
}

/** Number of starters that are compared. Each takes up to 32 runs of `createPlanner`. */
const likelyStarters = 2;

/** Finds the starter that most widgets come from. `candidates` contain the designs for the device of the project. */
export function findOrigin(
  project: DrawnProject,
  candidates: readonly StarterFiles[],
  profiles: readonly DeviceProfile[],
): StarterOrigin | undefined {
  const drawn = project.masters.filter(({ widgets }) => widgets.length > 0).length;
  let best: RatedOrigin | undefined;
  for (const files of likely(project, candidates))
    for (const choices of possibleChoices(files, project, profiles)) {
      const rated = compare(project, files, choices, profiles);
      if (rated.score > (best?.score ?? 0)) best = rated;
      if (rated.origin.masters.filter(({ isChanged }) => !isChanged).length === drawn) return rated.origin;
    }
  return best?.origin;
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

interface RatedOrigin {
  readonly origin: StarterOrigin;
  /** Number of unchanged widgets, less the number of missing ones. */
  readonly score: number;
}

function compare(
  { canvas, masters }: DrawnProject,
  files: StarterFiles,
  choices: PlannerChoices,
  profiles: readonly DeviceProfile[],
): RatedOrigin {
  const made = createMasters(files, choices, profiles);
  const found = masters.flatMap((master) => {
    const original = originalOf(master, made.masters);
    return original ? [{ name: master.name, ...original }] : [];
  });
  return {
    origin: {
      starter: files.starter.id,
      choices,
      masters: found.map(({ name, original, isChanged }) => ({ name, original, isChanged })),
      hasItsCanvas: isEqual(made.canvas, canvas),
    },
    score: found.reduce((sum, { score }) => sum + score, 0),
  };
}

/** Prefers an equal master, then the one of the same name. */
function originalOf({ name, widgets }: NamedMaster, made: readonly NamedMaster[]) {
  if (widgets.length === 0) return undefined;
  const originals = made.toSorted((a, b) => Number(b.name === name) - Number(a.name === name));
  const equal = originals.find((other) => isEqual(other.widgets, widgets));
  if (equal) return { original: equal.name, isChanged: false, score: widgets.length };
  for (const original of originals) {
    const unchanged = unchangedIds(widgets, original.widgets).length;
    if (2 * unchanged >= widgets.length)
      return { original: original.name, isChanged: true, score: 2 * unchanged - original.widgets.length };
  }
  return undefined;
}

export interface MadeMasters {
  /** Undefined if the canvas of the project was changed. */
  readonly canvas: Canvas | undefined;
  /** Masters of the project for the device. The others are scaled as a whole. */
  readonly masters: readonly (NamedMaster & Pick<StarterMaster, "isChanged">)[];
}

/** Designs of the starter for the project's device and for the new one. */
export interface StarterVersions {
  readonly before: StarterFiles;
  readonly after: StarterFiles;
}

/** Makes masters of a starter for another device. Keeps changes in them, scaled proportionally. */
export function makeMasters(
  project: DrawnProject,
  { choices, masters, hasItsCanvas }: StarterOrigin,
  { before, after }: StarterVersions,
  device: string,
  profiles: readonly DeviceProfile[],
): MadeMasters {
  const old = createMasters(before, choices, profiles);
  const made = createMasters(after, { ...choices, ...deviceOf(device) }, profiles);
  const scaled = scaledMasters(project, findProfile(profiles, device));
  const pages = { oldPage: project.canvas.dimensions, page: made.canvas.dimensions };
  const merged = masters.flatMap(({ name, original, isChanged }) => {
    const [own, ownScaled] = [project.masters, scaled].map((all) => widgetsOf(all, name));
    const [oldWidgets, widgets] = [old, made].map((all) => widgetsOf(all.masters, original));
    if (!own || !ownScaled || !oldWidgets || !widgets) return [];
    const changed = { own, scaled: ownScaled, before: oldWidgets, after: widgets, ...pages };
    const result = isChanged ? mergeWidgets(changed) : widgets;
    return result ? [{ name, widgets: result, isChanged }] : [];
  });
  return { canvas: hasItsCanvas ? made.canvas : undefined, masters: merged };
}

function widgetsOf(masters: readonly NamedMaster[], name: string): readonly Widget[] | undefined {
  return masters.find((master) => master.name === name)?.widgets;
}

/** Masters of the project, as the server scales them for the device. */
function scaledMasters(
  { canvas, masters, ...shared }: DrawnProject,
  profile: DeviceProfile | undefined,
): readonly NamedMaster[] {
  if (!profile) return [];
  const page = { ...profilePage(profile), margins: profile.pdf_settings.safe_margins };
  const designs = masters.map(({ name, widgets, frame }) => ({
    id: name,
    name,
    widgets,
    ...(frame !== undefined && { frame }),
  }));
  const template = { ...templateDefaults, canvas, ...sharedParts(shared), masters: designs };
  const { masters: scaled } = rescaleTemplate(template, page, { mode: "proportional", minimums: profile.constraints });
  return scaled.map(({ widgets }, i) => ({ name: masters[i]?.name ?? "", widgets }));
}

/** All masters, as a new project stores them. */
function createMasters(files: StarterFiles, choices: PlannerChoices, profiles: readonly DeviceProfile[]) {
  const { library } = parseLibrary(createPlanner(files, choices, profiles).masters, profiles);
  if (!library?.canvas) throw new Error(`The starter ${files.starter.id} cannot be read.`);
  return { canvas: library.canvas, masters: library.masters };
}
