/** Makes the project of a variant: by the choices of its starter, or by adapting designs of the user's own. */
import { findProfile, fitToDevice, isRightToLeft, type Project } from "@octavo/engine";
import { isEqual } from "@octavo/foundation";
import { changeChoices, drawBefore } from "../change-choices.ts";
import { deviceOf, type PlannerChoices, plannerName } from "../choices.ts";
import { changedTemplate, mirrored, reversed, type StarterWorld } from "../create-planner.ts";
import { suitsStarters } from "../device-page.ts";
import type { MadeFrom } from "../made-from.ts";
import { starters } from "../planners/index.ts";
import type { StarterSource } from "../starter.ts";
import { textIn } from "../words/words.ts";
import type { Matrix, MatrixProblem, Variant } from "./matrix.ts";
import type { NamedProject } from "./name-variants.ts";

export interface VariantSource {
  readonly project: Project;
  /** Undefined for designs of the user's own. */
  readonly made: MadeVariants | undefined;
  /** True if type and lines keep their size in millimetres on other devices. */
  readonly keepsSizes?: boolean;
}

interface MadeVariants {
  readonly madeFrom: MadeFrom;
  /** Choices of the project as it is now. */
  readonly choices: PlannerChoices;
}

export function namedProject({ project, made }: VariantSource): NamedProject {
  const { metadata, plan } = project;
  return {
    name: metadata.name,
    device: metadata.device_profile,
    locale: plan.locale,
    hand: made?.choices.leftHanded ? "left" : "right",
    weekStart: plan.week_start,
  };
}

/** Finds values that the project has no variant for. */
export function checkVariants(
  { project, made, keepsSizes }: VariantSource,
  { devices, hands }: Matrix,
  { profiles }: Pick<StarterWorld, "profiles">,
): readonly MatrixProblem[] {
  if (made && keepsSizes) return [];
  if (made) {
    const suits = (id: string) => {
      const profile = findProfile(profiles, id);
      return profile !== undefined && suitsStarters(profile);
    };
    return devices
      .filter((id) => !suits(id))
      .map((value) => ({ axis: "devices", value, code: "unsuitable_device", known: devices.filter(suits) }));
  }
  const isAlike = hands.includes("left") && isEqual(mirrored(project).masters, project.masters);
  return isAlike ? [{ axis: "hands", value: "left", code: "no_hand", known: [] }] : [];
}

/** Returns a function that makes the project of a variant. Its language must be among the words of the world. */
export function variantProjects(source: VariantSource, world: StarterWorld): (variant: Variant) => Project {
  const { project, made, keepsSizes = false } = source;
  const chosen = made && chosenVariants(project, made, world);
  return (variant) => {
    if (!keepsSizes) return chosen?.(variant) ?? adaptedVariant(project, variant, world);
    const { device, ...others } = variant;
    return onDevice(chosen?.(others) ?? adaptedVariant(project, others, world), device, world, "keep_sizes");
  };
}

/** The project with designs that fit another device. */
function onDevice(
  project: Project,
  device: string | undefined,
  { profiles }: Pick<StarterWorld, "profiles">,
  fit?: "keep_sizes",
): Project {
  if (device === undefined) return project;
  const placed = { ...project, metadata: { ...project.metadata, device_profile: device } };
  return changedTemplate(placed, (template) => fitToDevice(template, profiles, fit));
}

/** The function returns undefined if the starter is unknown, or cannot be drawn. */
function chosenVariants(project: Project, { madeFrom, choices }: MadeVariants, world: StarterWorld) {
  const starter = starters.find(({ id }) => id === madeFrom.starter);
  const before = starter && drawBefore(madeFrom, starter, world);
  return (variant: Variant): Project | undefined => {
    const wanted = variantChoices(choices, variant);
    const changed = starter && changeChoices(project, madeFrom, starter, wanted, world, before);
    return changed && withName(changed.project, starter, choices, wanted, world);
  };
}

/** The toolbar of another device, or for the other hand, is at its usual side. */
function variantChoices(choices: PlannerChoices, { device, locale, hand, weekStart }: Variant): PlannerChoices {
  const place = device === undefined ? choices : deviceOf(device);
  const leftHanded = hand === undefined ? choices.leftHanded : hand === "left";
  const isMoved = place.device !== choices.device || leftHanded !== choices.leftHanded;
  return {
    ...choices,
    device: place.device,
    landscape: place.landscape,
    ...(isMoved && { toolbar: undefined }),
    leftHanded,
    locale: locale ?? choices.locale,
    weekStart: weekStart ?? choices.weekStart,
  };
}

/** Translates a name that the user has not changed. */
function withName(
  project: Project,
  starter: StarterSource,
  from: PlannerChoices,
  to: PlannerChoices,
  { words }: StarterWorld,
): Project {
  const nameOf = (choices: PlannerChoices) => plannerName(starter, choices, textIn(words, choices.locale));
  if (project.metadata.name !== nameOf(from)) return project;
  return { ...project, metadata: { ...project.metadata, name: nameOf(to) } };
}

/** Designs of the user's own: texts stay, and everything else follows the variant. */
function adaptedVariant(
  project: Project,
  { device, locale, hand, weekStart }: Variant,
  world: Pick<StarterWorld, "profiles">,
): Project {
  const { plan } = project;
  const fitted = onDevice(project, device, world);
  const turned = hand === "left" ? mirrored(fitted) : fitted;
  const turns = locale !== undefined && isRightToLeft(locale) !== isRightToLeft(plan.locale);
  return {
    ...(turns ? reversed(turned) : turned),
    plan: { ...plan, locale: locale ?? plan.locale, week_start: weekStart ?? plan.week_start },
  };
}
