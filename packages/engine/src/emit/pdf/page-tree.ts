/** Page tree: ISO 32000-2, 7.7.3. Page n is object n, so that links can point to pages that are not laid out yet. */
import type { DisplayPage, LinkForm } from "../../display/display-list.ts";
import { pageMark } from "../../manifest/embedded-files.ts";
import type { Point, Size } from "../../primitives/geometry.ts";
import type { BinaryString } from "./bytes.ts";
import {
  formatArray,
  formatDictionary,
  formatNumber,
  formatNumbers,
  formatReference,
  type ObjectNumber,
} from "./objects.ts";
import type { PdfFile } from "./pdf-file.ts";

const kidsPerNode = 32;

type SizedPage = Pick<DisplayPage, "number" | "size">;

interface PageEntries {
  readonly contents: ObjectNumber | undefined;
  readonly annotations: readonly ObjectNumber[];
  /** True if the page carries its number, so that its place in a changed file is known. */
  readonly isMarked: boolean;
}

interface NodeLevel {
  readonly first: ObjectNumber;
  readonly count: number;
  readonly pagesPerNode: number;
}

export class PageTree {
  readonly root: ObjectNumber;
  readonly #file: PdfFile;
  readonly #count: number;
  /** From the parents of pages up to the root. */
  readonly #levels: readonly NodeLevel[];
  /** By page number. 0 for later pages. */
  readonly #heights: Float64Array;
  #mediaBox: BinaryString | undefined;
  #latest: { readonly size: Size; readonly mediaBox: BinaryString } | undefined;

  /** Must be created first, because it takes the lowest object numbers. */
  constructor(file: PdfFile, pageCount: number) {
    this.#file = file;
    this.#count = pageCount;
    this.#heights = new Float64Array(pageCount + 1);
    file.allocate(pageCount);
    this.#levels = allocateLevels(file, pageCount);
    this.root = this.#levels.at(-1)?.first ?? 0;
  }

  /** Must be called before `destination` for the page. */
  enter({ number, size }: SizedPage): void {
    this.#heights[number] = size.height;
    if (this.#latest?.size !== size) this.#latest = { size, mediaBox: mediaBox(size) };
    this.#mediaBox ??= this.#latest.mediaBox;
  }

  /** Writes the page that was entered last. */
  writePage({ number }: SizedPage, { contents, annotations, isMarked }: PageEntries): void {
    const box = this.#latest?.mediaBox;
    const page = {
      Type: "/Page",
      Parent: formatReference(this.#parentOf(number)),
      MediaBox: box === this.#mediaBox ? undefined : box,
      Contents: contents ? formatReference(contents) : undefined,
      Annots: annotations.length > 0 ? `[${annotations.join(" 0 R ")} 0 R]` : undefined,
      [pageMark]: isMarked ? String(number) : undefined,
    };
    this.#file.write("page", number, formatDictionary(page));
  }

  /** A later page is assumed to have the height of the latest one; otherwise viewers stop at its edge. */
  heightOf(page: number): number {
    return this.#heights[page] || (this.#latest?.size.height ?? 0);
  }

  /** Explicit destination: 12.3.2.2. `y` counts from the top. */
  destination({ page, x, y }: Point & { readonly page: number }, view?: LinkForm["view"]): BinaryString {
    if (!(Number.isInteger(page) && page >= 1 && page <= this.#count))
      throw new RangeError(`There is no page ${page} to lead to; there are ${this.#count}.`);
    const height = this.heightOf(page);
    if (view === "page") return `[${page} 0 R/Fit]`;
    if (view === "width") return `[${page} 0 R/FitH ${formatNumber(height - y)}]`;
    return `[${page} 0 R/XYZ ${formatNumber(x)} ${formatNumber(height - y)} null]`;
  }

  /** Writes the nodes. The root has attributes that all pages inherit. */
  write(resources: ObjectNumber): void {
    this.#levels.forEach((level, depth) => {
      for (let index = 0; index < level.count; index++) this.#writeNode(depth, index, resources);
    });
  }

  #writeNode(depth: number, index: number, resources: ObjectNumber): void {
    const level = this.#levels[depth] as NodeLevel;
    const below = this.#levels[depth - 1] ?? { first: 1, count: this.#count, pagesPerNode: 1 };
    const above = this.#levels[depth + 1];
    const start = index * kidsPerNode;
    const kids = Array.from({ length: Math.min(kidsPerNode, below.count - start) }, (_, i) => below.first + start + i);
    const pagesBefore = index * level.pagesPerNode;
    const node = {
      Type: "/Pages",
      Parent: above && formatReference(above.first + Math.floor(index / kidsPerNode)),
      Kids: formatArray(kids.map(formatReference)),
      Count: String(Math.min(level.pagesPerNode, this.#count - pagesBefore)),
      MediaBox: above ? undefined : this.#mediaBox,
      Resources: above ? undefined : formatReference(resources),
    };
    this.#file.write("node", level.first + index, formatDictionary(node));
  }

  #parentOf(page: number): ObjectNumber {
    return (this.#levels[0]?.first ?? 0) + Math.floor((page - 1) / kidsPerNode);
  }
}

function allocateLevels(file: PdfFile, pageCount: number): readonly NodeLevel[] {
  const levels: NodeLevel[] = [];
  let count = pageCount;
  let pagesPerNode = 1;
  do {
    count = Math.max(1, Math.ceil(count / kidsPerNode));
    pagesPerNode *= kidsPerNode;
    levels.push({ first: file.allocate(count), count, pagesPerNode });
  } while (count > 1);
  return levels;
}

/** Starts at 0, 0, because devices displace links on other pages. */
function mediaBox(size: Size): BinaryString {
  return `[0 0 ${formatNumbers([size.width, size.height])}]`;
}
