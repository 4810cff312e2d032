import { deflateSync } from "node:zlib";
import { longTest } from "@octavo/foundation/testing";
import { inflate } from "@octavo/press";
import { describe, expect, test } from "vitest";
import { Latin1 } from "./latin1.ts";
import { readPages } from "./page-marks.ts";
import { findObjects, rootOf } from "./pdf-objects.ts";

function marksOf(pdf: string) {
  const bytes = new Latin1(Buffer.from(pdf, "latin1"));
  const [objects, root] = [findObjects(bytes, inflate), rootOf(bytes)];
  return objects && root !== undefined ? readPages(objects, root)?.map(({ mark }) => mark) : undefined;
}

/** Objects by number, without a cross-reference table, which is not read. */
const file = (objects: Readonly<Record<number, string>>, root = 1) =>
  `%PDF-1.5\n${Object.entries(objects)
    .map(([number, text]) => `${number} 0 obj\n${text}\nendobj\n`)
    .join("")}trailer<</Root ${root} 0 R>>\n%%EOF\n`;

const catalog = "<</Type/Catalog/Pages 2 0 R>>";
const page = (mark: number) => `<</Type/Page/Parent 2 0 R/OctavoPage ${mark}>>`;

/** An object stream as `number 0 obj`. */
function objectStream(objects: Readonly<Record<number, string>>): string {
  const entries = Object.entries(objects);
  let at = 0;
  const header = entries.map(([number, text]) => {
    const start = at;
    at += text.length + 1;
    return `${number} ${start}`;
  });
  const head = `${header.join(" ")} %% Object stream: object 2, index 0\n`;
  const content = deflateSync(Buffer.from(`${head}${entries.map(([, text]) => text).join(" ")}`, "latin1"));
  const dictionary = `<</Type/ObjStm/N ${entries.length}/First ${head.length}/Filter/FlateDecode/Length ${content.length}>>`;
  return `${dictionary}stream\n${content.toString("latin1")}\nendstream`;
}

describe("the marks of pages", () => {
  test("are read in the order of the page tree", () => {
    const nodes = { 1: catalog, 2: "<</Kids[4 0 R 3 0 R]>>", 3: "<</Kids [ 5 0 R\n6 0 R ]>>", 4: page(3) };
    expect(marksOf(file({ ...nodes, 5: page(1), 6: page(2) }))).toEqual([3, 1, 2]);
  });

  test("are read from object streams, and from a list of kids that is an object", () => {
    const stream = objectStream({ 2: "<</Kids 7 0 R>>", 5: page(1), 6: page(2), 7: "[5 0 R 6 0 R]" });
    expect(marksOf(file({ 1: catalog, 9: stream }))).toEqual([1, 2]);
  });

  test("are those of the latest objects, after a file was changed at its end", () => {
    const first = file({ 1: catalog, 2: "<</Kids[5 0 R 6 0 R]>>", 5: page(1), 6: page(2) });
    expect(marksOf(first + file({ 2: "<</Kids[6 0 R 8 0 R]>>", 8: "<</Type/Page>>" }))).toEqual([2, undefined]);
  });

  test("are not read in the content of a stream", () => {
    const content = "5 0 obj <</OctavoPage 9>> endobj";
    const stream = `<</Length ${content.length}>>stream\r\n${content}\r\nendstream`;
    expect(marksOf(file({ 1: catalog, 2: "<</Kids[5 0 R]>>", 5: page(1), 6: stream }))).toEqual([1]);
  });

  test("name a page twice that the tree contains twice", () => {
    expect(marksOf(file({ 1: catalog, 2: "<</Kids[5 0 R 5 0 R]>>", 5: page(1) }))).toEqual([1, 1]);
  });
});

describe("a file without a readable page tree has no marks:", () => {
  const bomb = deflateSync(Buffer.alloc(200 * 1024 * 1024, "1 0 "));
  const many = (count: number) => Array.from({ length: count }, () => "5 0 R").join(" ");

  test.each([
    ["no objects", "%PDF-1.5\n%%EOF"],
    ["no catalog", file({ 2: "<</Kids[]>>" })],
    ["no page tree", file({ 1: "<</Type/Catalog>>" })],
    ["a page that is missing", file({ 1: catalog, 2: "<</Kids[5 0 R]>>" })],
    ["a node in itself", file({ 1: catalog, 2: "<</Kids[2 0 R]>>" })],
    [
      "nodes that double",
      file({
        1: catalog,
        ...Object.fromEntries(Array.from({ length: 60 }, (_, i) => [i + 2, `<</Kids[${i + 3} 0 R ${i + 3} 0 R]>>`])),
      }),
    ],
    ["objects without an end", `%PDF-1.5\n${"1 0 obj ".repeat(500_000)}`],
    ["streams without an end", `%PDF-1.5\n${"1 0 obj<<>>stream\n".repeat(200_000)}`],
    [
      "an object stream that inflates without bound",
      file({
        1: catalog,
        9: `<</Type/ObjStm/First 8/Filter/FlateDecode/Length ${bomb.length}>>stream\n${bomb.toString("latin1")}\nendstream`,
      }),
    ],
    [
      "an object stream with another filter",
      file({ 1: catalog, 9: "<</Type/ObjStm/First 0/Filter/LZWDecode/Length 1>>stream\nx\nendstream" }),
    ],
  ])("%s", (_, pdf) => {
    expect(marksOf(pdf)).toBeUndefined();
  });

  longTest("a million pages", () => {
    expect(marksOf(file({ 1: catalog, 2: `<</Kids[${many(1_000_000)}]>>`, 5: page(1) }))).toBeUndefined();
  });
});
