/** What becomes of a project's document when its masters or named pages change. All of it runs in render processes. */
import type { DesignChange, NewDesign, WrittenRule } from "@octavo/contract";
import { type Canvas, type ParsedDesign, parseDesign, renameMaster, type World } from "@octavo/engine";
import { editDocument } from "../projects/edit-project.ts";
import { newDesign } from "../projects/new-design.ts";
import { formatMoment } from "../projects/project-answer.ts";
import type { PrintedDocument, ProjectDocument, StoredDesign, StoredDocument } from "../projects/project-document.ts";
import { haveSamePage } from "../projects/rescale-designs.ts";
import { refuseErrors } from "../render/refuse-errors.ts";
import type { Moment } from "../store/tables.ts";
import { type DesignList, requireDesign, requireFreeName, requireRoom } from "./design-list.ts";

interface Edit {
  readonly document: StoredDocument;
  readonly list: DesignList;
  readonly now: Moment;
}

export interface Addition extends Edit {
  readonly design: NewDesign;
}

export interface Change extends Edit {
  readonly name: string;
  readonly change: DesignChange;
}

export interface Removal extends Omit<Edit, "now"> {
  readonly name: string;
}

export function addDesign({ document: before, list, now, design }: Addition, world: World): PrintedDocument {
  return editDocument(before, (document) => {
    const { name, description, template_yaml } = design;
    requireFreeName(document[list], name, list);
    requireRoom(document[list], list);
    const parsed = template_yaml?.trim() ? parse(template_yaml, world) : undefined;
    const added = newDesign({ name, description, widgets: parsed?.widgets ?? [] }, now);
    return { ...document, ...sharedCanvas(document, parsed), [list]: [...document[list], added] };
  });
}

export function changeDesign({ document: before, list, now, name, change }: Change, world: World): PrintedDocument {
  return editDocument(before, (document) => {
    const { template_yaml, new_name = name } = change;
    const design = requireDesign(document[list], name, list);
    if (new_name !== name) requireFreeName(document[list], new_name, list);
    const parsed = template_yaml === undefined ? undefined : parse(template_yaml, world);
    const after = changed(design, { ...change, new_name }, parsed, now);
    const designs = document[list].map((other) => (other === design ? after : other));
    const references = referencesTo(document, list, name, new_name);
    return { ...document, ...sharedCanvas(document, parsed), ...references, [list]: designs };
  });
}

function changed(
  design: StoredDesign,
  { new_name, description }: DesignChange & { new_name: string },
  parsed: ParsedDesign | undefined,
  now: Moment,
): StoredDesign {
  return {
    ...design,
    name: new_name,
    ...(description !== undefined && { description }),
    ...(parsed && { widgets: [...parsed.widgets] }),
    updated_at: formatMoment(now),
  };
}

/** Plan and rules under the new name. A rule means a named page; it means a master where there is no such page. */
function referencesTo(
  { plan, compilation_rules, pages }: ProjectDocument,
  list: DesignList,
  from: string,
  to: string,
): Partial<ProjectDocument> {
  if (from === to) return {};
  if (list === "pages") return { compilation_rules: compilation_rules.map((rule) => withPage(rule, from, to)) };
  const pageNames = pages.map(({ name }) => name);
  const { rules, ...planned } = renameMaster(plan, compilation_rules, from, to, pageNames);
  return { ...planned, compilation_rules: rules };
}

function withPage(rule: WrittenRule, from: string, to: string): WrittenRule {
  return rule.page_name === from ? { ...rule, page_name: to } : rule;
}

/** What refers to it stays as it is: the editors of plan and rules show it as a mistake. */
export function removeDesign({ document: before, list, name }: Removal): PrintedDocument {
  return editDocument(before, (document) => {
    const design = requireDesign(document[list], name, list);
    return { ...document, [list]: document[list].filter((other) => other !== design) };
  });
}

function parse(template_yaml: string, { profiles }: World): ParsedDesign {
  const parsed = parseDesign(template_yaml, profiles);
  refuseErrors(parsed.diagnostics);
  return parsed;
}

/** All designs of a project share its page, and so what else a canvas says: its background, its grid, its guides. */
function sharedCanvas(
  { default_canvas }: ProjectDocument,
  parsed: ParsedDesign | undefined,
): { default_canvas?: Canvas } {
  const canvas = parsed?.canvas;
  return canvas && haveSamePage(canvas, default_canvas) ? { default_canvas: canvas } : {};
}
