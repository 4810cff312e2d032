/** Writes the links document with one writer. Loading the writer is part of the measurement. */
import { writeFileSync } from "node:fs";
import { cpuOf } from "../measure.ts";

type Writer = (fontPath: string) => Promise<Uint8Array>;

// All writers share the description, so it is loaded before.
await import("../workload/links.ts");

const writers: Readonly<Record<string, () => Promise<Writer>>> = {
  octavo: async () => (await import("../writers/octavo.ts")).writeWithOctavo,
  pdfkit: async () => (await import("../writers/pdfkit.ts")).writeWithPdfkit,
  "pdf-lib": async () => (await import("../writers/pdf-lib.ts")).writeWithPdfLib,
};

const [name = "", path = "", fontPath = ""] = process.argv.slice(2);
const load = writers[name];
if (!load) throw new Error(`There is no writer "${name}".`);
let write: Writer | undefined;
let pdf: Uint8Array | undefined;
const loadMs = await cpuOf(async () => {
  write = await load();
});
const writeMs = await cpuOf(async () => {
  pdf = await write?.(fontPath);
});
writeFileSync(path, pdf ?? "");
console.log(JSON.stringify({ loadMs, writeMs, bytes: pdf?.length }));
