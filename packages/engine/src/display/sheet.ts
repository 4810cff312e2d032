/** Sheets of paper: the pages of a document placed for a printer. Emitters translate them, as they do pages. */
import type { Rect, Size } from "../primitives/geometry.ts";
import type { DisplayDocument, DisplayPage, PathItem } from "./display-list.ts";

/** Page on a sheet. `x`, `y` is its top left corner. */
export interface PlacedPage {
  readonly page: DisplayPage;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Part of the sheet in which the page is drawn. */
  readonly clip: Rect;
}

/** One side of a sheet. Links are left out, because paper has none. */
export interface DisplaySheet {
  readonly size: Size;
  /** True for a back that is printed upside down, because the printer flips the sheet on its upper edge. */
  readonly isTurned: boolean;
  readonly pages: readonly PlacedPage[];
  /** Crop marks, folds and holes. */
  readonly marks: readonly PathItem[];
}

/** Edge of the paper on which the printer flips it, or one side only. */
export type Flip = "long" | "short" | "none";

export interface SheetDocument extends Pick<DisplayDocument, "information" | "glyphOutline" | "fonts"> {
  /** Printed sides. Backs follow their fronts. */
  readonly sideCount: number;
  readonly flip: Flip;
  /** Counts from 1. */
  readonly side: (number: number) => DisplaySheet;
}
