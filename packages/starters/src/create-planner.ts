/** Draws the planner of a starter for a device. */
import {
  type DeviceProfile,
  isRightToLeft,
  mirrorTemplate,
  type Project,
  parseProject,
  printProject,
  resolveStyles,
  reverseTemplate,
  type SharedParts,
  sharedParts,
  type Template,
  type Canvas as TemplateCanvas,
  templateDefaults,
  type Widget,
  type World,
} from "@octavo/engine";
import { hasToolbarChoice, type PlannerChoices, profileOf } from "./choices.ts";
import { devicePage, type Side, suitsStarters, toolbarArea } from "./device-page.ts";
import { type Canvas, canvasOf, type DrawingOptions } from "./kit/canvas.ts";
import { plannerTexts } from "./kit/planner-texts.ts";
import { asWidget } from "./kit/stored-widget.ts";
import { styler } from "./kit/styler.ts";
import { starterStyles, starterThemes } from "./kit/styles.ts";
import { toolbarAreaId } from "./planners/device-test.ts";
import type { StarterList, StarterSection, StarterSource } from "./starter.ts";
import { inLanguage, translate } from "./translate.ts";
import { textIn, type WordsByLanguage } from "./words/words.ts";

export interface StarterWorld extends Pick<World, "profiles" | "fonts" | "names"> {
  /** Of the language of the planner. */
  readonly words: WordsByLanguage;
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
  const { masters_yaml, plan_yaml } = printProject(drawPlanner(starter, choices, world, dates).project);
  return { masters: masters_yaml, plan: plan_yaml };
}

/** A planner that is not printed yet. */
export interface DrawnPlanner {
  readonly project: Project;
  /** Names of its masters in the starter, which are English. */
  readonly masterNames: readonly string[];
  /** Its sections in the starter. */
  readonly sections: readonly StarterSection[];
}

export function drawPlanner(
  starter: StarterSource,
  choices: PlannerChoices,
  world: StarterWorld,
  dates: readonly object[] = [],
): DrawnPlanner {
  const profile = profileOf(choices, world.profiles);
  if (!profile || !suitsStarters(profile))
    throw new Error(`The starter ${starter.id} cannot be drawn for ${choices.device}.`);
  const page = devicePage(profile, drawnSide(profile, choices));
  const options = { ...choices, hasToolbar: profile.toolbar !== null };
  const sections = includedSections(starter, choices);
  const library = mastersDocument(starter, canvasOf(page, world.fonts, plannerTexts(world, choices)), options);
  const drawn = withMasters(library, usedMasters(library.masters, sections));
  const { project, ...names } = translatedPlanner(
    starter,
    { library: drawn, sections, profile },
    { choices, world, dates },
  );
  const read = isRightToLeft(choices.locale) ? reversed(project) : project;
  const turned = choices.leftHanded ? mirrored(read) : read;
  return { ...names, project: withToolbarArea(turned, profile) };
}

interface Parts {
  readonly library: ReturnType<typeof mastersDocument>;
  readonly sections: readonly StarterSection[];
  readonly profile: DeviceProfile;
}

interface Setting {
  readonly choices: PlannerChoices;
  readonly world: StarterWorld;
  readonly dates: readonly object[];
}

/** A planner of English masters and sections, in the language of the choices. */
export function translatedPlanner(
  { id, name, lists }: StarterSource,
  { library, sections, profile }: Parts,
  { choices, world: { profiles, words }, dates }: Setting,
): DrawnPlanner {
  const { locale } = choices;
  const translated = <T extends object>(document: T): T => translate(document, words, locale);
  const used = (lists ?? []).filter((list) => hasRowsOf(sections, list));
  const plan = {
    ...translated({ ...planOf(sections, choices), ...(used.length > 0 && { data: used.map(dataOf) }) }),
    ...(dates.length > 0 && { dates }),
  };
  const documents = {
    masters_yaml: JSON.stringify({ profile: profile.id, ...translated(library) }),
    plan_yaml: JSON.stringify({
      profile: profile.id,
      name: inLanguage(name, locale) ?? textIn(words, locale)(name.en),
      plan,
    }),
  };
  const { project } = parseProject(documents, profiles);
  if (!project) throw new Error(`The starter ${id} cannot be read.`);
  return { project, sections, masterNames: library.masters.map((master) => master.name) };
}

/** Side of the toolbar on a page that is mirrored afterwards, for left-handed people or a language from right to left. */
function drawnSide(profile: DeviceProfile, { toolbar, leftHanded, locale }: PlannerChoices): Side | undefined {
  const edge = profile.toolbar?.edge;
  const usual = edge === "right" ? "right" : "left";
  const turns = [leftHanded, isRightToLeft(locale)].filter(Boolean).length;
  const chosen = hasToolbarChoice(profile) ? toolbar : undefined;
  // Without a choice, left-handed people have moved the toolbar.
  const wanted = chosen ?? (leftHanded ? otherSide(usual) : usual);
  if (chosen === undefined && !isRightToLeft(locale)) return undefined;
  return turns % 2 === 1 ? otherSide(wanted) : wanted;
}

