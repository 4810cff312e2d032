/** Validation of plans and rules for their editors and for the preview. */

import {
  type Diagnostic,
  type DiagnosticCode,
  daysBetween,
  hasField,
  limits,
  type Message,
  parseDate,
  Report,
} from "@octavo/foundation";
import { type EstimateWorld, estimatePages, type PageEstimate, plainWorld } from "./expand/estimate-pages.ts";
import * as messages from "./expand/messages.ts";
import { destinationPatternProblem } from "./language/link-patterns.ts";
import { unknownMaster } from "./model/messages.ts";
import { type Plan, type PlanSection } from "./model/plan.ts";
import { readPlanObject } from "./parse/parse-plan.ts";
import { readRuleList } from "./parse/read-rules.ts";

export interface PlanDiagnostics {
  readonly errors: readonly Diagnostic[];
  readonly warnings: readonly Diagnostic[];
}

/** Larger values are probably mistakes. */
const usual = { days: 730, pagesPerDay: 10, count: 100, pages: 1000 };

/** All problems of a plan. Paths are relative to the plan. */
export function validatePlan(
  plan: unknown,
  masterNames: readonly string[],
  { almanac }: Pick<EstimateWorld, "almanac"> = plainWorld,
): PlanDiagnostics {
  const report = new Report();
  const read = readPlanObject(plan, report);
  const masters = new Set(masterNames);
  for (const [section, path] of sectionsWithPaths(read.sections)) {
    if (section.master !== "" && !masters.has(section.master))
      report.add(error("unknown_master", unknownMaster(section.master), [...path, "master"]));
    checkSection(section, path, report);
  }
  checkCalendar(read, report);
  checkOrder(read, report);
  checkEstimate(estimatePages(read, [], { ...plainWorld, almanac }), report);
  const problems = report.diagnostics.map(
    (diagnostic): Diagnostic => (errorsHere.has(diagnostic.code) ? { ...diagnostic, severity: "error" } : diagnostic),
  );
  return {
    errors: problems.filter(({ severity }) => severity === "error"),
    warnings: problems.filter(({ severity }) => severity === "warning"),
  };
}

/** Warnings of the compiler that are errors in the editor. */
const errorsHere = new Set(["half_range", "order_unknown"]);

const editorErrors = new Set([
  "section_kind_required",
  "section_master_required",
  "unknown_master",
  "section_count",
  "half_range",
  "at_in_destination",
]);

/** Errors of single sections, which prevent saving. */
export function planEditorErrors(plan: unknown, masterNames: readonly string[]): readonly Diagnostic[] {
  const { errors } = validatePlan(plan, masterNames);
  return errors
    .filter(({ code }) => editorErrors.has(code))
    .map((found) =>
      found.code === "unknown_master" ? { ...found, message: messages.referencedMasterMissing } : found,
    );
}

/** Errors that prevent saving rules. Paths are relative to `compilation_rules`. */
export function validateRules(rules: unknown, pageNames: readonly string[]): PlanDiagnostics {
  const report = new Report();
  const pages = new Set(pageNames);
  readRuleList(rules, report).forEach(({ page_name }, i) => {
    if (page_name !== "" && !pages.has(page_name))
      report.add(error("unknown_page", messages.pageMissing(page_name), ["compilation_rules", i, "page_name"]));
  });
  return {
    errors: report.diagnostics.filter(({ severity }) => severity === "error"),
    warnings: report.diagnostics.filter(({ severity }) => severity === "warning"),
  };
}

type Path = readonly (string | number)[];

function sectionsWithPaths(
  sections: readonly PlanSection[],
  list: Path = ["sections"],
): (readonly [PlanSection, Path])[] {
  return sections.flatMap((section, i) => [
    [section, [...list, i]] as const,
    ...sectionsWithPaths(section.nested, [...list, i, "nested"]),
  ]);
}

function checkSection(section: PlanSection, path: Path, report: Report): void {
  const { generate, count = 0, anchors } = section;
  if (generate === "count" && count > usual.count)
    report.add(warning("large_count", messages.largeCount(usual.count), [...path, "count"]));
  if (hasField(generate, "dates") && isLong(section))
    report.add(warning("long_range", messages.longRange, [...path, "end_date"]));
  for (const anchor of anchors) {
    const problem = destinationPatternProblem(anchor);
    if (problem) report.add(error("invalid_destination", problem, [...path, "anchors"]));
  }
}

function checkCalendar({ calendar }: Plan, report: Report): void {
  if (isLong(calendar)) report.add(warning("long_range", messages.longRange, ["calendar", "end_date"]));
  if (calendar.pages_per_day > usual.pagesPerDay)
    report.add(
      warning("many_pages_per_day", messages.manyPagesPerDay(usual.pagesPerDay), ["calendar", "pages_per_day"]),
    );
}

function isLong({ start_date, end_date }: Pick<PlanSection, "start_date" | "end_date">): boolean {
  const [start, end] = [parseDate(start_date), parseDate(end_date)];
  return start !== undefined && end !== undefined && daysBetween(start, end) > usual.days;
}

/** Without an order, sections keep their own. */
function checkOrder({ sections, order }: Plan, report: Report): void {
  const left = sections.map(({ kind }) => kind).filter((kind) => kind !== "" && !order.includes(kind));
  if (order.length > 0 && left.length > 0)
    report.add(error("order_incomplete", messages.orderIncomplete([...new Set(left)]), ["order"]));
}

function checkEstimate({ total, isComplete }: PageEstimate, report: Report): void {
  if (!isComplete) report.add(error("too_many_pages", messages.tooManyPages(limits.pages), ["sections"]));
  else if (total > usual.pages) report.add(warning("many_pages", messages.manyPages(usual.pages), ["sections"]));
}

function error(code: DiagnosticCode, message: Message, path: Path): Diagnostic {
  return { severity: "error", code, message, at: { path } };
}

function warning(code: DiagnosticCode, message: Message, path: Path): Diagnostic {
  return { severity: "warning", code, message, at: { path } };
}
