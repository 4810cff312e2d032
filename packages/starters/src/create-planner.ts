import {
  type DeviceProfile,
  fitToDevice,
  mirrorTemplate,
  type Project,
  parseProject,
  printProject,
  sharedParts,
  swapSideMargins,
  type Template,
  templateDefaults,
} from "@octavo/engine";
import { hasToolbarChoice, type PlannerChoices, profileOf } from "./choices.ts";
import { asMapping } from "./documents.ts";
import { openStarter } from "./open-starter.ts";
import { designFor, type Mapping, type Starter, type StarterDocuments, type Words } from "./starter.ts";
import { withToolbarArea, withTrueSizes } from "./true-sizes.ts";

/** Parsed files of a starter. `masters` is the design of `designFor`. */
export interface StarterFiles extends StarterDocuments {
  readonly starter: Starter;
  readonly words: Words;
}

/** YAML texts that `compile` takes as they are: the page has the size of the device. */
export interface PlannerDocuments {
  readonly masters: string;
  readonly plan: string;
}

/**
 * `dates` are those of the plan, as its format describes them. Throws for a device that is unknown or that the starter
 * does not support: `readChoices` reports both.
 */
export function createPlanner(
  { starter, words, ...documents }: StarterFiles,
  choices: PlannerChoices,
  profiles: readonly DeviceProfile[],
  dates: readonly object[] = [],
): PlannerDocuments {
  const profile = profileOf(choices, profiles);
  if (!profile || !designFor(starter, profile))
    throw new Error(`The starter ${starter.id} has no design for ${choices.device}.`);
  const { locale, weekStart, from, to, sections, hours } = choices;
  const calendar = { week_start: weekStart, start_date: from, end_date: to };
  const page = { profile: profile.id, hasToolbar: profile.toolbar !== null };
  const opened = openStarter(starter, documents, words, { ...page, locale, ...calendar, sections, hours });
  const plan = dates.length > 0 ? withDates(opened.plan, dates) : opened.plan;
  const texts = { masters_yaml: JSON.stringify(opened.masters), plan_yaml: JSON.stringify(plan) };
  const { project } = parseProject(texts, profiles);
  if (!project) throw new Error(`The starter ${starter.id} cannot be read.`);
  const { masters_yaml, plan_yaml } = printProject(adapted(project, { starter, profile, choices, profiles }));
  return { masters: masters_yaml, plan: plan_yaml };
}

function withDates(document: Mapping, dates: readonly object[]): object {
  return { ...document, plan: { ...asMapping(document.plan), dates } };
}

interface Target {
  readonly starter: Starter;
  readonly profile: DeviceProfile;
  readonly choices: PlannerChoices;
  readonly profiles: readonly DeviceProfile[];
}

function adapted(project: Project, { starter, profile, choices, profiles }: Target): Project {
  const { masters, default_canvas: canvas } = project;
  const template: Template = {
    ...templateDefaults,
    metadata: { ...templateDefaults.metadata, profile: profile.id },
    canvas: canvas ?? templateDefaults.canvas,
    ...sharedParts(project),
    masters: masters.map(({ name, frame, widgets }) => {
      return { id: name, name, ...(frame !== undefined && { frame }), widgets };
    }),
  };
  const fitted = withTrueSizes(fitToDevice(template, profiles), template, starter, profile.display.ppi);
  const turned = withToolbar(choices.leftHanded ? mirrorTemplate(fitted) : fitted, profile, choices);
  const made = withToolbarArea(turned, profile, starter);
  return {
    ...project,
    ...sharedParts(made),
    default_canvas: made.canvas,
    masters: masters.map((master, i) => ({ ...master, widgets: made.masters[i]?.widgets ?? [] })),
  };
}

/** A mirrored page has room for the toolbar on the other side. */
function withToolbar(template: Template, profile: DeviceProfile, { toolbar, leftHanded }: PlannerChoices): Template {
  const edge = profile.toolbar?.edge;
  if (toolbar === undefined || !hasToolbarChoice(profile)) return template;
  return (toolbar === edge) === leftHanded ? swapSideMargins(template) : template;
}
