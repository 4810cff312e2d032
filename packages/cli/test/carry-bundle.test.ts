/** `octavo carry` with bundles of reMarkable documents. Handwriting is from public sample files. */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { longTest } from "@octavo/foundation/testing";
import { strToU8, unzipSync, zipSync } from "fflate";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { folder, octavo } from "./octavo.ts";
import {
  documentId,
  marksOf,
  type Page,
  pageId,
  pagesOf,
  readBundle,
  sample,
  writeBundle,
} from "./remarkable-bundle.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let cwd = "";
const run = (...args: readonly string[]) => octavo(args, { cwd });
const read = (name: string) => readFileSync(join(cwd, name));
const plan = () => read("planner/plan.yaml").toString();

interface Listed {
  readonly identity: string;
}

/** Identities of the pages of a PDF, in the order of the file. */
async function identities(pdf: string): Promise<readonly string[]> {
  const { stdout } = await run("inspect", pdf, "--json");
  return JSON.parse(stdout).pages.map(({ identity }: Listed) => identity);
}

async function report(written: string, pdf: string, to: string) {
  const { stdout, stderr, code } = await run("carry", written, pdf, "-o", to, "--json");
  expect(stderr).toBe("");
  return { ...JSON.parse(stdout), code };
}

/** The old planner has January and 5 notes; the new one has February, too, 8 notes, and a section before the days. */
beforeAll(async () => {
  cwd = folder({});
  const dates = ["--from", "2027-01-01", "--to", "2027-01-31"];
  await run("new", "daily", "--profile", "remarkable-2", ...dates, "-o", "old.pdf", "--documents", "planner");
  const more = plan()
    .replace("end_date: 2027-01-31", "end_date: 2027-02-28")
    .replace("  sections:\n", "  sections:\n  - { kind: projects, master: Note, generate: count, count: 3 }\n")
    .replace("  order:\n", "  order:\n  - projects\n");
  writeFileSync(join(cwd, "more.yaml"), more);
  await run("build", "planner/masters.yaml", "more.yaml", "-o", "more.pdf");
  writeFileSync(join(cwd, "fewer.yaml"), plan().replace("start_date: 2027-01-01", "start_date: 2027-01-11"));
  await run("build", "planner/masters.yaml", "fewer.yaml", "-o", "fewer.pdf");
});

const lines = "rmscene/Lines_v2.rm";
const typed = "rmscene/Normal_A_stroke_2_layers_v3.3.2.rm";
const highlighted = "rmscene/Wikipedia_highlighted_p1.rm";

/** Bundle of the old planner: written pages by identity, and two pages that were inserted after 5 January. */
async function writtenBundle(name: string, version: 1 | 2) {
  const names = await identities("old.pdf");
  const written = new Map([
    ["days/2027-01-05", lines],
    ["days/2027-01-20", typed],
    ["notes/5", highlighted],
  ]);
  const pages: Page[] = pagesOf(names.length).map((page, i) => {
    const ink = written.get(names[i] ?? "");
    return ink ? { ...page, ink: sample(ink), template: "Blank" } : page;
  });
  const at = names.indexOf("days/2027-01-05") + 1;
  const inserted: Page[] = [
    { id: pageId(901), ink: sample("rmscene/With_SceneInfo_Block.rm"), template: "P Lines medium" },
    { id: pageId(902), template: "P Grid small" },
  ];
  pages.splice(at, 0, ...inserted);
  const tags = [
    { name: "urgent", pageId: pageId(names.indexOf("days/2027-01-20") + 1) },
    { name: "idea", pageId: pageId(901) },
  ];
  writeBundle(join(cwd, name), read("old.pdf"), pages, { version, tags, lastOpenedPage: at });
  return { names, pages, tags };
}

