import { expect, test } from "vitest";
import type { DisplayPage } from "../../display/display-list.ts";
import { PageTree } from "./page-tree.ts";
import { PdfFile } from "./pdf-file.ts";

test.each([1, 32, 33, 1024, 1025, 2000])("a tree of %d pages is balanced and counts them", (count) => {
  const nodes = write(count);
  const root = nodes.filter((node) => !node.includes("/Parent"));
  const kids = nodes.map((node) => node.match(/\/Kids\[(.*?)\]/)?.[1]?.match(/ 0 R/g)?.length ?? 0);
  expect(Math.max(...kids)).toBeLessThanOrEqual(32);
  expect(kids.reduce((sum, each) => sum + each, 0)).toBe(count + nodes.length - 1);
  expect(root).toHaveLength(1);
  expect(root[0]).toContain(`/Count ${count}/MediaBox[0 0 50 100]/Resources 9 0 R`);
});

test("a page of the usual size inherits its box", () => {
  expect(pageDictionaries(size(50, 100), size(50, 100), size(100, 50))).toEqual([
    "<</Type/Page/Parent 4 0 R>>",
    "<</Type/Page/Parent 4 0 R>>",
    "<</Type/Page/Parent 4 0 R/MediaBox[0 0 100 50]>>",
  ]);
});

test("a destination counts from the foot of its own page", () => {
  const pages = new PageTree(new PdfFile((bytes) => bytes), 3);
  pages.enter(page(1, size(50, 100)));
  pages.enter(page(2, size(50, 80)));
  expect(pages.destination({ page: 1, x: 5, y: 10 })).toBe("[1 0 R/XYZ 5 90 null]");
  expect(pages.destination({ page: 2, x: 0, y: 10 })).toBe("[2 0 R/XYZ 0 70 null]");
  expect(pages.destination({ page: 3, x: 0, y: 0 })).toBe("[3 0 R/XYZ 0 80 null]");
});

const size = (width: number, height: number) => ({ width, height });

function page(number: number, pageSize: DisplayPage["size"]): DisplayPage {
  return { number, identity: "", writing: [], label: "", size: pageSize, background: undefined, layers: [], links: [] };
}

function write(count: number): string[] {
  const file = new PdfFile((bytes) => bytes);
  const pages = new PageTree(file, count);
  pages.enter(page(1, size(50, 100)));
  pages.write(9);
  return objects(file, "/Type/Pages");
}

function pageDictionaries(...sizes: readonly DisplayPage["size"][]): string[] {
  const file = new PdfFile((bytes) => bytes);
  const pages = new PageTree(file, sizes.length);
  sizes.forEach((each, index) => {
    const entered = page(index + 1, each);
    pages.enter(entered);
    pages.writePage(entered, { contents: undefined, annotations: [], isMarked: false });
  });
  return objects(file, "/Type/Page/");
}

function objects(file: PdfFile, type: string): string[] {
  file.finish({ catalog: 1, information: 1 });
  const text = file
    .take()
    .map((chunk) => String.fromCharCode(...chunk))
    .join("");
  return (text.match(/<<.*>>$/gm) ?? []).filter((line) => line.startsWith(`<<${type}`));
}
