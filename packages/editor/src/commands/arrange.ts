/** Aligns, distributes and equalizes the selected widgets of the page. Widgets of its master are never arranged. */

import type { Rect, Widget } from "@octavo/engine";
import { type Message, message } from "@octavo/engine/message";
import { withRect } from "../document/edit-widget.ts";
import { boundsOf } from "../document/rects.ts";
import { changeWidgets, positionsOf } from "../document/widget-lists.ts";
import * as messages from "../messages.ts";
import { type EditorState, isSelectionHere, unlocked } from "../state/editor-state.ts";
import { transact } from "../state/transaction.ts";
import { type Command, done, type Outcome } from "./command.ts";

/** Returns the unlocked selected widgets, in the order of selection. */
function arrangeable(state: EditorState): readonly Widget[] {
  return isSelectionHere(state) ? unlocked(state) : [];
}

const hasAtLeast = (count: number) => (state: EditorState) => arrangeable(state).length >= count;

function withRects(
  state: EditorState,
  step: Message,
  rects: ReadonlyMap<string, Rect>,
  announcement: Message,
): Outcome {
  const document = changeWidgets(state.document, state.place, rects.keys(), (widget) =>
    withRect(widget, rects.get(widget.id) ?? widget.position),
  );
  return done(transact(state, step, { document }), announcement);
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
    const widgets = arrangeable(state);
    const bounds = boundsOf(positionsOf(widgets));
    if (!bounds) return done(state);
    const rects = new Map(widgets.map((widget) => [widget.id, move(widget.position, bounds)]));
    const { length } = widgets;
    return withRects(state, messages.alignStep(length), rects, messages.aligned[id](length));
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
      const widgets = arrangeable(state);
      const { length } = widgets;
      const rects = distributedRects(widgets, at, size);
      return withRects(state, messages.distributeStep(length), rects, messages.distributed(length));
    },
  };
}

export const distributeCommands: readonly Command[] = [
  distributeCommand("h", message("Distribute H"), message("H"), "x", "width"),
  distributeCommand("v", message("Distribute V"), message("V"), "y", "height"),
];

function distributedRects(widgets: readonly Widget[], at: "x" | "y", size: "width" | "height"): Map<string, Rect> {
  const ordered = widgets.toSorted((a, b) => a.position[at] - b.position[at]);
  const bounds = boundsOf(positionsOf(widgets)) ?? { x: 0, y: 0, width: 0, height: 0 };
  const taken = ordered.reduce((sum, { position }) => sum + position[size], 0);
  const gap = (bounds[size] - taken) / (ordered.length - 1);
  let next = bounds[at];
  return new Map(
    ordered.map(({ id, position }) => {
      const start = next;
      next += position[size] + gap;
      return [id, { ...position, [at]: start }];
    }),
  );
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
      const widgets = arrangeable(state);
      const [first] = widgets;
      if (!first) return done(state);
      const equal = Object.fromEntries(sides.map((side) => [side, first.position[side]]));
      const rects = new Map(widgets.map((widget) => [widget.id, { ...widget.position, ...equal }]));
      const { length } = widgets;
      return withRects(state, messages.resizeStep(length), rects, messages.equalized(length));
    },
  };
}

export const equalizeCommands: readonly Command[] = [
  equalizeCommand("width", message("=W"), message("Equal Width"), ["width"]),
  equalizeCommand("height", message("=H"), message("Equal Height"), ["height"]),
  equalizeCommand("size", message("="), message("Equal Size"), ["width", "height"]),
];
