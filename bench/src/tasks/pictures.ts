import { type DisplayDocument, emitPdf } from "@octavo/engine";
import { deflate, nodeWorld, rasterizePage } from "@octavo/press";
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

async function picture(number: number): Promise<Uint8Array> {
  const page = { ...document.page(number), number: 1, links: [] };
  const alone: DisplayDocument = { ...document, pageCount: 1, page: () => page, destinations: [], outline: [] };
  const pdf: Uint8Array[] = [];
  for await (const chunk of emitPdf(alone, { deflate, fonts: world.fonts })) pdf.push(chunk);
  return rasterizePage(Buffer.concat(pdf), 0, 2);
}
