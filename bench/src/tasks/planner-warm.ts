import { printTemplate } from "@octavo/engine";
import { nodeWorld } from "@octavo/press";
import { warmCpu } from "../measure.ts";
import { compilePlanner, emitAndDiscard } from "../workload/planner.ts";

const repetitions = Number(process.argv[2]);
const world = nodeWorld();
const { document, template } = compilePlanner(world);

console.log(
  JSON.stringify({
    warmMs: await warmCpu(() => emitAndDiscard(compilePlanner(world).document, world), {
      before: 10,
      measured: repetitions,
    }),
    pdfBytes: await emitAndDiscard(document, world),
    templateBytes: Buffer.byteLength(printTemplate(template)),
    pages: document.pageCount,
  }),
);
