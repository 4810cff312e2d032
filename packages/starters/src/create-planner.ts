/** Draws the planner of a starter for a device. */
import {
  type DeviceProfile,
  isRightToLeft,
  mirrorTemplate,
  type Project,
  parseProject,
  printProject,
  rescaleTemplate,
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
import { hasToolbarChoice, type PlannerChoices, plannerName, profileOf } from "./choices.ts";
import { devicePage, drawnPage, type Side, suitsStarters, themesFor, toolbarArea } from "./device-page.ts";
import { type Canvas, canvasOf, type DevicePage, type DrawingOptions } from "./kit/canvas.ts";
import { plannerTexts } from "./kit/planner-texts.ts";
import { asWidget } from "./kit/stored-widget.ts";
import { styler } from "./kit/styler.ts";
import { starterStyles, starterThemes } from "./kit/styles.ts";
import { collectionOf } from "./layouts/collections.ts";
import { layoutSections } from "./layouts/index.ts";
import { chosen, type Layouts, standardOf } from "./layouts/layout.ts";
import { chosenMembers, chosenNames, ownersOf } from "./layouts/names.ts";
import { hasRoomOn, pageMargins, withSideTabs } from "./layouts/room.ts";
import { tabs } from "./layouts/tabs.ts";
import { namePages, type PageNames } from "./name-pages.ts";
import { toolbarAreaId } from "./planners/device-test.ts";
import { withTerms } from "./planners/sections.ts";
import type { StarterList, StarterSection, StarterSource } from "./starter.ts";
import { classic } from "./themes/classic.ts";
import { translate } from "./translate.ts";
import { textIn, type WordsByLanguage } from "./words/words.ts";
import { monthsOf } from "./years.ts";

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
 * `dates` are those of the plan, as its format describes them. A theme without room on the device gives way to the default. Throws for a device that is unknown or does not suit the
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
  const theme = themesFor(starter, profile).find(({ id }) => id === choices.theme) ?? classic;
  const options = { ...choices, hasToolbar: profile.toolbar !== null, months: monthsOf(choices) };
  const drawnOn = drawnPage(page, theme);
  // Devices without room for tabs at the side have them at the top.
  const hasSide =
    chosen(layoutsOf(starter, choices.layouts), tabs) === "side" && hasRoomOn("side tabs", drawnOn, theme);
  const sized = hasSide ? withSideTabs(drawnOn) : drawnOn;
  const canvas = canvasOf(sized, world.fonts, plannerTexts(world, choices), theme);
  const library = mastersDocument(starter, canvas, options);
  const sections = drawnSections(includedSections(starter, choices), library.masters);
  const drawn = withMasters(library, usedMasters(library.masters, sections));
  const { project, ...names } = translatedPlanner(
    starter,
    { library: drawn, sections, profile },
    { choices, world, dates },
  );
  const named = withPageNames(project, sections, starter, { choices, world, dates });
  const enlarged = canvas.width === page.width ? named : onPage(named, page);
  const read = isRightToLeft(choices.locale) ? reversed(enlarged) : enlarged;
  const turned = choices.leftHanded ? mirrored(read) : read;
  return { ...names, project: withToolbarArea(turned, profile) };
}

/** `sections` are those of the project in the starter. */
function withPageNames(
  project: Project,
  sections: readonly StarterSection[],
  { layouts = [] }: StarterSource,
  { choices, world: { words, fonts } }: Setting,
): Project {
  const names = chosenNames(choices.layouts);
  const text = textIn(words, choices.locale);
  const named = layouts.filter((layout) => layout.kind === "names");
  const titles = named.flatMap((layout) => layout.values);
  const withMembers = (list: string) => named.filter(({ members }) => members?.of === list);
  const membersOf = (list: string) => withMembers(list).flatMap((layout) => chosenMembers(choices.layouts, layout));
  const namesOf = (list: string) => {
    const owners = withMembers(list).flatMap(({ members }) =>
      members ? ownersOf(names, members, text(members.usual)) : [],
    );
    return owners.length > 0 ? owners : names.get(list);
  };
  return pairs(sections, project.plan.sections).reduce((done, [section, { kind }]) => {
    const { list = section.kind, title = titles.find(({ value }) => value === list)?.label } =
      collectionOf(section, choices.layouts) ?? {};
    const wanted = namesOf(list);
    if (!wanted || title === undefined) return done;
    const pages = { kind, list: text(title), heading: text("Name"), names: wanted, members: membersOf(list) };
    return namePages(done, pages, fonts);
  }, project);
}

