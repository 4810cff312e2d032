import { compile, type Template, type World } from "@octavo/engine";
import { drawPage } from "./describe-planner.ts";
import type { PlannerSample, PlannerYaml } from "./protocol.ts";

/** Draws sample pages of a planner. The other pages are counted and not laid out. */
export function drawSample({ masters, plan }: PlannerYaml, maxPages: number, world: World): PlannerSample | undefined {
  const { template, document } = compile(masters, plan, world, { proofread: false });
  if (!template || !document) return undefined;
  const drawings = samplePages(template)
    .slice(0, maxPages)
    .map((page) => drawPage(document, page))
    .filter((drawing) => drawing !== undefined);
  return { pages: document.pageCount, drawings };
}

const dated: readonly (string | undefined)[] = ["day", "week", "month", "quarter", "year"];

interface Run {
  readonly pages: number[];
  readonly unit: string | undefined;
}

/**
 * Returns a page from the middle of each master's pages, away from the ends of a year. Dated pages come first, then masters
 * with more pages.
 */
export function samplePages({ page_assignments, sections }: Pick<Template, "page_assignments" | "sections">): number[] {
  const runs = new Map<string, Run>();
  for (const { page, master_id, context } of page_assignments) {
    const unit = sections.find(({ kind }) => kind === context?.section)?.unit;
    const run = runs.get(master_id) ?? { pages: [], unit };
    run.pages.push(page);
    runs.set(master_id, run);
  }
  const rank = ({ unit }: Run) => (dated.includes(unit) ? 0 : 1);
  return [...runs.values()]
    .sort((a, b) => rank(a) - rank(b) || b.pages.length - a.pages.length)
    .flatMap(({ pages }) => pages.slice(Math.floor(pages.length / 2)).slice(0, 1));
}
