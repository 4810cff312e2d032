/**
 * Display list: the output of layout and the input of emitters, which only translate it. A new kind of item needs a
 * decision record. A new widget does not.
 */
import type { Color } from "../primitives/color.ts";
import type { PathSegment, Point, Rect, Size } from "../primitives/geometry.ts";
import type { DocumentFace, FaceId, GlyphCluster, ScriptSupport } from "../typography/font.ts";

export interface Stroke {
  readonly color: Color;
  readonly width: number;
  /** Lengths of dashes and gaps. Absent means solid. A zero dash with round caps is a dot. */
  readonly dash?: readonly number[];
  readonly cap?: "butt" | "round" | "square";
  /** Absent means mitered. */
  readonly join?: "round" | "bevel";
  /** Longest miter relative to the width. Sharper corners are beveled. Absent means 10. */
  readonly miterLimit?: number;
}

/** Filled, then stroked. The stroke is centered on the path. */
export interface PathItem {
  readonly kind: "path";
  readonly segments: readonly PathSegment[];
  readonly fill?: Color;
  /** Absent means nonzero. */
  readonly fillRule?: "evenodd";
  readonly stroke?: Stroke;
}

/** Text in one face on one baseline. `x`, `y` is the left end of the baseline after alignment. */
export interface TextItem {
  readonly kind: "text";
  /** In the order of reading if it has clusters, else as drawn from left to right. */
  readonly text: string;
  /** Glyphs from left to right of text whose letters join, stack or run from right to left. */
  readonly clusters?: readonly GlyphCluster[];
  readonly face: FaceId;
  readonly size: number;
  readonly color: Color;
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise around (x, y): 90 reads downward, -90 upward. */
  readonly rotation?: 90 | -90;
}

export interface DisplayImage {
  /** Equal for equal pictures. */
  readonly id: string;
  /** In pixels, as stored. */
  readonly width: number;
  readonly height: number;
  /** Clockwise quarter turns to upright. */
  readonly turns?: 1 | 2 | 3;
  readonly data:
    | { readonly encoding: "jpeg"; readonly components: 1 | 3; readonly bytes: Uint8Array }
    /** 8 bits per component, row by row. `alpha` has one byte per pixel. */
    | {
        readonly encoding: "samples";
        readonly components: 1 | 3;
        readonly bytes: Uint8Array;
        readonly alpha?: Uint8Array;
      };
}

/** Kinds of SVG content that a drawing lacks. Gradients and patterns became one color each. */
export type DroppedKind =
  | "text"
  | "pictures"
  | "pages"
  | "gradients"
  | "patterns"
  | "filters"
  | "masks"
  | "clips"
  | "markers"
  | "rules"
  | "animations"
  | "scripts"
  | "excess";

/** Picture of paths, from SVG. */
export interface Drawing extends Size {
  /** From 0, 0 to the size. */
  readonly items: readonly DrawnItem[];
  /** Number of parts that were left out. Kinds without such parts are absent. */
  readonly dropped: Readonly<Partial<Record<DroppedKind, number>>>;
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
  /** 0 to 1. Applies to fills and strokes. */
  readonly opacity?: number;
  /** Present if the same object is on several pages, without clip and opacity. */
  readonly shared?: true;
}

/** Target of a link. `page` counts from 1. `x`, `y` is the point at the top left of the view. */
export type LinkTarget =
  | { readonly to: "page"; readonly page: number; readonly x: number; readonly y: number }
  | { readonly to: "uri"; readonly uri: string };

export interface LinkItem {
  readonly kind: "link";
  readonly rect: Rect;
  readonly target: LinkTarget;
  /** Only in the link test: planners have the form that most readers follow. */
  readonly form?: LinkForm;
}

/** Forms of a link in a PDF, which readers treat differently: ISO 32000-2, 12.3.2 and 12.5.6.5. */
export interface LinkForm {
  /** An action in place of the destination itself. */
  readonly isAction?: boolean;
  /** Name of the destination in the name tree, in place of its page. */
  readonly name?: string;
  /** The whole page, or its width, in place of a point at the zoom of the reader. */
  readonly view?: "page" | "width";
  /** Width of a border that the reader draws, in points. */
  readonly border?: number;
}

export type DrawnItem = PathItem | TextItem | ImageItem | GroupItem;
export type DisplayItem = DrawnItem | LinkItem;

/** Items in painting order. A shared layer is the same object on all its pages. */
export interface Layer {
  readonly items: readonly DrawnItem[];
  readonly shared: boolean;
  /** The items in parts, if other shared layers contain some of them too. Such a part is shared, and has no parts. */
  readonly parts?: readonly Layer[];
}

/** Area for handwriting on a page. Ink in it belongs between the same lines of the same days. */
export interface WritingBox extends Rect {
  /** Distance of its lines or rows, in points. */
  readonly rows?: number;
  /** Distance of its columns. */
  readonly columns?: number;
  /** First row or cell: a date or a time. */
  readonly first?: string;
  /** Time of a row or column, in minutes. Absent in manifests. */
  readonly minutes?: number;
  /** Id of the widget. Only in manifests, which people name areas by. */
  readonly name?: string;
}

/** Events and holidays on a page. */
export interface PageEvents {
  /** Areas in which events can stand, also if there are none. */
  readonly areas: readonly Rect[];
  /** Layers of the page without any event. */
  readonly layersWithout: () => readonly Layer[];
}

/**
 * Page that is not in the plan: "reserved" for later items of a section, "blank" or "kept" in place of a page that the
 * plan no longer makes, "free" for any new page, or a page of "changes" since the edition before.
 */
export type PlaceholderState = "reserved" | "blank" | "kept" | "free" | "earlier" | "changes";

export interface DisplayPage {
  /** Counts from 1. */
  readonly number: number;
  /** Equal for the page with the same meaning in the next edition: "days/2026-01-15", "notes/12". Unique. */
  readonly identity: string;
  /** Absent for a page of the plan. */
  readonly placeholder?: PlaceholderState;
  readonly writing: readonly WritingBox[];
  /** Ids of the widgets of these areas, which stay the same when a widget is moved. */
  readonly writingWidgets?: readonly string[];
  /** Label of the page: "2026-01-15", "Notes 12". Empty if it has none. */
  readonly label: string;
  readonly size: Size;
  readonly background: Color | undefined;
  readonly layers: readonly Layer[];
  readonly links: readonly LinkItem[];
  /** Absent if nothing on the page can show events. */
  readonly events?: PageEvents;
  /** First day of the week that the page belongs to. Absent for pages outside of weeks. */
  readonly period?: string;
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
  /** Language tag such as "pl" or "pt-BR". */
  readonly language: string;
  /** Creation date from the document, `YYYY-MM-DD`. Absent if the document has none. */
  readonly created?: string;
}

/** Document after layout. Pages are laid out on demand, so that long documents stream. */
export interface DisplayDocument {
  readonly information: DocumentInformation;
  readonly pageCount: number;
  readonly page: (number: number) => DisplayPage;
  readonly pageLabel: (number: number) => string;
  readonly pageIdentity: (number: number) => string;
  /** Unique without regard to case. Unordered. */
  readonly destinations: readonly NamedDestination[];
  readonly outline: readonly OutlineItem[];
  /** Writes the digits of a text as the document does. */
  readonly digits: (text: string) => string;
  /** Outlines for texts with clusters. */
  readonly glyphOutline: ScriptSupport["path"];
  /** Fonts that the document contains. Absent if it has none. */
  readonly fonts?: readonly DocumentFace[];
}
