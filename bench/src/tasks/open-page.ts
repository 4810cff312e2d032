/** What PDFium needs to open a document and draw one page of it, once it is loaded itself. */
import { readFileSync } from "node:fs";
import { rasterizePage } from "@octavo/press";
import { cpuOf } from "../measure.ts";

const [path = "", page = "1", other = ""] = process.argv.slice(2);
await rasterizePage(readFileSync(other), 0, 1);
const openMs = await cpuOf(() => rasterizePage(readFileSync(path), Number(page) - 1, 1));
console.log(JSON.stringify({ openMs }));
