/** Search targets in the planner that contains a design. */
import type { DesignReference } from "../../engine-worker/protocol.ts";
import { t } from "../../language/t.ts";
import {
  destinationTargets,
  type LinkNames,
  type PageNavigation,
  pageTarget,
  type SearchTarget,
} from "./search-targets.ts";

/** Identifies a design within its project. */
export type DesignName = Omit<DesignReference, "project">;

/** The surrounding planner and its navigation. */
export interface PlannerNavigation {
  /** Returns the pages made from a design. Empty until the planner is compiled. */
  readonly pagesOf: (design: DesignName) => readonly number[];
  /** The design on the canvas. */
  readonly design: DesignName;
  readonly others: readonly DesignName[];
  /** `sample` is the index among the design's pages, from 1. */
  readonly onSample: (sample: number) => void;
  readonly onOpen: (design: DesignName, sample?: number) => void;
}

/**
 * Lists designs before pages, because each page's detail contains the name of its design. A page is opened where it is
 * edited: on this canvas or in the editor of another design.
 */
export function plannerTargets(around: PlannerNavigation, names: LinkNames): readonly SearchTarget[] {
  const pages = samplesByPage(around);
  const navigate: PageNavigation = (page) => () => goToSample(around, pages.get(page));
  return [
    ...around.others.map((design, i) => designTarget(design, `design-${i}`, around)),
    ...[...pages].map(([page, { design }]) => {
      const parts = [names.labelOf(page), design === around.design ? "" : design.name];
      return pageTarget(page, parts.filter(Boolean).join(" · "), navigate);
    }),
    ...(pages.size > 0 ? destinationTargets(names, navigate) : []),
  ];
}

interface DesignSample {
  readonly design: DesignName;
  readonly sample: number;
}

/** In planner order. */
function samplesByPage({ pagesOf, design, others }: PlannerNavigation): ReadonlyMap<number, DesignSample> {
  const samples = [design, ...others].flatMap((of) =>
    pagesOf(of).map((page, i) => [page, { design: of, sample: i + 1 }] as const),
  );
  return new Map(samples.toSorted(([a], [b]) => a - b));
}

function goToSample({ design, onSample, onOpen }: PlannerNavigation, found: DesignSample | undefined): undefined {
  if (found?.design === design) onSample(found.sample);
  else if (found) onOpen(found.design, found.sample);
}

function designTarget(design: DesignName, id: string, { onOpen }: PlannerNavigation): SearchTarget {
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
