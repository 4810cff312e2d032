/** Changes of shared parts that other designs of a project follow when the design is saved. */
import type { Room, StyleValues } from "@octavo/engine";

export type SharedChange = BlockChange | StyleChange | FontChange;

/** A new name of a block, its deletion with its instances, or room for what it shows on every page. */
export interface BlockChange {
  readonly block: string;
  readonly to?: string;
  readonly instances?: "detach" | "delete";
  readonly room?: Room;
}

/** A new name of a style, or its deletion. */
export interface StyleChange {
  readonly style: string;
  readonly to?: string;
  /** Values of a deleted style, which its widgets keep. */
  readonly values?: StyleValues;
}

/** One font for the whole planner. */
export interface FontChange {
  /** Name of the family. */
  readonly font: string;
  /** Styles that have a font. Their widgets need none of their own. */
  readonly styles: readonly string[];
}
