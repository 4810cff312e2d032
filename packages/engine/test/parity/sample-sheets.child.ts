/**
 * Prints designs of the parity test as one template for journeys: JSON with the YAML, and the page and position of each
 * design. The argument is "first", "varied" or "new".
 */

import type { Template, Widget } from "../../src/model/template.ts";
import { printTemplate } from "../../src/parse/print-template.ts";
import { templateDefaults } from "../../src/parse/template-defaults.ts";
import type { Rect } from "../../src/primitives/geometry.ts";
import { newWidgets, type ParityDesign, variedDesigns } from "./cases.ts";

interface Sheet {
  readonly samples: readonly { readonly name: string; readonly rect: Rect }[];
  readonly widgets: readonly Widget[];
}

/** 894.6 × 1192.8 pixels at 1.5 pixels per point. */
const page = { width: 596.4, height: 795.2 };
const room = 10;

/** In rows on several pages. */
function laidOut(designs: readonly ParityDesign[]): readonly Sheet[] {
  const sheets: { samples: { name: string; rect: Rect }[]; widgets: Widget[] }[] = [];
  let [x, y, rowHeight] = [0, Number.POSITIVE_INFINITY, 0];
  for (const [index, { name, widgets }] of designs.entries()) {
    const size = sizeOf(widgets);
    if (x + size.width > page.width) [x, y, rowHeight] = [0, y + rowHeight, 0];
    if (y + size.height > page.height) {
      sheets.push({ samples: [], widgets: [] });
      [x, y, rowHeight] = [0, 0, 0];
    }
    const sheet = sheets.at(-1);
    sheet?.samples.push({ name, rect: { x, y, ...size } });
    sheet?.widgets.push(...widgets.map((widget) => moved(widget, `${index}-${widget.id}`, x, y)));
    x += size.width;
    rowHeight = Math.max(rowHeight, size.height);
  }
  return sheets;
}

function sizeOf(widgets: readonly Widget[]): { readonly width: number; readonly height: number } {
  const right = Math.max(...widgets.map(({ position }) => position.x + position.width));
  const bottom = Math.max(...widgets.map(({ position }) => position.y + position.height));
  return {
    width: Math.min(page.width, Math.ceil(right) + room),
    height: Math.min(page.height, Math.ceil(bottom) + room),
  };
}

function moved(widget: Widget, id: string, x: number, y: number): Widget {
  const { position } = widget;
  return { ...widget, id, position: { ...position, x: position.x + x, y: position.y + y } };
}

/** Every other page has its widgets in its master. All pages are days of one section. */
function templateOf(sheets: readonly Sheet[]): Template {
  const isMasters = (index: number) => index % 2 === 1;
  const { canvas, metadata } = templateDefaults;
  return {
    ...templateDefaults,
    metadata: { ...metadata, name: "Samples", profile: "boox-note-air-4c" },
    canvas: { ...canvas, dimensions: { ...page, margins: [0, 0, 0, 0] } },
    masters: sheets.map(({ widgets }, i) => ({ id: `m${i}`, name: `m${i}`, widgets: isMasters(i) ? widgets : [] })),
    widgets: sheets.flatMap(({ widgets }, i) =>
      isMasters(i) ? [] : widgets.map((widget) => ({ ...widget, page: i + 1 })),
    ),
    sections: [{ kind: "days", unit: "day", anchors: [], context: {} }],
    page_assignments: sheets.map((_, i) => ({
      page: i + 1,
      master_id: `m${i}`,
      context: { section: "days", date: "2026-03-05" },
    })),
    page_count: sheets.length,
  };
}

/** The first design with each type of widget. */
function firstDesigns(): readonly ParityDesign[] {
  const seen = new Set<string>();
  return variedDesigns().filter(({ widgets }) => {
    const types = widgets.map(({ type }) => type).filter((type) => !seen.has(type));
    for (const type of types) seen.add(type);
    return types.length > 0;
  });
}

const designs = { first: firstDesigns, varied: variedDesigns, new: newWidgets };
const sheets = laidOut(designs[process.argv[2] as keyof typeof designs]());
console.log(JSON.stringify({ yaml: printTemplate(templateOf(sheets)), sheets: sheets.map(({ samples }) => samples) }));
