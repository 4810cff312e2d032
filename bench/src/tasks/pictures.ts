import { nodeWorld, pagePicture } from "@octavo/press";
import { warmCpu } from "../measure.ts";
import { compilePlanner } from "../workload/planner.ts";

const [, , repetitions, ...pages] = process.argv.map(Number);
const world = nodeWorld();

/** What a preview does: from the documents' pages, one by itself. */
const { document } = compilePlanner(world);
const figures: Record<number, number> = {};
for (const page of pages) {
  figures[page] = await warmCpu(() => picture(page), { before: 10, measured: 2 * (repetitions ?? 1) });
}
console.log(JSON.stringify({ pictures: figures }));

function picture(number: number): Promise<Uint8Array> {
  return pagePicture(document, document.page(number), 2, world.fonts);
}
