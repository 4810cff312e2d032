import {
  type DesignChange,
  errorMessages as messages,
  type NewDesign,
  projectLimits,
  type WrittenRule,
} from "@octavo/contract";
import { type Canvas, type ParsedDesign, parseDesign, renameMaster } from "@octavo/engine";
import {
  editDocument,
  type ProjectDocument,
  parseDocument,
  type SerializedDocument,
  type StoredDesign,
  type StoredDocument,
} from "../documents/project-document.ts";
import { ApiError } from "../http/api-error.ts";
import { formatMoment } from "../http/clock.ts";
import type { Moment } from "../store/tables.ts";
import { isSamePageSize } from "./device-canvas.ts";
import type { JobContext } from "./job-context.ts";
import { newDesign } from "./new-design.ts";
import { refuseErrors } from "./require-document.ts";
import { withShared } from "./shared-edits.ts";

/** Masters and named pages are both page designs, in separate lists. Names are unique within a list. */
export type DesignList = "masters" | "pages";

interface Edit {
  readonly document: StoredDocument;
  readonly list: DesignList;
  readonly now: Moment;
}

export interface DesignAddition extends Edit {
  readonly design: NewDesign;
}

export interface DesignEdit extends Edit {
  readonly name: string;
  readonly change: DesignChange;
}

export interface DesignsEdit extends Omit<Edit, "list"> {
  readonly changes: readonly {
    readonly list: DesignList;
    readonly name: string;
    readonly template_yaml: string;
    readonly frame?: string | null | undefined;
  }[];
}

export interface DesignRemoval extends Omit<Edit, "now"> {
  readonly name: string;
}

export function addDesign({ document: before, ...addition }: DesignAddition, context: JobContext): SerializedDocument {
  return editDocument(before, (document) => withDesign(document, addition, context));
}

export function withDesign(
  document: ProjectDocument,
  { list, now, design: { name, description, template_yaml } }: Omit<DesignAddition, "document">,
  context: JobContext,
): ProjectDocument {
  requireFreeName(document[list], name, list);
  requireCapacity(document[list], list);
  const parsed = template_yaml?.trim() ? parse(template_yaml, context) : undefined;
  const added = newDesign({ name, description, widgets: parsed?.widgets ?? [] }, now);
  return { ...document, ...sharedCanvas(document, parsed), [list]: [...document[list], added] };
}

export function changeDesign({ document: before, ...edit }: DesignEdit, context: JobContext): SerializedDocument {
  return editDocument(before, (document) => withChange(document, edit, context));
}

/** Changes several designs, all or none. */
export function changeDesigns({ document: before, ...edit }: DesignsEdit, context: JobContext): SerializedDocument {
  return editDocument(before, (document) => withChanges(document, edit, context));
}

export function withChanges(
  document: ProjectDocument,
  { changes, now }: Omit<DesignsEdit, "document">,
  context: JobContext,
): ProjectDocument {
  return changes.reduce(
    (changed, { list, name, ...change }) => withChange(changed, { list, name, change, now }, context),
    document,
  );
}

function withChange(
  document: ProjectDocument,
  { list, now, name, change }: Omit<DesignEdit, "document">,
  context: JobContext,
): ProjectDocument {
  const { template_yaml, new_name = name } = change;
  const design = requireDesign(document[list], name, list);
  if (new_name !== name) requireFreeName(document[list], new_name, list);
  const parsed = template_yaml === undefined ? undefined : parse(template_yaml, context);
  const after = isMove(change) ? design : applyChange(design, { ...change, new_name }, parsed, now);
  const changed = document[list].map((other) => (other === design ? after : other));
  const designs = change.position === undefined ? changed : moved(changed, after, change.position);
  const references = referencesTo(document, list, name, new_name);
  const next = { ...document, ...sharedCanvas(document, parsed), ...references, [list]: designs };
  const others = withChanges(next, { changes: change.others ?? [], now }, context);
  return change.shared_yaml === undefined ? others : withShared(others, change.shared_yaml, context);
}

/** The time of the last change is the version of a design. A move must not conflict with an open editor. */
function isMove({ position, ...others }: DesignChange): boolean {
  return position !== undefined && Object.values(others).every((value) => value === undefined);
}

/** A position past the end is the end. */
function moved(designs: readonly StoredDesign[], design: StoredDesign, position: number): StoredDesign[] {
  return designs.filter((other) => other !== design).toSpliced(position, 0, design);
}

