/**
 * The editor's clipboard. Its text is a design in YAML, which can be pasted into another tab or a file, and the text
 * of any template can be pasted.
 */
import { placedBlock, type SharedParts } from "@octavo/engine";
import type { EditorDocument, Place } from "../document/editor-document.ts";
import { yamlIfLoaded } from "../document/load-yaml.ts";
import { openDesign } from "../document/open-document.ts";
import { draftText } from "../document/save-document.ts";
import type { Widgets } from "../document/widget-lists.ts";

export interface ClipboardContent {
  /** In painting order. */
  readonly widgets: Widgets;
  /** Of the document that the text comes from, if it places blocks. */
  readonly shared?: SharedParts | undefined;
}

export interface Clipboard extends ClipboardContent {
  /** Text for the system clipboard. */
  readonly text: string;
  /** Place of the last paste and number of repetitions, for the offset of the next paste. */
  readonly pasted: { readonly place: Place; readonly times: number } | undefined;
}

export function clipboardOf(widgets: Widgets, document: EditorDocument): Clipboard {
  return { widgets, text: printContent(widgets, document), pasted: undefined };
}

/** Prints YAML, or JSON with shared parts and until the YAML printer is loaded: the browser needs the text synchronously. */
function printContent(widgets: Widgets, { canvas, shared }: EditorDocument): string {
  const { guides: _, ...plain } = canvas;
  const placed = widgets.some((widget) => placedBlock(widget)) ? shared : undefined;
  const design = openDesign("master", { name: "Clipping", description: "", widgets }, plain, undefined, placed);
  return (placed ? undefined : yamlIfLoaded()?.printDocument(design)) ?? draftText(design);
}

/** Undefined if the text is no design or has errors. The caller has to load YAML first. */
function readContent(text: string): ClipboardContent | undefined {
  if (!/(?:^|[\s{"'])widgets["']?\s*:/.test(text)) return undefined;
  const yaml = yamlIfLoaded();
  const widgets = yaml?.readWidgets(text);
  return widgets && { widgets, shared: yaml?.readBlocks(text) };
}

/** Returns the known clipboard if the text is its own. Line endings may differ between systems. */
export function readClipboard(written: string, known: Clipboard | undefined): Clipboard | undefined {
  const text = written.replaceAll("\r\n", "\n");
  if (known?.text === text) return known;
  const clipping = readContent(text);
  return clipping && { ...clipping, text, pasted: undefined };
}
