import { compile, type World } from "@octavo/engine";
import { drawPage } from "./describe-planner.ts";
import type { PlannerSample, Texts } from "./protocol.ts";
import { samplePages } from "./sample-pages.ts";

/** For a look before there is a project: the other pages are counted and not laid out. */
export function drawSample({ masters, plan }: Texts, most: number, world: World): PlannerSample | undefined {
  const { template, document } = compile(masters, plan, world, { proofread: false, fit: true });
  if (!template || !document) return undefined;
  const drawings = samplePages(template)
    .slice(0, most)
    .map((page) => drawPage(document, page))
    .filter((drawing) => drawing !== undefined);
  return { pages: document.pageCount, drawings };
}
