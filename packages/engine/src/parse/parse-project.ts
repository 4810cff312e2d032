import { type Diagnostic, Report } from "@octavo/foundation";
import type { DeviceProfile } from "../model/device-profile.ts";
import type { Masters } from "../model/master.ts";
import type { Project } from "../model/project.ts";
import { propertyNames, widgetTypes } from "../widgets/index.ts";
import { locate } from "./locate.ts";
import { parseMasters } from "./parse-masters.ts";
import { type GivenLists, parsePlan } from "./parse-plan.ts";
import { projectOf } from "./read-project.ts";

export interface ProjectDocuments {
  readonly masters_yaml: string;
  readonly plan_yaml: string;
}

export interface ParsedProject {
  /** Undefined if a document cannot be parsed. */
  readonly project: Project | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

export interface ParsedLibrary {
  /** Undefined if the document cannot be parsed. */
  readonly library: Masters | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

export function parseProject(
  documents: ProjectDocuments,
  profiles: readonly DeviceProfile[],
  lists?: GivenLists,
): ParsedProject {
  const { masters_yaml: masters, plan_yaml: plan } = documents;
  const report = new Report();
  const document = parsePlan(plan, report, { profiles, lists });
  const library = parseMasters(masters, report, widgetTypes, reading(profiles, document?.profile));
  return {
    project: library && document && projectOf(library, document),
    diagnostics: locate(report.diagnostics, { masters, plan }),
  };
}

export function parseLibrary(masters: string, profiles: readonly DeviceProfile[]): ParsedLibrary {
  const report = new Report();
  const library = parseMasters(masters, report, widgetTypes, reading(profiles));
  return { library, diagnostics: locate(report.diagnostics, { masters }) };
}

function reading(profiles: readonly DeviceProfile[], profile?: string) {
  return { checkProperties: propertyNames, profiles, profile };
}
