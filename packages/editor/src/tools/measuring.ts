/** Alt shows the distances of the selection while no gesture is in progress. */
import type { Rect } from "@octavo/engine";
import { clickedUnit } from "../commands/select.ts";
import { boundsOf } from "../document/rects.ts";
import { findWidget, positionsOf } from "../document/widget-lists.ts";
import { type Distance, distancesBetween } from "../snapping/distances.ts";
import { type EditorState, pageRect, selected } from "../state/editor-state.ts";
import { selectedWidgets } from "../state/selection.ts";

export interface Measured {
  readonly from: Rect;
  /** The hovered widget or group, else the page or block. */
  readonly to: Rect;
  readonly distances: readonly Distance[];
}

/** Undefined while nothing is measured. */
export function measured(state: EditorState): Measured | undefined {
  if (!state.pointerState.isMeasuring || state.interaction.kind !== "idle") return undefined;
  const from = boundsOf(positionsOf(selected(state)));
  if (!from) return undefined;
  const to = hoveredRect(state) ?? pageRect(state);
  return { from, to, distances: distancesBetween(from, to) };
}

/** The hovered object, unless it is selected. */
function hoveredRect(state: EditorState): Rect | undefined {
  const { document, selection } = state;
  const { hover } = state.pointerState;
  const widget = hover?.kind === "widget" ? findWidget(document, hover.place, hover.id) : undefined;
  if (hover?.kind !== "widget" || !widget || selection.ids.includes(widget.id)) return undefined;
  return boundsOf(positionsOf(selectedWidgets(document, clickedUnit({ ...state, place: hover.place }, widget))));
}
