import { readFileSync } from "node:fs";
import fontkit from "@pdf-lib/fontkit";
import {
  type PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  type PDFFont,
  PDFHexString,
  PDFName,
  type PDFPage,
  type PDFRef,
  PDFString,
} from "pdf-lib";
import * as workload from "../workload/links.ts";

const { sheet, textSizes } = workload;

/**
 * The fastest use of pdf-lib: content streams written by hand, a form for the common content of a design, and primitives
 * for objects without an API (annotations, names, outline, labels).
 */
export async function writeWithPdfLib(fontPath: string): Promise<Uint8Array> {
  const doc = await PDFDocument.create();
  doc.registerFontkit(fontkit);
  doc.setTitle(workload.title);
  const font = await doc.embedFont(readFileSync(fontPath), { subset: true });
  const encode = encoder(font);
  const form = (design: workload.Design) => formOf(doc.context, design, font, encode);
  const forms = { month: form("month"), day: form("day"), note: form("note") };
  const pages = workload.pages.map(() => doc.addPage([sheet.width, sheet.height]));
  for (const [i, described] of workload.pages.entries()) {
    const page = pages[i];
    if (!page) continue;
    page.node.setFontDictionary(PDFName.of("F"), font.ref);
    page.node.setXObject(PDFName.of("R"), forms[described.design]);
    page.node.set(PDFName.of("Contents"), doc.context.register(doc.context.flateStream(contentOf(described, encode))));
    page.node.set(PDFName.of("Annots"), annotations(doc.context, described, pages));
  }
  doc.catalog.set(PDFName.of("Names"), names(doc.context, pages));
  doc.catalog.set(PDFName.of("Outlines"), outline(doc.context, pages));
  doc.catalog.set(PDFName.of("PageLabels"), labels(doc.context));
  return doc.save({ objectsPerTick: Number.POSITIVE_INFINITY });
}

/** Cached, because shaping is slow and many texts repeat. */
function encoder(font: PDFFont): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const codes = known.get(text) ?? font.encodeText(text).toString();
    known.set(text, codes);
    return codes;
  };
}

function formOf(context: PDFContext, design: workload.Design, font: PDFFont, encode: (text: string) => string): PDFRef {
  const lines = workload.rules[design].map((y) => `36 ${sheet.height - y} m ${sheet.width - 36} ${sheet.height - y} l`);
  const labels = workload.fixedLabels.map((link) => labelOf(link, encode));
  const content = [`${workload.ruleWidth} w`, ...lines, "S BT", ...labels, "ET"].join("\n");
  const entries = {
    Type: "XObject",
    Subtype: "Form",
    BBox: [0, 0, sheet.width, sheet.height],
    Resources: { Font: { F: font.ref } },
  };
  return context.register(context.flateStream(content, entries));
}

function contentOf({ heading, links }: workload.WorkloadPage, encode: (text: string) => string): string {
  const { x, y } = workload.headingAt;
  const ownLabels = links.filter(({ fixed }) => !fixed).map((link) => labelOf(link, encode));
  return ["/R Do BT", textAt(encode(heading), textSizes.heading, x, y), ...ownLabels, "ET"].join("\n");
}

function labelOf({ x, y, text }: workload.LabelledLink, encode: (text: string) => string): string {
  return textAt(encode(text), textSizes.label, x + workload.labelInset.x, y + workload.labelInset.y);
}

function textAt(codes: string, size: number, x: number, y: number): string {
  return `/F ${size} Tf 1 0 0 1 ${x} ${sheet.height - y} Tm ${codes} Tj`;
}

function annotations(context: PDFContext, { links }: workload.WorkloadPage, pages: readonly PDFPage[]): PDFArray {
  return context.obj(
    links.map(({ x, y, width, height, page }) =>
      context.register(
        context.obj({
          Type: "Annot",
          Subtype: "Link",
          Rect: [x, sheet.height - y - height, x + width, sheet.height - y],
          Border: [0, 0, 0],
          Dest: destination(page, pages),
        }),
      ),
    ),
  );
}

function destination(page: number, pages: readonly PDFPage[]) {
  const target = pages[page - 1];
  if (!target) throw new RangeError(`page ${page}`);
  return [target.ref, "XYZ", 0, sheet.height, null];
}

/** A tree of two levels with 64 names per leaf. */
function names(context: PDFContext, pages: readonly PDFPage[]): PDFDict {
  const sorted = workload.pages.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const kids: PDFRef[] = [];
  for (let i = 0; i < sorted.length; i += 64) {
    const leaf = sorted.slice(i, i + 64);
    const limits = [leaf[0], leaf.at(-1)].map((page) => PDFString.of(page?.name ?? ""));
    const entries = leaf.flatMap(({ name, number }) => [PDFString.of(name), context.obj(destination(number, pages))]);
    kids.push(context.register(context.obj({ Limits: limits, Names: entries })));
  }
  return context.obj({ Dests: context.register(context.obj({ Kids: kids })) });
}

function outline(context: PDFContext, pages: readonly PDFPage[]): PDFRef {
  const root = context.nextRef();
  context.assign(root, outlineLevel(context, pages, workload.chapters, root));
  return root;
}

function outlineLevel(
  context: PDFContext,
  pages: readonly PDFPage[],
  chapters: readonly workload.Chapter[],
  parent: PDFRef,
): PDFDict {
  const refs = chapters.map(() => context.nextRef());
  for (const [i, { title, page, children }] of chapters.entries()) {
    const own = refs[i];
    if (!own) continue;
    const item = children.length > 0 ? outlineLevel(context, pages, children, own) : PDFDict.withContext(context);
    item.delete(PDFName.of("Count"));
    item.set(PDFName.of("Title"), PDFHexString.fromText(title));
    item.set(PDFName.of("Parent"), parent);
    item.set(PDFName.of("Dest"), context.obj(destination(page, pages)));
    const [before, after] = [refs[i - 1], refs[i + 1]];
    if (before) item.set(PDFName.of("Prev"), before);
    if (after) item.set(PDFName.of("Next"), after);
    context.assign(own, item);
  }
  const [first, last] = [refs[0], refs.at(-1)];
  const level = context.obj({ Count: refs.length });
  if (first && last) {
    level.set(PDFName.of("First"), first);
    level.set(PDFName.of("Last"), last);
  }
  return level;
}

function labels(context: PDFContext): PDFRef {
  const entries = workload.pages.flatMap(({ number, name }) => [
    context.obj(number - 1),
    context.obj({ P: PDFString.of(name) }),
  ]);
  return context.register(context.obj({ Nums: entries }));
}
