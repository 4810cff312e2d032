import type { Point } from "@octavo/engine";
import { message } from "@octavo/foundation";
import { type GridLines, gridOf, nearestGridLine } from "../document/page-grid.ts";
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

function stepsOf(size: Step, { document, place }: EditorState): Point {
  if (size !== "grid") return { x: size, y: size };
  const { x, y } = gridOf(document, place);
  return { x: x.step, y: y.step };
}

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
      const by = stepsOf(size, state);
      return moveBy.run(state, { x: x * by.x, y: y * by.y, key: "nudge" });
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
      const by = stepsOf(size, state);
      return resizeBy(state, { x: x * by.x, y: y * by.y });
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
    const { x: across, y: down } = gridOf(state.document, state.place);
    return changeUnits(state, step, ({ position: { x, y, width, height } }) => {
      const [left, wide] = edgesOn(across, x, width);
      const [top, high] = edgesOn(down, y, height);
      return { x: left, y: top, width: wide, height: high };
    });
  },
};

/** Start and length, at least one step. */
function edgesOn(lines: GridLines, start: number, length: number): readonly [number, number] {
  const nearest = (at: number) => roundToHundredths(nearestGridLine(lines, at));
  const first = nearest(start);
  return [first, Math.max(roundToHundredths(lines.step), roundToHundredths(nearest(start + length) - first))];
}
