import { compile } from "@octavo/engine";
import { formatMessage } from "@octavo/foundation";
import { nodeWorld } from "@octavo/press";
import { cpuOf } from "../measure.ts";
import { longPlan, masters } from "../workload/long.ts";
import { emitAndDiscard } from "../workload/planner.ts";

const [kind, size] = process.argv.slice(2);
const world = nodeWorld();
let pages = 0;
let bytes = 0;
const workMs = await cpuOf(async () => {
  const { document, diagnostics } = compile(masters, longPlan(kind === "days" ? "days" : "count", Number(size)), world);
  if (!document || diagnostics.length > 0)
    throw new Error(diagnostics.map(({ message }) => formatMessage(message)).join("\n"));
  pages = document.pageCount;
  bytes = await emitAndDiscard(document, world);
});
console.log(JSON.stringify({ workMs, pages, bytes }));
