/** Page labels: ISO 32000-2, 12.4.2. */
import type { BinaryString } from "./bytes.ts";
import { formatDictionary, formatTextString } from "./objects.ts";
import type { PdfFile } from "./pdf-file.ts";
import { writeSearchTree } from "./search-tree.ts";

/** Consecutive pages with one prefix and increasing numbers, or with a constant label if `start` is absent. */
interface LabelRange {
  /** Counts from 0, as in the tree. */
  readonly page: number;
  readonly prefix: string;
  readonly start?: number;
}

/** Collects labels page by page and stores only the starts of ranges. */
export class PageLabels {
  readonly #ranges: LabelRange[] = [];
  #count = 0;

  /** The label of a page defaults to its number. */
  add(label: string): void {
    const range = readLabel(label === "" ? String(this.#count + 1) : label, this.#count);
    const current = this.#ranges.at(-1);
    if (!current || !continues(current, range)) this.#ranges.push(range);
    this.#count++;
  }

  /** Root of the number tree. Undefined if all labels equal page numbers. */
  write(file: PdfFile): BinaryString | undefined {
    const [first] = this.#ranges;
    if (!first || (this.#ranges.length === 1 && first.prefix === "" && first.start === 1)) return undefined;
    return writeSearchTree(file, "Nums", this.ranges());
  }

  ranges() {
    return this.#ranges.map((range) => ({ key: String(range.page), value: formatRange(range) }));
  }
}

/**
 * "Notes 12" is 12 with prefix "Notes "; "2026-01-05" is 5 with prefix "2026-01-0", because viewers print no leading
 * zeros.
 */
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
