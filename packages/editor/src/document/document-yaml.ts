/** Reads and prints documents as YAML. Loaded on demand, after an editor opened. */
import { parseSharedParts, printDesign, printTemplate, type SharedParts } from "@octavo/engine";
import type { EditorDocument } from "./editor-document.ts";
import { saveDesign, saveTemplate } from "./save-document.ts";

export { readDesign, readTemplate, readWidgets } from "./read-yaml.ts";

/** Prints a document so that reading the text returns an equal document. */
export function printDocument(document: EditorDocument): string {
  return document.kind === "template"
    ? printTemplate(saveTemplate(document))
    : printDesign(saveDesign(document), document.canvas, document.metadata);
}

/** Shared parts of a text with blocks. Undefined without blocks, and if they have errors. */
export function readBlocks(text: string): SharedParts | undefined {
  const { shared, diagnostics } = parseSharedParts(text, []);
  return shared?.blocks && !diagnostics.some(({ severity }) => severity === "error") ? shared : undefined;
}

/** Shared parts of a stored draft, in the format of today. Undefined if they have errors. */
export function readShared(stored: SharedParts): SharedParts | undefined {
  const { shared, diagnostics } = parseSharedParts(JSON.stringify(stored), []);
  return diagnostics.some(({ severity }) => severity === "error") ? undefined : shared;
}