type PlanSection = Project["plan"]["sections"][number];

/** Sections of a starter, each with that of the project, also those behind others. */
function pairs(
  sections: readonly StarterSection[],
  drawn: readonly PlanSection[],
): readonly (readonly [StarterSection, PlanSection])[] {
  return sections.flatMap((section, i) => {
    const own = drawn[i];
    return own ? [[section, own] as const, ...pairs(section.nested ?? [], own.nested)] : [];
  });
}

/** Values of all layouts of the starter. */
function layoutsOf(
  { layouts = [] }: { readonly layouts?: StarterSource["layouts"] | undefined },
  values: Layouts = {},
): Layouts {
  return Object.fromEntries(layouts.map((layout) => [layout.id, values[layout.id] ?? standardOf(layout)]));
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
  starter: StarterSource,
  { library, sections, profile }: Parts,
  { choices, world: { profiles, words }, dates }: Setting,
): DrawnPlanner {
  const { id, lists } = starter;
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
      name: plannerName(starter, choices, textIn(words, locale)),
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

/** The sections of the plan, without optional ones that the user omits, with the terms of the locale. */
export function includedSections(
  { sections, optional, layouts }: StarterSource,
  choices: PlannerChoices,
): readonly StarterSection[] {
  const omitted = optional.map(({ section }) => section).filter((kind) => !choices.sections.includes(kind));
  const included = (all: readonly StarterSection[]): readonly StarterSection[] =>
    all
      .filter(({ kind }) => !omitted.includes(kind))
      .map((section) => (section.nested ? { ...section, nested: included(section.nested) } : section));
  return layoutSections(withTerms(included(sections), choices.locale), layoutsOf({ layouts }, choices.layouts));
}

/** The sections whose masters are drawn on the page. */
export function drawnSections(
  sections: readonly StarterSection[],
  masters: readonly { readonly name: string }[],
): readonly StarterSection[] {
  return sections
    .filter(({ master }) => masters.some(({ name }) => name === master))
    .map((section) => (section.nested ? { ...section, nested: drawnSections(section.nested, masters) } : section));
}

interface MastersDocument extends Pick<SharedParts, "styles" | "themes"> {
  readonly theme?: string | undefined;
  readonly canvas: { readonly dimensions: TemplateCanvas["dimensions"] };
  readonly masters: readonly { readonly name: string; readonly description: string; readonly widgets: Widget[] }[];
}

/** All masters of the starter, also those that no section uses. */
export function mastersDocument(starter: StarterSource, canvas: Canvas, options: DrawingOptions): MastersDocument {
  const styles = starter.isMeasured ? [] : starterStyles(canvas);
  const shared = { styles, themes: starterThemes(canvas), theme: canvas.theme.name };
  const styled = styler(resolveStyles(shared));
  const layouts = layoutsOf(starter, options.layouts);
  const { width, height } = canvas;
  return {
    canvas: { dimensions: { width, height, margins: pageMargins(canvas) } },
    ...(styles.length > 0 && shared),
    masters: starter.masters(canvas, { ...options, layouts }).map(({ widgets, ...master }) => ({
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

/** The project on a page of the same proportions. */
function onPage(project: Project, { width, height, margins }: DevicePage): Project {
  return changedTemplate(project, (template) =>
    rescaleTemplate(template, { width, height, margins }, { mode: "proportional" }),
  );
}

/** The project for a language from right to left, or from left to right again. */
export function reversed(project: Project): Project {
  return changedTemplate(project, reverseTemplate);
}

/** The project for left-handed people, or for right-handed ones again. */
export function mirrored(project: Project): Project {
  return changedTemplate(project, mirrorTemplate);
}

/** Names the pages of a counted section of a project. Lists are drawn from left to right. */
export function nameProjectPages(project: Project, names: PageNames, { fonts }: Pick<World, "fonts">): Project {
  if (!isRightToLeft(project.plan.locale)) return namePages(project, names, fonts);
  return reversed(namePages(reversed(project), names, fonts));
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
