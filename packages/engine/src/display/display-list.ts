/**
 * The waist of the engine. Layout decides everything and writes it down as display items; emitters only translate
 * them. Adding a kind of item is an event with a decision record; adding a widget is routine.
 */
import type { Color } from "../foundation/color.ts";
import type { Point, Rect, Size } from "../foundation/geometry.ts";
import type { FaceId } from "../typography/font.ts";

/** Move, line, cubic curve, close, rectangle (x, y, width, height). */
export type PathSegment =
  | readonly ["M", number, number]
  | readonly ["L", number, number]
  | readonly ["C", number, number, number, number, number, number]
  | readonly ["Z"]
  | readonly ["R", number, number, number, number];

export interface Stroke {
  readonly color: Color;
  readonly width: number;
  /** Lengths of dashes and gaps; a solid line when absent. A zero dash with round caps is a dot. */
  readonly dash?: readonly number[];
  readonly cap?: "butt" | "round";
}

/** Filled first, then stroked with the stroke centred on the path. */
export interface PathItem {
  readonly kind: "path";
  readonly segments: readonly PathSegment[];
  readonly fill?: Color;
  readonly stroke?: Stroke;
}

/** One run in one face on one baseline. `x`, `y` is where the baseline starts; alignment is already resolved. */
export interface TextItem {
  readonly kind: "text";
  readonly text: string;
  readonly face: FaceId;
  readonly size: number;
  readonly color: Color;
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise about (x, y): 90 reads downward, -90 upward. */
  readonly rotation?: 90 | -90;
}

/** A decoded picture, stored once in a document however often it is drawn. */
export interface DisplayImage {
  /** Equal ids mean equal pictures. */
  readonly id: string;
  /** In pixels, as stored. */
  readonly width: number;
  readonly height: number;
  /** Quarter turns clockwise that make it upright. */
  readonly turns?: 1 | 2 | 3;
  readonly data:
    | { readonly encoding: "jpeg"; readonly components: 1 | 3; readonly bytes: Uint8Array }
    /** 8 bits a component, row by row; `alpha` has one byte a pixel. */
    | {
        readonly encoding: "samples";
        readonly components: 1 | 3;
        readonly bytes: Uint8Array;
        readonly alpha?: Uint8Array;
      };
}

export interface ImageItem {
  readonly kind: "image";
  readonly image: DisplayImage;
  readonly rect: Rect;
}

export interface GroupItem {
  readonly kind: "group";
  readonly items: readonly DrawnItem[];
  readonly clip?: Rect;
  /** 0 to 1, applied to fills and strokes alike. */
  readonly opacity?: number;
}

/** Where a link leads. `page` counts from 1; `x`, `y` is the point to show at the top left. */
export type LinkTarget =
  | { readonly to: "page"; readonly page: number; readonly x: number; readonly y: number }
  | { readonly to: "uri"; readonly uri: string };

export interface LinkItem {
  readonly kind: "link";
  readonly rect: Rect;
  readonly target: LinkTarget;
}

/** What leaves ink. */
export type DrawnItem = PathItem | TextItem | ImageItem | GroupItem;
export type DisplayItem = DrawnItem | LinkItem;

/** A run of items in painting order. A shared layer is the same object on every page that shows it. */
export interface Layer {
  readonly items: readonly DrawnItem[];
  readonly shared: boolean;
}

export interface DisplayPage {
  /** Counts from 1. */
  readonly number: number;
  /** What the page is called beside its number: "2026-01-15", "Notes 12". Empty when it has no name of its own. */
  readonly label: string;
  readonly size: Size;
  readonly background: Color | undefined;
  readonly layers: readonly Layer[];
  readonly links: readonly LinkItem[];
}

export interface NamedDestination extends Point {
  readonly name: string;
  readonly page: number;
}

export interface OutlineItem {
  readonly title: string;
  readonly target: { readonly page: number } & Point;
  readonly children: readonly OutlineItem[];
}

export interface DocumentInformation {
  readonly title: string;
  readonly subject: string;
  readonly author: string;
  /** The document's language, a tag such as "pl" or "pt-BR". */
  readonly language: string;
  /** Day of creation as the document states it, `YYYY-MM-DD`; absent when it states none. Never the clock's. */
  readonly created?: string;
}

/** A whole document with nothing left to decide. Pages are laid out when they are asked for, so that long ones stream. */
export interface DisplayDocument {
  readonly information: DocumentInformation;
  readonly pageCount: number;
  readonly page: (number: number) => DisplayPage;
  /** The label of a page, without laying it out. */
  readonly pageLabel: (number: number) => string;
  /** Unique without regard to case; in no particular order. */
  readonly destinations: readonly NamedDestination[];
  readonly outline: readonly OutlineItem[];
}
