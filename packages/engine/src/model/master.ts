import type { SharedParts } from "./shared-parts.ts";
import type { Canvas, Widget } from "./template.ts";

export interface Master {
  readonly name: string;
  readonly description: string;
  readonly widgets: readonly Widget[];
  /** Name of a block, or "none". Absent: the frame of the library. */
  readonly frame?: string | undefined;
}

export interface Masters extends SharedParts {
  /** Page size of the designs, if the library has one. */
  readonly canvas: Canvas | undefined;
  readonly masters: readonly Master[];
  /** Page designs that compilation rules use. */
  readonly pages: readonly Master[];
}
