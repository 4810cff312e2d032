import { flag } from "./property.ts";

type ShownWhen = Readonly<Record<string, readonly unknown[]>>;

interface EdgesOptions {
  /** Marks at the edges, in labels. */
  readonly marks?: "Dots" | "Line";
  readonly shownWhen?: ShownWhen;
  /** For the edges at the left and right, if it differs. */
  readonly sidesShownWhen?: ShownWhen;
}

/** Switches for the marks at each edge of a grid. `withoutEdges` removes lines by their values. */
export function edgeProperties({ marks = "Line", shownWhen = {}, sidesShownWhen = shownWhen }: EdgesOptions = {}) {
  return {
    edge_top: flag({ label: `${marks} at the top edge`, default: true, shownWhen }),
    edge_right: flag({ label: `${marks} at the right edge`, default: true, shownWhen: sidesShownWhen }),
    edge_bottom: flag({ label: `${marks} at the bottom edge`, default: true, shownWhen }),
    edge_left: flag({ label: `${marks} at the left edge`, default: true, shownWhen: sidesShownWhen }),
  };
}
