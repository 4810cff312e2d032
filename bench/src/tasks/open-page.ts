/** Measures opening a document and drawing one page in a loaded PDFium. */
import { readFileSync } from "node:fs";
import { rasterizePage } from "@octavo/press";
import { PDFDocument } from "pdf-lib";
import { cpuOf } from "../measure.ts";

const [path = "", page = "1"] = process.argv.slice(2);
// Drawing a page of another document loads PDFium but not this document.
await rasterizePage(await onePage(), 0, 1);
const openMs = await cpuOf(() => rasterizePage(readFileSync(path), Number(page) - 1, 1));
console.log(JSON.stringify({ openMs }));

async function onePage(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  return pdf.save();
}
