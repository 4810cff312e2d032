import {
  type Canvas,
  type Metadata,
  type PageContext,
  pageCount,
  sharedParts,
  type Template,
  templateDefaults,
} from "@octavo/engine";
import type { DocumentKind, EditorDocument, Page } from "./editor-document.ts";
import { widgetOf } from "./page-widgets.ts";
import type { Widgets } from "./widget-lists.ts";

export function openTemplate(template: Template): EditorDocument {
  const { metadata, canvas, masters, sections, navigation, export: output } = template;
  const shared = sharedParts(template);
  return {
    kind: "template",
    metadata,
    canvas,
    pages: pagesOf(template),
    masters,
    sections,
    ...(Object.keys(shared).length > 0 && { shared }),
    navigation,
    export: output,
  };
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
}

/** Id of the only widget list in a document with a single design. */
export const designId = "design";

/** `metadata` contains project values, such as the device and the language. */
export function openDesign(
  kind: Exclude<DocumentKind, "template">,
  { name, description, widgets }: Design,
  canvas: Canvas = templateDefaults.canvas,
  metadata: Partial<Metadata> = {},
): EditorDocument {
  return {
    kind,
    metadata: { ...templateDefaults.metadata, ...metadata, name, description },
    canvas,
    pages: [],
    masters: [{ id: designId, name, widgets }],
    sections: [],
    navigation: templateDefaults.navigation,
    export: templateDefaults.export,
  };
}
