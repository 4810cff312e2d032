/** Checks that a long document is written page by page and that written pages are released. */

import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { limits } from "@octavo/foundation";
import { isLong } from "@octavo/foundation/testing";
import { deflate } from "@octavo/press";
import { beforeAll, expect, test } from "vitest";
import { compile, type DisplayDocument, type DisplayPage, emitPdf } from "../../src/index.ts";
import { world } from "../support/documents.ts";
import { pdfiumLinks } from "../support/pdfium.ts";
import { qpdfCheck } from "../support/readers.ts";

const masters = `
canvas: { dimensions: { width: 300, height: 400, margins: [0, 0, 0, 0] } }
masters:
- name: Note
  widgets:
  - { id: title, type: text_block, position: { x: 20, y: 20, width: 200, height: 30 }, content: "Note {index} of {total}" }
  - { id: lines, type: lines, position: { x: 20, y: 60, width: 260, height: 300 } }
  - id: next
    type: internal_link
    position: { x: 220, y: 20, width: 60, height: 30 }
    content: "Next"
    properties: { bind: "notes(@index_next)" }
`;
/** The most that a document may have in `npm run test:long`. */
const pages = isLong() ? limits.pages : 3000;
const plan = `plan: { sections: [{ kind: notes, master: Note, generate: count, count: ${pages} }] }`;

/** Number of pages that layout caches for the screen. */
const kept = 1000;

/** Measurements taken while the document was written. */
interface Stream {
  readonly asked: readonly number[];
  /** Number of pages requested before each chunk, and the size of the chunk. */
  readonly chunks: readonly { readonly pages: number; readonly bytes: number }[];
  /** Number of pages in memory, measured every thousand pages. */
  readonly alive: readonly number[];
  readonly pdf: Uint8Array;
}

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

async function streamed(document: DisplayDocument): Promise<Stream> {
  const asked: number[] = [];
  const chunks: { pages: number; bytes: number }[] = [];
  const alive: number[] = [];
  const refs: WeakRef<DisplayPage>[] = [];
  const parts: Uint8Array[] = [];
  const page = (number: number) => {
    const laidOut = document.page(number);
    asked.push(number);
    refs.push(new WeakRef(laidOut));
    return laidOut;
  };
  for await (const chunk of emitPdf({ ...document, page }, { deflate, fonts: world.fonts })) {
    parts.push(chunk);
    chunks.push({ pages: asked.length, bytes: chunk.length });
    if (asked.length < (alive.length + 1) * 1000) continue;
    // What a job has looked at through a weak reference lives until the job ends.
    await setImmediate();
    collectGarbage();
    alive.push(refs.filter((ref) => ref.deref() !== undefined).length);
  }
  return { asked, chunks, alive, pdf: Buffer.concat(parts) };
}

let stream: Stream;
beforeAll(async () => {
  const { document, diagnostics } = compile(masters, plan, world);
  if (!document) throw new Error(JSON.stringify(diagnostics));
  stream = await streamed(document);
}, 60_000);

test("requests each page once, in order", () => {
  expect(stream.asked).toEqual(Array.from({ length: pages }, (_, i) => i + 1));
});

test("writes a page's bytes before it requests the next page", () => {
  const { chunks } = stream;
  const ahead = chunks.map(({ pages }, i) => pages - (chunks[i - 1]?.pages ?? 0));
  expect(Math.max(...ahead)).toBe(1);
  // The last one also has what all pages share.
  const ofPages = chunks.filter((chunk) => chunk.pages < pages);
  expect(Math.max(...ofPages.map(({ bytes }) => bytes))).toBeLessThan(100_000);
  const halfway = chunks.filter((chunk) => chunk.pages <= pages / 2).reduce((sum, { bytes }) => sum + bytes, 0);
  expect(halfway).toBeGreaterThan(stream.pdf.length / 3);
});

test("releases written pages", () => {
  expect(stream.alive).toHaveLength(pages / 1000);
  expect(Math.max(...stream.alive)).toBeLessThanOrEqual(kept + 5);
});

test("the file is valid and its last link leads to its last page", async () => {
  expect(qpdfCheck(stream.pdf)).toContain("No syntax or stream encoding errors found");
  expect(await pdfiumLinks(stream.pdf, [1, pages - 1, pages])).toEqual([[2], [pages], []]);
});
