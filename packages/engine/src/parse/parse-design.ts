/** Parses one page design, as in the editor's YAML view: a template with one page. */

import { type Diagnostic, type DiagnosticCode, limits, type Message, Report } from "@octavo/foundation";
import { defaultCanvas } from "../model/canvas.ts";
import type { DeviceProfile } from "../model/device-profile.ts";
import type { Canvas, Template, Widget } from "../model/template.ts";
import { propertyNames, widgetTypes } from "../widgets/index.ts";
import { locate } from "./locate.ts";
import * as messages from "./messages.ts";
import { parseTemplate } from "./parse-template.ts";
import { assignIds } from "./widget-ids.ts";

export interface ParsedDesign {
  readonly widgets: readonly Widget[];
  /** Undefined if the text has none. */
  readonly canvas: Canvas | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Widgets of the first page: its master's, then its own. Empty if the text cannot be parsed. */
export function parseDesign(text: string, profiles: readonly DeviceProfile[]): ParsedDesign {
  const report = new Report();
  const template = parseTemplate(text, report, widgetTypes, { checkProperties: propertyNames, profiles });
  return {
    widgets: template ? designOf(template, report) : [],
    canvas: template?.canvas === defaultCanvas ? undefined : template?.canvas,
    diagnostics: locate(report.diagnostics, { template: text }),
  };
}

function designOf(template: Template, report: Report): readonly Widget[] {
  const widgets = firstPage(template);
  const others = template.widgets.filter(({ page }) => page > 1).length;
  const most = limits.widgetsPerDesign;
  if (others > 0) report.add(problem("warning", "widgets_of_other_pages", messages.widgetsOfOtherPages(others)));
  if (widgets.length > most) report.add(problem("error", "too_many_widgets", messages.tooManyWidgets(most)));
  return widgets.slice(0, most);
}

function firstPage({ masters, page_assignments, widgets }: Template): readonly Widget[] {
  const id = page_assignments.find(({ page }) => page === 1)?.master_id;
  const master = masters.find((candidate) => candidate.id === id)?.widgets ?? [];
  const own = widgets.flatMap(({ page, ...widget }) => (page === 1 ? widget : []));
  return master.length === 0 ? own : withIds([...master, ...own]);
}

/** Ids are unique within a master and within a page, but not across both. */
function withIds(widgets: readonly Widget[]): readonly Widget[] {
  const ids = assignIds(widgets);
  return widgets.map((widget, i) => ({ ...widget, id: ids[i] ?? widget.id }));
}

function problem(severity: Diagnostic["severity"], code: DiagnosticCode, message: Message): Diagnostic {
  return { severity, code, message, at: { document: "template", path: ["widgets"] } };
}
