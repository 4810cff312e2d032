/** Finds pages that show a change of choices. Loaded after the first change. */
import type { WrittenPlan } from "@octavo/contract";
import type { Layout, PlannerChoices } from "@octavo/starters";
import type { EngineClient } from "../../engine-worker/engine-client.ts";
import type { Planner } from "../../engine-worker/protocol.ts";
import { changedName } from "../../starters/named-lists.ts";

interface LayoutChange {
  readonly layout: Layout;
  readonly before: PlannerChoices["layouts"];
  readonly after: PlannerChoices["layouts"];
  /** Translates the names of masters. */
  readonly text: (english: string) => string;
}

/** A page of the name that was written last, or of a master that shows the layout. */
export async function findLayoutPage(
  engine: EngineClient,
  planner: Planner,
  { layout: { id, kind, shownBy = [] }, before, after, text }: LayoutChange,
): Promise<number | undefined> {
  const name = kind === "names" ? changedName(before[id] ?? "", after[id] ?? "") : undefined;
  if (name === undefined) return pageOf(planner, shownBy.map(text));
  // Names are keys of rows.
  return engine.run("findRowPage", { revision: planner.revision, key: name });
}

/** A page in the middle of those of a master. The first weeks and days of a year are often incomplete. */
function pageOf({ runs, pages }: Planner, masters: readonly string[]): number | undefined {
  const found = masters.map((master) => runs.filter((run) => run.master === master)).find(({ length }) => length > 0);
  const first = found?.[Math.floor(found.length / 2)];
  if (!found || !first || found.length > 1) return first?.page;
  const next = runs[runs.indexOf(first) + 1]?.page ?? pages + 1;
  return first.page + Math.floor((next - first.page) / 2);
}

/** The page of the first entry of a source of the plan. */
export async function findFirstEntry(
  engine: EngineClient,
  { revision }: Planner,
  plan: WrittenPlan,
  index: number,
): Promise<number | undefined> {
  const dates = await engine.run("overviewDates", { plan, month: plan.calendar.start_date.slice(0, 7) });
  const day = dates?.starts[index];
  return day === undefined ? undefined : engine.run("findDayPage", { revision, day });
}
