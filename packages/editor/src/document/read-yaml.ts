/** Reads documents from YAML. Loaded on demand with `document-yaml.ts`. */
import { parseDesign, parseWrittenTemplate, type Template, type World } from "@octavo/engine";
import type { EditorDocument } from "./editor-document.ts";
import { openDesign, openTemplate } from "./open-document.ts";
import type { Widgets } from "./widget-lists.ts";

/** Undefined if the text is no design or has errors. */
export function readWidgets(text: string): Widgets | undefined {
  const { widgets, diagnostics } = parseDesign(text, []);
  const isUsable = widgets.length > 0 && !diagnostics.some(({ severity }) => severity === "error");
  return isUsable ? widgets : undefined;
}

/** Undefined if the text has errors. */
export function readTemplate(text: string, world: World): EditorDocument | undefined {
  const { template, diagnostics } = parseWrittenTemplate(text, world.profiles);
  const hasErrors = diagnostics.some(({ severity }) => severity === "error");
  return template && !hasErrors && hasItsMasters(template) ? openTemplate(template) : undefined;
}

function hasItsMasters({ masters, page_assignments }: Template): boolean {
  const known = new Set(masters.map(({ id }) => id));
  return page_assignments.every(({ master_id }) => known.has(master_id));
}

/** Returns the document with the widgets and the canvas of the text, which contains no shared parts. Undefined if the text has errors. */
export function readDesign(
  text: string,
  { kind, metadata, canvas: known, sections, masters, shared, sharedChanges }: EditorDocument,
  world: World,
): EditorDocument | undefined {
  const { widgets, canvas = known, diagnostics } = parseDesign(text, world.profiles);
  if (kind === "template" || diagnostics.some(({ severity }) => severity === "error")) return undefined;
  const { name, description } = metadata;
  const design = { name, description, widgets, frame: masters[0]?.frame };
  const read = openDesign(kind, design, canvas, metadata, shared);
  return { ...read, sections, ...(sharedChanges && { sharedChanges }) };
}
