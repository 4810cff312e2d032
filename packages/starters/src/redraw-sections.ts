/** Draws sections by intent again when the choices of a project change, and keeps the changes of its user. */
import {
  type Canvas,
  composeTemplate,
  type DeviceProfile,
  type Master,
  type Project,
  resolveStyles,
  type SharedParts,
  sharedParts,
  type Template,
  templateDefaults,
  type Widget,
} from "@octavo/engine";
import { isEqual, modeNamed, Report } from "@octavo/foundation";
import type { StarterWorld } from "./create-planner.ts";
import { styler } from "./kit/styler.ts";
import { isMostlyAlike } from "./match-masters.ts";
import { countChanges, type MasterChange } from "./merge-masters.ts";
import { mergeRecords } from "./merge-records.ts";
import { mergeWidgets } from "./merge-widgets.ts";
import { plannerLook } from "./placement/planner-look.ts";
import { leadingMasters } from "./sections/leading-masters.ts";
import { makeSections, sectionFinders } from "./sections/make-sections.ts";
import type {
  ExistingSection,
  FoundSections,
  LinkedMaster,
  LinkedSections,
  SectionIntent,
} from "./sections/section-kind.ts";
import { isSectionLink } from "./sections/section-link.ts";

type Section = Project["plan"]["sections"][number];

/** A project on a page. */
interface OnDevice {
  readonly project: Project;
  readonly profile: DeviceProfile | undefined;
  /** That it was made from, as the query of an address. */
  readonly choices: string;
}

export interface RedrawSources {
  readonly own: OnDevice;
  /** Masters of the user on the new page. */
  readonly scaled: Project;
  /** With the masters of the starter for the new choices, and those of the user as they were scaled. */
  readonly after: OnDevice;
  /** Name in `after` of a master of the user. */
  readonly nameAfter: (name: string) => string;
  /** Sections of the project that were made by intent. */
  readonly known: readonly KnownSections[];
  readonly world: StarterWorld;
}

export interface RedrawnSections {
  readonly masters: readonly Master[];
  readonly sections: readonly Section[];
  /** By the names of the masters in `after`. */
  readonly changes: ReadonlyMap<string, MasterChange>;
}

/** Sections of a project that were made by intent, with their masters as they were drawn. */
export interface KnownSections {
  readonly intent: SectionIntent;
  readonly found: FoundSections;
  readonly before: LinkedSections;
  /** Links to them that are unchanged. */
  readonly linked: readonly LinkedMaster[];
}

/**
 * Finds the sections that were made by intent: drawn again, at least half of their widgets are alike. Sections and masters
 * of the starter are not among them.
 */
export function findSections(own: OnDevice, starter: Project, world: StarterWorld): readonly KnownSections[] {
  const { project } = own;
  const kinds = new Set(flat(starter.plan.sections).map(({ kind }) => kind));
  const designs = new Set(starter.masters.map(({ name }) => name));
  const isAdded = ({ kind, master }: ExistingSection) => !kinds.has(kind) && !designs.has(master);
  const widgetsOf = (name: string) => project.masters.find((master) => master.name === name)?.widgets ?? [];
  const titleOf = (name: string) => widgetsOf(name).find(({ id }) => /^title(-\d+)?$/.test(id))?.content;
  const plan = { sections: project.plan.sections, titleOf };
  const possible = sectionFinders.flatMap(({ id, find }) =>
    find(plan)
      .filter(({ sections }) => sections.every(isAdded))
      .map((found) => ({ intent: { wanted: id, values: found.values }, found })),
  );
  if (possible.length === 0) return [];
  const designed = withoutMasters(project, new Set(possible.flatMap(({ found }) => mastersOf(found))));
  const { overview, pages } = leadingMasters(project);
  const rest = [overview, ...pages].reduce(
    (own, master) => mapMaster(own, master, (widgets) => widgets.filter(isOwn)),
    designed,
  );
  const start: Finding = { known: [], rest };
  return possible
    .toSorted((a, b) => placeOf(project, a.found) - placeOf(project, b.found))
    .reduce((finding, { intent, found }): Finding => {
      const { known, rest } = finding;
      if (known.some((other) => mastersOf(other.found).some((name) => mastersOf(found).includes(name)))) return finding;
      const before = drawAgain(intent, found, { ...own, project: rest }, world);
      const isMade = mastersOf(found).every((name, i) =>
        isMostlyAlike(widgetsOf(name), before.masters[i]?.widgets ?? []),
      );
      if (!isMade) return finding;
      const linked = before.linked.filter(({ master, widget: made }) =>
        widgetsOf(master).some((widget) => isEqual(widget, made)),
      );
      return { known: [...known, { intent, found, before, linked }], rest: linked.reduce(withLink, rest) };
    }, start).known;
}

