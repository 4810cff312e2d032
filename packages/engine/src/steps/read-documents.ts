import { type DocumentName, Report } from "@octavo/foundation";
import { addCalendars, type CalendarsBetween, withoutEventIds } from "../expand/add-calendars.ts";
import { expandPlan, expandProject, type PlanWorld } from "../expand/expand-plan.ts";
import { plannerOfRow, projectOfRow } from "../expand/planner-of-row.ts";
import type { SharedParts } from "../model/shared-parts.ts";
import type { PlannerRow, Template } from "../model/template.ts";
import { type ParseOptions, parseMasters } from "../parse/parse-masters.ts";
import { type GivenLists, parsePlan } from "../parse/parse-plan.ts";
import type { ProjectDocuments } from "../parse/parse-project.ts";
import { parseTemplate } from "../parse/parse-template.ts";
import { printProject } from "../parse/print-project.ts";
import { projectOf, readProject } from "../parse/read-project.ts";
import type { DocumentFont } from "../typography/font.ts";
import { isPrintableText } from "../typography/printable-text.ts";
import { propertyNames, widgetTypes } from "../widgets/index.ts";
import type { World } from "../world.ts";

export interface ReadOptions {
  /** Id of a device profile that replaces the document's. */
  readonly profile?: string | undefined;
  /** Fonts besides those of the document. */
  readonly fonts?: readonly DocumentFont[] | undefined;
  /** Calendars besides those of the plan. */
  readonly calendars?: CalendarsBetween | undefined;
  /** Rows of lists by name, as spreadsheets save them. They replace those of the plan. */
  readonly lists?: GivenLists | undefined;
  /** Row of a list, for a planner of its own. */
  readonly row?: PlannerRow | undefined;
}

/** A template, and the documents from which it is made. */
export interface Source {
  /** Undefined if the documents cannot be read. The report has the errors. */
  readonly template: Template | undefined;
  /** Document that contains the widgets. */
  readonly origin: DocumentName;
  /** Texts of the documents. Empty for a stored project. */
  readonly texts: Readonly<Partial<Record<DocumentName, string>>>;
  /** Documents of the project, with all that options added. Absent for a template. */
  readonly documents?: () => ProjectDocuments;
}

export function readDocuments(
  texts: Readonly<Record<"masters" | "plan", string>>,
  world: World,
  report: Report,
  { profile, calendars, fonts, lists, row }: ReadOptions,
): Source {
  const parsed = parsePlan(texts.plan, report, { profiles: world.profiles, profile, lists });
  const own = parsed && row ? plannerOfRow(parsed, row, report) : parsed;
  const named = own && calendars ? addCalendars(own, calendars) : own;
  const planned = named && withoutEventIds(named);
  const library = parseMasters(texts.masters, report, widgetTypes, reading(world, planned?.profile));
  const source = { origin: "masters", texts } as const;
  const written = () => ({ masters_yaml: texts.masters, plan_yaml: texts.plan });
  if (!library || !planned) return { ...source, template: undefined, documents: written };
  const template = expandPlan(library, planned, planWorld(world, library), report);
  const printed = () => printProject(projectOf(withFonts(library, fonts), planned));
  const isAsWritten = planned === parsed && !fonts && !lists;
  return { ...source, template: withFonts(template, fonts), documents: isAsWritten ? written : printed };
}

export function readTemplate(text: string, world: World, report: Report, { profile, fonts }: ReadOptions): Source {
  const template = parseTemplate(text, report, widgetTypes, reading(world, profile));
  return { template: template && withFonts(template, fonts), origin: "template", texts: { template: text } };
}

/** Reads the parts of a stored project. Accepts any input. */
export function readStoredProject(
  project: unknown,
  world: World,
  report: Report,
  { profile, fonts, row }: ReadOptions,
): Source {
  const stored = readProject(project, report, { profiles: world.profiles, profile });
  const read = withoutEventIds(row ? projectOfRow(stored, row, report) : stored);
  const template = expandProject(read, planWorld(world, read), report);
  const documents = () => printProject(withFonts(read, fonts));
  return { template: withFonts(template, fonts), origin: "masters", texts: {}, documents };
}

/** Prints a stored project as the two documents of `compile`. Accepts any input. */
export function printStoredProject(project: unknown, { profiles }: World): ProjectDocuments {
  return printProject(readProject(project, new Report(), { profiles, profile: undefined }));
}

function planWorld(world: World, { fonts = [] }: Pick<SharedParts, "fonts">): PlanWorld {
  const { profiles, holidays, almanac } = world;
  return { profiles, holidays, almanac, isPrintable: (text) => isPrintableText(text, fonts, world) };
}

function reading({ profiles }: World, profile: string | undefined): ParseOptions {
  return { checkProperties: propertyNames, profiles, profile };
}

function withFonts<Designs extends { readonly fonts?: readonly DocumentFont[] }>(
  designs: Designs,
  fonts: readonly DocumentFont[] | undefined,
): Designs {
  return fonts ? { ...designs, fonts: [...(designs.fonts ?? []), ...fonts] } : designs;
}
