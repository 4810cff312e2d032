/** Place, size and look of widgets, by the page around them, and sizes of parts. Loaded shortly after the editor opens. */

import { resizedPart as partIn, type Rect, type Widget } from "@octavo/engine";
import { withRect } from "./edit-widget.ts";

export { insertedOver } from "../placement-messages.ts";
export { inDesignLook, minimumsOn } from "./design-look.ts";
export { roomFor, safeArea } from "./free-room.ts";
export { grownText } from "./grow-text.ts";

/** The widgets of a labelled part in another box. Undefined for another group. */
export function resizedPart(widgets: readonly Widget[], from: Rect, to: Rect): readonly Widget[] | undefined {
  return partIn(widgets, from, to)?.map((placed, i) => {
    const widget = widgets[i] ?? placed;
    return placed.properties === widget.properties ? withRect(widget, placed.position) : placed;
  });
}
