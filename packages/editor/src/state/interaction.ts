/**
 * Gestures in progress, as data. `tools/` contains their behavior. A gesture changes the document only at its end and
 * has a `preview` until then.
 */
import type { Point, Rect, Widget } from "@octavo/engine";
import type { Camera } from "../camera/camera.ts";
import type { Guide } from "../snapping/guides.ts";
import type { OwnMarks, Targets } from "../snapping/targets.ts";
import type { PointerInput } from "./input.ts";
import type { Selection } from "./selection.ts";

export type Tool =
  | { readonly kind: "select" }
  | { readonly kind: "hand" }
  /** Places a new widget by a click or a drag. */
  | { readonly kind: "insert"; readonly type: string; readonly preset?: string }
  | { readonly kind: "link" };

/** Named after compass directions. */
export type Handle = "nw" | "n" | "ne" | "e" | "se" | "s" | "sw" | "w";

/** Drawn above the unchanged page during a gesture. */
export interface Preview {
  /** Changed versions of selected widgets. */
  readonly widgets?: ReadonlyMap<string, Widget>;
  /** Selected widgets, drawn with an offset. */
  readonly moved?: { readonly ids: readonly string[]; readonly by: Point };
  /** Copies of the selected widgets, drawn with an offset. */
  readonly copied?: { readonly ids: readonly string[]; readonly by: Point };
  readonly guides?: readonly Guide[];
  readonly brush?: Rect;
  /** Frame of the widget that is being drawn. */
  readonly drawn?: Rect;
  readonly link?: { readonly from: Rect; readonly to: Point; readonly target: string | undefined };
  /** Position of the guide that is being dragged. */
  readonly guide?: { readonly axis: "x" | "y"; readonly at: number };
  /** Position and size, shown beside the pointer. */
  readonly badge?: Rect;
}

export interface PointerGesture {
  readonly pointerId: number;
  /** Start position on the page. */
  readonly start: Point;
  readonly startScreen: Point;
  readonly startTime: number;
  /** Last input. It is repeated if a modifier changes or the page scrolls. */
  readonly last: PointerInput;
  /** Speed of the last move, in CSS pixels per millisecond. */
  readonly speed: number;
  readonly preview?: Preview;
}

export type Interaction =
  | { readonly kind: "idle" }
  | PointingCanvas
  | Brushing
  | PointingWidget
  | Translating
  | PointingHandle
  | Resizing
  | PointingInsert
  | Drawing
  | Linking
  | Panning
  | MovingGuide
  | Pinching;

export interface PointingCanvas extends PointerGesture {
  readonly kind: "pointing-canvas";
  readonly before: Selection;
}

export interface Brushing extends PointerGesture {
  readonly kind: "brushing";
  readonly before: Selection;
}

export interface PointingWidget extends PointerGesture {
  readonly kind: "pointing-widget";
  /** Id of the widget that a drag moves: the selected one under the pointer, or the topmost. */
  readonly grabbed: string;
  /** Id of the widget that a click selects. */
  readonly clicked: string;
}

export interface Translating extends PointerGesture {
  readonly kind: "translating";
  readonly widgets: readonly Widget[];
  /** Ids of `widgets`. The same array in each preview of the gesture. */
  readonly ids: readonly string[];
  readonly bounds: Rect;
  readonly targets: Targets;
  /** Of the widgets, at the start. */
  readonly marks: OwnMarks | undefined;
}

export interface PointingHandle extends PointerGesture {
  readonly kind: "pointing-handle";
  readonly handle: Handle;
}

export interface Resizing extends PointerGesture {
  readonly kind: "resizing";
  readonly handle: Handle;
  readonly bounds: Rect;
  readonly targets: Targets;
}

export interface PointingInsert extends PointerGesture {
  readonly kind: "pointing-insert";
  readonly type: string;
  readonly preset?: string | undefined;
  readonly targets: Targets;
}

export interface Drawing extends PointerGesture {
  readonly kind: "drawing";
  readonly type: string;
  readonly preset?: string | undefined;
  readonly targets: Targets;
}

export interface Linking extends PointerGesture {
  readonly kind: "linking";
  readonly source: string;
  /** True after the first click, so that the next click chooses the target. */
  readonly isReleased: boolean;
}

export interface Panning extends PointerGesture {
  readonly kind: "panning";
  readonly camera: Camera;
}

export interface MovingGuide extends PointerGesture {
  readonly kind: "moving-guide";
  readonly axis: "x" | "y";
  /** Index in the canvas's guides. Undefined for a new guide. */
  readonly index: number | undefined;
}

/** Two fingers that zoom and pan. */
export interface Pinching {
  readonly kind: "pinching";
  readonly camera: Camera;
  readonly from: readonly [Touch, Touch];
  readonly preview?: never;
}

export interface Touch {
  readonly pointerId: number;
  readonly screen: Point;
}

export const idle: Interaction = { kind: "idle" };
