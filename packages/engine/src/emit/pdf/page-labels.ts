/** What a viewer shows beside the page number: ISO 32000-2, 12.4.2. */
import type { BinaryString } from "./bytes.ts";
import { formatDictionary, formatTextString } from "./objects.ts";
import type { PdfFile } from "./pdf-file.ts";
import { writeSearchTree } from "./search-tree.ts";

/** Pages in a row with one prefix and numbers that count up, or one label that stays the same when `start` is absent. */
interface LabelRange {
  /** Counts from 0, as the tree does. */
  readonly page: number;
  readonly prefix: string;
  readonly start?: number;
}

/** Takes labels page by page and keeps only where they stop counting. */
export class PageLabels {
  readonly #ranges: LabelRange[] = [];
  #count = 0;

  /** A page without a label goes by its number. */
  add(label: string): void {
    const range = readLabel(label === "" ? String(this.#count + 1) : label, this.#count);
    const current = this.#ranges.at(-1);
    if (!current || !continues(current, range)) this.#ranges.push(range);
    this.#count++;
  }

  /** The root of the number tree; `undefined` when labels say no more than page numbers do. */
  write(file: PdfFile): BinaryString | undefined {
    const [first] = this.#ranges;
    if (!first || (this.#ranges.length === 1 && first.prefix === "" && first.start === 1)) return undefined;
    return writeSearchTree(file, "Nums", this.ranges());
  }

  ranges() {
    return this.#ranges.map((range) => ({ key: String(range.page), value: formatRange(range) }));
  }
}

/** "Notes 12" is 12 after "Notes "; "2026-01-05" is 5 after "2026-01-0", since viewers print no leading zeros. */
function readLabel(label: string, page: number): LabelRange {
  const digits = /[1-9]\d{0,8}$/.exec(label)?.[0];
  if (digits === undefined) return { page, prefix: label };
  return { page, prefix: label.slice(0, -digits.length), start: Number(digits) };
}

function continues(range: LabelRange, next: LabelRange): boolean {
  const distance = next.page - range.page;
  return (
    next.prefix === range.prefix && next.start === (range.start === undefined ? undefined : range.start + distance)
  );
}

function formatRange({ prefix, start }: LabelRange): BinaryString {
  return formatDictionary({
    S: start === undefined ? undefined : "/D",
    P: prefix === "" ? undefined : formatTextString(prefix),
    St: start === undefined || start === 1 ? undefined : String(start),
  });
}
