/** Short notations for documents, laid out with the real fonts and devices. */

import { type Diagnostic, formatMessage, Report } from "@octavo/foundation";
import { nodeWorld } from "@octavo/press";
import type { DisplayDocument, DisplayPage, DrawnItem, PathItem, TextItem } from "../../src/display/display-list.ts";
import { layoutDocument } from "../../src/layout/layout-document.ts";
import type { PageAssignment, Template, TemplateSection, Widget } from "../../src/model/template.ts";

export const world = nodeWorld();

export type WidgetNotation = Partial<Omit<Widget, "type">> & { readonly type: string };

/** At 100, 100 with 200 × 100 by default. */
function aWidget(notation: WidgetNotation): Widget {
  return { id: "it", position: { x: 100, y: 100, width: 200, height: 100 }, ...notation };
}

export type TemplateNotation = Partial<Omit<Template, "metadata" | "masters" | "dates">> & {
  readonly locale?: string;
  readonly profile?: string;
  readonly week_start?: Template["metadata"]["week_start"];
  /** First and last day of the plan. */
  readonly dates?: readonly [start: string, end: string];
  readonly calendars?: Template["dates"];
  /** Widgets by master id. */
  readonly masters?: Readonly<Record<string, readonly WidgetNotation[]>>;
};

export function aTemplate({
  locale = "en",
  profile = "",
  week_start = "monday",
  dates,
  calendars,
  masters = {},
  ...rest
}: TemplateNotation): Template {
  return {
    schema_version: "1.0",
    metadata: {
      name: "Test",
      description: "",
      category: "general",
      version: "1.0",
      author: "",
      created: "",
      profile,
      locale,
      week_start,
      ...(dates && { start_date: dates[0], end_date: dates[1] }),
    },
    canvas: {
      dimensions: { width: 400, height: 600, margins: [0, 0, 0, 0] },
      coordinate_system: "top_left",
      background: "#ffffff",
      grid_size: 10,
      snap_enabled: true,
    },
    widgets: [],
    sections: [],
    page_assignments: [],
    navigation: { outlines: [] },
    export: { default_mode: "interactive" },
    ...rest,
    ...(calendars && { dates: calendars }),
    masters: Object.entries(masters).map(([id, widgets]) => ({ id, name: id, widgets: widgets.map(aWidget) })),
  };
}

/** Days of a section as pages of one master. */
export function dayPages(master: string, dates: readonly string[], first = 1): PageAssignment[] {
  return dates.map((date, i) => ({ page: first + i, master_id: master, context: { section: "days", date } }));
}

export const days: TemplateSection = { kind: "days", unit: "day", anchors: [], context: {} };

export interface LaidOut {
  readonly document: DisplayDocument;
  readonly pages: readonly DisplayPage[];
  readonly diagnostics: readonly Diagnostic[];
}

export function layOut(notation: TemplateNotation): LaidOut {
  const report = new Report();
  const document = layoutDocument(aTemplate(notation), world, report, "template");
  const pages = Array.from({ length: document.pageCount }, (_, i) => document.page(i + 1));
  return { document, pages, diagnostics: report.diagnostics };
}

/** Draws one widget on a page. The date is 2026-03-05 unless `context` has another. */
export function draw(
  notation: WidgetNotation,
  context: Readonly<Record<string, string | number>> = { section: "days", date: "2026-03-05" },
) {
  const laidOut = layOut({
    masters: { it: [notation] },
    sections: [days],
    page_assignments: [{ page: 1, master_id: "it", context }],
  });
  const page = laidOut.pages[0] as DisplayPage;
  return { ...laidOut, page, items: drawnItems(page), links: page.links };
}

/** Visible items of a page, with groups flattened. */
export function drawnItems(page: DisplayPage): readonly DrawnItem[] {
  const open = (item: DrawnItem): readonly DrawnItem[] => (item.kind === "group" ? item.items.flatMap(open) : [item]);
  return page.layers.flatMap(({ items }) => items.flatMap(open));
}

export function texts(items: readonly DrawnItem[]): readonly TextItem[] {
  return items.filter((item): item is TextItem => item.kind === "text");
}

export function paths(items: readonly DrawnItem[]): readonly PathItem[] {
  return items.filter((item): item is PathItem => item.kind === "path");
}

export function words(items: readonly DrawnItem[]): readonly string[] {
  return texts(items).map(({ text }) => text);
}

/** "code: message" of each diagnostic. */
export function messagesOf(diagnostics: readonly Diagnostic[]): readonly string[] {
  return diagnostics.map(({ code, message }) => `${code}: ${formatMessage(message)}`);
}
