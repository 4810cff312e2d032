import type { Color } from "../foundation/color.ts";
import type { Rect } from "../foundation/geometry.ts";

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
  | "overlapping_links";

/** An error does not work on the device; a warning works badly; a hint is good to know. */
export type Severity = "error" | "warning" | "hint";

/** What is wrong with one widget by one rule, however many pages show it. */
export interface LintProblem {
  readonly code: LintCode;
  readonly severity: Severity;
  /** One sentence for the author, with lengths as the device shows them where it is worst. */
  readonly message: string;
  readonly widget_id: string;
  /** Name of the master that the widget belongs to; absent for a page's own widget. */
  readonly master?: string;
  /** The first page on which it was met. */
  readonly page: number;
  /** How many texts, rules or links of the widget are meant, on the page that has most of them. */
  readonly count: number;
  readonly fix?: Fix;
}

/** Another value for a part of a widget. */
export type Change =
  | { readonly part: "position"; readonly value: Rect }
  | { readonly part: "background_color"; readonly value: Color }
  | { readonly part: "styling" | "properties"; readonly name: string; readonly value: unknown };

/** Offered only where it makes the problem go away and makes no other. Plain data: `applyFix` carries it out. */
export interface Fix {
  /** What the button says. */
  readonly label: string;
  readonly widget_id: string;
  /** Id of the master that the widget belongs to; absent for a page's own widget. */
  readonly master_id?: string;
  readonly changes: readonly Change[];
}

/** Another form of a widget that may be better. */
export type FixCandidate = Pick<Fix, "label" | "changes">;
