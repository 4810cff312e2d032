/** Checks references by the links of the planner, which qpdf reads, and by the texts of the pages, which poppler reads. */
import { expect } from "vitest";
import { folio } from "./fold-sheets.ts";
import { type PageLink, type PrintedPage, textsOf, type Word } from "./printed-words.ts";

interface Checked {
  /** Pages of the planner. */
  readonly pages: readonly PrintedPage[];
  /** The same pages printed with numbers, one on a side, at the same size. */
  readonly numbered: readonly PrintedPage[];
  readonly links: readonly (readonly PageLink[])[];
}

/** Expects each reference to name the page that its link leads to. Counts them, and the links to other pages. */
export function checkReferences({ pages, numbered, links }: Checked) {
  let references = 0;
  const read = new Set<number>();
  for (const [i, page] of numbered.entries()) {
    for (const reference of addedNumbers(page, pages[i] as PrintedPage)) {
      const number = Number(reference.text);
      const { target } = nearest(reference, links[i] ?? []);
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

/** Numbers of references: words of the print that the planner does not have there, without the number of the page. */
function addedNumbers(page: PrintedPage, before: PrintedPage): readonly Word[] {
  const key = ({ text, left, top }: Word) => `${text} ${left.toFixed(1)} ${top.toFixed(1)}`;
  const known = new Set(before.words.map(key));
  const added = page.words.filter((word) => !known.has(key(word)));
  const lowest = Math.max(...added.map(({ bottom }) => bottom));
  return added.filter(({ text, bottom }) => /^\d+$/.test(text) && bottom < lowest);
}

/** The smallest link around the number, or else the one that ends just before it. */
function nearest({ left, top, right, bottom }: Word, links: readonly PageLink[]): PageLink {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const isLevel = (link: PageLink) => link.top < y && link.bottom > y;
  const around = links.filter((link) => isLevel(link) && link.left < x && link.right > x);
  const areaOf = (link: PageLink) => (link.right - link.left) * (link.bottom - link.top);
  const before = links.filter((link) => isLevel(link) && link.right <= x);
  const found = around.toSorted((a, b) => areaOf(a) - areaOf(b))[0] ?? before.toSorted((a, b) => b.right - a.right)[0];
  if (!found) throw new Error(`There is no link at ${x}, ${y}.`);
  return found;
}
