/** Sections of plan and rules in page order, with their designs and their places in the documents. */

import { type DocumentPath, didYouMean, nearest, type Report } from "@octavo/foundation";
import type { Master, Masters } from "../model/master.ts";
import { unknownMaster } from "../model/messages.ts";
import type { PlanDocument, PlanSection } from "../model/plan.ts";
import { sectionsInOrder } from "./enumerate-section.ts";
import * as messages from "./messages.ts";
import { ruleSections } from "./rule-sections.ts";

export interface TopLevelSection {
  readonly section: PlanSection;
  readonly path: DocumentPath;
  readonly isRule: boolean;
}

export function topLevelSections({
  plan,
  compilation_rules,
}: Pick<PlanDocument, "plan" | "compilation_rules">): readonly TopLevelSection[] {
  const sections = sectionsInOrder(plan).map((section) => ({
    section,
    path: ["plan", "sections", plan.sections.indexOf(section)],
    isRule: false,
  }));
  const rules = ruleSections(compilation_rules, plan).map(({ section, position }) => ({
    section,
    path: ["compilation_rules", position],
    isRule: true,
  }));
  return [...sections, ...rules];
}

export interface PlannedSection {
  readonly design: Master;
  readonly path: DocumentPath;
}

/**
 * The section and its nested sections with their designs. A section without a design is reported and has no pages. A
 * second section of the same kind was reported when parsed.
 */
export function plannedSections(
  topLevel: TopLevelSection,
  library: Masters,
  report: Report,
  kinds: Set<string>,
): readonly (readonly [PlanSection, PlannedSection])[] {
  const { section, path } = topLevel;
  if (kinds.has(section.kind)) return [];
  kinds.add(section.kind);
  const design = findDesign(topLevel, library, report);
  const inner = section.nested.flatMap((nested, i) =>
    plannedSections({ ...topLevel, section: nested, path: [...path, "nested", i] }, library, report, kinds),
  );
  return design ? [[section, { design, path }], ...inner] : [];
}

/** A rule can also name a master if no page has that name. */
function findDesign({ section, path, isRule }: TopLevelSection, library: Masters, report: Report): Master | undefined {
  const { kind, master: wanted } = section;
  const designs = isRule ? [...library.pages, ...library.masters] : library.masters;
  const found = designs.find(({ name }) => name === wanted);
  if (found || wanted === "") return found;
  const near = nearest(
    wanted,
    designs.map(({ name }) => name).filter((name) => !isSibling(name, wanted)),
  );
  report.add({
    severity: "error",
    code: isRule ? "unknown_page" : "unknown_master",
    message: isRule ? messages.pageMissing(wanted) : unknownMaster(wanted),
    at: { document: "plan", section: kind, path: [...path, isRule ? "page_name" : "master"] },
    ...(near !== undefined && { hint: didYouMean(near) }),
  });
  return undefined;
}

/** "Notes 1" and "Notes 2" are siblings, not misspellings of each other. */
function isSibling(one: string, other: string): boolean {
  return stemOf(one) === stemOf(other);
}

/** Name without the number or single letter at its end. */
function stemOf(name: string): string {
  return name.replace(/(?<![\s_-])[\s_-]+(?:\d+|\p{L})$|(?<!\d)\d+$/u, "");
}
