import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { writeNameTree } from "./name-tree.ts";
import { PageTree } from "./page-tree.ts";
import { PdfFile } from "./pdf-file.ts";

/** Sorted by bytes, as viewers search. */
const mixed = [
  "#",
  "-",
  "Home",
  "Z",
  "_x",
  "a",
  "day:2026-01-01",
  "day:2026-01-01#2",
  "day_1",
  "notes.index",
  "notes:index",
];

describe("the name tree", () => {
  test("is in byte order, not in that of any language", () => {
    expect(keys(nodes([...mixed].reverse()))).toEqual(mixed);
  });

  test("is in byte order for names of any characters", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ unit: fc.constantFrom(..."aZ_:.-#09é") }), { maxLength: 200 }),
        (names) => {
          const bytes = keys(nodes(names));
          expect(bytes).toEqual([...bytes].sort());
        },
      ),
    );
  });

  test("of a few names is one node without limits", () => {
    expect(nodes(["b", "a"])).toEqual(["<</Names[(a) [1 0 R/XYZ 0 90 null] (b) [1 0 R/XYZ 0 90 null]]>>"]);
  });

  test("of many names is balanced, with the limits of all that lies below", () => {
    const names = Array.from({ length: 64 * 64 + 1 }, (_, i) => String(i).padStart(4, "0"));
    const all = nodes(names);
    const leaves = all.filter((node) => node.includes("/Names"));
    const kids = all.filter((node) => node.includes("/Kids")).map((node) => node.match(/ 0 R/g)?.length ?? 0);
    expect(leaves).toHaveLength(65);
    expect(leaves.every((leaf) => keys([leaf]).length <= 64)).toBe(true);
    expect(kids).toEqual([64, 1, 2]);
    expect(all.filter((node) => node.includes("/Limits[(0000) (4095)]"))).toHaveLength(1);
    expect(all.at(-1)).not.toContain("/Limits");
  });

  test("leads only to pages that exist", () => {
    const { file, pages } = emptyFile();
    expect(() => writeNameTree(file, pages, [{ name: "a", page: 2, x: 0, y: 0 }])).toThrow("There is no page 2");
  });
});

/** Creates a file with uncompressed streams. */
function emptyFile() {
  const file = new PdfFile((bytes) => bytes);
  const pages = new PageTree(file, 1);
  pages.enter({ number: 1, size: { width: 50, height: 100 } });
  return { file, pages };
}

/** Returns the nodes of the tree. The root is last. */
function nodes(names: readonly string[]): string[] {
  const { file, pages } = emptyFile();
  writeNameTree(
    file,
    pages,
    names.map((name) => ({ name, page: 1, x: 0, y: 10 })),
  );
  file.finish({ catalog: 1, information: 1 });
  const text = file
    .take()
    .map((chunk) => String.fromCharCode(...chunk))
    .join("");
  return text.match(/^.*<<\/(Names|Limits|Kids).*>>$/gm)?.map((line) => line.replace(/^[\d ]+/, "")) ?? [];
}

function keys(all: readonly string[]): string[] {
  const names = all.map((node) => node.split("/Names")[1] ?? "").join("");
  return Array.from(names.matchAll(/\(((?:\\.|[^\\)])*)\)/g), ([, key = ""]) => key);
}
