import type { Diagnostic, DocumentName } from "@octavo/foundation";
import type { Fix, LintProblem } from "./lint-problem.ts";

/** Diagnostic of any stage, with a fix if the rules for the device know one. */
export interface Problem extends Diagnostic {
  readonly fix?: Fix;
}

/** One list of all problems. If layout has reported a problem, adds only its fix. */
export function withLint(
  diagnostics: readonly Diagnostic[],
  problems: readonly LintProblem[],
  origin: DocumentName,
): readonly Problem[] {
  const fixes = new Map(problems.map(({ code, master, widget_id, fix }) => [keyOf(code, master, widget_id), fix]));
  const known = new Set(diagnostics.map(({ code, at }) => keyOf(code, at.master, at.widget_id)));
  const fixed = diagnostics.map((diagnostic): Problem => {
    const { code, at } = diagnostic;
    const fix = fixes.get(keyOf(code, at.master, at.widget_id));
    return fix ? { ...diagnostic, fix } : diagnostic;
  });
  const others = problems.filter(({ code, master, widget_id }) => !known.has(keyOf(code, master, widget_id)));
  return [...fixed, ...others.map((problem) => diagnosticOf(problem, origin))];
}

/** Same key: the same rule at the same widget. */
function keyOf(code: string, master: string | undefined, widget: string | undefined): string {
  return JSON.stringify([code, master, widget]);
}

/** An error of the lint is a warning of the compile, because the document can be printed. */
function diagnosticOf(
  { code, severity, message, widget_id, widget_label, master, page, pages, fix }: LintProblem,
  origin: DocumentName,
): Problem {
  const at = { document: origin, ...(master !== undefined && { master }), widget_id, widget_label, page };
  return {
    severity: severity === "hint" ? "hint" : "warning",
    code,
    message,
    at,
    ...(pages > 1 && { count: pages }),
    ...(fix && { fix }),
  };
}
