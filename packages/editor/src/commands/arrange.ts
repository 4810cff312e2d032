/** Aligns, distributes and equalizes the selected widgets of the page. Widgets of its master are never arranged. */

import type { Rect } from "@octavo/engine";
import { type Message, message } from "@octavo/foundation";
import type { Unit } from "../document/groups.ts";
import { boundsOf } from "../document/rects.ts";
import * as messages from "../messages.ts";
import { type EditorState, isSelectionHere, unlockedUnits } from "../state/editor-state.ts";
import { type Command, done, type Outcome, requesting } from "./command.ts";
import { changeUnits } from "./set-geometry.ts";

/** Returns the unlocked selected widgets and groups, in the order of selection. */
export function arrangeable(state: EditorState): readonly Unit[] {
  return isSelectionHere(state) ? unlockedUnits(state) : [];
}

export const hasAtLeast = (count: number) => (state: EditorState) => arrangeable(state).length >= count;

interface ArrangeTexts {
  /** Completes "Undo …". */
  readonly step: (count: number) => Message;
  readonly done: (count: number) => Message;
}

/** `rects` has a rectangle for each unit, in the same order. */
export function withRects(
  state: EditorState,
  units: readonly Unit[],
  rects: readonly Rect[],
  { step, done: announce }: ArrangeTexts,
): Outcome {
  const { length } = units.flatMap(({ widgets }) => widgets);
  const byKey = new Map(units.map(({ key }, i) => [key, rects[i]]));
  const change = { label: step(length), announcement: announce(length) };
  return changeUnits(state, change, ({ key, position }) => byKey.get(key) ?? position);
}

interface Alignment {
  readonly id: keyof typeof messages.aligned;
  readonly label: Message;
  readonly shortLabel: Message;
  readonly key: string;
  /** Returns `rect` aligned within the bounds of the selection. */
  readonly move: (rect: Rect, bounds: Rect) => Rect;
}

const alignments: readonly Alignment[] = [
  {
    id: "left",
    label: message("Align Left"),
    shortLabel: message("L"),
    key: "A",
    move: (rect, bounds) => ({ ...rect, x: bounds.x }),
  },
  {
    id: "center",
    label: message("Align Center"),
    shortLabel: message("C"),
    key: "H",
    move: (rect, bounds) => ({ ...rect, x: bounds.x + (bounds.width - rect.width) / 2 }),
  },
  {
    id: "right",
    label: message("Align Right"),
    shortLabel: message("R"),
    key: "D",
    move: (rect, bounds) => ({ ...rect, x: bounds.x + bounds.width - rect.width }),
  },
  {
    id: "top",
    label: message("Align Top"),
    shortLabel: message("T"),
    key: "W",
    move: (rect, bounds) => ({ ...rect, y: bounds.y }),
  },
  {
    id: "middle",
    label: message("Align Middle"),
    shortLabel: message("M"),
    key: "V",
    move: (rect, bounds) => ({ ...rect, y: bounds.y + (bounds.height - rect.height) / 2 }),
  },
  {
    id: "bottom",
    label: message("Align Bottom"),
    shortLabel: message("B"),
    key: "S",
    move: (rect, bounds) => ({ ...rect, y: bounds.y + bounds.height - rect.height }),
  },
];

export const alignCommands: readonly Command[] = alignments.map(({ id, label, shortLabel, key, move }) => ({
  id: `align-${id}`,
  label,
  shortLabel,
  group: "arrange",
  shortcuts: [`Alt+${key}`],
  surfaces: ["toolbar", "widget-menu", "palette"],
  isShown: hasAtLeast(2),
  isEnabled: hasAtLeast(2),
  run: (state) => {
    const units = arrangeable(state);
    const bounds = boundsOf(units.map(({ position }) => position));
    if (!bounds) return done(state);
    const rects = units.map(({ position }) => move(position, bounds));
    return withRects(state, units, rects, { step: messages.alignStep, done: messages.aligned[id] });
  },
}));

/** Makes the gaps between neighbors equal. The outermost widgets stay in place. */
function distributeCommand(
  id: "h" | "v",
  label: Message,
  shortLabel: Message,
  at: "x" | "y",
  size: "width" | "height",
): Command {
  return {
    id: `distribute-${id}`,
    label,
    shortLabel,
    group: "arrange",
    surfaces: ["toolbar", "widget-menu", "palette"],
    isShown: hasAtLeast(2),
    isEnabled: hasAtLeast(3),
    run: (state) => {
      const units = arrangeable(state);
      const rects = distributedRects(units, at, size);
      return withRects(state, units, rects, { step: messages.distributeStep, done: messages.distributed });
    },
  };
}

export const distributeCommands: readonly Command[] = [
  distributeCommand("h", message("Distribute H"), message("H"), "x", "width"),
  distributeCommand("v", message("Distribute V"), message("V"), "y", "height"),
];

function distributedRects(units: readonly Unit[], at: "x" | "y", size: "width" | "height"): readonly Rect[] {
  const rects = units.map(({ position }) => position);
  const ordered = rects.toSorted((a, b) => a[at] - b[at]);
  const bounds = boundsOf(rects) ?? { x: 0, y: 0, width: 0, height: 0 };
  const taken = ordered.reduce((sum, rect) => sum + rect[size], 0);
  const gap = (bounds[size] - taken) / (ordered.length - 1);
  let next = bounds[at];
  const moved = new Map(
    ordered.map((rect) => {
      const start = next;
      next += rect[size] + gap;
      return [rect, { ...rect, [at]: start }];
    }),
  );
  return rects.map((rect) => moved.get(rect) ?? rect);
}

/** Resizes all widgets to the size of the first selected one. */
function equalizeCommand(
  id: string,
  shortLabel: Message,
  label: Message,
  sides: readonly ("width" | "height")[],
): Command {
  return {
    id: `equal-${id}`,
    label,
    shortLabel,
    group: "arrange",
    surfaces: id === "size" ? ["palette"] : ["toolbar", "palette"],
    isShown: hasAtLeast(2),
    isEnabled: hasAtLeast(2),
    run: (state) => {
      const units = arrangeable(state);
      const [first] = units;
      if (!first) return done(state);
      const equal = Object.fromEntries(sides.map((side) => [side, first.position[side]]));
      const rects = units.map(({ position }) => ({ ...position, ...equal }));
      return withRects(state, units, rects, { step: messages.resizeStep, done: messages.equalized });
    },
  };
}

export const equalizeCommands: readonly Command[] = [
  equalizeCommand("width", message("=W"), message("Equal Width"), ["width"]),
  equalizeCommand("height", message("=H"), message("Equal Height"), ["height"]),
  equalizeCommand("size", message("="), message("Equal Size"), ["width", "height"]),
];

/** Brings roughly placed widgets into a row, a column or a grid. The host loads and runs `tidySelection`. */
export const tidyUp: Command = {
  id: "tidy-up",
  label: message("Tidy Up"),
  group: "arrange",
  shortcuts: ["Alt+T", "Mod+Alt+Shift+T"],
  surfaces: ["widget-menu", "palette"],
  isShown: hasAtLeast(2),
  isEnabled: hasAtLeast(2),
  run: (state) => requesting(state, { kind: "on-demand", action: "tidy-up" }),
};
