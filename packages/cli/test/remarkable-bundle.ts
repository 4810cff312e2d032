/** Bundles of reMarkable documents, written and read as public descriptions of the format have them, without Octavo. */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { unzipSync, zipSync } from "fflate";

const samples = new URL("../../ink/test/samples/", import.meta.url);
export const sample = (name: string): Uint8Array => readFileSync(new URL(name, samples));
export const sampleMarks: Readonly<Record<string, { strokes: number; highlights: number; texts: number }>> = JSON.parse(
  readFileSync(new URL("marks.json", samples), "utf8"),
);

export const marksOf = (name: string): number => {
  const { strokes = 0, highlights = 0, texts = 0 } = sampleMarks[name] ?? {};
  return strokes + highlights + texts;
};

export interface Page {
  readonly id: string;
  /** Page of the PDF, from 1. Absent for an inserted page. */
  readonly pdfPage?: number;
  readonly ink?: Uint8Array;
  readonly isDeleted?: boolean;
  readonly template?: string;
}

export interface Bundle {
  readonly pages: readonly Page[];
  readonly pdf: Uint8Array;
  readonly content: Record<string, unknown>;
  readonly metadata: Record<string, unknown>;
  readonly pageData: string;
  readonly files: Readonly<Record<string, Uint8Array>>;
}

export const documentId = "6f1d2a3c-0000-4000-8000-00000000d0c5";

