import type { ChangedPage } from "@octavo/engine";
import type { Message } from "@octavo/foundation";

/** Handwriting of a page that is on the same page of the next edition. */
export interface CarriedPage {
  readonly identity: string;
  /** Number of the page in the earlier file, and in the new one. */
  readonly from: number;
  readonly to: number;
  readonly marks: number;
  /** Marks that are at another place of the page, or of another size, as their area is. */
  readonly moved: number;
  /** Marks around whose place other words or lines are printed, or may be. */
  readonly beside_others: number;
}

/** Why handwriting has no place in the new edition: its page, its area, or room in that area is missing. */
export type LeftReason = "no_page" | "no_area" | "smaller_area";

/** Handwriting that the new file has on a page "from the earlier edition". */
export interface LeftMarks {
  /** Absent for a page that its owner inserted. */
  readonly identity?: string;
  readonly from: number;
  /** Number of the appended page. */
  readonly to: number;
  readonly marks: number;
  readonly reason: LeftReason;
}

/** Handwriting on a page that its owner inserted, which stays between the same pages. */
export interface InsertedMarks {
  readonly from: number;
  readonly to: number;
  readonly marks: number;
}

/** A carried page on which something else is printed: its handwriting can be beside other lines or words. */
export interface ChangedPrint
  extends Omit<CarriedPage, "moved" | "beside_others">,
    Pick<ChangedPage, "change" | "part" | "in_areas"> {}

/** Places of all handwriting of a file. Each mark is counted once, in `carried`, in `left` or in `inserted`. */
export interface CarryReport {
  /** Marks of the earlier file: strokes, highlights, notes, pictures. */
  readonly marks: number;
  readonly carried: readonly CarriedPage[];
  readonly left: readonly LeftMarks[];
  /** Absent for formats without such pages. */
  readonly inserted?: readonly InsertedMarks[];
  /** Absent for formats whose marks follow the print. */
  readonly changed?: readonly ChangedPrint[];
  /** Limits of what could be done, such as handwriting that became a picture. */
  readonly warnings: readonly Message[];
}

/** Why nothing was carried, and the file that is to be replaced, or that is missing. */
export interface CarryRefusal {
  readonly refusal: Message;
  readonly file?: "annotated" | "next" | "earlier";
}

export type Carried = { readonly bytes: Uint8Array; readonly report: CarryReport } | CarryRefusal;
