import type { WrittenPlan } from "@octavo/contract";
import type { PlannerChoices, Starter } from "@octavo/starters";
import { useEffect, useState } from "react";
import type { Planner } from "../../engine-worker/protocol.ts";
import type { PageRequest } from "../../planner-view/planner-view.tsx";
import type { PlannerState } from "../../planner-view/use-planner.ts";
import type { ChangedPlanner } from "./find-changed-page.ts";

type Layouts = PlannerChoices["layouts"];
type FindPage = (planners: ChangedPlanner) => Promise<number | undefined>;

interface PageOfChange {
  readonly request: PageRequest | undefined;
  readonly showLayouts: (before: Layouts, after: Layouts) => void;
  /** `index` is the position of the changed source in the plan. */
  readonly showDates: (plan: WrittenPlan, index: number) => void;
}

/**
 * Turns to a page that shows what was changed last, once its planner is there, and to a typical page of another starter. Stays on a
 * page that has changed itself. `text` translates the names of masters.
 */
export function usePageOfChange(
  { id: starter, layouts = [] }: Starter,
  { planner, engine, compiling }: Pick<PlannerState, "planner" | "engine" | "compiling">,
  text: (english: string) => string,
): PageOfChange {
  const [wanted, setWanted] = useState<{ readonly find: FindPage; readonly before: Planner | undefined }>();
  const [request, setRequest] = useState<PageRequest>();
  const [last, setLast] = useState({ starter, planner });
  if (last.starter !== starter || last.planner !== planner) setLast({ starter, planner });
  if (last.starter !== starter) setWanted({ find: async ({ next }) => next.initialPage, before: last.planner });
  useEffect(() => {
    if (!wanted || !planner || planner === wanted.before || compiling) return undefined;
    let isWanted = true;
    const turn = async () => {
      const page = await wanted.find({ last: wanted.before, next: planner });
      if (!isWanted) return;
      setWanted(undefined);
      if (page !== undefined) setRequest({ page });
    };
    void turn();
    return () => {
      isWanted = false;
    };
  }, [wanted, planner, compiling]);
  const want = (find: FindPage) => setWanted({ find, before: planner });
  return {
    request,
    showLayouts: (before, after) => {
      const changed = layouts.find(({ id }) => before[id] !== after[id]);
      want(async (planners) => {
        const { findLayoutPage } = await import("./find-changed-page.ts");
        return changed && findLayoutPage(engine(), planners, { layout: changed, before, after, text });
      });
    },
    showDates: (plan, index) =>
      want(async (planners) =>
        (await import("./find-changed-page.ts")).findFirstEntry(engine(), planners, plan, index),
      ),
  };
}
