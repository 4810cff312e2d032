import type { Canvas, Widget } from "./template.ts";

/** A page design in a master library. */
export interface Master {
  readonly name: string;
  readonly description: string;
  readonly widgets: readonly Widget[];
}

export interface Masters {
  /** The page that the designs were drawn for, when the library says so. */
  readonly canvas: Canvas | undefined;
  readonly masters: readonly Master[];
  /** Page designs that compilation rules name. */
  readonly pages: readonly Master[];
}
