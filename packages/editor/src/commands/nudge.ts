import type { Point } from "@octavo/engine";
import * as messages from "../messages.ts";
import { type EditorState, unlocked } from "../state/editor-state.ts";
import type { Command, Outcome } from "./command.ts";
import { changeUnits, moveBy } from "./set-geometry.ts";

/** In points. */
const steps = [
  { modifier: "", size: 1 },
  { modifier: "Shift+", size: 10 },
  { modifier: "Alt+", size: 0.1 },
] as const;

const directions = [
  { name: "Left", x: -1, y: 0 },
  { name: "Right", x: 1, y: 0 },
  { name: "Up", x: 0, y: -1 },
  { name: "Down", x: 0, y: 1 },
] as const;

export const nudges: readonly Command[] = directions.flatMap(({ name, x, y }) =>
  steps.map(({ modifier, size }) => ({
    id: `nudge-${name.toLowerCase()}-${size}`,
    label: messages.moveLabels[name](size),
    group: "arrange",
    shortcuts: [`${modifier}Arrow${name}`],
    isEnabled: (state) => unlocked(state).length > 0,
    run: (state) => moveBy.run(state, { x: x * size, y: y * size, key: "nudge" }),
  })),
);

/** Resizes at the right and bottom edges. Alt is left out: the operating system uses Ctrl+Alt with arrow keys. */
export const resizeNudges: readonly Command[] = directions.flatMap(({ name, x, y }) =>
  steps.slice(0, 2).map(({ modifier, size }) => ({
    id: `resize-${name.toLowerCase()}-${size}`,
    label: messages.resizeLabels[name](size),
    group: "arrange",
    shortcuts: [`Mod+${modifier}Arrow${name}`],
    isEnabled: (state) => unlocked(state).length > 0,
    run: (state) => resizeBy(state, { x: x * size, y: y * size }),
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
