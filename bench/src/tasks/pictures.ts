import { nodeWorld, pagePicture } from "@octavo/press";
import { warmCpu } from "../measure.ts";
import { compilePlanner } from "../workload/planner.ts";

const [, , repetitions = 1, page = 1] = process.argv.map(Number);
const world = nodeWorld();

const { document } = compilePlanner(world);
const picture = () => pagePicture(document, document.page(page), 2, world.fonts);
const pictureMs = await warmCpu(picture, { before: 10, measured: 2 * repetitions });
console.log(JSON.stringify({ pictureMs }));
