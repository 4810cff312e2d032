/** Pages "from the earlier edition": copies of earlier pages with the handwriting that has no place, and a list of them. */

import { type Compression, emitPdf, isRightToLeft, render, type World } from "@octavo/engine";
import { PdfDocument } from "./pdf-document.ts";
import { Stream } from "./values.ts";

/** Height of the strip above an earlier page, in points. */
export const bandHeight = 30;

const margin = 12;
const rowHeight = 26;
const titleHeight = 60;

/** Area of a text, from the upper left corner of its page. */
export interface LinkArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Line {
  readonly text: string;
  readonly area: LinkArea;
  readonly size: number;
  readonly align?: "right";
}

export interface Strip {
  readonly title: string;
  /** Texts at the end, each a link. */
  readonly links: readonly string[];
}

const linkWidth = 84;

/** Areas of the links of a strip, from the edge at which lines end. */
export function stripLinks(count: number, width: number, language: string): readonly LinkArea[] {
  return Array.from({ length: count }, (_, i) => ({
    x: isRightToLeft(language) ? margin + i * linkWidth : width - margin - (i + 1) * linkWidth,
    y: 0,
    width: linkWidth,
    height: bandHeight,
  }));
}

/** Number of entries of a page of the list. */
export function entriesPerPage(height: number): number {
  return Math.max(1, Math.floor((height - titleHeight - margin) / rowHeight));
}

/** Area of an entry of the list, as numbered on its page. */
export function entryArea(entry: number, width: number): LinkArea {
  return { x: 2 * margin, y: titleHeight + entry * rowHeight, width: width - 4 * margin, height: rowHeight };
}

/** Services that draw text. */
export interface Drawing {
  /** Language of the texts. Links are at the left if it is read from the right. */
  readonly language: string;
  readonly world: World;
  readonly compression: Compression;
}

export async function drawStrips(
  strips: readonly Strip[],
  width: number,
  drawing: Drawing,
): Promise<PdfDocument | undefined> {
  const pages = strips.map(({ title, links }): readonly Line[] => {
    const areas = stripLinks(links.length, width, drawing.language);
    const taken = links.length * linkWidth;
    const x = isRightToLeft(drawing.language) ? margin + taken : margin;
    return [
      { text: title, size: 10, area: { x, y: 0, width: width - 2 * margin - taken, height: bandHeight } },
      ...links.map((text, i): Line => ({ text, size: 10, align: "right", area: areas[i] as LinkArea })),
    ];
  });
  return drawLines(pages, { width, height: stripPage }, drawing);
}

/** Height of the page on which a strip is drawn. */
export const stripPage = 100;

export async function drawList(
  title: string,
  entries: readonly string[],
  size: { readonly width: number; readonly height: number },
  drawing: Drawing,
): Promise<PdfDocument | undefined> {
  const most = entriesPerPage(size.height);
  const count = Math.ceil(entries.length / most);
  const pages = Array.from({ length: count }, (_, page): readonly Line[] => [
    {
      text: title,
      size: 18,
      area: { x: 2 * margin, y: margin, width: size.width - 4 * margin, height: titleHeight - margin },
    },
    ...entries
      .slice(page * most, (page + 1) * most)
      .map((text, i): Line => ({ text, size: 11, area: entryArea(i, size.width) })),
  ]);
  return drawLines(pages, size, drawing);
}

/** Draws lines of text with the engine, which embeds the fonts that they need. */
async function drawLines(
  pages: readonly (readonly Line[])[],
  { width, height }: { readonly width: number; readonly height: number },
  { language, world, compression }: Drawing,
): Promise<PdfDocument | undefined> {
  const template = {
    schema_version: "1.0",
    metadata: { name: "Pages", category: "planner", locale: language },
    canvas: { dimensions: { width, height, margins: [0, 0, 0, 0] } },
    masters: pages.map((lines, i) => ({ id: `m${i}`, name: `Page ${i + 1}`, widgets: lines.map(widgetOf) })),
    page_assignments: pages.map((_, i) => ({ page: i + 1, master_id: `m${i}`, context: {} })),
  };
  const { document } = render(JSON.stringify(template), world, { proofread: false });
  if (!document) return undefined;
  const chunks: Uint8Array[] = [];
  const services = { deflate: compression.deflate, fonts: world.fonts };
  for await (const chunk of emitPdf(document, services, { manifest: false })) chunks.push(chunk);
  return PdfDocument.open(concatenated(chunks), compression);
}

function widgetOf({ text, area, size, align }: Line, i: number) {
  return {
    id: `t${i}`,
    type: "text_block",
    position: area,
    content: text.replaceAll(/[{}@]/g, ""),
    styling: { size, ...(align && { text_align: align }) },
  };
}

export function concatenated(chunks: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

/** The content of a page that has one stream. */
export function contentOf(document: PdfDocument, page: number): Stream | undefined {
  const content = document.resolve(document.pages[page]?.dictionary.get("Contents"));
  return content instanceof Stream ? content : undefined;
}
