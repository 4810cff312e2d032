/** What one can go to from a design in the planner that it belongs to. */
import type { DesignReference } from "../../engine-worker/protocol.ts";
import { t } from "../../language/t.ts";
import { destinationGoals, type Goal, type KnownNames, pageGoal, type Way } from "./places.ts";

/** What tells a design from the others of its project. */
export type DesignName = Omit<DesignReference, "project">;

/** The planner around a design, and the ways in it. */
export interface PlannerAround {
  /** Those that are made of a design; none until the planner is compiled, and while it cannot be. */
  readonly pagesOf: (design: DesignName) => readonly number[];
  /** The one on the canvas. */
  readonly design: DesignName;
  readonly others: readonly DesignName[];
  /** A sample is one of the pages that are made of a design, from 1. */
  readonly onSample: (sample: number) => void;
  readonly onOpen: (design: DesignName, sample?: number) => void;
}

/**
 * Designs first: the name of each stands beside all of its pages. A page is gone to where it is made: on this canvas, or in
 * the editor of another design.
 */
export function goalsAround(around: PlannerAround, names: KnownNames): readonly Goal[] {
  const pages = samplesByPage(around);
  const way: Way = (page) => () => goToSample(around, pages.get(page));
  return [
    ...around.others.map((design, i) => designGoal(design, `design-${i}`, around)),
    ...[...pages].map(([page, { design }]) => {
      const parts = [names.labelOf(page), design === around.design ? "" : design.name];
      return pageGoal(page, parts.filter(Boolean).join(" · "), way);
    }),
    ...(pages.size > 0 ? destinationGoals(names, way) : []),
  ];
}

interface DesignSample {
  readonly design: DesignName;
  readonly sample: number;
}

/** In the order of the planner. */
function samplesByPage({ pagesOf, design, others }: PlannerAround): ReadonlyMap<number, DesignSample> {
  const samples = [design, ...others].flatMap((of) =>
    pagesOf(of).map((page, i) => [page, { design: of, sample: i + 1 }] as const),
  );
  return new Map(samples.toSorted(([a], [b]) => a - b));
}

function goToSample({ design, onSample, onOpen }: PlannerAround, found: DesignSample | undefined): undefined {
  if (found?.design === design) onSample(found.sample);
  else if (found) onOpen(found.design, found.sample);
}

function designGoal(design: DesignName, id: string, { onOpen }: PlannerAround): Goal {
  const { list, name } = design;
  return {
    id,
    label: name,
    detail: list === "masters" ? t("Master") : t("Named page"),
    go: () => {
      onOpen(design);
      return undefined;
    },
  };
}
