/** Draws the planner of a starter for a device. */
import {
  type DeviceProfile,
  mirrorTemplate,
  type Project,
  parseProject,
  printProject,
  resolveStyles,
  sharedParts,
  templateDefaults,
  type Widget,
  type World,
} from "@octavo/engine";
import { hasToolbarChoice, type PlannerChoices, profileOf } from "./choices.ts";
import { devicePage, type Side, suitsStarters, toolbarArea } from "./device-page.ts";
import { type Canvas, canvasOf, type DrawingOptions } from "./kit/canvas.ts";
import { asWidget } from "./kit/stored-widget.ts";
import { styler } from "./kit/styler.ts";
import { starterStyles, starterThemes } from "./kit/styles.ts";
import { toolbarAreaId } from "./planners/device-test.ts";
import type { StarterSection, StarterSource, Words } from "./starter.ts";
import { inLanguage, translate } from "./translate.ts";

export interface StarterWorld extends Pick<World, "profiles" | "fonts"> {
  readonly words: Words;
}

/** YAML texts that `compile` takes as they are: the page has the size of the device. */
export interface PlannerDocuments {
  readonly masters: string;
  readonly plan: string;
}

/**
 * `dates` are those of the plan, as its format describes them. Throws for a device that is unknown or does not suit the
 * starters: `readChoices` reports both.
 */
export function createPlanner(
  starter: StarterSource,
  choices: PlannerChoices,
  world: StarterWorld,
  dates: readonly object[] = [],
): PlannerDocuments {
  const { masters_yaml, plan_yaml } = printProject(createProject(starter, choices, world, dates));
  return { masters: masters_yaml, plan: plan_yaml };
}

/** The planner as a project that is not printed yet. */
export function createProject(
  starter: StarterSource,
  choices: PlannerChoices,
  { profiles, fonts, words }: StarterWorld,
  dates: readonly object[] = [],
): Project {
  const { name } = starter;
  const profile = profileOf(choices, profiles);
  if (!profile || !suitsStarters(profile))
    throw new Error(`The starter ${starter.id} cannot be drawn for ${choices.device}.`);
  const page = devicePage(profile, drawnSide(profile, choices));
  const options = { ...choices, hasToolbar: profile.toolbar !== null };
  const sections = includedSections(starter, choices);
  const masters = mastersDocument(starter, canvasOf(page, fonts), sections, options);
  const translated = <T extends object>(document: T): T => translate(document, words, choices.locale);
  const plan = { ...translated(planOf(sections, choices)), ...(dates.length > 0 && { dates }) };
  const documents = {
    masters_yaml: JSON.stringify({ profile: profile.id, ...translated(masters) }),
    plan_yaml: JSON.stringify({ profile: profile.id, name: inLanguage(name, choices.locale) ?? name.en, plan }),
  };
  const { project } = parseProject(documents, profiles);
  if (!project) throw new Error(`The starter ${starter.id} cannot be read.`);
  return withToolbarArea(choices.leftHanded ? mirrored(project, profile) : project, profile);
}

/** Side of the toolbar on a page that is mirrored afterwards for left-handed people. */
function drawnSide(profile: DeviceProfile, { toolbar, leftHanded }: PlannerChoices): Side | undefined {
  if (!hasToolbarChoice(profile) || toolbar === undefined) return undefined;
  const other = toolbar === "left" ? "right" : "left";
  return leftHanded ? other : toolbar;
}

/** The sections of the plan, without optional ones that the user omits. */
function includedSections({ sections, optional }: StarterSource, choices: PlannerChoices): readonly StarterSection[] {
  const omitted = optional.map(({ section }) => section).filter((kind) => !choices.sections.includes(kind));
  const included = (all: readonly StarterSection[]): readonly StarterSection[] =>
    all
      .filter(({ kind }) => !omitted.includes(kind))
      .map((section) => (section.nested ? { ...section, nested: included(section.nested) } : section));
  return included(sections);
}

/** The masters that the sections use. */
function mastersDocument(
  starter: StarterSource,
  canvas: Canvas,
  sections: readonly StarterSection[],
  options: DrawingOptions,
) {
  const styles = starter.isMeasured ? [] : starterStyles(canvas);
  const styled = styler(resolveStyles({ styles }));
  const used = mastersOf(sections);
  const { width, height, margins } = canvas;
  return {
    canvas: { dimensions: { width, height, margins } },
    ...(styles.length > 0 && { styles, themes: starterThemes, theme: starterThemes[0]?.name }),
    masters: starter
      .masters(canvas, options)
      .filter(({ name }) => used.includes(name))
      .map(({ widgets, ...master }) => ({
        ...master,
        widgets: widgets.map((widget) => styled(asWidget(widget))),
      })),
  };
}

function mastersOf(sections: readonly StarterSection[]): readonly string[] {
  return sections.flatMap(({ master, nested = [] }) => [master, ...mastersOf(nested)]);
}

function planOf(sections: readonly StarterSection[], { locale, weekStart, from, to }: PlannerChoices) {
  return {
    locale,
    week_start: weekStart,
    calendar: { start_date: from, end_date: to },
    sections,
    order: sections.map(({ kind }) => kind),
  };
}

function mirrored(project: Project, profile: DeviceProfile): Project {
  const { masters, default_canvas: canvas = templateDefaults.canvas } = project;
  const { masters: turned, ...template } = mirrorTemplate({
    ...templateDefaults,
    metadata: { ...templateDefaults.metadata, profile: profile.id },
    canvas,
    ...sharedParts(project),
    masters: masters.map(({ name, widgets }) => ({ id: name, name, widgets })),
  });
  return {
    ...project,
    ...sharedParts(template),
    default_canvas: template.canvas,
    masters: masters.map((master, i) => ({ ...master, widgets: turned[i]?.widgets ?? [] })),
  };
}

/** Places the widget that shows the toolbar over the toolbar of the device. */
function withToolbarArea(project: Project, profile: DeviceProfile): Project {
  const { masters, default_canvas: canvas = templateDefaults.canvas } = project;
  const position = toolbarArea(profile, canvas.dimensions);
  if (!position) return project;
  const placed = (widget: Widget): Widget => (widget.id === toolbarAreaId ? { ...widget, position } : widget);
  return { ...project, masters: masters.map((master) => ({ ...master, widgets: master.widgets.map(placed) })) };
}
