/** Known handwriting on known pages. Reads results with pdf-lib, and looks at them with poppler. */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFNumber } from "pdf-lib";
import { expect, test } from "vitest";
import { looksSame, render } from "../ink/look.ts";
import { folder, octavo } from "../octavo.ts";

const canvas = "canvas: { dimensions: { width: 400, height: 500, margins: [0, 0, 0, 0] } }";
const ruled = (y: number) =>
  `- { id: ruled, type: lines, position: { x: 40, y: ${y}, width: 300, height: 120 }, properties: { line_spacing: 20, line_count: 6 } }`;
const hours = (start: number) =>
  `- { id: hours, type: day_schedule, position: { x: 40, y: 250, width: 300, height: 240 }, properties: { time_start_hour: ${start}, time_end_hour: ${start + 10}, all_day_lines: 0 } }`;

function mastersOf(...widgets: readonly string[]): string {
  return `${canvas}\nmasters:\n  - name: Day\n    widgets:\n${widgets.map((widget) => `      ${widget}`).join("\n")}\n`;
}

const planOf = (from: string, to: string) => `name: Days
plan:
  calendar: { start_date: "${from}", end_date: "${to}" }
  sections:
    - { kind: days, master: Day, generate: each_day }
`;

const usual = planOf("2026-03-02", "2026-03-04");

/** Builds both editions in one folder. */
async function editions(before: string, after: string, plan = usual): Promise<string> {
  const cwd = folder({ "before.yaml": before, "after.yaml": after, "plan.yaml": usual, "later.yaml": plan });
  await octavo(["build", "before.yaml", "plan.yaml", "-o", "first.pdf"], { cwd });
  await octavo(["build", "after.yaml", "later.yaml", "-o", "second.pdf"], { cwd });
  return cwd;
}

type Points = readonly (readonly [number, number])[];

/** One annotation with several strokes, drawn by one appearance. Points from the upper left corner. */
async function annotate(cwd: string, pages: Readonly<Record<number, readonly Points[]>>): Promise<void> {
  const pdf = await PDFDocument.load(readFileSync(join(cwd, "first.pdf")), { updateMetadata: false });
  for (const [number, strokes] of Object.entries(pages)) {
    const page = pdf.getPage(Number(number) - 1);
    const lists = strokes.map((points) => points.flatMap(([x, y]) => [x, 500 - y]));
    const path = lists.map((list) => `${list.slice(0, 2).join(" ")} m ${list.slice(2).join(" ")} l S`).join(" ");
    const appearance = pdf.context.stream(`1 0 0 RG 3 w ${path}`, {
      Type: "XObject",
      Subtype: "Form",
      BBox: [0, 0, 400, 500],
    });
    const entries = {
      Type: "Annot",
      Subtype: "Ink",
      Rect: [0, 0, 400, 500],
      InkList: lists,
      BS: { W: 3 },
      F: 4,
      AP: { N: pdf.context.register(appearance) },
    };
    page.node.set(PDFName.of("Annots"), pdf.context.obj([pdf.context.register(pdf.context.obj(entries))]));
  }
  writeFileSync(join(cwd, "annotated.pdf"), await pdf.save({ useObjectStreams: false }));
}

async function carry(cwd: string, ...options: readonly string[]) {
  return octavo(["carry", "annotated.pdf", "second.pdf", "-o", "carried.pdf", ...options], { cwd });
}

async function inkOf(cwd: string, page: number): Promise<readonly (readonly number[][])[]> {
  const pdf = await PDFDocument.load(readFileSync(join(cwd, "carried.pdf")), { updateMetadata: false });
  const list = pdf.getPage(page - 1).node.lookupMaybe(PDFName.of("Annots"), PDFArray);
  const found = list ? Array.from({ length: list.size() }, (_, i) => list.lookup(i, PDFDict)) : [];
  return found.flatMap((annotation) => {
    const strokes = annotation.lookupMaybe(PDFName.of("InkList"), PDFArray);
    if (!strokes) return [];
    return [
      Array.from({ length: strokes.size() }, (_, i) =>
        strokes
          .lookup(i, PDFArray)
          .asArray()
          .map((each) => (each as PDFNumber).asNumber()),
      ),
    ];
  });
}

/** Rows with red pixels, from the upper edge, in points. */
function redRows(cwd: string, page: number): readonly number[] {
  const look = render(join(cwd, "carried.pdf"), 72, page)[0];
  if (!look) return [];
  return Array.from({ length: look.height }, (_, y) => y).filter((y) =>
    Array.from({ length: look.width }, (_, x) => (y * look.width + x) * 3).some(
      (at) => (look.rgb[at] as number) > 200 && (look.rgb[at + 1] as number) < 80,
    ),
  );
}

const onLine: Points = [
  [60, 70],
  [90, 70],
];
const atNine: Points = [
  [100, 310],
  [130, 310],
];

