/** Writes the links document with one of the writers, which is loaded only here: loading is a part of the work. */
import { writeFileSync } from "node:fs";
import { cpuOf } from "../measure.ts";

type Writer = (fontPath: string) => Promise<Uint8Array>;

// The description is the same for all, so it is there before.
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
