/** Report about a document that shows the pages of a PDF, whose marks stay on their pages. */
import type { ChangedPage } from "@octavo/engine";
import type { ArrangedPage, DocumentPage } from "./arrange-pages.ts";
import type { CarriedPage, CarryReport, ChangedPrint, InsertedMarks, LeftMarks } from "./carry-report.ts";
import type { MatchedEditions } from "./match-editions.ts";

export interface MarkedPage extends DocumentPage {
  readonly marks: number;
}

/** Numbers of pages are those of the document, as its owner sees them. */
export function reportOfDocument<Page extends MarkedPage>(
  pages: readonly Page[],
  written: readonly ArrangedPage<Page>[],
  { earlier, changes }: MatchedEditions,
): Omit<CarryReport, "warnings"> {
  const carried: CarriedPage[] = [];
  const left: LeftMarks[] = [];
  const inserted: InsertedMarks[] = [];
  const changed: ChangedPrint[] = [];
  const numbers = new Map(pages.map((page, i) => [page, i + 1]));
  for (const [i, { page, place }] of written.entries()) {
    if (!page?.isUsed) continue;
    const { pdfPage, marks } = page;
    const found = { from: numbers.get(page) ?? 0, to: i + 1, marks };
    const identity = pdfPage === undefined ? undefined : earlier[pdfPage - 1]?.identity;
    if (pdfPage === undefined) inserted.push(found);
    else if (place === undefined || identity === undefined)
      left.push({ ...(identity !== undefined && { identity }), ...found, reason: "no_page" });
    else {
      const change = changes.get(pdfPage);
      carried.push({ identity, ...found, moved: 0, beside_others: change?.in_areas ? marks : 0 });
      if (change && marks > 0) changed.push({ identity, ...found, ...changeOf(change) });
    }
  }
  return { marks: pages.reduce((sum, { marks }) => sum + marks, 0), carried, left, inserted, changed };
}

function changeOf({ change, part, in_areas }: ChangedPage): Pick<ChangedPrint, "change" | "part" | "in_areas"> {
  return { change, in_areas, ...(part && { part }) };
}

/** Number of pages that both PDFs have and that their owner deleted from the document. */
export function deletedPages(pages: readonly DocumentPage[], places: MatchedEditions["places"]): number {
  const shown = new Set(pages.map(({ pdfPage }) => pdfPage));
  return [...places.keys()].filter((page) => !shown.has(page)).length;
}