interface Finding {
  readonly known: readonly KnownSections[];
  /** The project without their masters, with the links to them. */
  readonly rest: Project;
}

const isOwn = (widget: Widget) => !isSectionLink(widget);

const placeOf = ({ plan }: Project, { sections: [section] }: FoundSections) =>
  flat(plan.sections).findIndex(({ kind }) => kind === section?.kind);

function withLink(project: Project, { master, widget }: LinkedMaster): Project {
  return mapMaster(project, master, (widgets) => [...widgets, widget]);
}

/** The project without the links that are drawn again. */
export function withoutLinks(project: Project, known: readonly KnownSections[]): Project {
  const all = known.flatMap(({ linked }) => linked);
  return all.reduce(
    (rest, { master, widget: made }) =>
      mapMaster(rest, master, (widgets) => widgets.filter((widget) => !isEqual(widget, made))),
    project,
  );
}

function mapMaster(
  project: Project,
  name: string | undefined,
  change: (widgets: readonly Widget[]) => readonly Widget[],
): Project {
  const masters = project.masters.map((master) =>
    master.name === name ? { ...master, widgets: change(master.widgets) } : master,
  );
  return { ...project, masters };
}

/** Names of the masters of sections that were made by intent. */
export const mastersOf = ({ sections }: FoundSections): readonly string[] => sections.map(({ master }) => master);

export function redrawSections(sources: RedrawSources): RedrawnSections {
  const { after, known, world } = sources;
  const left = new Set(known.flatMap(({ found }) => mastersOf(found).map(sources.nameAfter)));
  const start = {
    rest: withoutMasters(after.project, left),
    drawn: {
      masters: after.project.masters,
      sections: after.project.plan.sections,
      changes: new Map(),
    } as RedrawnSections,
  };
  return known.reduce(({ rest, drawn }, { intent, found, before, linked: kept }) => {
    const made = drawAgain(intent, found, { ...after, project: rest }, world);
    const redrawn = found.sections.reduce((all, _, i) => withSection(all, i, { found, before, made }, sources), drawn);
    // Pages without room before get their link where they have room. Those whose link the user has changed do not.
    const changed = before.linked.filter((link) => !kept.includes(link)).map(({ master }) => sources.nameAfter(master));
    const linked = made.linked.filter(({ master }) => !changed.includes(master));
    const { masters } = linked.reduce(withLink, { ...after.project, masters: redrawn.masters });
    return { rest: linked.reduce(withLink, rest), drawn: { ...redrawn, masters } };
  }, start).drawn;
}

function withoutMasters(project: Project, names: ReadonlySet<string>): Project {
  return { ...project, masters: project.masters.filter(({ name }) => !names.has(name)) };
}

/** In the look of the project, which has none of their masters. */
function drawAgain(
  intent: SectionIntent,
  { sections }: FoundSections,
  { project, profile, choices }: OnDevice,
  { fonts, words }: StarterWorld,
): LinkedSections {
  const made = makeSections(intent, {
    template: composed(project),
    profile,
    fonts,
    words,
    kinds: [],
    masterNames: project.masters.map(({ name }) => name),
    keptKinds: sections.map(({ kind }) => kind),
    leading: leadingMasters(project),
    look: plannerLook({ shared: project, choices, locale: project.plan.locale, words, profile }),
  });
  return withStyles(made, project);
}

/** The masters and the links with the styles of the project. */
export function withStyles(made: LinkedSections, project: SharedParts): LinkedSections {
  const styled = styler(resolveStyles(sharedParts(project)));
  return {
    ...made,
    masters: made.masters.map((master) => ({ ...master, widgets: master.widgets.map(styled) })),
    linked: made.linked.map(({ master, widget }) => ({ master, widget: styled(widget) })),
  };
}

