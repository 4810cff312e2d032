import {
  type Canvas,
  type Metadata,
  type PageContext,
  pageCount,
  type SharedParts,
  sharedParts,
  type Template,
  templateDefaults,
} from "@octavo/engine";
import { type DocumentKind, type EditorDocument, type Page, withShared } from "./editor-document.ts";
import { widgetOf } from "./page-widgets.ts";
import type { Widgets } from "./widget-lists.ts";

export function openTemplate(template: Template): EditorDocument {
  const { metadata, canvas, masters, sections, dates, navigation, export: output } = template;
  const document: EditorDocument = {
    kind: "template",
    metadata,
    canvas,
    pages: pagesOf(template),
    masters,
    sections,
    ...(dates && { dates }),
    navigation,
    export: output,
  };
  return withShared(document, sharedParts(template));
}

function pagesOf(template: Template): readonly Page[] {
  const widgets = Map.groupBy(template.widgets, ({ page }) => page);
  const assignments = new Map(template.page_assignments.map((assignment) => [assignment.page, assignment]));
  return Array.from({ length: pageCount(template) }, (_, i) => {
    const assignment = assignments.get(i + 1);
    return {
      id: `page-${i + 1}`,
      ...(assignment && masterAssignment(assignment.master_id, assignment.context)),
      widgets: (widgets.get(i + 1) ?? []).map(widgetOf),
    };
  });
}

/** Returns the master fields of a page. Empty without a master. */
export function masterAssignment(
  master_id: string | undefined,
  context: PageContext | undefined,
): Pick<Page, "master_id" | "context"> {
  return { ...(master_id !== undefined && { master_id, ...(context && { context }) }) };
}

/** A master of a project, or a named page. */
export interface Design {
  readonly name: string;
  readonly description: string;
  readonly widgets: Widgets;
  /** Block on the whole page. Absent for that of the project. */
  readonly frame?: string | undefined;
}

/** Id of the only widget list in a document with a single design. */
export const designId = "design";

/** `metadata` contains project values, such as the device and the language. `shared` are the parts of the project. */
export function openDesign(
  kind: Exclude<DocumentKind, "template">,
  { name, description, widgets, frame }: Design,
  canvas: Canvas = templateDefaults.canvas,
  metadata: Partial<Metadata> = {},
  shared: SharedParts = {},
): EditorDocument {
  const document: EditorDocument = {
    kind,
    metadata: { ...templateDefaults.metadata, ...metadata, name, description },
    canvas,
    pages: [],
    masters: [{ id: designId, name, ...(frame !== undefined && { frame }), widgets }],
    sections: [],
    navigation: templateDefaults.navigation,
    export: templateDefaults.export,
  };
  return withShared(document, shared);
}
