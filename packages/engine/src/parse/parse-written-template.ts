/** Parses a template for editing, without layout. */
import { type Diagnostic, Report } from "@octavo/foundation";
import type { DeviceProfile } from "../model/device-profile.ts";
import type { Template } from "../model/template.ts";
import { propertyNames, widgetTypes } from "../widgets/index.ts";
import { locate } from "./locate.ts";
import { parseTemplate } from "./parse-template.ts";

export interface WrittenTemplate {
  /** Undefined if the text is not a template. */
  readonly template: Template | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

export function parseWrittenTemplate(text: string, profiles: readonly DeviceProfile[]): WrittenTemplate {
  const report = new Report();
  const template = parseTemplate(text, report, widgetTypes, { checkProperties: propertyNames, profiles });
  return { template, diagnostics: locate(report.diagnostics, { template: text }) };
}
