import type { TextQuery, Widgets } from "@octavo/editor";
import type { Message } from "@octavo/foundation";
import type { DesignName } from "./planner-targets.ts";

/** Another master or named page of the project, as stored. */
export interface OtherDesign extends DesignName {
  readonly widgets: Widgets;
}

/** Content of the fields of find and replace. */
export interface FindTerms {
  readonly query: TextQuery;
  readonly replacement: string;
}

export interface OtherDesigns {
  readonly designs: readonly OtherDesign[];
  /**
   * Stores changed designs at once, all or none. Resolves to the id of the change, which undo and redo of the editor
   * refer to, or to the reason of a failure.
   */
  readonly store: (changed: readonly OtherDesign[]) => Promise<{ readonly id: string } | { readonly problem: Message }>;
  /** Opens the design with a widget selected, where a search continues. */
  readonly onOpen: (design: DesignName, widget: string, terms?: FindTerms) => void;
  /** Search that led to this design. */
  readonly terms: FindTerms | undefined;
}
