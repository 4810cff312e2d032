import { printTemplate } from "@octavo/engine";
import { nodeWorld } from "@octavo/press";
import { cpuOf, interleaved, median } from "../measure.ts";
import { compilePlanner, emitAndDiscard, floorOf } from "../workload/planner.ts";

const warmUps = 10;

const repetitions = Number(process.argv[2]);
const world = nodeWorld();
const { document, template } = compilePlanner(world);
const floor = await floorOf(document, world);
const times = await interleaved(warmUps + repetitions, {
  whole: () => cpuOf(() => emitAndDiscard(compilePlanner(world).document, world)),
  floor: () => cpuOf(async () => floor()),
});

console.log(
  JSON.stringify({
    warmMs: median(times.whole.slice(warmUps)),
    floorMs: median(times.floor.slice(warmUps)),
    pdfBytes: await emitAndDiscard(document, world),
    templateBytes: Buffer.byteLength(printTemplate(template)),
    pages: document.pageCount,
  }),
);
