import { type Rect } from "@octavo/engine";
import { limits, message } from "@octavo/foundation";
import { newWidget } from "../document/edit-widget.ts";
import { withGroup } from "../document/groups.ts";
import { newWidgetIds } from "../document/new-ids.ts";
import { boundsOf, grownBy } from "../document/rects.ts";
import { positionsOf, widgetsIn, withWidgets } from "../document/widget-lists.ts";
import * as messages from "../messages.ts";
import * as placement from "../placement-messages.ts";
import { type EditorState, pageRect } from "../state/editor-state.ts";
import { select } from "../state/selection.ts";
import { transact } from "../state/transaction.ts";
import { always, type Command, done, isRefused } from "./command.ts";
import { changeableUnits, groupWidgets } from "./groups.ts";

/** Draws a box behind the selection, a step of the grid larger on each side, and groups both. Loaded on demand. */
export const boxSelection: Command<undefined> = {
  id: "box-selection",
  label: message("Frame with a Box"),
  group: "arrange",
  isEnabled: always,
  run: (state) => {
    const { document, place, selection } = state;
    const list = widgetsIn(document, place);
    if (list.length >= limits.widgetsPerDesign) return { refused: messages.tooManyWidgets };
    const inside = changeableUnits(state).flatMap(({ widgets }) => widgets);
    const bounds = boundsOf(positionsOf(inside));
    if (!bounds) return done(state);
    const [id = "box"] = newWidgetIds(document, ["box"]);
    const box = withGroup(newWidget("box", id, boxAround(bounds, state)), selection.within);
    const behind = list.findIndex((widget) => inside.includes(widget));
    const ids = [id, ...inside.map((widget) => widget.id)];
    const boxed = {
      ...state,
      document: withWidgets(document, place, list.toSpliced(behind, 0, box)),
      selection: select(place, ids, selection.within),
    };
    const outcome = groupWidgets.run(boxed);
    if (isRefused(outcome)) return outcome;
    const change = { document: outcome.state.document, selection: outcome.state.selection };
    return done(transact(state, placement.boxStep(inside.length), change), placement.boxed(inside.length));
  },
};

/** Stays on the page. */
function boxAround(bounds: Rect, state: EditorState): Rect {
  const page = pageRect(state);
  const { x, y, width, height } = grownBy(bounds, state.document.canvas.grid_size);
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  const right = Math.min(x + width, Math.max(page.width, bounds.x + bounds.width));
  const bottom = Math.min(y + height, Math.max(page.height, bounds.y + bounds.height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}