test("strokes of one annotation move with their own lines and hours, and keep their look", async () => {
  const cwd = await editions(mastersOf(ruled(40), hours(7)), mastersOf(ruled(60), hours(6)));
  await annotate(cwd, { 2: [onLine, atNine] });
  const { stderr, code } = await carry(cwd, "--report");
  expect(stderr).toContain("2 marks: 2 carried on 1 page");
  expect(stderr).toContain("  page 2  days/2026-03-03  2 marks, 2 moved with their lines");
  expect([0, 3]).toContain(code);
  expect((await inkOf(cwd, 2)).flat()).toEqual([
    [60, 410, 90, 410],
    [100, 166, 130, 166],
  ]);
  const rows = redRows(cwd, 2);
  expect(rows.filter((y) => y < 200)).toEqual([88, 89, 90, 91].filter((y) => rows.includes(y)));
  expect(rows.some((y) => y === 90 || y === 89)).toBe(true);
  expect(rows.some((y) => Math.abs(y - 334) <= 1)).toBe(true);
  expect(rows.every((y) => Math.abs(y - 90) <= 3 || Math.abs(y - 334) <= 3)).toBe(true);
});

test("handwriting of a page that is gone is on a copy of it at the end, with links", async () => {
  const cwd = await editions(mastersOf(ruled(40)), mastersOf(ruled(40)), planOf("2026-03-03", "2026-03-04"));
  await annotate(cwd, { 1: [onLine], 2: [onLine] });
  const { stderr, code } = await carry(cwd, "--report");
  expect(code).toBe(3);
  expect(stderr).toContain(
    "1 page no longer in the planner, and kept from the earlier edition:\n  page 1 is now page 4  days/2026-03-02  1 mark\n",
  );
  expect(stderr).toMatch(/^ {2}page 2 is now page 1 {2}days\/2026-03-03 {2}1 mark$/m);
  const text = execFileSync("pdftotext", ["-f", "3", "-l", "4", join(cwd, "carried.pdf"), "-"], { encoding: "utf8" });
  expect(text).toMatch(/From the earlier edition\s+2026-03-02: no such page in the new edition/);
  expect(await inkOf(cwd, 4)).toEqual([[[60, 430, 90, 430]]]);
  const { stdout: inspected } = await octavo(["inspect", "carried.pdf"], { cwd });
  expect(inspected).toMatch(/days: 2 pages/);
});

test("handwriting can be carried on from a PDF that has some of an earlier edition", async () => {
  const cwd = await editions(mastersOf(ruled(40)), mastersOf(ruled(40)), planOf("2026-03-03", "2026-03-04"));
  await annotate(cwd, { 1: [onLine], 2: [onLine] });
  await carry(cwd);
  await octavo(["build", "after.yaml", "plan.yaml", "-o", "third.pdf"], { cwd });
  const { stdout } = await octavo(["carry", "carried.pdf", "third.pdf", "-o", "again.pdf", "--json"], { cwd });
  expect(JSON.parse(stdout)).toMatchObject({
    marks: 2,
    carried: [{ identity: "days/2026-03-03", marks: 1 }],
    left: [{ from: 4, to: 5, marks: 1 }],
  });
});

