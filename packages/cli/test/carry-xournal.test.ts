/** `octavo carry` with documents of Xournal++. Real Xournal++ opens them in carry-xournal.long.test.ts. */

import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { longTest } from "@octavo/foundation/testing";
import { beforeAll, describe, expect, test } from "vitest";
import { folder, octavo } from "./octavo.ts";
import { documentText, readPages, stroke, unpacked, writeDocument, type XournalPage } from "./xournal-document.ts";

let cwd = "";
const run = (...args: readonly string[]) => octavo(args, { cwd });
const read = (name: string) => readFileSync(join(cwd, name));
let old: readonly string[] = [];
let more: readonly string[] = [];

async function identities(pdf: string): Promise<readonly string[]> {
  const { stdout } = await run("inspect", pdf, "--json");
  return JSON.parse(stdout).pages.map(({ identity }: { identity: string }) => identity);
}

beforeAll(async () => {
  cwd = folder({});
  const dates = ["--from", "2027-01-01", "--to", "2027-01-31"];
  await run("new", "daily", "--profile", "remarkable-2", ...dates, "-o", "old.pdf", "--documents", "planner");
  const plan = read("planner/plan.yaml").toString();
  const later = plan
    .replace("end_date: 2027-01-31", "end_date: 2027-02-28")
    .replace("  sections:\n", "  sections:\n  - { kind: projects, master: Note, generate: count, count: 3 }\n")
    .replace("  order:\n", "  order:\n  - projects\n");
  writeFileSync(join(cwd, "more.yaml"), later);
  await run("build", "planner/masters.yaml", "more.yaml", "-o", "more.pdf");
  writeFileSync(join(cwd, "fewer.yaml"), plan.replace("start_date: 2027-01-01", "start_date: 2027-01-11"));
  await run("build", "planner/masters.yaml", "fewer.yaml", "-o", "fewer.pdf");
  [old, more] = [await identities("old.pdf"), await identities("more.pdf")];
  writeDocument(join(cwd, "old.xopp"), documentText(written(), join(cwd, "old.pdf")));
});

/** All pages of the old planner, three of them written, and lined paper after 5 January. */
function written(): readonly XournalPage[] {
  const pages: XournalPage[] = old.map((identity, i) => ({
    pdfPage: i + 1,
    strokes: ["days/2027-01-05", "days/2027-01-20", "notes/5"].includes(identity) ? [stroke(i), stroke(i + 1)] : [],
  }));
  pages.splice(old.indexOf("days/2027-01-05") + 1, 0, { strokes: [stroke(500)] });
  return pages;
}

