/** The next edition of a daily planner, as other programs read it. */
import { isLong, longTest } from "@octavo/foundation/testing";
import { deflate, latin1 } from "@octavo/press";
import type { StarterSource } from "@octavo/starters";
import { expect, test } from "vitest";
import { compile } from "../../src/compile.ts";
import { compareEditions } from "../../src/edition/compare-editions.ts";
import { emitPdf, type PdfOptions } from "../../src/emit/pdf/emit-pdf.ts";
import type { DisplayDocument } from "../../src/index.ts";
import { manifestOf } from "../../src/manifest/manifest.ts";
import { world } from "../support/documents.ts";
import { pdfiumLinks } from "../support/pdfium.ts";
import { mupdfLinks, openWithPdfjs, popplerTexts, qpdfCheck } from "../support/readers.ts";
import { planner, starters } from "../support/starters.ts";

async function pdfOf(document: DisplayDocument | undefined, options: PdfOptions = {}): Promise<Buffer> {
  if (!document) throw new Error("The planner has errors.");
  const chunks: Uint8Array[] = [];
  for await (const chunk of emitPdf(document, { deflate, latin1, fonts: world.fonts }, options)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** A year in `npm run test:long`, and a month of it in `npm test`. */
const [end_date, pages] = isLong() ? (["2027-12-31", 494] as const) : (["2027-01-31", 101] as const);

test("a daily planner with more notes, projects and holidays opens everywhere, and moves no page", async () => {
  const daily = starters.find(({ id }) => id === "daily") as StarterSource;
  const { document, project } = planner(daily, "remarkable-2", { start_date: "2027-01-01", end_date });
  const source = project?.();
  const more = (source?.plan_yaml ?? "")
    .replace("count: 60", "count: 90")
    .replace("plan:\n", "plan:\n  dates: [{ holidays: PL }]\n")
    .replace("  sections:\n", "  sections:\n  - { kind: projects, master: Note, generate: count, count: 12 }\n")
    .replace("  order:\n", "  order:\n  - projects\n");
  const before = await pdfOf(document, { project: source });
  const manifest = manifestOf(document);
  const later = compile(source?.masters_yaml ?? "", more, world, { update: { manifest } });
  const after = await pdfOf(later.document, { project: later.project?.() });
  const comparison = compareEditions(manifest, manifestOf(later.document as DisplayDocument));
  expect(comparison).toMatchObject({ keeps_pages: true, kept: pages, moved: [], removed: [], appended: 42 });
  // It was the last one, and links to the next one now.
  expect(comparison.changed).toMatchObject([{ page: pages, identity: "notes/60", change: "print" }]);

  const [first] = later.document?.outline ?? [];
  expect([first?.title, first?.target.page, first?.children.length]).toEqual(["Projects", pages + 1, 12]);
  expect(later.document?.pageLabel(pages + 1)).toBe("Projects 1");

  await expectReadable(before, pages, [1, 67, pages]);
  await expectReadable(after, pages + 42, [1, 67, pages, pages + 1, pages + 42]);
});

longTest("a planner of a year is at most 6 % larger with its manifest and project", async () => {
  const daily = starters.find(({ id }) => id === "daily") as StarterSource;
  const { document, project } = planner(daily, "remarkable-2", { start_date: "2027-01-01", end_date: "2027-12-31" });
  const bare = await pdfOf(document, { manifest: false });
  expect((await pdfOf(document, { project: project?.() })).length).toBeLessThan(1.06 * bare.length);
});

/** Opens the file with qpdf, poppler, PDFium, MuPDF and pdf.js, and compares the links of some pages. */
async function expectReadable(pdf: Buffer, pageCount: number, pages: readonly number[]): Promise<void> {
  expect(qpdfCheck(pdf)).toContain("No syntax or stream encoding errors");
  expect(popplerTexts(pdf)).toHaveLength(pageCount + 1);
  const links = await pdfiumLinks(pdf, pages);
  expect(links.flat().every((page) => page >= 1 && page <= pageCount)).toBe(true);
  expect(mupdfLinks(pdf, pages)).toEqual(links);
  expect((await openWithPdfjs(pdf)).numPages).toBe(pageCount);
}
