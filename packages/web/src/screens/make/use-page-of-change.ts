import type { WrittenPlan } from "@octavo/contract";
import type { PlannerChoices, Starter } from "@octavo/starters";
import { useEffect, useState } from "react";
import type { EngineClient } from "../../engine-worker/engine-client.ts";
import type { Planner } from "../../engine-worker/protocol.ts";
import type { PageRequest } from "../../planner-view/planner-view.tsx";
import type { PlannerState } from "../../planner-view/use-planner.ts";
import { changedName } from "../../starters/named-lists.ts";

type Layouts = PlannerChoices["layouts"];
type FindPage = (planner: Planner) => Promise<number | undefined> | number | undefined;

interface PageOfChange {
  readonly request: PageRequest | undefined;
  readonly showLayouts: (before: Layouts, after: Layouts) => void;
  /** `index` is the position of the changed source in the plan. */
  readonly showDates: (plan: WrittenPlan, index: number) => void;
}

/**
 * Turns to a page that shows what was changed last, once its planner is there, and to a typical page of another starter. `text`
 * translates the names of masters.
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
  if (last.starter !== starter) setWanted({ find: ({ initialPage }) => initialPage, before: last.planner });
  useEffect(() => {
    if (!wanted || !planner || planner === wanted.before || compiling) return undefined;
    let isWanted = true;
    const turn = async () => {
      const page = await wanted.find(planner);
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
      const { id = "", kind, shownBy = [] } = layouts.find((layout) => before[layout.id] !== after[layout.id]) ?? {};
      const name = kind === "names" ? changedName(before[id] ?? "", after[id] ?? "") : undefined;
      if (name === undefined) want((next) => pageOf(next, shownBy.map(text)));
      else want((next) => findNamedPage(engine(), next, name));
    },
    showDates: (plan, index) => want((next) => findFirstEntry(engine(), next, plan, index)),
  };
}

/** A page in the middle of those of a master. The first weeks and days of a year are often incomplete. */
function pageOf({ runs, pages }: Planner, masters: readonly string[]): number | undefined {
  const found = masters.map((master) => runs.filter((run) => run.master === master)).find(({ length }) => length > 0);
  const first = found?.[Math.floor(found.length / 2)];
  if (!found || !first || found.length > 1) return first?.page;
  const next = runs[runs.indexOf(first) + 1]?.page ?? pages + 1;
  return first.page + Math.floor((next - first.page) / 2);
}

/** Names are keys of rows. */
function findNamedPage(engine: EngineClient, { revision }: Planner, key: string): Promise<number | undefined> {
  return engine.run("findRowPage", { revision, key });
}

async function findFirstEntry(
  engine: EngineClient,
  { revision }: Planner,
  plan: WrittenPlan,
  index: number,
): Promise<number | undefined> {
  const dates = await engine.run("overviewDates", { plan, month: plan.calendar.start_date.slice(0, 7) });
  const day = dates?.starts[index];
  return day === undefined ? undefined : engine.run("findDayPage", { revision, day });
}
