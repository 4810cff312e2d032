/** Documents of Xournal++, as the program saves them. */
import { writeFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";
import { parseXml, XmlElement } from "@rgrove/parse-xml";

export interface XournalPage {
  /** Page of the PDF, from 1. Absent for lined paper. */
  readonly pdfPage?: number;
  readonly strokes?: readonly string[];
}

/** A wave that is different on each page. */
export const stroke = (seed: number): string =>
  Array.from(
    { length: 12 },
    (_, i) => `${60 + 12 * i + (seed % 7)} ${(150 + 20 * Math.sin(i + seed) + (seed % 90)).toFixed(2)}`,
  ).join(" ");

const typed = '<text font="Sans" size="12" x="20" y="20" color="#000000ff">5 &lt; 7 &amp; "so"</text>';

const size = 'width="447.29" height="596.39"';

/** `file` is the value of the first background that is a PDF. */
export function documentText(pages: readonly XournalPage[], file: string, domain = "absolute"): string {
  let isNamed = false;
  const written = pages.map(({ pdfPage, strokes = [] }) => {
    const name = isNamed || pdfPage === undefined ? "" : ` domain="${domain}" filename="${file}"`;
    isNamed ||= pdfPage !== undefined;
    const background =
      pdfPage === undefined
        ? '<background type="solid" color="#ffffffff" style="lined"/>'
        : `<background type="pdf"${name} pageno="${pdfPage}ll"/>`;
    const marks = strokes.map(
      (points) => `<stroke tool="pen" ts="0ll" fn="" color="#3333ccff" width="2.26">${points}</stroke>`,
    );
    if (marks.length > 0) marks.push(typed);
    return `<page ${size}>\n${background}\n<layer>\n${marks.join("\n")}\n</layer>\n</page>`;
  });
  return [
    '<?xml version="1.0" standalone="no"?>',
    '<xournal creator="Xournal++ 1.1.3" fileversion="4">',
    "<title>Xournal++ document - see https://github.com/xournalpp/xournalpp</title>",
    ...written,
    "</xournal>",
    "",
  ].join("\n");
}

export function writeDocument(path: string, text: string): void {
  writeFileSync(path, gzipSync(text));
}

export const unpacked = (bytes: Uint8Array): string => gunzipSync(bytes).toString();

/** Page numbers, 0 for paper, and strokes, read with a parser of XML. */
export function readPages(
  bytes: Uint8Array,
): readonly { readonly pdfPage: number; readonly strokes: readonly string[]; readonly file: string }[] {
  const { root } = parseXml(unpacked(bytes));
  if (!root) throw new Error("The document has no element.");
  return elements(root, "page").map((page) => {
    const [background] = elements(page, "background");
    const { type, pageno = "", filename = "" } = background?.attributes ?? {};
    const strokes = elements(page, "layer").flatMap((layer) => elements(layer, "stroke").map(({ text }) => text));
    return { pdfPage: type === "pdf" ? Number(pageno.replace(/l+$/, "")) : 0, strokes, file: filename };
  });
}

function elements({ children }: XmlElement, name: string): readonly XmlElement[] {
  return children.filter((child) => child instanceof XmlElement).filter((child) => child.name === name);
}
