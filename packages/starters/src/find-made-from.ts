/** Finds what a project was made from that was made before projects stored it. */
import { type DeviceProfile, findProfile, type Project } from "@octavo/engine";
import { isEqual } from "@octavo/foundation";
import { defaultChoices, deviceOf, hasToolbarChoice, type PlannerChoices } from "./choices.ts";
import { type DrawnPlanner, drawPlanner, type StarterWorld } from "./create-planner.ts";
import { suitsStarters } from "./device-page.ts";
import { drawEarlierPlanner } from "./earlier-drawing.ts";
import { drawingVersion, type MadeFrom, madeFrom } from "./made-from.ts";
import { matchMasters } from "./match-masters.ts";
import type { Starter, StarterSource } from "./starter.ts";
import { translate } from "./translate.ts";
import type { WordsByLanguage } from "./words/words.ts";

/** Draws a planner as a version did. Undefined if that version is unknown, or had no page for the device. */
export function drawVersion(
  version: number,
  starter: StarterSource,
  choices: PlannerChoices,
  world: StarterWorld,
): DrawnPlanner | undefined {
  const profile = findProfile(world.profiles, choices.landscape ? `${choices.device}-landscape` : choices.device);
  if (!profile || !suitsStarters(profile)) return undefined;
  if (version === drawingVersion) return drawPlanner(starter, choices, world);
  const earlier = { ...world, words: wordsOfVersion2(world.words) };
  if (version === 2) return drawPlanner(starter, choices, earlier);
  return version === 1 ? drawEarlierPlanner(starter, choices, earlier) : undefined;
}

const wordsOfVersion2 = ({ pl }: WordsByLanguage): WordsByLanguage => (pl ? { pl } : {});

/** Starters that are drawn, if names of masters tell which. */
const likelyStarters = 2;

/** Returns undefined if most masters are the user's own. */
export function findMadeFrom(
  project: Project,
  starters: readonly StarterSource[],
  world: StarterWorld,
): MadeFrom | undefined {
  const profile = findProfile(world.profiles, project.metadata.device_profile);
  if (!profile) return undefined;
  let best: Rated | undefined;
  for (const starter of likely(project, starters, world))
    for (const choices of possibleChoices(project, starter, profile, world))
      for (const version of [drawingVersion, 2, 1]) {
        const rated = rate(project, starter, choices, version, world);
        if (rated && rated.score > (best?.score ?? 0)) best = rated;
        if (rated?.isWhole) return rated.madeFrom;
      }
  return best?.isMost ? best.madeFrom : undefined;
}

interface Rated {
  readonly madeFrom: MadeFrom;
  /** Number of widgets that are alike, those that are equal twice. */
  readonly score: number;
  /** Every master is the starter's, unchanged. */
  readonly isWhole: boolean;
  /** At least half of the masters are the starter's. */
  readonly isMost: boolean;
}

function rate(
  project: Project,
  starter: StarterSource,
  choices: PlannerChoices,
  version: number,
  world: StarterWorld,
): Rated | undefined {
  const drawn = drawVersion(version, starter, choices, world);
  if (!drawn) return undefined;
  const own = project.masters.filter(({ widgets }) => widgets.length > 0);
  const matched = matchMasters(own, drawn.project.masters).filter((match) => match !== undefined);
  return {
    madeFrom: madeFrom(starter, choices, version),
    score: matched.reduce((sum, { score }) => sum + score, 0),
    isWhole: own.length > 0 && matched.length === own.length && matched.every(({ isChanged }) => !isChanged),
    isMost: own.length > 0 && 2 * matched.length >= own.length,
  };
}

/** Names of masters in the languages of starters tell how likely a starter is. */
function likely(
  { masters }: Project,
  starters: readonly StarterSource[],
  { words }: StarterWorld,
): readonly StarterSource[] {
  const present = new Set(masters.map(({ name }) => name));
  const share = ({ sections }: StarterSource) => {
    const names = Object.keys(words).map((locale) => namesIn(sections, words, locale));
    const counts = [namesIn(sections, {}, "en"), ...names].map((all) => all.filter((name) => present.has(name)).length);
    return Math.max(...counts) / Math.max(1, namesIn(sections, {}, "en").length);
  };
  const rated = starters.map((starter) => ({ starter, share: share(starter) }));
  const known = rated.filter((one) => one.share > 0).toSorted((a, b) => b.share - a.share);
  return known.length > 0 ? known.slice(0, likelyStarters).map(({ starter }) => starter) : starters;
}

function namesIn(sections: StarterSource["sections"], words: StarterWorld["words"], locale: string): readonly string[] {
  return translate(sections, words, locale).flatMap(({ master, nested = [] }) => [
    master,
    ...namesIn(nested, words, locale),
  ]);
}

/** The plan has its dates, its sections and their language. The side of people and of toolbars is in the masters. */
function possibleChoices(
  { metadata, masters, plan }: Project,
  starter: StarterSource,
  profile: DeviceProfile,
  { words }: StarterWorld,
): readonly PlannerChoices[] {
  const languages = [plan.locale, ...["en", ...Object.keys(words)].filter((other) => !plan.locale.startsWith(other))];
  const names = new Set(masters.map(({ name }) => name));
  const known = (locale: string) => namesIn(starter.sections, words, locale).filter((name) => names.has(name)).length;
  const [locale = "en"] = languages.toSorted((a, b) => known(b) - known(a));
  const { start_date, end_date, system: calendar = "gregorian" } = plan.calendar;
  const choices = {
    ...defaultChoices(starter, { device: "", year: 2026, locale }),
    ...deviceOf(metadata.device_profile),
    ...(start_date !== "" && end_date !== "" && { from: start_date, to: end_date }),
    calendar,
    weekStart: plan.week_start,
    sections: sectionsIn(plan.sections, starter, (kind) => translate({ kind }, words, locale).kind),
    hours: hoursIn(masters),
  };
  return possibleSides(profile).map((side) => ({ ...choices, ...side }));
}

type Sections = Project["plan"]["sections"];

function sectionsIn(sections: Sections, { optional }: Starter, translated: (kind: string) => string) {
  const kindsOf = (all: Sections): readonly string[] => all.flatMap(({ kind, nested }) => [kind, ...kindsOf(nested)]);
  const kinds = kindsOf(sections);
  return optional.map(({ section }) => section).filter((kind) => kinds.includes(translated(kind)));
}

function hoursIn(masters: Project["masters"]): PlannerChoices["hours"] {
  const widgets = masters.flatMap((master) => master.widgets);
  return widgets.some(({ properties }) => isEqual(properties?.["times_as"], "am and pm")) ? "12" : "24";
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
