/**
 * Prints a template as compact YAML that parses to the same template, without defaults. Pages have one line each.
 * They do not use the dumper, because there can be ten thousand of them.
 */

import { defaultCanvas } from "../model/canvas.ts";
import type { Master } from "../model/master.ts";
import type {
  Canvas,
  Metadata,
  PageAssignment,
  PageContext,
  PageWidget,
  Template,
  TemplateMaster,
  Widget,
} from "../model/template.ts";
import { printBlock, printQuoted } from "./print-block.ts";
import { printDates } from "./print-dates.ts";
import { printShared } from "./print-shared.ts";
import { printTables } from "./print-tables.ts";
import { printedCanvas, withoutDefaults } from "./printed-canvas.ts";
import { templateDefaults } from "./template-defaults.ts";

export function printTemplate(template: Template): string {
  const { schema_version, metadata, canvas, masters, widgets, sections } = template;
  const { dates, data = [], row, page_assignments, page_count, placeholders } = template;
  const { reading_order, changes_page, navigation } = template;
  const parts = [
    printBlock({ schema_version }, 1),
    printBlock({ metadata: withoutDefaults(metadata, templateDefaults.metadata) }, 2),
    printBlock({ canvas: printedCanvas(canvas) }, 2),
    ...printShared(template),
    masters.length > 0 && printBlock({ masters: masters.map(printedMaster) }, 5),
    widgets.length > 0 && printBlock({ widgets: widgets.map(printedWidget) }, 3),
    sections.length > 0 && printBlock({ sections }, 2),
    dates &&
      printDates(
        dates.map(({ name, style, rows }) => ({ head: { name, style }, rows })),
        "",
      ),
    printTables(data, ""),
    row && printBlock({ row }, 2),
    page_assignments.length > 0 && printAssignments(page_assignments),
    page_count !== undefined && printBlock({ page_count }, 1),
    placeholders && printBlock({ placeholders }, 2),
    reading_order && printBlock({ reading_order }, 2),
    changes_page && printBlock({ changes_page: true }, 1),
    navigation.outlines.length > 0 && printBlock({ navigation }, 3),
    Object.keys(withoutDefaults(template.export, templateDefaults.export)).length > 0 &&
      printBlock({ export: template.export }, 2),
  ];
  return parts.filter((part) => part !== false && part !== undefined).join("");
}

/** Omits what composition adds, and adds again to the template that is read. */
function printedMaster(master: TemplateMaster): TemplateMaster {
  return { ...master, widgets: master.widgets.map(({ calendars: _calendars, ...widget }) => widget) };
}

/** Omits the page number 1. */
function printedWidget({ page, ...widget }: PageWidget): Widget & { readonly page?: number } {
  return page === 1 ? widget : { ...widget, page };
}

function printAssignments(assignments: readonly PageAssignment[]): string {
  const lines = assignments.map(({ page, master_id, context }) => {
    const suffix = context ? `, context: ${printContext(context)}` : "";
    return `- {page: ${page}, master_id: ${printText(master_id)}${suffix}}\n`;
  });
  return `page_assignments:\n${lines.join("")}`;
}

function printContext(context: PageContext): string {
  const entries = Object.entries(context).flatMap(([name, value]) => {
    if (value === undefined) return [];
    return `${printText(name)}: ${typeof value === "number" ? String(value) : printText(value)}`;
  });
  return `{${entries.join(", ")}}`;
}

const plain = /^(?:[A-Za-z][A-Za-z0-9_./-]*(?: [A-Za-z0-9_./-]+)*|\d{4}-\d{2}-\d{2})$/;
const reserved = /^(?:true|false|null|yes|no|on|off|y|n)$/i;

/** Unquoted if unambiguous, otherwise in double quotes. */
function printText(text: string): string {
  return plain.test(text) && !reserved.test(text) ? text : printQuoted(text);
}

export function printDesign(
  { name, description, widgets }: Master,
  canvas: Canvas = defaultCanvas,
  metadata: Partial<Metadata> = {},
): string {
  return printTemplate({
    ...templateDefaults,
    metadata: { ...templateDefaults.metadata, name, description, ...metadata },
    canvas,
    widgets: widgets.map((widget) => ({ ...widget, page: 1 })),
  });
}