describe.each([1, 2] as const)("a bundle of version %i", (version) => {
  const bundle = `old-${version}.rmdoc`;
  let original: Awaited<ReturnType<typeof writtenBundle>>;
  beforeAll(async () => {
    original = await writtenBundle(bundle, version);
  });

  test("has each page with handwriting on the same page of an edition with pages before and among them", async () => {
    const result = await report(bundle, "more.pdf", "more.rmdoc");
    const names = await identities("more.pdf");
    const { pages, pdf } = readBundle(join(cwd, "more.rmdoc"));
    expect(Buffer.from(pdf).equals(read("more.pdf"))).toBe(true);
    const idOf = new Map(pages.flatMap(({ id, pdfPage }) => (pdfPage ? [[names[pdfPage - 1], id] as const] : [])));
    for (const [i, name] of original.names.entries()) expect([name, idOf.get(name)]).toEqual([name, pageId(i + 1)]);
    expect(pages.filter(({ pdfPage }) => pdfPage).map(({ pdfPage }) => pdfPage)).toEqual(names.map((_, i) => i + 1));
    const marks = marksOf(lines) + marksOf(typed) + marksOf(highlighted);
    expect(result.marks).toBe(marks + marksOf("rmscene/With_SceneInfo_Block.rm"));
    expect(result.carried.reduce((sum: number, page: { marks: number }) => sum + page.marks, 0)).toBe(marks);
    expect(result.left).toEqual([]);
  });

  test("keeps every file with strokes byte for byte, its tags, and its other fields", async () => {
    await run("carry", bundle, "more.pdf", "-o", "more.rmdoc");
    const [before, after] = [bundle, "more.rmdoc"].map((name) => unzipSync(read(name)));
    const strokes = Object.entries(before ?? {}).filter(([name]) => name.endsWith(".rm"));
    expect(strokes).toHaveLength(4);
    for (const [name, bytes] of strokes) expect(Buffer.from(after?.[name] ?? []).equals(bytes), name).toBe(true);
    const { content, metadata } = readBundle(join(cwd, "more.rmdoc"));
    expect(content["pageTags"]).toMatchObject(original.tags);
    expect(content).toMatchObject({ extraMetadata: { LastPen: "Finelinerv2" }, zoomMode: "bestFit" });
    expect(metadata).toMatchObject({ visibleName: "Planner 2027" });
  });

  test("has inserted pages between the same pages, with their backgrounds, and opens at the same page", async () => {
    await run("carry", bundle, "more.pdf", "-o", "more.rmdoc");
    const names = await identities("more.pdf");
    const { pages, pageData, metadata } = readBundle(join(cwd, "more.rmdoc"));
    const around = pages.slice(pages.findIndex(({ id }) => id === pageId(901)) - 1).slice(0, 4);
    expect(around.map(({ id, pdfPage }) => (pdfPage === undefined ? id : names[pdfPage - 1]))).toEqual([
      "days/2027-01-05",
      pageId(901),
      pageId(902),
      "days/2027-01-06",
    ]);
    const at = pages.findIndex(({ id }) => id === pageId(901));
    expect(pageData.split("\n").slice(at - 1, at + 3)).toEqual(["Blank", "P Lines medium", "P Grid small", "Blank"]);
    expect(metadata["lastOpenedPage"]).toBe(at);
  });

  test("keeps written pages that are no longer in the planner, lists them, and exits with 3", async () => {
    const { code, stderr } = await run("carry", bundle, "fewer.pdf", "-o", "fewer.rmdoc");
    expect(code).toBe(3);
    expect(stderr).toContain("1 page no longer in the planner, and kept from the earlier edition:");
    expect(stderr).toMatch(/page \d+ is now page \d+ {2}days\/2027-01-05 {2}10 marks/);
    const names = await identities("fewer.pdf");
    const { pages } = readBundle(join(cwd, "fewer.rmdoc"));
    const kept = pages.find(({ id }) => id === pageId(original.names.indexOf("days/2027-01-05") + 1));
    expect(kept?.pdfPage).toBeUndefined();
    expect(Buffer.from(kept?.ink ?? []).equals(sample(lines))).toBe(true);
    const inPdf = pages.filter(({ pdfPage }) => pdfPage !== undefined);
    expect(inPdf).toHaveLength(names.length);
    expect(pages).toHaveLength(names.length + 3);
  });

  test("names written pages on which something else is printed", async () => {
    const masters = read("planner/masters.yaml").toString();
    writeFileSync(join(cwd, "moved.yaml"), masters.replaceAll("content: Priorities", "content: Three things"));
    await run("build", "moved.yaml", "planner/plan.yaml", "-o", "moved.pdf");
    const { changed, code } = await report(bundle, "moved.pdf", "moved.rmdoc");
    expect(code).toBe(3);
    expect(changed.map(({ identity, change }: { identity: string; change: string }) => [identity, change])).toEqual([
      ["days/2027-01-05", "print"],
      ["days/2027-01-20", "print"],
    ]);
  });

  test("is the same again after it was carried there and back", async () => {
    await run("carry", bundle, "more.pdf", "-o", "there.rmdoc");
    await run("carry", "there.rmdoc", "old.pdf", "-o", "back.rmdoc");
    const [before, after] = [bundle, "back.rmdoc"].map((name) => readBundle(join(cwd, name)));
    expect(after?.pages).toEqual(before?.pages);
    expect(after?.metadata).toEqual(before?.metadata);
    expect(after?.pageData).toEqual(before?.pageData);
  });

  test("writes the same bytes each time", async () => {
    await run("carry", bundle, "more.pdf", "-o", "one.rmdoc");
    await run("carry", bundle, "more.pdf", "-o", "two.rmdoc");
    expect(read("one.rmdoc").equals(read("two.rmdoc"))).toBe(true);
  });
});

