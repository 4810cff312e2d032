/**
 * Gestures under way, as data; `tools/` has what they do with input. A gesture changes nothing in the document until it
 * ends: what it would come to is its `preview`, which vanishes with it.
 */
import type { Point, Rect, Widget } from "@octavo/engine";
import type { Camera } from "../camera/camera.ts";
import type { Guide } from "../snapping/guides.ts";
import type { Targets } from "../snapping/targets.ts";
import type { PointerInput } from "./input.ts";
import type { Selection } from "./selection.ts";

export type Tool =
  | { readonly kind: "select" }
  | { readonly kind: "hand" }
  /** Places a new widget where one clicks, or draws it. */
  | { readonly kind: "insert"; readonly type: string; readonly preset?: string }
  | { readonly kind: "link" };

/** Handles by the points of the compass. */
export type Handle = "nw" | "n" | "ne" | "e" | "se" | "s" | "sw" | "w";

/** What the canvas shows of a gesture over the page as it is. */
export interface Preview {
  /** Widgets of the selection as they would be; all others are as they are. */
  readonly widgets?: ReadonlyMap<string, Widget>;
  /** The selection, shifted; what is drawn of it can be shifted as a whole. */
  readonly moved?: { readonly ids: readonly string[]; readonly by: Point };
  /** The selection stays, and copies of it are shifted. */
  readonly copied?: { readonly ids: readonly string[]; readonly by: Point };
  readonly guides?: readonly Guide[];
  readonly brush?: Rect;
  /** The frame of a widget that is being drawn. */
  readonly drawn?: Rect;
  readonly link?: { readonly from: Rect; readonly to: Point; readonly target: string | undefined };
  /** A guide under way; beyond the page it goes away. */
  readonly guide?: { readonly axis: "x" | "y"; readonly at: number };
  /** What the badge beside the pointer tells: place and size. */
  readonly badge?: Rect;
}

export interface PointerGesture {
  readonly pointerId: number;
  /** Where it began. */
  readonly start: Point;
  readonly startScreen: Point;
  readonly startTime: number;
  /** What the pointer did last, to do it again when a modifier changes or the page moves below it. */
  readonly last: PointerInput;
  /** CSS pixels per millisecond of its last move. */
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
  /** What a drag takes along: the selected one under the pointer, or else the topmost. */
  readonly grabbed: string;
  /** What a click selects. */
  readonly clicked: string;
}

export interface Translating extends PointerGesture {
  readonly kind: "translating";
  readonly widgets: readonly Widget[];
  /** Theirs; the same list in each preview of the gesture. */
  readonly ids: readonly string[];
  readonly bounds: Rect;
  readonly targets: Targets;
}

export interface PointingHandle extends PointerGesture {
  readonly kind: "pointing-handle";
  readonly handle: Handle;
}

export interface Resizing extends PointerGesture {
  readonly kind: "resizing";
  readonly handle: Handle;
  readonly widgets: readonly Widget[];
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
  /** Whether the source was let go of, so that the next click is the target's. */
  readonly isReleased: boolean;
}

export interface Panning extends PointerGesture {
  readonly kind: "panning";
  readonly camera: Camera;
}

export interface MovingGuide extends PointerGesture {
  readonly kind: "moving-guide";
  readonly axis: "x" | "y";
  /** Which of the canvas's guides; undefined for a new one out of the ruler. */
  readonly index: number | undefined;
}

/** Two fingers; the page stays under them. */
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
