import { formatPath, type NewDesign, reportDiagnostic, type WrittenPlan, type WrittenRule } from "@octavo/contract";
import { planEditorErrors, validateRules } from "@octavo/engine";
import { type Diagnostic, limits } from "@octavo/foundation";
import {
  editDocument,
  type ProjectDocument,
  type SerializedDocument,
  type StoredDocument,
} from "../documents/project-document.ts";
import { ApiError } from "../http/api-error.ts";
import type { Moment } from "../store/tables.ts";
import { type DesignsEdit, withChanges, withDesign } from "./design-edits.ts";
import type { JobContext } from "./job-context.ts";

export interface PlanReplacement {
  readonly document: StoredDocument;
  readonly plan: WrittenPlan;
}

export interface RulesReplacement {
  readonly document: StoredDocument;
  readonly rules: readonly WrittenRule[];
}

/** Throws an `ApiError` if the plan is invalid. */
export function replacePlan({ document: before, plan }: PlanReplacement): SerializedDocument {
  return editDocument(before, (document) => withPlan(document, plan));
}

function withPlan(document: ProjectDocument, plan: WrittenPlan): ProjectDocument {
  refuseFormErrors(planEditorErrors(plan, namesOf(document.masters)));
  return { ...document, plan: { ...plan, order: rebuildOrder(plan) } };
}

export interface SectionAddition extends PlanReplacement {
  readonly masters: readonly NewDesign[];
  /** Replace existing designs. */
  readonly designs?: DesignsEdit["changes"] | undefined;
  readonly now: Moment;
}

/** Adds masters and replaces the plan, which refers to them. Throws an `ApiError` if any of them is invalid. */
export function addSections(
  { document: before, masters, designs: changes = [], plan, now }: SectionAddition,
  context: JobContext,
): SerializedDocument {
  return editDocument(before, (document) => {
    const add = (added: ProjectDocument, design: NewDesign) =>
      withDesign(added, { list: "masters", design, now }, context);
    return withPlan(withChanges(masters.reduce(add, document), { changes, now }, context), plan);
  });
}

/** Throws an `ApiError` if a rule is invalid. */
export function replaceRules({ document: before, rules }: RulesReplacement): SerializedDocument {
  return editDocument(before, (document) => {
    refuseFormErrors(validateRules(rules, designsForRules(document)).errors);
    return { ...document, compilation_rules: renumber(rules) };
  });
}

/** Rules apply to named pages. Imported documents may contain rules for masters, which the compiler accepts too. */
function designsForRules({ pages, masters }: ProjectDocument): readonly string[] {
  return [...namesOf(pages), ...namesOf(masters)];
}

function namesOf(designs: readonly { readonly name: string }[]): readonly string[] {
  return designs.map(({ name }) => name);
}

/** Specification, part 4: numbers from 1, in the same sequence. */
function renumber(rules: readonly WrittenRule[]): WrittenRule[] {
  return rules.toSorted((a, b) => a.order - b.order).map((rule, i) => ({ ...rule, order: i + 1 }));
}

/** Specification, part 4: kinds of `order` that still exist, then the kinds that it doesn't name. Each kind once. */
function rebuildOrder({ order, sections }: WrittenPlan): string[] {
  const kinds = new Set(sections.map(({ kind }) => kind));
  return [...new Set([...order.filter((kind) => kinds.has(kind)), ...kinds])];
}

/** The form shows each message beside its field, so messages don't repeat the place. */
function refuseFormErrors(errors: readonly Diagnostic[]): void {
  const listed = errors.slice(0, limits.diagnostics);
  const [first] = listed;
  if (!first) return;
  throw new ApiError("INVALID_DOCUMENT", first.message, {
    details: listed.map(({ at, message }) => ({ path: formatPath(at.path ?? []), message })),
    diagnostics: listed.map(reportDiagnostic),
  });
}