function applyChange(
  design: StoredDesign,
  { new_name, description, frame }: DesignChange & { new_name: string },
  parsed: ParsedDesign | undefined,
  now: Moment,
): StoredDesign {
  return {
    ...(frame === undefined ? design : withFrame(design, frame)),
    name: new_name,
    ...(description !== undefined && { description }),
    ...(parsed && { widgets: [...parsed.widgets] }),
    updated_at: formatMoment(now),
  };
}

/** Null removes the frame of the design, so that it shows the project's. */
function withFrame({ frame: _own, widgets, ...design }: StoredDesign, frame: string | null): StoredDesign {
  return { ...design, ...(frame !== null && { frame }), widgets };
}

/** Plan and rules with the new name. A rule refers to a named page, or to a master if no page has that name. */
function referencesTo(
  { plan, compilation_rules, pages }: ProjectDocument,
  list: DesignList,
  from: string,
  to: string,
): Partial<ProjectDocument> {
  if (from === to) return {};
  if (list === "pages") return { compilation_rules: compilation_rules.map((rule) => renamePage(rule, from, to)) };
  const pageNames = pages.map(({ name }) => name);
  const { rules, ...planned } = renameMaster(plan, compilation_rules, from, to, pageNames);
  return { ...planned, compilation_rules: rules };
}

function renamePage(rule: WrittenRule, from: string, to: string): WrittenRule {
  return rule.page_name === from ? { ...rule, page_name: to } : rule;
}

/** Keeps references to the design. The plan and rule editors report them as errors. */
export function removeDesign({ document: before, list, name }: DesignRemoval): SerializedDocument {
  return editDocument(before, (document) => {
    const design = requireDesign(document[list], name, list);
    return { ...document, [list]: document[list].filter((other) => other !== design) };
  });
}

export interface DesignRestoration extends DesignRemoval {
  /** An earlier document of the project, with the design. */
  readonly from: StoredDocument;
}

/** Inserts a deleted design where it was: after the designs that preceded it. */
export function restoreDesign({ document: before, from, list, name }: DesignRestoration): SerializedDocument {
  const earlier = parseDocument(from)[list];
  const design = requireDesign(earlier, name, list);
  const preceding = new Set(earlier.slice(0, earlier.indexOf(design)).map((other) => other.name));
  return editDocument(before, (document) => {
    requireFreeName(document[list], name, list);
    requireCapacity(document[list], list);
    const index = document[list].findLastIndex((other) => preceding.has(other.name)) + 1;
    return { ...document, [list]: document[list].toSpliced(index, 0, design) };
  });
}

export interface DesignDuplication extends Edit {
  readonly name: string;
  readonly newName: string;
}

/** Inserts a copy after its original. */
export function duplicateDesign({ document: before, list, now, name, newName }: DesignDuplication): SerializedDocument {
  return editDocument(before, (document) => {
    const design = requireDesign(document[list], name, list);
    requireFreeName(document[list], newName, list);
    requireCapacity(document[list], list);
    const moment = formatMoment(now);
    const copy = { ...design, name: newName, created_at: moment, updated_at: moment };
    return { ...document, [list]: document[list].toSpliced(document[list].indexOf(design) + 1, 0, copy) };
  });
}

function parse(template_yaml: string, { world }: JobContext): ParsedDesign {
  const parsed = parseDesign(template_yaml, world.profiles);
  refuseErrors(parsed.diagnostics);
  return parsed;
}

/** All designs of a project share one canvas: page, background, grid and guides. */
function sharedCanvas(
  { default_canvas }: ProjectDocument,
  parsed: ParsedDesign | undefined,
): { default_canvas?: Canvas } {
  const canvas = parsed?.canvas;
  return canvas && isSamePageSize(canvas, default_canvas) ? { default_canvas: canvas } : {};
}

const errorMessages = {
  masters: { missing: messages.masterNotFound, taken: messages.masterNameTaken, tooMany: messages.tooManyMasters },
  pages: { missing: messages.pageNotFound, taken: messages.pageNameTaken, tooMany: messages.tooManyPages },
} as const;

interface Named {
  readonly name: string;
}

/** Names are case-sensitive. */
function requireDesign<D extends Named>(designs: readonly D[], name: string, list: DesignList): D {
  const found = designs.find((design) => design.name === name);
  if (!found) throw new ApiError("NOT_FOUND", errorMessages[list].missing(name));
  return found;
}

function requireFreeName(designs: readonly Named[], name: string, list: DesignList): void {
  if (designs.some((design) => design.name === name)) throw new ApiError("NAME_TAKEN", errorMessages[list].taken(name));
}

function requireCapacity(designs: readonly Named[], list: DesignList): void {
  const { designs: limit } = projectLimits;
  if (designs.length >= limit) throw new ApiError("QUOTA_EXCEEDED", errorMessages[list].tooMany(limit));
}
