import { type Canvas, maxPageSide, parseColor } from "@octavo/engine";
import { type Message, message } from "@octavo/foundation";
import * as messages from "../messages.ts";
import * as propertyMessages from "../property-messages.ts";
import { transact } from "../state/transaction.ts";
import { always, type Command, done } from "./command.ts";

interface CanvasArgs {
  readonly width?: number;
  readonly height?: number;
  /** Order: top, right, bottom, left. */
  readonly margins?: readonly [number, number, number, number];
  readonly background?: string;
  readonly grid_size?: number;
  readonly snap_enabled?: boolean;
}

/** Largest grid size that a document can store, in points. */
export const largestGrid = 50;

/** Changes the page without moving widgets. `rescale-document` scales them as well. */
export const setCanvas: Command<CanvasArgs> = {
  id: "set-canvas",
  label: message("Page Setup"),
  group: "document",
  isEnabled: always,
  run: (state, args) => {
    const canvas = canvasWith(state.document.canvas, args);
    if ("text" in canvas) return { refused: canvas };
    const document = { ...state.document, canvas };
    const settings = { ...state.settings, snap: args.snap_enabled ?? state.settings.snap };
    const key = `canvas:${Object.keys(args).toSorted().join()}`;
    return done(transact({ ...state, settings }, propertyMessages.changePage, { document }, key));
  },
};

/** Returns the changed canvas, or the problem. */
function canvasWith(canvas: Canvas, args: CanvasArgs): Canvas | Message {
  const { width, height, margins } = { ...canvas.dimensions, ...args };
  const background = args.background === undefined ? canvas.background : parseColor(args.background);
  const grid_size = args.grid_size ?? canvas.grid_size;
  if (!isSide(width) || !isSide(height)) return propertyMessages.sizeExpected(maxPageSide);
  if (!background) return messages.backgroundColorExpected;
  if (!(grid_size > 0 && grid_size <= largestGrid)) return propertyMessages.gridExpected(largestGrid);
  const [top, right, bottom, left] = margins;
  const isRoomLeft = margins.every((margin) => margin >= 0) && top + bottom < height && left + right < width;
  if (args.margins && !isRoomLeft) return propertyMessages.marginsExpected;
  const snap_enabled = args.snap_enabled ?? canvas.snap_enabled;
  return { ...canvas, dimensions: { width, height, margins }, background, grid_size, snap_enabled };
}

function isSide(side: number): boolean {
  return side >= 1 && side <= maxPageSide;
}