test("pages from an earlier edition keep their places in an update, with ink that a tablet has there by page number", async () => {
  const cwd = await editions(mastersOf(ruled(40)), mastersOf(ruled(40)), planOf("2026-03-03", "2026-03-04"));
  await annotate(cwd, { 1: [onLine], 2: [onLine] });
  await carry(cwd);
  const run = (...args: readonly string[]) => octavo(args, { cwd });
  writeFileSync(join(cwd, "longer.yaml"), planOf("2026-03-03", "2026-03-06"));
  const built = await run("build", "after.yaml", "longer.yaml", "-o", "third.pdf", "--update", "carried.pdf");
  expect(built.code).toBe(3);
  expect(built.stderr + built.stdout).toContain("2 pages of the file are from an earlier edition");
  expect(built.stderr + built.stdout).toContain("octavo carry");
  // Both new days are behind the list and the copy of 2 March.
  const { stdout } = await run("inspect", "third.pdf", "--json");
  expect(JSON.parse(stdout).pages.map(({ identity }: { identity: string }) => identity)).toEqual([
    "days/2026-03-03",
    "days/2026-03-04",
    "+earlier/3",
    "+earlier/4",
    "days/2026-03-05",
    "days/2026-03-06",
  ]);
  const again = await run("carry", "carried.pdf", "third.pdf", "-o", "again.pdf", "--json");
  expect(JSON.parse(again.stdout)).toMatchObject({
    carried: [{ identity: "days/2026-03-03", from: 1, to: 1 }],
    left: [{ identity: "days/2026-03-02", from: 4, to: 4, marks: 1, reason: "no_page" }],
  });
  const compared = await run("compare", "carried.pdf", "again.pdf");
  expect([compared.code, compared.stdout]).toEqual([
    0,
    "4 pages at their places, 2 appended, 0 moved: safe to replace\n",
  ]);
  // Equal pages: ink that a tablet draws over them stays beside the same marks.
  const [before, after] = [render(join(cwd, "carried.pdf"), 72), render(join(cwd, "again.pdf"), 72)];
  expect([before.length, after.length]).toEqual([4, 6]);
  for (const [i, look] of before.entries()) expect([i, looksSame(look, after[i])]).toEqual([i, true]);
  expect(redRows(cwd, 4).length).toBeGreaterThan(0);
  execFileSync("qpdf", ["--check", join(cwd, "again.pdf")], { stdio: ["ignore", "pipe", "pipe"] });

  // Without the carry, the blank pages are not called safe.
  const blank = await run("compare", "carried.pdf", "third.pdf");
  expect([blank.code, blank.stdout]).toEqual([3, expect.stringContaining("from an earlier edition")]);

  // Two files whose copies are of different pages are not the same.
  writeFileSync(join(cwd, "other.yaml"), planOf("2026-03-02", "2026-03-03"));
  await run("build", "after.yaml", "other.yaml", "-o", "second.pdf");
  await annotate(cwd, { 3: [onLine] });
  await run("carry", "annotated.pdf", "second.pdf", "-o", "others.pdf");
  const different = await run("compare", "others.pdf", "carried.pdf", "--json");
  expect(JSON.parse(different.stdout).changed).toMatchObject([
    { identity: "+earlier/3", change: "print" },
    { identity: "+earlier/4", change: "print" },
  ]);

  // A third edition, in which another day goes.
  writeFileSync(join(cwd, "shorter.yaml"), planOf("2026-03-04", "2026-03-06"));
  const removed = ["--removed", "drop"] as const;
  await run("build", "after.yaml", "shorter.yaml", "-o", "fourth.pdf", "--update", "again.pdf", ...removed);
  const last = await run("carry", "again.pdf", "fourth.pdf", "-o", "last.pdf", "--json");
  expect(JSON.parse(last.stdout).left).toMatchObject([
    { identity: "days/2026-03-02", from: 4, to: 4 },
    { identity: "days/2026-03-03", from: 1, to: 7 },
  ]);
  const text = execFileSync("pdftotext", ["-f", "3", "-l", "3", join(cwd, "last.pdf"), "-"], { encoding: "utf8" });
  expect(text).toMatch(/2026-03-02: no such page in the new edition\s+2026-03-03: no such page/);
});

test("files that cannot be used are refused, with the file and the remedy", async () => {
  const cwd = await editions(mastersOf(ruled(40)), mastersOf(ruled(40)));
  await annotate(cwd, { 1: [onLine] });
  const refusal = async (...args: readonly string[]) => {
    const { code, stderr } = await octavo(["carry", ...args], { cwd });
    expect(code).toBe(2);
    return stderr;
  };
  execFileSync("qpdf", ["--encrypt", "a", "b", "256", "--", join(cwd, "annotated.pdf"), join(cwd, "locked.pdf")]);
  execFileSync("pdftocairo", ["-pdf", join(cwd, "annotated.pdf"), join(cwd, "redrawn.pdf")]);
  const bytes = readFileSync(join(cwd, "second.pdf"));
  writeFileSync(join(cwd, "half.pdf"), bytes.subarray(0, bytes.length / 2));
  writeFileSync(join(cwd, "cat.gif"), "GIF89a");
  const to = ["-o", "out.pdf"] as const;
  expect(await refusal("locked.pdf", "second.pdf", ...to)).toMatch(/locked\.pdf: The PDF is protected by a password/);
  expect(await refusal("annotated.pdf", "half.pdf", ...to)).toMatch(/half\.pdf: The end of the PDF is missing/);
  expect(await refusal("redrawn.pdf", "second.pdf", ...to)).toMatch(/--earlier planner\.pdf/);
  expect(await refusal("cat.gif", "second.pdf", ...to)).toMatch(/"cat\.gif" is of a kind that Octavo cannot read/);
  expect(await refusal("first.pdf", "second.pdf", ...to)).toMatch(/no handwriting/);
  expect(await refusal("annotated.pdf", "second.pdf")).toMatch(/Name the file to write/);
  expect(await refusal("annotated.pdf", ...to)).toMatch(/Name the planner that you wrote in and the new PDF/);
  expect(await refusal("annotated.pdf", "second.pdf", "-o", "second.pdf")).toMatch(/input document/);
});

test("an object stream that inflates to 200 megabytes is refused", async () => {
  const cwd = await editions(mastersOf(ruled(40)), mastersOf(ruled(40)));
  const { deflateSync } = await import("node:zlib");
  const bomb = deflateSync(Buffer.alloc(200_000_000));
  const bytes = readFileSync(join(cwd, "first.pdf"));
  const head = `\n9999 0 obj\n<</Type/ObjStm/N 1/First 8/Filter/FlateDecode/Length ${bomb.length}>>\nstream\n`;
  const end = "\nendstream\nendobj\nstartxref\n0\n%%EOF\n";
  writeFileSync(join(cwd, "annotated.pdf"), Buffer.concat([bytes, Buffer.from(head), bomb, Buffer.from(end)]));
  const { code, stderr } = await carry(cwd);
  expect(code).toBe(2);
  expect(stderr).toMatch(/cannot be read/);
});
