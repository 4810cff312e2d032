/** Which page of an edition each page of a file is. */
import type { Edition, ManifestPage } from "@octavo/engine";
import type { Message } from "@octavo/foundation";
import * as messages from "./messages.ts";
import type { PdfDocument, PdfPage } from "./pdf-document.ts";
import { printNumber } from "./values.ts";

/** In the order of the file. Undefined for pages of others. */
export interface MatchedPages {
  readonly pages: readonly (ManifestPage | undefined)[];
  readonly warning?: Message;
}

/** Pages of a file with a list of its pages. */
export function pagesOfEdition(
  document: PdfDocument,
  { manifest }: Edition,
): MatchedPages | { readonly refusal: Message } {
  if (manifest.altered?.unknown) return byNumber(document, manifest.pages);
  const inserted = new Set(manifest.altered?.inserted.map(({ page }) => page));
  let next = 0;
  return { pages: document.pages.map((_, i) => (inserted.has(i + 1) ? undefined : manifest.pages[next++])) };
}

/** Pages of a file without a list: by the numbers that Octavo wrote on them, or else by their order. */
export function pagesOfEarlier(
  document: PdfDocument,
  earlier: PdfDocument,
  edition: Edition,
): MatchedPages | { readonly refusal: Message } {
  const written = edition.manifest.pages;
  if (document.pages.some(({ mark }) => mark !== undefined)) {
    const seen = new Set<number>();
    const pages = document.pages.map(({ mark }) => {
      if (mark === undefined || seen.has(mark)) return undefined;
      seen.add(mark);
      return written[mark - 1];
    });
    return { pages };
  }
  const matched = byNumber(document, written);
  if ("refusal" in matched || haveSameLinks(document, earlier)) return matched;
  return { refusal: messages.otherLinks };
}

function byNumber(
  document: PdfDocument,
  written: readonly ManifestPage[],
): MatchedPages | { readonly refusal: Message } {
  const [count, expected] = [document.pages.length, written.length];
  if (count !== expected || !document.pages.every((page, i) => hasShapeOf(page, written[i])))
    return { refusal: messages.otherPages(count, expected) };
  return { pages: written, warning: messages.pagesByNumber };
}

/** Programs can write pages in another size, but not in another shape. */
export function hasShapeOf({ mediaBox }: PdfPage, page: ManifestPage | undefined): boolean {
  if (!page) return false;
  const [left, bottom, right, top] = mediaBox;
  const height = ((right - left) * page.height) / page.width;
  return Math.abs(height - (top - bottom)) < largestRounding;
}

/** In points. */
const largestRounding = 2;

/** Links of a file without numbers of pages. If the program removed them all, they tell nothing. */
function haveSameLinks(document: PdfDocument, earlier: PdfDocument): boolean {
  const [links, others] = [
    document.pages.map((page) => linksOf(document, page)),
    earlier.pages.map((page) => linksOf(earlier, page)),
  ];
  if (links.every((text) => text === "")) return true;
  return links.every((text, i) => text === "" || text === others[i]);
}

/** Rectangles of all links of a page, relative to it. */
function linksOf(document: PdfDocument, { dictionary, mediaBox }: PdfPage): string {
  const [left, bottom, right, top] = mediaBox;
  const place = (value: number, i: number) =>
    i % 2 === 0 ? (value - left) / (right - left) : (value - bottom) / (top - bottom);
  const links = (document.arrayAt(dictionary.get("Annots")) ?? []).flatMap((item) => {
    const annotation = document.dictionaryAt(item);
    if (!annotation || document.nameAt(annotation.get("Subtype")) !== "Link") return [];
    const rect = document.numbersAt(annotation.get("Rect")) ?? [];
    return [rect.map((value, i) => printNumber(Math.round(place(value, i) * 200))).join(" ")];
  });
  return links.sort().join(";");
}
