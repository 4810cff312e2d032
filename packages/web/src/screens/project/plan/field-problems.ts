import type { WrittenPlan } from "@octavo/contract";
import type { Diagnostic } from "@octavo/foundation";
import type { PlanCheck } from "../../../engine-worker/protocol.ts";
import { t, translate } from "../../../language/t.ts";

export type PlanPath = readonly (string | number)[];

export interface FieldProblem {
  readonly error: string | undefined;
  readonly warning: string | undefined;
}

export type ProblemAt = (path: PlanPath) => FieldProblem;

/** Indexes diagnostics by field. Messages for the editor take precedence over those of a compile. */
export function indexProblems(check: PlanCheck | undefined): ProblemAt {
  const errors = byPath([...(check?.blockingErrors ?? []), ...(check?.errors ?? [])]);
  const warnings = byPath(check?.warnings ?? []);
  return (path) => ({ error: errors.get(key(path)), warning: warnings.get(key(path)) });
}

function byPath(diagnostics: readonly Diagnostic[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { at, message } of diagnostics) {
    const place = key(at.path ?? []);
    if (!found.has(place)) found.set(place, translate(message));
  }
  return found;
}

function key(path: PlanPath): string {
  return JSON.stringify(path);
}

/** Returns a name such as "Section notes", for a problem that is listed away from its field. */
export function describePath({ sections }: Pick<WrittenPlan, "sections">, path: PlanPath): string {
  const [list, index, ...rest] = path;
  if (list !== "sections" || typeof index !== "number") return t(list === "calendar" ? "Calendar" : "Plan");
  const section = sections[index];
  if (rest[0] === "nested" && typeof rest[1] === "number")
    return describePath({ sections: section?.nested ?? [] }, ["sections", ...rest.slice(1)]);
  return section?.kind.trim() ? t("Section {kind}", { kind: section.kind }) : t("Section {kind}", { kind: index + 1 });
}

const mark = "data-field";

/** Returns the attribute by which `goToField` finds an element. */
export function fieldAttribute(path: PlanPath): { readonly "data-field": string } {
  return { [mark]: path.join(".") };
}

/** Opens the collapsed parents of a field, scrolls to it and focuses it. Uses the nearest field if the path has none. */
export function goToField(path: PlanPath): void {
  const found = path
    .map((_, i) => document.querySelector(`[${mark}="${CSS.escape(path.slice(0, path.length - i).join("."))}"]`))
    .find((element) => element !== null);
  if (!found) return;
  for (let around = found.closest("details"); around; around = around.parentElement?.closest("details") ?? null)
    around.open = true;
  const field = found.querySelector<HTMLElement>("input, select, textarea, summary, button:not([data-term])");
  field?.scrollIntoView({ block: "center" });
  field?.focus({ preventScroll: true });
}