longTest("pages that were deleted on the tablet stay deleted", async () => {
  const names = await identities("old.pdf");
  const deleted = names.indexOf("days/2027-01-03");
  const pages = pagesOf(names.length).map((page, i) => (i === deleted ? { ...page, isDeleted: true } : page));
  for (const version of [1, 2] as const) {
    writeBundle(join(cwd, "deleted.rmdoc"), read("old.pdf"), pages, { version });
    const { warnings } = await report("deleted.rmdoc", "more.pdf", "deleted-more.rmdoc");
    expect(warnings).toEqual(["1 page of the planner that you deleted stays deleted"]);
    const shown = readBundle(join(cwd, "deleted-more.rmdoc")).pages.map(({ pdfPage = 0 }) => pdfPage);
    const later = await identities("more.pdf");
    expect(later.filter((_, i) => !shown.includes(i + 1))).toEqual(["days/2027-01-03"]);
  }
});

test("a document of a tablet with an inserted page keeps it between its pages", async () => {
  const id = "fbe9f971-03ba-4c21-a0e8-78dd921f9c4c";
  const [first, second, third] = [
    "fa678373-8530-465d-a988-a0b158d957e4",
    "0b8b6e65-926c-4269-9109-36fca8718c94",
    "e2a69ab6-5c11-42d1-8d2d-9ce6569d9fdf",
  ];
  const ink = [first, second, third].map((page) => [`${id}/${page}.rm`, sample(`rm2pdf/${id}/${page}.rm`)] as const);
  const files = ["content", "metadata", "pagedata"].map(
    (ending) => [`${id}.${ending}`, sample(`rm2pdf/${id}.${ending}`)] as const,
  );
  await notesOnly("two.yaml", "two.pdf", "count: 2");
  await notesOnly("four.yaml", "four.pdf", "count: 4");
  writeFileSync(
    join(cwd, "tablet.zip"),
    zipSync({ ...Object.fromEntries([...files, ...ink]), [`${id}.pdf`]: read("two.pdf") }),
  );
  const { warnings, inserted } = await report("tablet.zip", "four.pdf", "tablet-four.zip");
  const { pages, content } = readBundle(join(cwd, "tablet-four.zip"));
  expect(pages.map((page) => page.pdfPage)).toEqual([1, undefined, 2, 3, 4]);
  expect(pages.map((page) => page.id).slice(0, 3)).toEqual([first, second, third]);
  for (const [name, bytes] of ink)
    expect(Buffer.from(unzipSync(read("tablet-four.zip"))[name] ?? []).equals(bytes), name).toBe(true);
  expect(inserted).toEqual([{ from: 2, to: 2, marks: 1 }]);
  expect(warnings).toEqual([expect.stringMatching(/^The handwriting of 3 pages is of a version /)]);
  expect(content["redirectionPageMap"]).toEqual([0, -1, 1, 2, 3]);
});

/** A planner of notes only. */
async function notesOnly(document: string, pdf: string, count: string): Promise<void> {
  const head = plan().slice(0, plan().indexOf("  sections:"));
  writeFileSync(
    join(cwd, document),
    `${head}  sections:\n  - { kind: notes, master: Note, generate: count, ${count} }\n  order: [notes]\n`,
  );
  await run("build", "planner/masters.yaml", document, "-o", pdf);
}

