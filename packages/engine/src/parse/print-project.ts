/** Prints a project as the two documents of `compile`, without defaults. */
import type { Master } from "../model/master.ts";
import type { CompilationRule, DateSource, Plan, PlanSection } from "../model/plan.ts";
import type { Project } from "../model/project.ts";
import { numberings } from "../model/template.ts";
import { currentVersion } from "./document-version.ts";
import type { ProjectDocuments } from "./parse-project.ts";
import { printBlock } from "./print-block.ts";
import { type PrintedSource, printDates } from "./print-dates.ts";
import { printShared } from "./print-shared.ts";
import { printTables } from "./print-tables.ts";
import { printedCanvas } from "./printed-canvas.ts";

export function printProject(project: Project): ProjectDocuments {
  return { masters_yaml: printLibrary(project), plan_yaml: printPlan(project) };
}

function printLibrary(project: Project): string {
  const { default_canvas, masters, pages } = project;
  const parts = [
    printBlock({ schema_version: currentVersion }, 1),
    default_canvas && printBlock({ canvas: printedCanvas(default_canvas) }, 2),
    ...printShared(project),
    printBlock({ masters: masters.map(printedMaster) }, 5),
    pages.length > 0 && printBlock({ pages: pages.map(printedMaster) }, 5),
  ];
  return parts.filter(Boolean).join("");
}

function printedMaster({ name, description, frame, widgets }: Master) {
  return { name, ...filled({ description, frame }), widgets };
}

function printPlan({ metadata, plan, compilation_rules }: Project): string {
  const { name, description, category, author, device_profile: profile } = metadata;
  const parts = [
    printBlock({ schema_version: currentVersion, name, category, ...filled({ description, author, profile }) }, 1),
    printBlock({ plan: printedPlan(plan) }, 4),
    printDates(plan.dates.map(printedSource), "  "),
    printTables(plan.data, "  "),
    plan.row && `  row: ${JSON.stringify(plan.row)}\n`,
    compilation_rules.length > 0 && printBlock({ compilation_rules: compilation_rules.map(printedRule) }, 3),
  ];
  return parts.filter(Boolean).join("");
}

function printedSource(source: DateSource): PrintedSource {
  if (!("rows" in source)) return { head: filled({ ...source, kinds: printedKinds(source.kinds) }) };
  const { rows, name, all_day, include, exclude, ...rest } = source;
  const filters = { include: include && filled(include), exclude: exclude && filled(exclude) };
  return { head: { name, ...filled({ ...rest, ...filters, all_day: all_day === "shown" ? "" : all_day }) }, rows };
}

/** Empty for public holidays only, which is the default. */
function printedKinds(kinds: readonly string[]): readonly string[] {
  return kinds.length === 1 && kinds[0] === "holiday" ? [] : kinds;
}

function printedPlan({ calendar, locale, week_start, sections, order, changes_page, ...rest }: Plan) {
  const { start_date, end_date, pages_per_day, ...choice } = calendar;
  const { week_numbering, years, terms } = rest;
  return {
    calendar: { ...filled({ start_date, end_date }), pages_per_day, ...choice },
    locale,
    week_start,
    ...numberings(week_numbering, years, terms),
    sections: sections.map(printedSection),
    ...filled({ order }),
    ...(changes_page && { changes_page }),
  };
}

function printedSection(section: PlanSection): object {
  const { kind, master, generate, anchors, events, rows, nested, ...rest } = section;
  const chosen = events && filled({ ...events, all_day: events.all_day === "shown" ? "" : events.all_day });
  return {
    kind,
    master,
    generate,
    ...filled(rest),
    ...filled({ events: chosen, rows: rows && filled(rows) }),
    ...filled({ anchors: anchors.map((dest_id) => ({ dest_id })), nested: nested.map(printedSection) }),
  };
}

function printedRule({ page_name, repeat_mode, order, ...rest }: CompilationRule): object {
  return { page_name, repeat_mode, ...filled(rest), order };
}

function filled(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)));
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === "" || (typeof value === "object" && Object.keys(value ?? {}).length === 0);
}
