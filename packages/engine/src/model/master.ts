import type { Canvas, Widget } from "./template.ts";

/** A page design in a master library. */
export interface Master {
  readonly name: string;
  readonly description: string;
  readonly widgets: readonly Widget[];
}

export interface Masters {
  /** Page size of the designs, if the library has one. */
  readonly canvas: Canvas | undefined;
  readonly masters: readonly Master[];
  /** Page designs that compilation rules use. */
  readonly pages: readonly Master[];
}
