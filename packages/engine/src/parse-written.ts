import { type Diagnostic, Report } from "@octavo/foundation";
import { composeTemplate } from "./compose/compose-template.ts";
import type { DeviceProfile } from "./model/device-profile.ts";
import { type SharedParts, sharedParts } from "./model/shared-parts.ts";
import type { Template } from "./model/template.ts";
import { locate } from "./parse/locate.ts";
import { parseTemplate } from "./parse/parse-template.ts";
import { propertyNames, widgetTypes } from "./widgets/index.ts";

export interface ParsedSharedParts {
  /** Empty if the text cannot be parsed. */
  readonly shared: SharedParts;
  readonly diagnostics: readonly Diagnostic[];
}

export interface WrittenTemplate {
  /** Undefined if the text is not a template. */
  readonly template: Template | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Parses a template for editing, without layout. */
export function parseWrittenTemplate(text: string, profiles: readonly DeviceProfile[]): WrittenTemplate {
  const report = new Report();
  const template = parseTemplate(text, report, widgetTypes, { checkProperties: propertyNames, profiles });
  return { template, diagnostics: locate(report.diagnostics, { template: text }) };
}

/** Parses a template without designs: only `blocks`, `styles`, `themes`, `theme`, `frame` and `fonts`. Reports cycles of blocks. */
export function parseSharedParts(text: string, profiles: readonly DeviceProfile[]): ParsedSharedParts {
  const report = new Report();
  const options = { checkProperties: propertyNames, profiles, acceptsEmpty: true };
  const template = parseTemplate(text, report, widgetTypes, options);
  if (template) composeTemplate(template, report, "template");
  return {
    shared: template ? sharedParts(template) : {},
    diagnostics: locate(report.diagnostics, { template: text }),
  };
}
