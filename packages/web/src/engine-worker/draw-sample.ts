import { compile, type World } from "@octavo/engine";
import { drawPage } from "./describe-planner.ts";
import type { PlannerSample, PlannerYaml } from "./protocol.ts";
import { samplePages } from "./sample-pages.ts";

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
