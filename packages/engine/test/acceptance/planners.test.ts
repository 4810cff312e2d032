/** Tests whole planners with independent PDF readers. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { longTest } from "@octavo/foundation/testing";
import type { PDFDocumentProxy } from "pdfjs-dist";
import { beforeAll, describe, expect, test } from "vitest";
import {
  type Compilation,
  compilationStats,
  compile,
  type DisplayDocument,
  printTemplate,
  render,
} from "../../src/index.ts";
import { world } from "../support/documents.ts";
import { pdfiumLinks, pdfiumNames } from "../support/pdfium.ts";
import { print } from "../support/print.ts";
import {
  mupdfLinks,
  mupdfOutline,
  openWithPdfjs,
  pdfjsLinks,
  popplerFonts,
  popplerText,
  qpdfCheck,
  qpdfText,
} from "../support/readers.ts";

const repository = join(import.meta.dirname, "../../../..");
const read = (folder: string, file: string) => readFileSync(join(repository, folder, file), "utf8");

interface Printed {
  readonly compilation: Compilation;
  readonly document: DisplayDocument;
  readonly pdf: Uint8Array;
}

async function printed(folder: string, edit: (plan: string) => string = (plan) => plan): Promise<Printed> {
  const compilation = compile(read(folder, "masters.yaml"), edit(read(folder, "plan.yaml")), world);
  if (!compilation.document) throw new Error(JSON.stringify(compilation.diagnostics));
  return { compilation, document: compilation.document, pdf: await print(compilation.document) };
}

describe("the benchmark planner", () => {
  let planner: Printed;
  let reader: PDFDocumentProxy;
  let links: Awaited<ReturnType<typeof pdfjsLinks>>;
  beforeAll(async () => {
    planner = await printed("bench/planner");
    reader = await openWithPdfjs(planner.pdf);
    links = await pdfjsLinks(reader);
  });

  test("has 478 pages", () => {
    expect(reader.numPages).toBe(478);
  });

  test("is without fault to qpdf", () => {
    expect(qpdfCheck(planner.pdf)).toContain("No syntax or stream encoding errors found");
  });

  test("has at least 4,383 links, and pdf.js follows every one to a page", () => {
    expect(links.length).toBeGreaterThanOrEqual(4383);
    expect(links.filter(({ target }) => typeof target !== "number" || target < 1 || target > 478)).toEqual([]);
  });

  test("has the links of the display list in pdf.js, MuPDF and PDFium", async () => {
    const pages = [1, 2, 13, 14, 200, 378, 379, 478];
    const meant = pages.map((page) =>
      planner.document.page(page).links.map(({ target }) => (target.to === "page" ? target.page : 0)),
    );
    expect(pages.map((page) => links.filter((link) => link.page === page).map(({ target }) => target))).toEqual(meant);
    expect(mupdfLinks(planner.pdf, pages)).toEqual(meant);
    expect(await pdfiumLinks(planner.pdf, pages)).toEqual(meant);
  });

  test("has the same places under their names", async () => {
    const named = await reader.getDestinations();
    expect([...named.keys()].sort()).toEqual(planner.document.destinations.map(({ name }) => name).sort());
    for (const { name, page } of planner.document.destinations.filter((_, i) => i % 40 === 0))
      expect(await reader.getPageIndex((await reader.getDestination(name))?.[0])).toBe(page - 1);
  });

  test("finds its names in PDFium, which looks them up by their order in the tree", async () => {
    const { destinations } = planner.document;
    expect(
      await pdfiumNames(
        planner.pdf,
        destinations.map(({ name }) => name),
      ),
    ).toEqual(destinations.map(({ page }) => page));
  });

  test("has an outline of year, months and days, and of notes", async () => {
    const outline = await reader.getOutline();
    expect(outline.map(({ title }) => title)).toEqual(["2026", "Notes"]);
    expect(outline[0]?.items.map(({ title }) => title).slice(0, 2)).toEqual(["January 2026", "February 2026"]);
    expect(outline[0]?.items[1]?.items).toHaveLength(28);
    expect(mupdfOutline(planner.pdf)).toHaveLength(2 + 12 + 365 + 100);
  });

  test("labels its pages by their items", async () => {
    const labels = await reader.getPageLabels();
    expect([labels?.[0], labels?.[1], labels?.[13], labels?.[477]]).toEqual([
      "2026",
      "January 2026",
      "2026-01-01",
      "Notes 100",
    ]);
  });

  test("can be read as text", () => {
    expect(popplerText(planner.pdf, 14)).toContain("Thursday, January 1, 2026");
    expect(popplerText(planner.pdf, 1)).toContain("Note 100");
  });

  test("embeds subsets of its fonts with their meaning", () => {
    const fonts = popplerFonts(planner.pdf);
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.filter(({ embedded, subset, unicode }) => !(embedded && subset && unicode))).toEqual([]);
  });

  test("keeps to its budget of bytes", () => {
    expect(planner.pdf.length).toBeLessThanOrEqual(180_000);
    const { template } = planner.compilation;
    expect(template && Buffer.byteLength(printTemplate(template))).toBeLessThanOrEqual(60_000);
  });

  longTest("is the same for readers without object streams", async () => {
    const classic = await print(planner.document, { crossReference: "table" });
    expect(qpdfCheck(classic)).toContain("PDF Version: 1.4");
    expect(await pdfjsLinks(await openWithPdfjs(classic))).toEqual(links);
    expect(Buffer.from(classic).includes("/ObjStm")).toBe(false);
  });

  test("is the same, byte for byte, when it is made again", async () => {
    expect(Buffer.compare((await printed("bench/planner")).pdf, planner.pdf)).toBe(0);
  });

  test("is the same, byte for byte, when it is made from its template", async () => {
    const { template } = planner.compilation;
    const again = render(template ? printTemplate(template) : "", world);
    expect(again.document && Buffer.compare(await print(again.document), planner.pdf)).toBe(0);
  });
});

describe("the sample", () => {
  test("has 389 pages and nothing to complain of", async () => {
    const { compilation, document } = await printed("library/sample");
    expect(compilation.diagnostics).toEqual([]);
    expect(compilation.template && compilationStats(compilation.template, document)).toMatchObject({
      total_pages: 389,
      sections: { index: 1, notes_pages: 10, year_page: 1, month_pages: 12, day_pages: 365 },
    });
  });

  test("links every day and month of the year page, and every day of each month page", async () => {
    const { document } = await printed("library/sample");
    const targets = (page: number) =>
      document.page(page).links.map(({ target }) => (target.to === "page" ? target.page : 0));
    expect(targets(12).filter((page) => page > 24)).toEqual(Array.from({ length: 365 }, (_, i) => 25 + i));
    expect(targets(12).filter((page) => page > 12 && page <= 24)).toEqual(Array.from({ length: 12 }, (_, i) => 13 + i));
    const days = Array.from({ length: 12 }, (_, month) => targets(13 + month).filter((page) => page > 24)).flat();
    expect(days).toEqual(Array.from({ length: 365 }, (_, i) => 25 + i));
  });

  test("in Polish has all letters, copies correctly, and uses the genitive of months in dates", async () => {
    const { compilation, pdf } = await printed("library/sample", (plan) => plan.replace("locale: en", "locale: pl"));
    expect(compilation.diagnostics).toEqual([]);
    expect(popplerText(pdf, 25)).toContain("czwartek, 1 stycznia 2026");
    expect(popplerText(pdf, 12)).toContain("Październik");
    expect(popplerText(pdf, 22)).toContain("październik 2026");
    expect(popplerText(pdf, 13)).toMatch(/pon\.\s+wt\.\s+śr\.\s+czw\.\s+pt\.\s+sob\.\s+niedz\./);
    expect(mupdfOutline(pdf).join("\n")).toContain("środa, 7 stycznia 2026");
    expect(qpdfText(pdf)).toContain("/Lang (pl)");
  });
});