describe("octavo carry refuses", () => {
  const content = (value: unknown) => strToU8(typeof value === "string" ? value : JSON.stringify(value));
  const refused = async (files: Readonly<Record<string, Uint8Array>>) => {
    writeFileSync(join(cwd, "bad.rmdoc"), zipSync(files));
    const { code, stdout, stderr } = await run("carry", "bad.rmdoc", "more.pdf", "-o", "never.rmdoc");
    expect([code, stdout]).toEqual([2, ""]);
    return stderr;
  };
  const id = documentId;

  test.each([
    ["a ZIP file of something else", { "notes.txt": content("x") }, "has no .content file"],
    ["several documents", { "a.content": content({}), "b.content": content({}) }, "has 2 documents"],
    [
      "a damaged list of pages",
      { [`${id}.content`]: content("{"), [`${id}.pdf`]: content("%PDF-") },
      "is not a JSON object",
    ],
    ["a notebook", { [`${id}.content`]: content({ fileType: "notebook" }) }, 'of the kind "notebook"'],
    ["a bundle without its PDF", { [`${id}.content`]: content({ fileType: "pdf" }) }, "lacks the PDF"],
    [
      "a PDF of something else",
      { [`${id}.content`]: content({ fileType: "pdf" }), [`${id}.pdf`]: content("%PDF-1.4\n%%EOF") },
      "was not made by Octavo",
    ],
  ])("%s", async (_, files, words) => {
    const stderr = await refused(files as Readonly<Record<string, Uint8Array>>);
    expect(stderr).toContain(words);
    expect(stderr).toContain("bad.rmdoc");
  });

  test.each([
    [
      "a page that the PDF lacks",
      { pages: [pageId(1)], redirectionPageMap: [500], formatVersion: 1 },
      "names page 501 of a PDF with 101 pages",
    ],
    ["a map of another length", { pages: [pageId(1)], redirectionPageMap: [0, 1], formatVersion: 1 }, "list of pages"],
    ["identifiers that are paths", { pages: ["../x"], redirectionPageMap: [0], formatVersion: 1 }, "list of pages"],
    ["a page twice", { pages: [pageId(1), pageId(1)], redirectionPageMap: [0, 1], formatVersion: 1 }, "list of pages"],
    ["pages of another type", { cPages: { pages: [{ id: 5 }] }, formatVersion: 2 }, "list of pages"],
    ["no pages in the second version", { cPages: [], formatVersion: 2 }, "list of pages"],
    ["a later version", { formatVersion: 3 }, "has version 3 of the format"],
  ])("a list of pages with %s", async (_, fields, words) => {
    const files = {
      [`${id}.content`]: content({ fileType: "pdf", ...fields }),
      [`${id}.pdf`]: new Uint8Array(read("old.pdf")),
    };
    expect(await refused(files)).toContain(words);
  });

  test("a PDF of another planner", async () => {
    await writtenBundle("old-2.rmdoc", 2);
    await run(
      "new",
      "habits",
      "--profile",
      "remarkable-2",
      "--from",
      "2029-01-01",
      "--to",
      "2029-01-31",
      "-o",
      "other.pdf",
    );
    const { code, stderr } = await run("carry", "old-2.rmdoc", "other.pdf", "-o", "never.rmdoc");
    expect([code, stderr]).toEqual([2, expect.stringContaining("it is another planner, or has other dates")]);
  });

  test("files of other kinds, missing files and a command line without an output", async () => {
    writeFileSync(join(cwd, "text.txt"), "ink");
    for (const [args, words] of [
      [["text.txt", "more.pdf", "-o", "never.rmdoc"], "of a kind that Octavo cannot read"],
      [["none.rmdoc", "more.pdf", "-o", "never.rmdoc"], "the file does not exist"],
      [["old-2.rmdoc", "none.pdf", "-o", "never.rmdoc"], "the file does not exist"],
      [["old-2.rmdoc", "more.pdf"], "Name the file to write"],
      [["old-2.rmdoc"], "Name the planner that you wrote in and the new PDF"],
      [["old-2.rmdoc", "more.pdf", "-o", "old-2.rmdoc"], "is an input document"],
    ] as const) {
      const { code, stderr } = await run("carry", ...args);
      expect([code, stderr]).toEqual([2, expect.stringContaining(words)]);
    }
  });
});

test("a planner that was never opened on the tablet gets the new PDF", async () => {
  writeBundle(join(cwd, "new.rmdoc"), read("old.pdf"), [], { version: 1 });
  const { warnings, marks, code } = await report("new.rmdoc", "more.pdf", "new-more.rmdoc");
  expect([code, marks, warnings.length]).toEqual([0, 0, 1]);
  expect(Buffer.from(unzipSync(read("new-more.rmdoc"))[`${documentId}.pdf`] ?? []).equals(read("more.pdf"))).toBe(true);
});
