/**
 * Masters of a project that were made from a starter, and the same masters for another device. A project does not store
 * its starter: the masters of each likely starter are made again for the project's device and compared.
 */

import {
  type Canvas,
  type DeviceProfile,
  findProfile,
  type Master,
  profilePage,
  rescaleTemplate,
  type SharedParts,
  sharedParts,
  templateDefaults,
  type Widget,
} from "@octavo/engine";
import { isEqual } from "@octavo/foundation";
import { defaultChoices, deviceOf, hasToolbarChoice, type PlannerChoices } from "./choices.ts";
import { createProject, type StarterWorld } from "./create-planner.ts";
import { devicePage, suitsStarters } from "./device-page.ts";
import { canvasOf } from "./kit/canvas.ts";
import { mergeWidgets, unchangedIds } from "./merge-widgets.ts";
import type { StarterSource } from "./starter.ts";

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

/** Finds the starter that most widgets come from. */
export function findOrigin(
  project: DrawnProject,
  candidates: readonly StarterSource[],
  world: StarterWorld,
): StarterOrigin | undefined {
  const profile = findProfile(world.profiles, project.device);
  if (!profile || !suitsStarters(profile)) return undefined;
  const canvas = canvasOf(devicePage(profile), world.fonts);
  const drawn = project.masters.filter(({ widgets }) => widgets.length > 0).length;
  let best: RatedOrigin | undefined;
  for (const starter of likely(project, candidates, canvas))
    for (const choices of possibleChoices(starter, project, profile, { canvas, words: world.words })) {
      const rated = compare(project, starter, choices, world);
      if (rated.score > (best?.score ?? 0)) best = rated;
      if (rated.origin.masters.filter(({ isChanged }) => !isChanged).length === drawn) return rated.origin;
    }
  return best?.origin;
}

/** Ids of widgets depend neither on language nor on device. */
function likely(
  { masters }: DrawnProject,
  candidates: readonly StarterSource[],
  canvas: Drawing,
): readonly StarterSource[] {
  const present = idsOf(masters);
  const counted = candidates.map((starter) => {
    const ids = drawnIds(starter, canvas, allSections(starter));
    return { starter, count: [...ids].filter((id) => present.has(id)).length };
  });
  return counted
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, likelyStarters)
    .map(({ starter }) => starter);
}

type Drawing = Parameters<StarterSource["masters"]>[0];

function drawnIds(starter: StarterSource, canvas: Drawing, sections: readonly string[]): ReadonlySet<string> {
  return idsOf(starter.masters(canvas, { sections, hours: "24", hasToolbar: true }));
}

function idsOf(masters: readonly { readonly widgets: readonly { readonly id: string }[] }[]): ReadonlySet<string> {
  return new Set(masters.flatMap(({ widgets }) => widgets.map(({ id }) => id)));
}

const allSections = ({ optional }: StarterSource) => optional.map(({ section }) => section);

/** Choices that change masters, the most likely ones first. */
function possibleChoices(
  starter: StarterSource,
  { device, locale, masters }: DrawnProject,
  profile: DeviceProfile,
  { canvas, words }: { readonly canvas: Drawing; readonly words: StarterWorld["words"] },
): readonly PlannerChoices[] {
  const languages = [locale, ...["en", ...Object.keys(words)].filter((other) => !locale.startsWith(other))];
  const sides = possibleSides(profile);
  const hours = starter.hasHours ? (["24", "12"] as const) : (["24"] as const);
  return possibleSections(starter, masters, canvas).flatMap((sections) =>
    languages.flatMap((language) => {
      const defaults = defaultChoices(starter, { device, year: anyYear, locale: language });
      const choices = { ...defaults, ...deviceOf(device), sections };
      return sides.flatMap((side) => hours.map((labels) => ({ ...choices, ...side, hours: labels })));
    }),
  );
}

/** The device's own side and the other one, for right- and left-handed people. */
function possibleSides(profile: DeviceProfile): readonly Pick<PlannerChoices, "leftHanded" | "toolbar">[] {
  const edge = hasToolbarChoice(profile) ? profile.toolbar?.edge : undefined;
  const sides = [undefined, "left", "right"] as const;
  return [false, true].flatMap((leftHanded) =>
    sides
      .filter((toolbar) => toolbar === undefined || (edge !== undefined && (toolbar === edge) === leftHanded))
      .map((toolbar) => ({ leftHanded, toolbar })),
  );
}

/** The optional sections that a master links to. All, in case the links were deleted. */
function possibleSections(
  starter: StarterSource,
  masters: readonly NamedMaster[],
  canvas: Drawing,
): readonly PlannerChoices["sections"][] {
  const present = idsOf(masters);
  const all = allSections(starter);
  const ids = drawnIds(starter, canvas, all);
  const linked = all.filter((section) => {
    const without = drawnIds(
      starter,
      canvas,
      all.filter((other) => other !== section),
    );
    return [...ids].some((id) => !without.has(id) && present.has(id));
  });
  return linked.length === all.length ? [all] : [linked, all];
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
  starter: StarterSource,
  choices: PlannerChoices,
  world: StarterWorld,
): RatedOrigin {
  const made = createMasters(starter, choices, world);
  const found = masters.flatMap((master) => {
    const original = originalOf(master, made.masters);
    return original ? [{ name: master.name, ...original }] : [];
  });
  return {
    origin: {
      starter: starter.id,
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

/** Makes masters of a starter for another device. Keeps changes in them, scaled proportionally. */
export function makeMasters(
  project: DrawnProject,
  { choices, masters, hasItsCanvas }: StarterOrigin,
  starter: StarterSource,
  device: string,
  world: StarterWorld,
): MadeMasters {
  const old = createMasters(starter, choices, world);
  const made = createMasters(starter, { ...choices, ...deviceOf(device) }, world);
  const scaled = scaledMasters(project, findProfile(world.profiles, device));
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
function createMasters(starter: StarterSource, choices: PlannerChoices, world: StarterWorld) {
  const { default_canvas, masters } = createProject(starter, choices, world);
  return { canvas: default_canvas ?? templateDefaults.canvas, masters };
}
