import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Download } from "@playwright/test";

export interface PlannerFile {
  readonly pages: number;
  /** Number of link annotations on all pages. */
  readonly links: number;
}

/** Reads a downloaded file with qpdf. Throws if qpdf reports an error. */
export async function inspect(download: Download): Promise<PlannerFile> {
  const file = await download.path();
  execFileSync("qpdf", ["--check", file]);
  const plain = `${file}.plain`;
  execFileSync("qpdf", ["--qdf", "--object-streams=disable", file, plain]);
  return {
    pages: pagesOf(file),
    links: readFileSync(plain, "latin1").split("/Subtype /Link").length - 1,
  };
}

export function pagesOf(file: string): number {
  return Number(execFileSync("qpdf", ["--show-npages", file], { encoding: "utf8" }));
}

export function wordsOf(file: string, page: number): string {
  return execFileSync("pdftotext", ["-f", String(page), "-l", String(page), "-layout", file, "-"], {
    encoding: "utf8",
  });
}

/** One text for each page of the file. */
export function wordsOnPages(file: string): readonly string[] {
  const words = execFileSync("pdftotext", ["-layout", file, "-"], { encoding: "utf8", maxBuffer: 2 ** 26 });
  // Each page ends with a form feed.
  return words.split("\f").slice(0, -1);
}

export function linksOf(file: string, page: number): readonly number[] {
  return (linksOnPages(file)[page - 1] ?? []).map((link) => link.page);
}

export interface PlannerLink {
  /** Page number of the target. */
  readonly page: number;
  /** Left, bottom, right and top, in points. */
  readonly rect: readonly number[];
}

/** One list for each page of the file. Links to web addresses are left out. */
export function linksOnPages(file: string): readonly (readonly PlannerLink[])[] {
  const json = execFileSync("qpdf", ["--json=2", "--json-key=pages", "--json-key=qpdf", file], {
    encoding: "utf8",
    maxBuffer: 2 ** 30,
  });
  const { pages, qpdf }: { pages: { object: string }[]; qpdf: [unknown, Record<string, { value?: PdfObject }>] } =
    JSON.parse(json);
  const numbers = new Map(pages.map(({ object }, i) => [object, i + 1]));
  const resolve = (reference: string) => qpdf[1][`obj:${reference}`]?.value ?? {};
  return pages.map(({ object }) =>
    (resolve(object)["/Annots"] ?? []).flatMap((annotation) => {
      const { "/Dest": target, "/Rect": rect = [] } = resolve(annotation);
      const page = numbers.get(target?.[0] ?? "");
      return page === undefined ? [] : [{ page, rect }];
    }),
  );
}

interface PdfObject {
  readonly "/Annots"?: readonly string[];
  readonly "/Dest"?: readonly string[];
  readonly "/Rect"?: readonly number[];
}
