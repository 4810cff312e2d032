/** Masters and plan in, template out: which pages exist, which master each has, and what tells it from the others. */

import { formatDate } from "../foundation/civil-date.ts";
import type { Report } from "../foundation/diagnostic.ts";
import { limits } from "../foundation/limits.ts";
import { nearest } from "../foundation/nearest.ts";
import { defaultCanvas } from "../model/canvas.ts";
import { type DeviceProfile, findProfile } from "../model/device-profile.ts";
import type { Master, Masters } from "../model/master.ts";
import type { Plan, PlanDocument, PlanSection } from "../model/plan.ts";
import type { PageAssignment, PageContext, Template, TemplateMaster, TemplateSection } from "../model/template.ts";
import { weekdayNumber } from "../model/template.ts";
import { enumerateSection, type PlanItem, pagesPerItem, sectionsInOrder, unitOf } from "./enumerate-section.ts";
import * as messages from "./messages.ts";

export function expandPlan(
  masters: Masters,
  document: PlanDocument,
  profiles: readonly DeviceProfile[],
  report: Report,
): Template {
  const { plan } = document;
  checkNotEmpty(masters, plan, report);
  const profile = findProfile(profiles, document.profile);
  const canvas = document.canvas ?? masters.canvas ?? defaultCanvas;
  const ids = masterIds(masters.masters);
  return {
    schema_version: "1.0",
    metadata: metadata(document, profile),
    canvas,
    widgets: [],
    masters: masters.masters.map(
      (master): TemplateMaster => ({ id: ids.get(master) ?? "", name: master.name, widgets: master.widgets }),
    ),
    sections: sectionsInOrder(plan).map(templateSection),
    page_assignments: assignPages(plan, masters.masters, ids, report),
    navigation: { outlines: [] },
    export: { default_mode: "interactive" },
  };
}

function metadata(
  { name, description, category, author, profile: written, plan }: PlanDocument,
  profile: DeviceProfile | undefined,
): Template["metadata"] {
  const { locale, week_start } = plan;
  return {
    name,
    description,
    category,
    version: "1.0",
    author,
    created: "",
    profile: profile?.id ?? written,
    locale,
    week_start,
  };
}

function templateSection({ kind, generate, anchors, context }: PlanSection): TemplateSection {
  return { kind, unit: unitOf[generate], anchors, context };
}

/** Ids are the names made safe; two names that come out alike are told apart by a number. */
function masterIds(masters: readonly Master[]): ReadonlyMap<Master, string> {
  const taken = new Set<string>();
  return new Map(
    masters.map((master) => {
      const base =
        plainLetters(master.name)
          .replace(/[^A-Za-z0-9_-]+/g, "-")
          .replace(/^-+|-+$/g, "") || "master";
      let id = base;
      for (let n = 2; taken.has(id); n++) id = `${base}-${n}`;
      taken.add(id);
      return [master, id];
    }),
  );
}

/** Letters without their accents; those that Unicode does not take apart stay as they are. */
function plainLetters(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[łŁ]/g, (letter) => (letter === "ł" ? "l" : "L"));
}

function assignPages(
  plan: Plan,
  masters: readonly Master[],
  ids: ReadonlyMap<Master, string>,
  report: Report,
): PageAssignment[] {
  const assignments: PageAssignment[] = [];
  const weekStart = weekdayNumber(plan.week_start);
  for (const section of sectionsInOrder(plan)) {
    const master = findMaster(section, plan, masters, report);
    if (!master) continue;
    const before = assignments.length;
    const perItem = pagesPerItem(section, plan);
    for (const item of enumerateSection(section, plan, weekStart)) {
      if (assignments.length + perItem > limits.pages) return tooMany(section, plan, report);
      for (let subpage = 1; subpage <= perItem; subpage++)
        assignments.push({
          page: assignments.length + 1,
          master_id: ids.get(master) ?? "",
          context: pageContext(section, item, subpage),
        });
    }
    if (assignments.length === before)
      report.add({
        severity: "warning",
        code: "empty_section",
        message: messages.emptySection(section.kind),
        at: placeOf(section, plan),
      });
  }
  return assignments;
}

function pageContext({ kind }: PlanSection, { date, index }: PlanItem, subpage: number): PageContext {
  return {
    section: kind,
    ...(date && { date: formatDate(date) }),
    ...(index !== undefined && { index }),
    ...(subpage > 1 && { subpage }),
  };
}

function findMaster(section: PlanSection, plan: Plan, masters: readonly Master[], report: Report): Master | undefined {
  const found = masters.find(({ name }) => name === section.master);
  if (found || section.master === "") return found;
  const near = nearest(
    section.master,
    masters.map(({ name }) => name),
  );
  report.add({
    severity: "error",
    code: "unknown_master",
    message: messages.masterMissing(section.master),
    at: placeOf(section, plan, "master"),
    ...(near !== undefined && { hint: messages.didYouMean(near) }),
  });
  return undefined;
}

function tooMany(section: PlanSection, plan: Plan, report: Report): [] {
  const asked = section.generate === "count" ? (section.count ?? 0) * pagesPerItem(section, plan) : 0;
  report.add({
    severity: "error",
    code: "too_many_pages",
    message: messages.tooManyPages(limits.pages),
    at: placeOf(section, plan, ...(section.generate === "count" ? ["count"] : [])),
    ...(asked > limits.pages && { hint: messages.sectionPages(section.kind, asked) }),
  });
  return [];
}

function placeOf(section: PlanSection, plan: Plan, ...within: string[]) {
  return {
    document: "plan" as const,
    section: section.kind,
    path: ["plan", "sections", plan.sections.indexOf(section), ...within],
  };
}

function checkNotEmpty({ masters }: Masters, { sections }: Plan, report: Report): void {
  if (masters.length === 0)
    report.add({
      severity: "error",
      code: "no_masters",
      message: messages.noMasters,
      hint: messages.noMastersHint,
      at: { document: "masters", path: ["masters"] },
    });
  if (sections.length === 0)
    report.add({
      severity: "error",
      code: "no_sections",
      message: messages.noSections,
      hint: messages.noSectionsHint,
      at: { document: "plan", path: ["plan", "sections"] },
    });
}
