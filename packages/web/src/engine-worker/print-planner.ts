/** Prints a compiled planner: sheets for a printer. Loaded by the first print. */
import {
  type DisplayDocument,
  emitSheetSvg,
  emitSheets,
  type Print,
  type PrintSettings,
  type PrintSummary,
  printDocument,
  printedSections,
  type SheetDocument,
  type World,
} from "@octavo/engine";
import { type Message, MessageError, type WorkRights } from "@octavo/foundation";
import { printWords } from "@octavo/starters";
import { deflate } from "./deflate.ts";
import { drawingOf } from "./describe-planner.ts";
import { collectPdf, type PdfCallbacks } from "./make-pdf.ts";
import type { PageDrawing } from "./protocol.ts";

export interface PrintPreview {
  /** Names of sections whose items can begin on left pages. */
  readonly sections: readonly string[];
  /** The first sheet, or the reason why there is none. */
  readonly print:
    | { readonly summary: PrintSummary; readonly sides: readonly PageDrawing[] }
    | { readonly problem: Message };
}

export async function previewPrint(
  document: DisplayDocument,
  settings: PrintSettings,
  world: World,
): Promise<PrintPreview> {
  const sections = printedSections(document);
  const print = await printOf(document, settings, world);
  if ("problem" in print) return { sections, print };
  const { sheets, summary } = print;
  const count = sheets.flip === "none" ? 1 : Math.min(2, sheets.sideCount);
  const sides = Array.from({ length: count }, (_, i) => drawSide(sheets, i + 1));
  return { sections, print: { summary, sides } };
}

export async function makePrint(
  document: DisplayDocument,
  { settings, rights }: { readonly settings: PrintSettings; readonly rights: WorkRights | undefined },
  world: World,
  callbacks: PdfCallbacks,
): Promise<Blob | undefined> {
  const print = await printOf(document, settings, world);
  if ("problem" in print) throw new MessageError(print.problem);
  let done = 0;
  const counted: SheetDocument = {
    ...print.sheets,
    side: (number) => {
      done = Math.round((number / print.sheets.sideCount) * document.pageCount);
      return print.sheets.side(number);
    },
  };
  return collectPdf(emitSheets(counted, { deflate, fonts: world.fonts }, { rights }), () => done, callbacks);
}

async function printOf(
  document: DisplayDocument,
  settings: PrintSettings,
  world: World,
): Promise<Print | { readonly problem: Message }> {
  return printDocument(document, settings, await printWords(document.information.language), world.fonts);
}

function drawSide(sheets: SheetDocument, number: number): PageDrawing {
  const sheet = sheets.side(number);
  return {
    page: number,
    label: "",
    ...drawingOf(sheets, (options) => emitSheetSvg(sheet, options)),
    size: sheet.size,
  };
}
