/** Finds pages that show a change of choices. Loaded after the first change. */
import type { WrittenPlan } from "@octavo/contract";
import type { Layout, PlannerChoices } from "@octavo/starters";
import type { EngineClient } from "../../engine-worker/engine-client.ts";
import type { Planner } from "../../engine-worker/protocol.ts";
import { changedName } from "../../starters/named-lists.ts";

/** A planner before and after a change. */
export interface ChangedPlanner {
  readonly last: Planner | undefined;
  readonly next: Planner;
}

interface LayoutChange {
  readonly layout: Layout;
  readonly before: PlannerChoices["layouts"];
  readonly after: PlannerChoices["layouts"];
  /** Translates the names of masters. */
  readonly text: (english: string) => string;
}

/** A page of the name that was written last, or else one that the layout changes. Undefined to stay on the page. */
export async function findLayoutPage(
  engine: EngineClient,
  planners: ChangedPlanner,
  { layout: { id, kind, shownBy = [] }, before, after, text }: LayoutChange,
): Promise<number | undefined> {
  const { next } = planners;
  const name = kind === "names" ? changedName(before[id] ?? "", after[id] ?? "") : undefined;
  // Names are keys of rows.
  if (name !== undefined) return engine.run("findRowPage", { revision: next.revision, key: name });
  return firstChange(
    engine,
    planners,
    shownBy.flatMap((master) => pageOf(next, text(master)) ?? []),
  );
}

/** The first page that has changed. Undefined if the page on the screen has. */
async function firstChange(
  engine: EngineClient,
  { last, next }: ChangedPlanner,
  pages: readonly number[],
): Promise<number | undefined> {
  const shown = next.keptPage ?? next.initialPage;
  const revisions = { before: last?.revision ?? 0, after: next.revision };
  const changed = await engine.run("findChange", { ...revisions, pages: [shown, ...pages] });
  return changed === shown ? undefined : (changed ?? pages[0]);
}

/** A page in the middle of those of a master. The first weeks and days of a year are often incomplete. */
function pageOf({ runs, pages }: Planner, master: string): number | undefined {
  const found = runs.filter((run) => run.master === master);
  const first = found[Math.floor(found.length / 2)];
  if (!first || found.length > 1) return first?.page;
  const next = runs[runs.indexOf(first) + 1]?.page ?? pages + 1;
  return first.page + Math.floor((next - first.page) / 2);
}

/** The page of the first entry of a source of the plan. Undefined if the page on the screen shows other entries than before. */
export async function findFirstEntry(
  engine: EngineClient,
  planners: ChangedPlanner,
  plan: WrittenPlan,
  index: number,
): Promise<number | undefined> {
  const { revision } = planners.next;
  const dates = await engine.run("overviewDates", { plan, month: plan.calendar.start_date.slice(0, 7) });
  const day = dates?.starts[index];
  const page = day === undefined ? undefined : await engine.run("findDayPage", { revision, day });
  return page === undefined ? undefined : firstChange(engine, planners, [page]);
}
