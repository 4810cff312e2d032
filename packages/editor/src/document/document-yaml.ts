/** Documents as YAML. It comes when a text is to be read or written, since reading YAML takes as much code as drawing. */
import {
  parseDesign,
  parseWrittenTemplate,
  printDesign,
  printTemplate,
  type Template,
  type World,
} from "@octavo/engine";
import type { EditorDocument } from "./editor-document.ts";
import { openDesign, openTemplate } from "./open-document.ts";
import { saveDesign, saveTemplate } from "./save-document.ts";
import type { Widgets } from "./widget-lists.ts";

/** A text that reads back as the same. */
export function printDocument(document: EditorDocument): string {
  return document.kind === "template"
    ? printTemplate(saveTemplate(document))
    : printDesign(saveDesign(document), document.canvas, document.metadata);
}

/** Undefined for a text that is something else, or whose widgets cannot be used. */
export function readWidgets(text: string): Widgets | undefined {
  const { widgets, diagnostics } = parseDesign(text, []);
  const isUsable = widgets.length > 0 && !diagnostics.some(({ severity }) => severity === "error");
  return isUsable ? widgets : undefined;
}

/** Undefined with an error in the text. */
export function readTemplate(text: string, world: World): EditorDocument | undefined {
  const { template, diagnostics } = parseWrittenTemplate(text, world.profiles);
  const hasErrors = diagnostics.some(({ severity }) => severity === "error");
  return template && !hasErrors && hasItsMasters(template) ? openTemplate(template) : undefined;
}

function hasItsMasters({ masters, page_assignments }: Template): boolean {
  const known = new Set(masters.map(({ id }) => id));
  return page_assignments.every(({ master_id }) => known.has(master_id));
}

/** The document with the widgets and the page of a text; undefined with an error in it. */
export function readDesign(
  text: string,
  { kind, metadata, canvas: known, sections }: EditorDocument,
  world: World,
): EditorDocument | undefined {
  const { widgets, canvas = known, diagnostics } = parseDesign(text, world.profiles);
  if (kind === "template" || diagnostics.some(({ severity }) => severity === "error")) return undefined;
  const { name, description } = metadata;
  return { ...openDesign(kind, { name, description, widgets }, canvas, metadata), sections };
}
