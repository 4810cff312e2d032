/** A starter: its description, its plan, and the function that draws its masters. */
import type { Canvas, DrawingOptions } from "./kit/canvas.ts";
import type { Master } from "./kit/pages.ts";
import type { Layout } from "./layouts/layout.ts";

/** A name by language. English is the fallback. */
type ByLanguage = Readonly<Record<string, string>> & { readonly en: string };

/** Description of a starter, for lists and forms. The studio translates its English texts. */
export interface Starter {
  readonly id: string;
  readonly category: "planner" | "journal" | "notebook" | "other";
  /** Other languages have it among their words. In Polish, pages of meetings have another name than their planner. */
  readonly name: ByLanguage;
  /** One sentence. */
  readonly description: string;
  readonly optional: readonly OptionalSection[];
  /** First month of a whole year, from 1 to 12. Default: 1. */
  readonly firstMonth?: number;
  /** It has schedules, whose hours can be from 1 to 12. */
  readonly hasHours?: true;
  /** It has a place for events and holidays. */
  readonly hasEvents?: true;
  /** It has no themes, and no style may change its widgets, because they measure type and rules. */
  readonly isMeasured?: true;
  /** Its choices of page layouts. */
  readonly layouts?: readonly Layout[];
}

/** A section that the user can omit. */
export interface OptionalSection {
  readonly section: string;
  readonly name: string;
  /** Default of the user's choice. */
  readonly included: boolean;
}

/** A starter with all that its planners are made from. Texts are English (the files in `words` translate them). */
export interface StarterSource extends Starter {
  /** All sections, in the order of their pages. A section is left out of pages for which its master is not drawn. */
  readonly sections: readonly StarterSection[];
  /** Lists of the plan, for sections with `each_row`. */
  readonly lists?: readonly StarterList[];
  readonly masters: (canvas: Canvas, options: DrawingOptions) => readonly Master[];
}

/** A list of numbered texts. */
export interface StarterList {
  readonly name: string;
  readonly texts: readonly string[];
}

/** A section of a plan, as docs/template-format.md describes it. */
export interface StarterSection {
  readonly kind: string;
  readonly master: string;
  readonly generate: string;
  readonly count?: number;
  readonly counters?: Readonly<Record<string, { readonly start: number; readonly step: number }>>;
  readonly anchors?: readonly { readonly dest_id: string }[];
  readonly days?: string;
  /** Variables of its pages. The title is that of the outline. */
  readonly context?: { readonly title: string };
  /** Name of a list. */
  readonly rows?: string;
  readonly nested?: readonly StarterSection[];
}
