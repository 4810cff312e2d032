import type { Message } from "@octavo/foundation";
import type { Color } from "../primitives/color.ts";
import type { Rect } from "../primitives/geometry.ts";

export type LintCode =
  | "off_page"
  | "in_margin"
  | "text_too_small"
  | "text_does_not_fit"
  | "missing_glyph"
  | "too_small"
  | "stroke_too_thin"
  | "grey_vanishes"
  | "color_on_grey"
  | "touch_target_too_small"
  | "link_under_toolbar"
  | "overlapping_links"
  | "overlapping_texts";

/** An error does not work on the device. A warning works badly. A hint is optional advice. */
export type Severity = "error" | "warning" | "hint";

export interface LintProblem {
  readonly code: LintCode;
  readonly severity: Severity;
  /** One sentence for the author, with lengths of the worst page as measured on the device. */
  readonly message: Message;
  readonly widget_id: string;
  /** English label of the widget's type. */
  readonly widget_label: string;
  /** Name of the widget's master. Absent for a page's own widget. */
  readonly master?: string;
  /** The first page with the problem. */
  readonly page: number;
  /** Number of pages with the problem. */
  readonly pages: number;
  /** Number of texts, lines or links with the problem, on the page with most of them. */
  readonly count: number;
  readonly fix?: Fix;
}

export type Change =
  | { readonly part: "position"; readonly value: Rect }
  | { readonly part: "background_color"; readonly value: Color }
  | { readonly part: "styling" | "properties"; readonly name: string; readonly value: unknown };

/** Change that solves the problem and causes no other. `applyFix` carries it out. */
export interface Fix {
  readonly label: Message;
  readonly widget_id: string;
  /** Id of the widget's master. Absent for a page's own widget. */
  readonly master_id?: string;
  readonly changes: readonly Change[];
}

export type FixCandidate = Pick<Fix, "label" | "changes">;
