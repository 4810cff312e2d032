import { readFileSync } from "node:fs";
import { compile, printTemplate } from "@octavo/engine";
import { nodeWorld } from "@octavo/press";
import { cpuOf } from "../measure.ts";
import { emitAndDiscard } from "../workload/planner.ts";

const [masters = "", plan = ""] = process.argv.slice(2);
const world = nodeWorld();
let pages = 0;
let pdfBytes = 0;
let templateBytes = 0;
const workMs = await cpuOf(async () => {
  const { template, document } = compile(readFileSync(masters, "utf8"), readFileSync(plan, "utf8"), world);
  if (!template || !document) throw new Error("The year with a photograph has errors.");
  pages = document.pageCount;
  templateBytes = Buffer.byteLength(printTemplate(template));
  pdfBytes = await emitAndDiscard(document, world);
});
console.log(JSON.stringify({ workMs, pages, pdfBytes, templateBytes }));