export const pageId = (number: number) => `9b3f0000-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** Pages of a PDF as a tablet lists them when it opens it. */
export const pagesOf = (count: number): Page[] =>
  Array.from({ length: count }, (_, i) => ({ id: pageId(i + 1), pdfPage: i + 1 }));

interface WriteOptions {
  readonly version: 1 | 2;
  readonly tags?: readonly { name: string; pageId: string }[];
  readonly lastOpenedPage?: number;
  readonly files?: Readonly<Record<string, Uint8Array>>;
}

export function writeBundle(
  path: string,
  pdf: Uint8Array,
  pages: readonly Page[],
  { version, tags = [], lastOpenedPage = 0, files = {} }: WriteOptions,
): void {
  const shown = pages.filter((page) => !page.isDeleted);
  const content = {
    ...(version === 2 && { cPages: secondVersion(pages, pdf) }),
    coverPageNumber: 0,
    documentMetadata: {},
    extraMetadata: { LastPen: "Finelinerv2" },
    fileType: "pdf",
    fontName: "",
    formatVersion: version,
    lineHeight: -1,
    orientation: "portrait",
    ...(version === 1 && {
      originalPageCount: pageCount(pdf),
      pages: shown.map(({ id }) => id),
      redirectionPageMap: shown.map(({ pdfPage }) => (pdfPage === undefined ? -1 : pdfPage - 1)),
    }),
    pageCount: shown.length,
    pageTags: tags.map((tag) => ({ ...tag, timestamp: 1_700_000_000_000 })),
    sizeInBytes: String(pdf.length),
    tags: [{ name: "planner", timestamp: 1_700_000_000_000 }],
    zoomMode: "bestFit",
  };
  const metadata = {
    deleted: false,
    lastModified: "1700000000000",
    lastOpenedPage,
    parent: "",
    type: "DocumentType",
    visibleName: "Planner 2027",
  };
  const ink = pages.flatMap((page) => (page.ink ? [[`${documentId}/${page.id}.rm`, page.ink] as const] : []));
  const json = (value: unknown) => Buffer.from(JSON.stringify(value, null, 4));
  const all = {
    [`${documentId}.content`]: json(content),
    [`${documentId}.metadata`]: json(metadata),
    [`${documentId}.pagedata`]: Buffer.from(shown.map(({ template = "Blank" }) => `${template}\n`).join("")),
    [`${documentId}.pdf`]: pdf,
    ...Object.fromEntries(ink),
    ...files,
  };
  writeFileSync(path, zipSync(all));
}

function secondVersion(pages: readonly Page[], pdf: Uint8Array) {
  const shown = pages.filter((page) => !page.isDeleted);
  return {
    lastOpened: { timestamp: "1:1", value: shown.at(-1)?.id ?? "" },
    original: { timestamp: "1:1", value: pageCount(pdf) },
    pages: pages.map(({ id, pdfPage, isDeleted, template = "Blank" }, i) => ({
      id,
      idx: {
        timestamp: "1:2",
        value: `b${String(i)
          .padStart(5, "0")
          .replace(/\d/g, (digit) => "bcdefghijk".charAt(Number(digit)))}`,
      },
      modifed: "1700000000000",
      ...(pdfPage !== undefined && { redir: { timestamp: "1:2", value: pdfPage - 1 } }),
      template: { timestamp: "1:1", value: template },
      ...(isDeleted && { deleted: { timestamp: "1:3", value: 1 } }),
    })),
    uuids: [{ first: "11111111-0000-4000-8000-000000000001", second: 1 }],
  };
}

/** Reads a bundle as a tablet does, and fails if its counts do not fit. */
export function readBundle(path: string): Bundle {
  const files = unzipSync(readFileSync(path));
  const contentName = Object.keys(files).find((name) => name.endsWith(".content")) ?? "";
  const document = contentName.slice(0, -".content".length);
  const text = (ending: string) => Buffer.from(files[`${document}.${ending}`] ?? []).toString();
  const content = JSON.parse(text("content"));
  const pdf = files[`${document}.pdf`] ?? new Uint8Array();
  const listed: Page[] = content.cPages
    ? content.cPages.pages
        .toSorted((a: { idx: { value: string } }, b: { idx: { value: string } }) =>
          a.idx.value < b.idx.value ? -1 : 1,
        )
        .map((page: { id: string; redir?: { value: number }; deleted?: object; template?: { value: string } }) => ({
          id: page.id,
          ...(page.redir && { pdfPage: page.redir.value + 1 }),
          ...(page.deleted && { isDeleted: true }),
          template: page.template?.value,
        }))
    : content.pages.map((id: string, i: number) => {
        const number = content.redirectionPageMap[i];
        return { id, ...(number >= 0 && { pdfPage: number + 1 }) };
      });
  const pages = listed.map((page) => {
    const ink = files[`${document}/${page.id}.rm`];
    return { ...page, ...(ink && { ink }) };
  });
  const count = pageCount(pdf);
  const shown = pages.filter((page) => !page.isDeleted);
  const problems = [
    content.pageCount === shown.length || "pageCount",
    (content.cPages?.original.value ?? content.originalPageCount) === count || "original page count",
    new Set(pages.map(({ id }) => id)).size === pages.length || "page twice",
    pages.every(({ pdfPage = 1 }) => pdfPage >= 1 && pdfPage <= count) || "page outside of the PDF",
    text("pagedata").split("\n").length === shown.length + 1 || "lines of .pagedata",
    Number(content.sizeInBytes) >= pdf.length || "sizeInBytes",
  ].filter((problem) => problem !== true);
  if (problems.length > 0) throw new Error(`${path}: ${problems.join(", ")}`);
  return { pages: shown, pdf, content, metadata: JSON.parse(text("metadata")), pageData: text("pagedata"), files };
}

function pageCount(pdf: Uint8Array): number {
  const found = /^Pages:\s+(\d+)$/m.exec(execFileSync("pdfinfo", ["-"], { input: pdf, encoding: "utf8" }));
  return Number(found?.[1]);
}

/** True if Python finds rmscene, which reads pages of version 6. */
export function hasRmscene(): boolean {
  try {
    execFileSync("python3", ["-c", "import rmscene"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Marks of all pages of a bundle as rmscene reads them. */
export function rmsceneMarks(
  path: string,
): Readonly<Record<string, { strokes: number; highlights: number; texts: number }>> {
  const script = new URL("../../ink/test/rmscene-marks.py", import.meta.url).pathname;
  return JSON.parse(execFileSync("python3", [script, path], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
}
