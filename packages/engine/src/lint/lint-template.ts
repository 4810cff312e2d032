/** Checks a template on a device: measures each page as shown there and reports by widget. */
import { Report } from "@octavo/foundation";
import { documentScope } from "../layout/document-scope.ts";
import { registerDestinations } from "../layout/register-destinations.ts";
import type { DeviceProfile } from "../model/device-profile.ts";
import type { Template } from "../model/template.ts";
import { widgetLabel } from "../widgets/index.ts";
import type { World } from "../world.ts";
import { checkPages, type PageCheck } from "./check-pages.ts";
import { findFix } from "./find-fix.ts";
import type { LintProblem } from "./lint-problem.ts";

/** Sorted by severity, then by page. */
export function lintTemplate(template: Template, profile: DeviceProfile, world: World): readonly LintProblem[] {
  const onDevice = { ...template, metadata: { ...template.metadata, profile: profile.id } };
  const scope = documentScope(onDevice, { ...world, profiles: [profile] }, "template");
  registerDestinations(scope, new Report());
  return lintProblems(checkPages(scope, profile, new Report()), true);
}

const severities = ["error", "warning", "hint"] as const;

/** Searches fixes if `fixes` is true. */
export function lintProblems({ findings, scope, view }: PageCheck, fixes: boolean): readonly LintProblem[] {
  if (!view) return [];
  const problems = findings.flatMap((finding): readonly LintProblem[] => {
    const check = finding.group[finding.index];
    if (!check) return [];
    const { code, severity, message } = finding.result;
    const { widget, master } = check;
    const fix = fixes ? findFix(finding, scope, view) : undefined;
    return [
      {
        code,
        severity,
        message,
        widget_id: widget.id,
        widget_label: widgetLabel(widget.type),
        ...(master && { master: master.name }),
        page: finding.firstPage,
        pages: finding.pages,
        count: finding.count,
        ...(fix && { fix }),
      },
    ];
  });
  return severities.flatMap((severity) => problems.filter((problem) => problem.severity === severity));
}
