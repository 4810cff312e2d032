import type { Point } from "@octavo/engine";
import { message } from "@octavo/foundation";
import { roundToHundredths } from "../document/rects.ts";
import * as messages from "../messages.ts";
import { type EditorState, unlocked } from "../state/editor-state.ts";
import type { Command, Outcome } from "./command.ts";
import { changeUnits, moveBy } from "./set-geometry.ts";

/** In points, or a step of the document's grid. */
const steps = [
  { modifier: "", size: 1 },
  { modifier: "Shift+", size: "grid" },
  { modifier: "Alt+", size: 0.1 },
] as const;

type Step = (typeof steps)[number]["size"];

const pointsOf = (size: Step, { document }: EditorState) => (size === "grid" ? document.canvas.grid_size : size);

const directions = [
  { name: "Left", x: -1, y: 0 },
  { name: "Right", x: 1, y: 0 },
  { name: "Up", x: 0, y: -1 },
  { name: "Down", x: 0, y: 1 },
] as const;

export const nudges: readonly Command[] = directions.flatMap(({ name, x, y }) =>
  steps.map(({ modifier, size }) => ({
    id: `nudge-${name.toLowerCase()}-${size}`,
    label: size === "grid" ? messages.gridMoveLabels[name] : messages.moveLabels[name](size),
    group: "arrange",
    shortcuts: [`${modifier}Arrow${name}`],
    isEnabled: (state) => unlocked(state).length > 0,
    run: (state) => {
      const points = pointsOf(size, state);
      return moveBy.run(state, { x: x * points, y: y * points, key: "nudge" });
    },
  })),
);

/** Resizes at the right and bottom edges. Alt is left out: the operating system uses Ctrl+Alt with arrow keys. */
export const resizeNudges: readonly Command[] = directions.flatMap(({ name, x, y }) =>
  steps.slice(0, 2).map(({ modifier, size }) => ({
    id: `resize-${name.toLowerCase()}-${size}`,
    label: size === "grid" ? messages.gridResizeLabels[name] : messages.resizeLabels[name](size),
    group: "arrange",
    shortcuts: [`Mod+${modifier}Arrow${name}`],
    isEnabled: (state) => unlocked(state).length > 0,
    run: (state) => {
      const points = pointsOf(size, state);
      return resizeBy(state, { x: x * points, y: y * points });
    },
  })),
);

function resizeBy(state: EditorState, by: Point): Outcome {
  const { length } = unlocked(state);
  const step = { label: messages.resizeStep(length), key: "resize", announcement: messages.resized(length) };
  return changeUnits(state, step, ({ position }) => ({
    ...position,
    width: position.width + by.x,
    height: position.height + by.y,
  }));
}

/** Moves and sizes the selected widgets so that all edges are on lines of the grid. */
export const alignToGrid: Command = {
  id: "align-to-grid",
  label: message("Align to Grid"),
  group: "arrange",
  shortcuts: ["Alt+G"],
  surfaces: ["palette"],
  isEnabled: (state) => unlocked(state).length > 0,
  run: (state) => {
    const { length } = unlocked(state);
    const step = { label: messages.alignStep(length), announcement: messages.alignedToGrid(length) };
    const { grid_size } = state.document.canvas;
    const nearest = (points: number) => roundToHundredths(Math.round(points / grid_size) * grid_size);
    const side = (start: number, length: number) => Math.max(grid_size, nearest(start + length) - nearest(start));
    return changeUnits(state, step, ({ position: { x, y, width, height } }) => ({
      x: nearest(x),
      y: nearest(y),
      width: side(x, width),
      height: side(y, height),
    }));
  },
};
