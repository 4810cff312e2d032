/** Texts of one line. Apart from the other edits, because only the text editor on the canvas asks for them. */
import type { Widget } from "@octavo/engine";
import { typeSize } from "./edit-widget.ts";

/** Two lines at the distance that the engine sets them, in sizes of the type. */
const twoLines = 2.2;

/** Returns true for a text without line breaks in a box that has no room for a second line. */
export function hasOneLine(widget: Widget): boolean {
  const { content = "", position, properties } = widget;
  const isUpright = String(properties?.["orientation"]).startsWith("vertical");
  const depth = isUpright ? position.width : position.height;
  return !content.includes("\n") && depth < typeSize(widget) * twoLines;
}
