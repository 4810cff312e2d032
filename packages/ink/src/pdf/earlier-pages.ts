/** Pages "from the earlier edition": copies of earlier pages with the handwriting that has no place, and a list of them. */

import { type Compression, emitPdf, render, type World } from "@octavo/engine";
import { PdfDocument } from "./pdf-document.ts";
import { Stream } from "./values.ts";

/** Words on the pages, by language. Other planners have them in English. */
const words: Readonly<Record<string, EarlierWords>> = {
  en: {
    title: "From the earlier edition",
    list: "List",
    page: "New page",
    no_page: "no such page in the new edition",
    no_area: "no such lines in the new edition",
    smaller_area: "too little room in the new edition",
  },
  de: {
    title: "Aus der früheren Ausgabe",
    list: "Liste",
    page: "Neue Seite",
    no_page: "keine solche Seite in der neuen Ausgabe",
    no_area: "keine solchen Zeilen in der neuen Ausgabe",
    smaller_area: "zu wenig Platz in der neuen Ausgabe",
  },
  es: {
    title: "De la edición anterior",
    list: "Lista",
    page: "Página nueva",
    no_page: "la nueva edición no tiene esta página",
    no_area: "la nueva edición no tiene estas líneas",
    smaller_area: "falta espacio en la nueva edición",
  },
  fr: {
    title: "De l’édition précédente",
    list: "Liste",
    page: "Nouvelle page",
    no_page: "page absente de la nouvelle édition",
    no_area: "lignes absentes de la nouvelle édition",
    smaller_area: "trop peu de place dans la nouvelle édition",
  },
  pl: {
    title: "Z poprzedniego wydania",
    list: "Lista",
    page: "Nowa strona",
    no_page: "nowe wydanie nie ma tej strony",
    no_area: "nowe wydanie nie ma tych linii",
    smaller_area: "za mało miejsca w nowym wydaniu",
  },
  pt: {
    title: "Da edição anterior",
    list: "Lista",
    page: "Página nova",
    no_page: "a nova edição não tem esta página",
    no_area: "a nova edição não tem estas linhas",
    smaller_area: "falta espaço na nova edição",
  },
};

export type EarlierWords = Readonly<Record<"title" | "list" | "page" | "no_page" | "no_area" | "smaller_area", string>>;

export function wordsIn(language: string): EarlierWords {
  return words[language.split("-", 1)[0]?.toLowerCase() ?? ""] ?? (words["en"] as EarlierWords);
}

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
  /** Texts at the right, each a link. */
  readonly links: readonly string[];
}

const linkWidth = 84;

/** Areas of the links of a strip, from the right. */
export function stripLinks(count: number, width: number): readonly LinkArea[] {
  return Array.from({ length: count }, (_, i) => ({
    x: width - margin - (i + 1) * linkWidth,
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
  readonly world: World;
  readonly compression: Compression;
}

export async function drawStrips(
  strips: readonly Strip[],
  width: number,
  drawing: Drawing,
): Promise<PdfDocument | undefined> {
  const pages = strips.map(({ title, links }): readonly Line[] => {
    const areas = stripLinks(links.length, width);
    return [
      {
        text: title,
        size: 10,
        area: { x: margin, y: 0, width: width - 2 * margin - links.length * linkWidth, height: bandHeight },
      },
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
  { world, compression }: Drawing,
): Promise<PdfDocument | undefined> {
  const template = {
    schema_version: "1.0",
    metadata: { name: "Pages", category: "planner" },
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
