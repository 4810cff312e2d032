import { pageCount, type Template, templateDefaults } from "@octavo/engine";
import type { EditorDocument } from "./editor-document.ts";
import type { Design } from "./open-document.ts";
import { pageWidget } from "./page-widgets.ts";

const templates = new WeakMap<EditorDocument, Template>();

/** Returns the same object for the same document. A single design becomes a template with one page. */
export function saveTemplate(document: EditorDocument): Template {
  const known = templates.get(document);
  if (known) return known;
  const template = document.kind === "template" ? pagedTemplate(document) : designTemplate(document);
  templates.set(document, template);
  return template;
}

function pagedTemplate(document: EditorDocument): Template {
  const { metadata, canvas, pages, masters, sections, dates, shared, navigation, export: output } = document;
  const template: Template = {
    schema_version: templateDefaults.schema_version,
    metadata,
    canvas,
    ...shared,
    widgets: pages.flatMap(({ widgets }, i) => widgets.map((widget) => pageWidget(widget, i + 1))),
    masters,
    sections,
    ...(dates && { dates }),
    page_assignments: pages.flatMap(({ master_id, context }, i) =>
      master_id === undefined ? [] : [{ page: i + 1, master_id, ...(context && { context }) }],
    ),
    navigation,
    export: output,
  };
  return pageCount(template) < pages.length ? { ...template, page_count: pages.length } : template;
}

function designTemplate(document: EditorDocument): Template {
  const { metadata, canvas, shared } = document;
  const { widgets, frame } = saveDesign(document);
  return {
    ...templateDefaults,
    metadata,
    canvas,
    ...shared,
    ...(frame !== undefined && { frame }),
    widgets: widgets.map((widget) => pageWidget(widget, 1)),
  };
}

export function saveDesign({ metadata, masters }: EditorDocument): Design {
  const { name, description } = metadata;
  const { widgets = [], frame } = masters[0] ?? {};
  return { name, description, widgets, ...(frame !== undefined && { frame }) };
}

/** Returns the document as JSON, which the YAML parser can read, without loading the YAML printer. */
export function draftText(document: EditorDocument): string {
  return JSON.stringify(saveTemplate(document));
}