describe("a document of Xournal++", () => {
  test("shows each page of the new PDF, with its strokes letter for letter", async () => {
    const { code, stderr, stdout } = await run("carry", "old.xopp", "more.pdf", "-o", "new.xopp");
    expect(stderr).toMatch(/^11 marks: 9 carried on 3 pages, 2 on 1 page that you inserted$/m);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^new\.xopp {2}/)]);
    const pages = readPages(read("new.xopp"));
    expect(pages.map(({ pdfPage }) => pdfPage).filter((page) => page > 0)).toEqual(more.map((_, i) => i + 1));
    const found = pages.flatMap(({ pdfPage, strokes }) =>
      pdfPage > 0 && strokes.length > 0 ? [[more[pdfPage - 1], strokes]] : [],
    );
    const before = written().flatMap(({ pdfPage = 0, strokes = [] }) =>
      pdfPage > 0 && strokes.length > 0 ? [[old[pdfPage - 1], strokes]] : [],
    );
    expect(new Map(found as [string, unknown][])).toEqual(new Map(before as [string, unknown][]));
  });

  test("has lined paper between the same pages, and names the new PDF once", async () => {
    await run("carry", "old.xopp", "more.pdf", "-o", "new.xopp");
    const pages = readPages(read("new.xopp"));
    const at = pages.findIndex(({ pdfPage }) => pdfPage === 0);
    expect([more[(pages[at - 1]?.pdfPage ?? 0) - 1], more[(pages[at + 1]?.pdfPage ?? 0) - 1]]).toEqual([
      "days/2027-01-05",
      "days/2027-01-06",
    ]);
    expect(pages[at]?.strokes).toEqual([stroke(500)]);
    expect(pages.filter(({ file }) => file !== "").map(({ file }) => file)).toEqual([join(cwd, "more.pdf")]);
    expect(unpacked(read("new.xopp"))).toContain('style="lined"');
  });

  test("keeps pages that are no longer in the planner as plain paper, if they have marks", async () => {
    const { code, stderr } = await run("carry", "old.xopp", "fewer.pdf", "-o", "fewer.xopp");
    expect(code).toBe(3);
    expect(stderr).toContain("no longer in the planner, and kept from the earlier edition:");
    expect(stderr).toContain("days/2027-01-05  3 marks");
    const kept = readPages(read("fewer.xopp")).filter(({ pdfPage, strokes }) => pdfPage === 0 && strokes.length === 2);
    expect(kept).toHaveLength(1);
  });

  test("is the same again after it was carried there and back", async () => {
    await run("carry", "old.xopp", "more.pdf", "-o", "there.xopp");
    writeFileSync(join(cwd, "there-empty.xopp"), read("there.xopp"));
    await run("carry", "there.xopp", "old.pdf", "-o", "back.xopp");
    expect(readPages(read("back.xopp"))).toEqual(readPages(read("old.xopp")));
  });

  test("finds its PDF beside it, attached to it, or where --earlier says", async () => {
    mkdirSync(join(cwd, "moved"));
    for (const name of ["old.pdf", "old.xopp"]) writeFileSync(join(cwd, "moved", name), read(name));
    writeDocument(join(cwd, "moved", "attached.xopp"), documentText(written(), "bg.pdf", "attach"));
    writeFileSync(join(cwd, "moved", "attached.xopp.bg.pdf"), read("old.pdf"));
    renameSync(join(cwd, "old.pdf"), join(cwd, "away.pdf"));
    try {
      for (const name of ["old.xopp", "attached.xopp"])
        expect(await run("carry", `moved/${name}`, "more.pdf", "-o", "new.xopp")).toMatchObject({ code: 0 });
      const lost = await run("carry", "old.xopp", "more.pdf", "-o", "new.xopp");
      expect([lost.code, lost.stderr]).toEqual([2, expect.stringContaining("Name it, as in: --earlier old.pdf")]);
      const named = await run("carry", "old.xopp", "more.pdf", "-o", "new.xopp", "--earlier", "away.pdf");
      expect(named.code).toBe(0);
    } finally {
      renameSync(join(cwd, "away.pdf"), join(cwd, "old.pdf"));
    }
  });
});

describe("octavo carry refuses", () => {
  const whole = () => documentText(written(), join(cwd, "old.pdf"));

  test.each([
    ["a file that was cut off", () => gzipSync(whole()).subarray(0, -20), "damaged or incomplete"],
    ["a document that was cut off", () => gzipSync(whole().slice(0, 5000)), "damaged or incomplete"],
    ["elements that are not closed", () => gzipSync(whole().replace("</layer>", "")), "damaged or incomplete"],
    ["a compressed file of something else", () => gzipSync("ink"), "not a document of Xournal++"],
    ["a document without a PDF", () => gzipSync(documentText([{ strokes: [stroke(1)] }], "")), "shows no PDF"],
    [
      "a page that the PDF lacks",
      () => gzipSync(documentText([{ pdfPage: 900 }], join(cwd, "old.pdf"))),
      "shows page 900 of a PDF with 101 pages",
    ],
    [
      "tags inside one another without end",
      () => gzipSync(`<xournal>${"<page>".repeat(100_000)}`),
      "damaged or incomplete",
    ],
  ])("%s", (_, bytes, words) => isRefused(bytes(), words));

  longTest("a file that expands to gigabytes", () =>
    isRefused(gzipSync(Buffer.alloc(300 * 1024 * 1024, 60)), "more than 200 MB"),
  );

  async function isRefused(bytes: Uint8Array, words: string): Promise<void> {
    writeFileSync(join(cwd, "bad.xopp"), bytes);
    const { code, stdout, stderr } = await run("carry", "bad.xopp", "more.pdf", "-o", "never.xopp");
    expect([code, stdout, stderr]).toEqual([2, "", expect.stringContaining(words)]);
  }
});