/** As much of the planner as sections are drawn by: its masters, its language, and which sections and lists it has. */
function composed({ plan, masters, default_canvas: canvas, ...project }: Project): Template {
  const template: Template = {
    ...templateDefaults,
    ...sharedParts(project),
    canvas: canvas ?? templateDefaults.canvas,
    metadata: { ...templateDefaults.metadata, locale: plan.locale },
    masters: masters.map(({ name, frame, widgets }) => ({
      id: name,
      name,
      widgets,
      ...(frame !== undefined && { frame }),
    })),
    sections: flat(plan.sections).map(({ kind, generate, anchors, context }) => ({
      kind,
      unit: modeNamed(generate).unit,
      anchors,
      context,
    })),
    data: plan.data,
  };
  return composeTemplate(template, new Report(), "masters").template;
}

const flat = (sections: readonly Section[]): readonly Section[] =>
  sections.flatMap((section) => [section, ...flat(section.nested)]);

interface Drawn extends Pick<KnownSections, "found" | "before"> {
  readonly made: LinkedSections;
}

/** Replaces a section, and the master that was made for it. */
function withSection(
  { masters, sections, changes }: RedrawnSections,
  index: number,
  { found, before, made }: Drawn,
  sources: RedrawSources,
): RedrawnSections {
  const { kind, master: written } = found.sections[index] ?? { kind: "", master: "" };
  const [old, now] = [before.masters[index], made.masters[index]];
  const name = sources.nameAfter(written);
  const own = sources.own.project.masters.find((one) => one.name === written);
  const scaled = sources.scaled.masters[own ? sources.own.project.masters.indexOf(own) : -1];
  if (!old || !now || !own || !scaled) return { masters, sections, changes };
  const merged = mergedMaster({ own, scaled, old, now }, sources);
  if (!merged) return { masters, sections, changes };
  const others = masters.filter((one) => one.name !== name).map((one) => one.name);
  const renamed = written === old.name && !others.includes(now.name) ? now.name : name;
  const change: MasterChange = { ...merged.change, name: renamed };
  return {
    masters: masters.map((one) => (one.name === name ? { ...one, name: renamed, widgets: merged.widgets } : one)),
    sections: mapSections(sections, (section) => ({
      ...section,
      ...(section.kind === kind && countsOf(section, before.sections[index], made.sections[index])),
      ...(section.master === name && { master: renamed }),
    })),
    changes: new Map([...changes, [name, change]]),
  };
}

interface MasterSources {
  readonly own: Master;
  readonly scaled: Master;
  readonly old: LinkedSections["masters"][number];
  readonly now: LinkedSections["masters"][number];
}

/** Undefined if the new design has other widgets in place of those that the user has changed. */
function mergedMaster(
  { own, scaled, old, now }: MasterSources,
  { own: { project }, after }: RedrawSources,
): (Pick<Master, "widgets"> & { readonly change: Omit<MasterChange, "name"> }) | undefined {
  if (isEqual(own.widgets, old.widgets)) {
    const change = isEqual(own.widgets, now.widgets) ? "same" : "drawn";
    return { widgets: now.widgets, change: { change, changes: 0 } };
  }
  const [oldPage, page] = [pageOf(project.default_canvas), pageOf(after.project.default_canvas)];
  const sources = { own: own.widgets, scaled: scaled.widgets, before: old.widgets, after: now.widgets, oldPage, page };
  const widgets = mergeWidgets(sources);
  return widgets && { widgets, change: { change: "merged", changes: countChanges(own, old) } };
}

const pageOf = (canvas: Canvas = templateDefaults.canvas) => canvas.dimensions;

/** The number of pages of an index, and the first numbers of its columns, follow the page. */
function countsOf(own: Section, before: object = {}, made: object = {}): Partial<Section> {
  const fields = ["counters", "pages_per_item"] as const;
  const picked = (section: Partial<Record<(typeof fields)[number], unknown>>) => ({
    counters: section.counters ?? {},
    pages_per_item: section.pages_per_item,
  });
  const values = picked(own);
  return mergeRecords(values, values, picked(before), picked(made)) as Partial<Section>;
}

function mapSections(sections: readonly Section[], change: (section: Section) => Section): readonly Section[] {
  return sections.map((section) => change({ ...section, nested: mapSections(section.nested, change) }));
}
