/** What becomes of a project's document when its plan or its rules are replaced. All of it runs in render processes. */
import type { WrittenPlan, WrittenRule } from "@octavo/contract";
import { planEditorErrors, validateRules } from "@octavo/engine";
import { editDocument } from "../projects/edit-project.ts";
import type { PrintedDocument, ProjectDocument, StoredDocument } from "../projects/project-document.ts";
import { rebuildOrder } from "./rebuild-order.ts";
import { refuseFormErrors } from "./refuse-form-errors.ts";

export interface NewPlan {
  readonly document: StoredDocument;
  readonly plan: WrittenPlan;
}

export interface NewRules {
  readonly document: StoredDocument;
  readonly rules: readonly WrittenRule[];
}

export function replacePlan({ document: before, plan }: NewPlan): PrintedDocument {
  return editDocument(before, (document) => {
    refuseFormErrors(planEditorErrors(plan, namesOf(document.masters)));
    return { ...document, plan: { ...plan, order: rebuildOrder(plan) } };
  });
}

export function replaceRules({ document: before, rules }: NewRules): PrintedDocument {
  return editDocument(before, (document) => {
    refuseFormErrors(validateRules(rules, designsForRules(document)).errors);
    return { ...document, compilation_rules: renumbered(rules) };
  });
}

/** Rules are for named pages; of documents made elsewhere some are for masters, which a compile takes as well. */
function designsForRules({ pages, masters }: ProjectDocument): readonly string[] {
  return [...namesOf(pages), ...namesOf(masters)];
}

function namesOf(designs: readonly { readonly name: string }[]): readonly string[] {
  return designs.map(({ name }) => name);
}

/** Specification, part 4: from 1, without changing which comes first. */
function renumbered(rules: readonly WrittenRule[]): WrittenRule[] {
  return rules.toSorted((a, b) => a.order - b.order).map((rule, i) => ({ ...rule, order: i + 1 }));
}
