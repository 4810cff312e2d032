import { deflateSync } from "node:zlib";
import { formatMessage } from "@octavo/foundation";
import { longTest } from "@octavo/foundation/testing";
import { deflate, inflate, latin1 } from "@octavo/press";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayPages, days, layOut, type TemplateNotation, world } from "../../test/support/documents.ts";
import { emitPdf, type PdfOptions } from "../emit/pdf/emit-pdf.ts";
import { embeddedFiles } from "./embedded-files.ts";
import { manifestOf, parseManifest } from "./manifest.ts";
import { readEdition } from "./read-edition.ts";

const pagesOf = (section: string) =>
  dayPages("Day", ["2026-01-05", "2026-01-06"]).map(({ context, ...page }) => ({
    ...page,
    context: { ...context, section },
  }));

const january: TemplateNotation = {
  masters: { Day: [{ type: "calendar_month" }, { type: "lines", id: "lines" }, { type: "text_block", content: "Ż" }] },
  sections: [{ ...days, kind: "dni żółte" }],
  page_assignments: pagesOf("dni żółte"),
  placeholders: [{ page: 3, identity: "dni_żółte/+1", state: "reserved" }],
};

const project = { masters_yaml: "masters: []\n", plan_yaml: 'name: "Żółw ✓"\n', profile: "remarkable-2" };

async function pdfOf(notation: TemplateNotation, options: PdfOptions = {}): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  const services = { deflate, latin1, fonts: world.fonts };
  for await (const chunk of emitPdf(layOut(notation).document, services, options)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function edition(pdf: Uint8Array) {
  const result = readEdition(pdf, { inflate, deflate });
  if ("refusal" in result) throw new Error(formatMessage(result.refusal));
  return result.edition;
}

function refusal(pdf: Uint8Array): string {
  const result = readEdition(pdf, { inflate, deflate });
  return "refusal" in result ? formatMessage(result.refusal) : "";
}

test("a PDF contains the identity, size and areas of each page", async () => {
  const { manifest, project: none } = edition(await pdfOf(january));
  expect(manifest).toEqual(manifestOf(layOut(january).document));
  expect(manifest.pages.map(({ identity }) => identity)).toEqual([
    "dni_żółte/2026-01-05",
    "dni_żółte/2026-01-06",
    "dni_żółte/+1",
  ]);
  expect(manifest.pages[0]).toMatchObject({ width: 400, height: 600 });
  expect(manifest.pages[2]?.placeholder).toBe("reserved");
  expect(none).toBeUndefined();
});

test("a PDF contains its project, letter for letter", async () => {
  const kept = [{ ...project, fit: true, pages: ["dni/2025-12-31"], page_count: 2 }];
  expect(edition(await pdfOf(january, { project: { ...project, kept } })).project).toEqual({ ...project, kept });
});

test("zeros behind the end of a file, as transfers leave them, do not matter", async () => {
  const pdf = await pdfOf(january);
  expect(edition(Buffer.concat([pdf, Buffer.alloc(5000)]))).toEqual(edition(pdf));
});

test("a PDF of an earlier version has pages without prints", async () => {
  const { manifest } = edition(await pdfOf(january));
  const first = { format: "octavo-manifest", version: 1, sizes: [[400, 600]], areas: [[]], pages: [["days/1", 0, 0]] };
  expect(parseManifest(JSON.stringify(first))).toEqual({
    pages: [{ identity: "days/1", width: 400, height: 600, boxes: [] }],
  });
  expect(manifest.pages.every(({ print }) => print)).toBe(true);
});

test("a PDF contains a readable list of its pages, however long the name of a section is", async () => {
  const kind = "k".repeat(2000);
  const pdf = await pdfOf({ ...january, sections: [{ ...days, kind }], page_assignments: pagesOf(kind) });
  expect(edition(pdf).manifest.pages[1]?.identity).toMatch(/^k+\/2026-01-06$/);
});

describe("a file that is not usable is refused with its reason:", () => {
  test.each([
    ["no PDF", async () => Buffer.from("PK\x03\x04"), "The file is not a PDF"],
    ["an empty file", async () => Buffer.alloc(0), "The file is not a PDF"],
    ["a truncated PDF", async () => (await pdfOf(january)).subarray(0, -60), "The end of the PDF is missing"],
    [
      "a protected PDF",
      async () =>
        Buffer.from((await pdfOf(january)).toString("latin1").replace("/Root", "/Encrypt 5 0 R/Root"), "latin1"),
      "protected by a password",
    ],
    ["somebody else's PDF", async () => pdfOf(january, { manifest: false }), "not made by Octavo"],
    [
      "a forged manifest",
      async () => withManifest('{"format":"octavo-manifest","version":1,"pages":[[1]]}'),
      "damaged",
    ],
    ["a manifest with a name instead of a number", async () => withManifest(forged("push")), "damaged"],
    ["a manifest of nonsense", async () => withManifest("\0\xff"), "damaged"],
    ["a manifest of another version", async () => withManifest('{"format":"octavo-manifest","version":2}'), "damaged"],
    ["a stream without an end", async () => Buffer.from(`%PDF-1.5\n${dictionary(999_999)}stream\nx %%EOF`), "damaged"],
  ])("%s", async (_, make, reason) => {
    expect(refusal(await make())).toContain(reason);
  });

  longTest("a manifest of 100 MB", () => {
    expect(refusal(withManifest(forged(0) + " ".repeat(100 * 1024 * 1024)))).toContain("damaged");
  });
});

/** Manifest that is valid if `area` is 0. `[[]].push` exists, and is no area. */
const forged = (area: number | string) =>
  JSON.stringify({
    format: "octavo-manifest",
    version: 1,
    sizes: [[400, 600]],
    areas: [[]],
    pages: [["days/2026-01-05", 0, area]],
  });

test("a manifest from elsewhere is read if it is valid", () => {
  expect(edition(withManifest(forged(0))).manifest.pages).toMatchObject([{ identity: "days/2026-01-05", boxes: [] }]);
});

const dictionary = (length: number) =>
  `1 0 obj<</Type/EmbeddedFile/Subtype/${embeddedFiles.manifest.type.replace("/", "#2F")}/Filter/FlateDecode/Length ${length}>>`;

function withManifest(text: string): Buffer {
  const zlib = deflateSync(Buffer.from(text, "latin1"));
  const file = [`%PDF-1.5\n${dictionary(zlib.length)}stream\n`, zlib, "\nendstream endobj\nstartxref\n0\n%%EOF\n"];
  return Buffer.concat(file.map((part) => (typeof part === "string" ? Buffer.from(part) : part)));
}

test("no JSON makes the reader of manifests fail", () => {
  const field = fc.oneof(fc.jsonValue(), fc.array(fc.array(fc.oneof(fc.integer(), fc.string(), fc.jsonValue()))));
  const written = fc.record({ sizes: field, areas: field, pages: field });
  fc.assert(
    fc.property(written, (rest) => {
      const read = parseManifest(JSON.stringify({ format: "octavo-manifest", version: 1, ...rest }));
      expect(read?.pages.every(({ identity, width }) => identity !== "" && width > 0) ?? true).toBe(true);
    }),
  );
});
