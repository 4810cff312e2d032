import type { Widgets } from "@octavo/editor";
import type { Message } from "@octavo/engine/message";
import type { DesignName } from "./planner-targets.ts";

/** Another master or named page of the project, as stored. */
export interface OtherDesign extends DesignName {
  readonly widgets: Widgets;
}

export interface OtherDesigns {
  readonly designs: readonly OtherDesign[];
  /**
   * Stores changed designs at once, all or none. Resolves to the id of the change, which undo and redo of the editor
   * refer to, or to the reason of a failure.
   */
  readonly store: (changed: readonly OtherDesign[]) => Promise<{ readonly id: string } | { readonly problem: Message }>;
  /** Opens the design with a widget selected. */
  readonly onOpen: (design: DesignName, widget: string) => void;
}
