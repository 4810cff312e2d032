/** Words and links of PDFs, read by poppler and qpdf. */
import { execFileSync } from "node:child_process";

export interface Word {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface PrintedPage {
  readonly width: number;
  readonly height: number;
  readonly words: readonly Word[];
}

const run = (program: string, args: readonly string[]) =>
  execFileSync(program, args, { encoding: "utf8", maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "ignore"] });

export function printedPages(path: string): readonly PrintedPage[] {
  const pages = run("pdftotext", ["-bbox", path, "-"]).split("<page ").slice(1);
  return pages.map((page) => {
    const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(page) ?? [];
    const found = page.matchAll(/<word xMin="(.+?)" yMin="(.+?)" xMax="(.+?)" yMax="(.+?)">(.*?)<\/word>/g);
    const words = [...found].map(([, left, top, right, bottom, text = ""]) => ({
      text: text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&"),
      left: Number(left),
      top: Number(top),
      right: Number(right),
      bottom: Number(bottom),
    }));
    return { width: Number(width), height: Number(height), words };
  });
}

/** Zeros of scripts that tests print: Arabic, Persian, Devanagari and Bengali. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6];

/** Writes digits of other scripts as Latin ones. */
export const latinDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((one) => code >= one && code <= one + 9);
    return zero === undefined ? digit : String(code - zero);
  });

export const textsOf = ({ words }: PrintedPage): readonly string[] => words.map(({ text }) => text).toSorted();

export interface PageLink extends Omit<Word, "text"> {
  /** Page number of the target. */
  readonly target: number;
}

interface QpdfObject {
  readonly value?: Readonly<Record<string, unknown>>;
}

/** Links to pages by page, from the top left corner. */
export function linksOf(path: string): readonly (readonly PageLink[])[] {
  const json = JSON.parse(run("qpdf", ["--json=2", "--json-key=pages", "--json-key=qpdf", path]));
  const objects: Readonly<Record<string, QpdfObject>> = json.qpdf[1];
  const references: readonly string[] = json.pages.map(({ object }: { readonly object: string }) => object);
  const numbers = new Map(references.map((reference, i) => [reference, i + 1]));
  const valueOf = (reference: string) => objects[`obj:${reference}`]?.value ?? {};
  const height = Number(
    (valueOf(json.pages[0].object)["/MediaBox"] as readonly number[] | undefined)?.[3] ?? inherited(objects),
  );
  return references.map((reference) => {
    const annotations = valueOf(reference)["/Annots"] as readonly string[] | undefined;
    return (annotations ?? []).flatMap((annotation): readonly PageLink[] => {
      const { "/Dest": destination, "/Rect": rect } = valueOf(annotation) as {
        readonly "/Dest"?: readonly [string];
        readonly "/Rect": readonly [number, number, number, number];
      };
      if (!destination) return [];
      const [left, bottom, right, top] = rect;
      const target = numbers.get(destination[0]) ?? 0;
      return [{ target, left, right, top: height - top, bottom: height - bottom }];
    });
  });
}

/** Height of pages that have it from the root of the tree. */
function inherited(objects: Readonly<Record<string, QpdfObject>>): number {
  const root = Object.values(objects).find(({ value }) => value?.["/Type"] === "/Pages" && value["/MediaBox"]);
  const box = root?.value?.["/MediaBox"] as readonly number[] | undefined;
  return Number(box?.[3]);
}

/** Throws if qpdf finds damage. */
export function checkPdf(path: string): void {
  run("qpdf", ["--check", path]);
}