const otherSide = (side: Side): Side => (side === "left" ? "right" : "left");

/** The sections of the plan, without optional ones that the user omits. */
export function includedSections(
  { sections, optional }: StarterSource,
  choices: PlannerChoices,
): readonly StarterSection[] {
  const omitted = optional.map(({ section }) => section).filter((kind) => !choices.sections.includes(kind));
  const included = (all: readonly StarterSection[]): readonly StarterSection[] =>
    all
      .filter(({ kind }) => !omitted.includes(kind))
      .map((section) => (section.nested ? { ...section, nested: included(section.nested) } : section));
  return included(sections);
}

interface MastersDocument extends Pick<SharedParts, "styles" | "themes"> {
  readonly theme?: string | undefined;
  readonly canvas: { readonly dimensions: TemplateCanvas["dimensions"] };
  readonly masters: readonly { readonly name: string; readonly description: string; readonly widgets: Widget[] }[];
}

/** All masters of the starter, also those that no section uses. */
export function mastersDocument(starter: StarterSource, canvas: Canvas, options: DrawingOptions): MastersDocument {
  const styles = starter.isMeasured ? [] : starterStyles(canvas);
  const styled = styler(resolveStyles({ styles }));
  const { width, height, margins } = canvas;
  return {
    canvas: { dimensions: { width, height, margins } },
    ...(styles.length > 0 && { styles, themes: starterThemes, theme: starterThemes[0]?.name }),
    masters: starter.masters(canvas, options).map(({ widgets, ...master }) => ({
      ...master,
      widgets: widgets.map((widget) => styled(asWidget(widget))),
    })),
  };
}

export function withMasters<Library extends { readonly masters: unknown }>(
  library: Library,
  masters: Library["masters"],
): Library {
  return { ...library, masters };
}

/** The masters that the sections use. */
export function usedMasters<M extends { readonly name: string }>(
  masters: readonly M[],
  sections: readonly StarterSection[],
): M[] {
  const used = mastersOf(sections);
  return masters.filter(({ name }) => used.includes(name));
}

function mastersOf(sections: readonly StarterSection[]): readonly string[] {
  return sections.flatMap(({ master, nested = [] }) => [master, ...mastersOf(nested)]);
}

const hasRowsOf = (sections: readonly StarterSection[], list: StarterList): boolean =>
  sections.some(({ rows, nested = [] }) => rows === list.name || hasRowsOf(nested, list));

const dataOf = ({ name, texts }: StarterList) => ({
  name,
  rows: texts.map((text, i) => ({ No: String(i + 1), Text: text })),
});

function planOf(sections: readonly StarterSection[], { locale, weekStart, from, to, calendar }: PlannerChoices) {
  return {
    locale,
    week_start: weekStart,
    // ISO 8601 numbers the weeks of Gregorian years.
    ...(calendar !== "gregorian" && { week_numbering: "us" }),
    calendar: { ...(calendar !== "gregorian" && { system: calendar }), start_date: from, end_date: to },
    sections,
    order: sections.map(({ kind }) => kind),
  };
}

/** The project for a language from right to left, or from left to right again. */
export function reversed(project: Project): Project {
  return changedTemplate(project, reverseTemplate);
}

/** The project for left-handed people, or for right-handed ones again. */
export function mirrored(project: Project): Project {
  return changedTemplate(project, mirrorTemplate);
}

/** Applies a change of templates to masters, pages and shared parts. */
export function changedTemplate(project: Project, change: (template: Template) => Template): Project {
  const { masters, pages, default_canvas: canvas = templateDefaults.canvas, metadata } = project;
  const designs = [...masters, ...pages];
  const { masters: changed, ...template } = change({
    ...templateDefaults,
    metadata: { ...templateDefaults.metadata, profile: metadata.device_profile },
    canvas,
    ...sharedParts(project),
    masters: designs.map(({ name, frame, widgets }) => ({
      id: name,
      name,
      ...(frame !== undefined && { frame }),
      widgets,
    })),
  });
  const drawn = designs.map((design, i) => ({ ...design, widgets: changed[i]?.widgets ?? [] }));
  return {
    ...project,
    ...sharedParts(template),
    default_canvas: template.canvas,
    masters: drawn.slice(0, masters.length),
    pages: drawn.slice(masters.length),
  };
}

/** Places the widget that shows the toolbar over the toolbar of the device. */
export function withToolbarArea(project: Project, profile: DeviceProfile): Project {
  const { masters, default_canvas: canvas = templateDefaults.canvas } = project;
  const position = toolbarArea(profile, canvas.dimensions);
  if (!position) return project;
  const placed = (widget: Widget): Widget => (widget.id === toolbarAreaId ? { ...widget, position } : widget);
  return { ...project, masters: masters.map((master) => ({ ...master, widgets: master.widgets.map(placed) })) };
}
