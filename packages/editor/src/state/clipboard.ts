/**
 * What was copied. As text it is a design of its own, as YAML: it can be pasted in another tab, kept in a file, sent
 * to a friend, and the other way round any template's text can be pasted.
 */
import type { Canvas } from "@octavo/engine";
import type { Place } from "../document/editor-document.ts";
import { yamlIfLoaded } from "../document/load-yaml.ts";
import { openDesign } from "../document/open-document.ts";
import { draftText } from "../document/save-document.ts";
import type { Widgets } from "../document/widget-lists.ts";

export interface ClipboardContent {
  /** In painting order. */
  readonly widgets: Widgets;
}

export interface Clipboard extends ClipboardContent {
  /** The text that stands for it outside. */
  readonly text: string;
  /** Where it was pasted last, and how many times in a row, so that copies do not lie on one another. */
  readonly pasted: { readonly place: Place; readonly times: number } | undefined;
}

export function clipboardOf(widgets: Widgets, canvas: Canvas): Clipboard {
  return { widgets, text: printContent({ widgets }, canvas), pasted: undefined };
}

/** The browser takes what is copied at once or not at all; until YAML is there it is JSON, which reads as the same. */
function printContent({ widgets }: ClipboardContent, canvas: Canvas): string {
  const { guides: _, ...plain } = canvas;
  const design = openDesign("master", { name: "Clipping", description: "", widgets }, plain);
  return yamlIfLoaded()?.printDocument(design) ?? draftText(design);
}

/** Undefined for a text that is something else, or whose widgets cannot be used. Whoever asks has loaded YAML. */
function readContent(text: string): ClipboardContent | undefined {
  if (!/(?:^|[\s{"'])widgets["']?\s*:/.test(text)) return undefined;
  const widgets = yamlIfLoaded()?.readWidgets(text);
  return widgets && { widgets };
}

/** What the system's clipboard holds: the same as before when it is our own text, whose line ends systems change. */
export function readClipboard(written: string, known: Clipboard | undefined): Clipboard | undefined {
  const text = written.replaceAll("\r\n", "\n");
  if (known?.text === text) return known;
  const clipping = readContent(text);
  return clipping && { ...clipping, text, pasted: undefined };
}
