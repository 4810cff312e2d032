/** Checks references by the links of the planner, which qpdf reads, and by the texts of the pages, which poppler reads. */
import { expect } from "vitest";
import { folio } from "./fold-sheets.ts";
import { latinDigits, type PageLink, type PrintedPage, textsOf, type Word } from "./printed-words.ts";

interface Checked {
  /** Pages of the planner. */
  readonly pages: readonly PrintedPage[];
  /** The same pages printed with numbers, one on a side, at the same size. */
  readonly numbered: readonly PrintedPage[];
  readonly links: readonly (readonly PageLink[])[];
  readonly isRightToLeft?: boolean;
}

/** Expects each reference to name the page that its link leads to. Counts them, and the links to other pages. */
export function checkReferences({ pages, numbered, links, isRightToLeft = false }: Checked) {
  let references = 0;
  const read = new Set<number>();
  for (const [i, page] of numbered.entries()) {
    for (const reference of addedNumbers(page, pages[i] as PrintedPage)) {
      const covered = pages[i]?.words.find((word) => overlap(inkOf(reference), inkOf(word)));
      expect(covered?.text, `page ${i + 1}, below reference ${reference.text}`).toBeUndefined();
      const number = numberIn(reference);
      const { target } = nearest(reference, links[i] ?? [], isRightToLeft);
      const place = `page ${i + 1}, reference ${number}`;
      expect(number, place).toBe(target);
      references++;
      if (read.has(number)) continue;
      read.add(number);
      expect(folio(numbered[number - 1] as PrintedPage), place).toBe(number);
      expect(textsOf(numbered[number - 1] as PrintedPage), place).toEqual(
        expect.arrayContaining([...textsOf(pages[target - 1] as PrintedPage)]),
      );
    }
  }
  return { references, links: links.flatMap((found, i) => found.filter(({ target }) => target !== i + 1)).length };
}

/** The middle of a word's box, which has the height of the whole font. */
function inkOf({ left, top, right, bottom }: Word) {
  const third = (bottom - top) / 3;
  return { left, right, top: top + third, bottom: bottom - third };
}

type Box = ReturnType<typeof inkOf>;

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Numbers of references: words of the print that the planner does not have there, without the number of the page. */
function addedNumbers(page: PrintedPage, before: PrintedPage): readonly Word[] {
  const key = ({ text, left, top }: Word) => `${text} ${left.toFixed(1)} ${top.toFixed(1)}`;
  const known = new Set(before.words.map(key));
  const added = page.words.filter((word) => !known.has(key(word)));
  const lowest = Math.max(...added.map(({ bottom }) => bottom));
  return added.filter((word) => !Number.isNaN(numberIn(word)) && word.bottom < lowest);
}

/** Number of "112", "112ページ" or "第112页". */
const numberIn = ({ text }: Word): number => Number(/^\D*(\d+)\D*$/.exec(latinDigits(text))?.[1] ?? Number.NaN);

/** The smallest link around the number, or else the one that the line has just before it. */
function nearest({ left, top, right, bottom }: Word, links: readonly PageLink[], isRightToLeft: boolean): PageLink {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const isLevel = (link: PageLink) => link.top < y && link.bottom > y;
  const around = links.filter((link) => isLevel(link) && link.left < x && link.right > x);
  const areaOf = (link: PageLink) => (link.right - link.left) * (link.bottom - link.top);
  const distance = (link: PageLink) => (isRightToLeft ? link.left - x : x - link.right);
  const before = links.filter((link) => isLevel(link) && distance(link) >= 0);
  const found =
    around.toSorted((a, b) => areaOf(a) - areaOf(b))[0] ?? before.toSorted((a, b) => distance(a) - distance(b))[0];
  if (!found) throw new Error(`There is no link at ${x}, ${y}.`);
  return found;
}
