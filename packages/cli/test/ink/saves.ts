/** PDFs as other programs save them. A new program is one entry of `saves`. */
import { execFileSync } from "node:child_process";
import { appendFileSync, copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PDFDocument } from "pdf-lib";
import { editWithPdfium } from "../edit-with-pdfium.ts";
import type { Random } from "./random.ts";

export interface SaveContext {
  readonly from: string;
  readonly to: string;
  readonly pages: number;
  readonly random: Random;
  /** Folder for files of the program. */
  readonly cwd: string;
}

export interface Save {
  readonly name: string;
  /** True if each page is where it was. */
  readonly keepsPages: boolean;
  /** Number of pages that are needed. */
  readonly needs: number;
  readonly run: (context: SaveContext) => void | Promise<void>;
}

function call(program: string, ...args: readonly string[]): void {
  try {
    execFileSync(program, args, { stdio: ["ignore", "pipe", "pipe"] });
  } catch (problem) {
    // qpdf ends with 3 after warnings.
    if ((problem as { status?: number }).status !== 3) throw problem;
  }
}

const keeping = (name: string, run: Save["run"]): Save => ({ name, keepsPages: true, needs: 1, run });

const moving = (name: string, needs: number, run: Save["run"]): Save => ({ name, keepsPages: false, needs, run });

function qpdfPages(name: string, needs: number, ranges: (page: number, pages: number) => string): Save {
  return moving(name, needs, ({ from, to, pages, random }) =>
    call("qpdf", from, "--pages", ".", ranges(2 + random.below(Math.max(1, pages - 2)), pages), "--", to),
  );
}

/** The annotation is hidden (flag 2), so that both editions have the same known ink. */
const mutoolScript = `
var file = Document.openDocument ? Document.openDocument(scriptArgs[0]) : new Document(scriptArgs[0]);
var note = file.loadPage(0).createAnnotation("Ink");
note.setInkList([[[100, 100], [140, 130], [180, 100]]]);
note.setFlags(2);
note.update();
file.save(scriptArgs[0], "incremental");
`;

async function withPdfLib({ from, to }: SaveContext, edit: (pdf: PDFDocument) => void): Promise<void> {
  const pdf = await PDFDocument.load(readFileSync(from));
  edit(pdf);
  writeFileSync(to, await pdf.save());
}

function swap(pdf: PDFDocument, first: number): void {
  const page = pdf.getPage(first);
  pdf.removePage(first);
  pdf.insertPage(first + 1, page);
}

export const saves: readonly Save[] = [
  keeping("qpdf, linearized", ({ from, to }) => call("qpdf", "--linearize", from, to)),
  keeping("qpdf, without object streams", ({ from, to }) => call("qpdf", "--object-streams=disable", from, to)),
  keeping("qpdf, with object streams", ({ from, to }) =>
    call("qpdf", "--object-streams=generate", "--recompress-flate", from, to),
  ),
  // pdf-lib, which writes the ink, loses the last mark of a page that `--qdf` saved.
  keeping("qpdf, uncompressed", ({ from, to }) => call("qpdf", "--stream-data=uncompress", from, to)),
  keeping("mutool clean", ({ from, to }) => call("mutool", "clean", "-gggz", from, to)),
  keeping("mutool, an annotation appended", ({ from, to, cwd }) => {
    const script = join(cwd, "annotate.js");
    writeFileSync(script, mutoolScript);
    copyFileSync(from, to);
    call("mutool", "run", script, to);
  }),
  keeping("pdf-lib", (context) => withPdfLib(context, () => undefined)),
  keeping("PDFium", ({ from, to }) => editWithPdfium(from, to)),
  keeping("zeros after the end", ({ from, to }) => {
    copyFileSync(from, to);
    appendFileSync(to, Buffer.alloc(5000));
  }),
  qpdfPages("qpdf, a page deleted", 3, (page, pages) => `1-${page - 1},${page + 1}-${pages}`),
  qpdfPages("qpdf, the first page deleted", 2, (_, pages) => `2-${pages}`),
  qpdfPages("qpdf, the last page deleted", 2, (_, pages) => `1-${pages - 1}`),
  qpdfPages("qpdf, reversed", 2, () => "z-1"),
  qpdfPages("qpdf, a page doubled", 2, (page, pages) => `1-${page},${page}-${pages}`),
  qpdfPages("qpdf, two pages exchanged", 3, (page, pages) =>
    [
      ...(page > 2 ? [`1-${page - 2}`] : []),
      `${page},${page - 1}`,
      ...(page < pages ? [`${page + 1}-${pages}`] : []),
    ].join(","),
  ),
  moving("qpdf, a page inserted", 2, async ({ from, to, pages, random, cwd }) => {
    const [blank, at] = [join(cwd, "blank-page.pdf"), 1 + random.below(pages - 1)];
    const pdf = await PDFDocument.load(readFileSync(from));
    const other = await PDFDocument.create();
    other.addPage([pdf.getPage(0).getWidth(), pdf.getPage(0).getHeight()]);
    writeFileSync(blank, await other.save());
    call("qpdf", from, "--pages", ".", `1-${at}`, blank, "1", ".", `${at + 1}-${pages}`, "--", to);
  }),
  moving("mutool, a page deleted", 3, ({ from, to, pages }) => call("mutool", "clean", from, to, `1,3-${pages}`)),
  moving("mutool, reversed", 2, ({ from, to }) => call("mutool", "clean", from, to, "N-1")),
  moving("mutool merge, reversed", 2, ({ from, to }) => call("mutool", "merge", "-o", to, from, "N-1")),
  moving("pdf-lib, a page inserted", 2, (context) =>
    withPdfLib(context, (pdf) => {
      const { width, height } = pdf.getPage(0).getSize();
      pdf.insertPage(1 + context.random.below(context.pages - 1), [width, height]);
    }),
  ),
  moving("pdf-lib, a page deleted", 3, (context) =>
    withPdfLib(context, (pdf) => pdf.removePage(context.random.below(context.pages - 1))),
  ),
  moving("pdf-lib, two pages exchanged", 3, (context) =>
    withPdfLib(context, (pdf) => swap(pdf, context.random.below(context.pages - 1))),
  ),
];
