import type { Diagnostic, DocumentName, Report } from "../foundation/diagnostic.ts";
import { findProfile } from "../model/device-profile.ts";
import type { Template } from "../model/template.ts";
import type { World } from "../world.ts";
import type { LintProblem } from "./lint-problem.ts";
import { lintTemplate } from "./lint-template.ts";

/** Lint results that layout has not reported. Empty without a device. */
export function lintDiagnostics(
  template: Template,
  world: World,
  report: Pick<Report, "diagnostics">,
  origin: DocumentName,
): readonly Diagnostic[] {
  const profile = findProfile(world.profiles, template.metadata.profile);
  if (!profile) return [];
  const known = new Set(report.diagnostics.map(({ code, at }) => keyOf(code, at.master, at.widget_id)));
  return lintTemplate(template, profile, world)
    .filter(({ code, master, widget_id }) => !known.has(keyOf(code, master, widget_id)))
    .map((problem) => diagnosticOf(problem, origin));
}

/** Same key: the same rule at the same widget. */
function keyOf(code: string, master: string | undefined, widget: string | undefined): string {
  return JSON.stringify([code, master, widget]);
}

/** An error of the lint is a warning of the compile, because the document can be printed. */
function diagnosticOf(
  { code, severity, message, widget_id, widget_label, master, page }: LintProblem,
  origin: DocumentName,
): Diagnostic {
  const at = { document: origin, ...(master !== undefined && { master }), widget_id, widget_label, page };
  return { severity: severity === "hint" ? "hint" : "warning", code, message, at };
}
