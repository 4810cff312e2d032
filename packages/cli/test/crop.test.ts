/** `octavo crop`: areas of a PDF that somebody wrote on. poppler and qpdf look at the results. */

import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isLong, longTest } from "@octavo/foundation/testing";
import { PDFDocument, rgb } from "pdf-lib";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { type Look, render } from "./ink/look.ts";
import { writeInk } from "./ink/strokes.ts";
import { folder, octavo } from "./octavo.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let cwd = "";
const run = (...args: readonly string[]) => octavo(args, { cwd });
const at = (name: string) => join(cwd, name);

interface Box {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The area to write on of a widget, as the PDF tells it. */
async function boxOf(identity: string, widget: string): Promise<Box & { readonly number: number }> {
  const { pages } = JSON.parse((await run("inspect", "planner.pdf", "--json")).stdout);
  const number = pages.findIndex((page: { identity: string }) => page.identity === identity) + 1;
  const box = pages[number - 1].boxes.find(({ name }: Box) => name === widget);
  return { ...box, number };
}

/** The planner with a stroke in the notes of 4 March: as an annotation, and drawn into the page. */
beforeAll(async () => {
  cwd = folder({});
  const dates = ["--from", "2027-03-01", "--to", "2027-03-31"];
  await run("new", "daily", "--profile", "remarkable-2", ...dates, "-o", "planner.pdf");
  const { number, x, y, width } = await boxOf("days/2027-03-04", "notes_lines");
  const points = Array.from(
    { length: 20 },
    (_, i) => [x + 10 + (i * (width - 20)) / 20, y + 12 + (i % 2) * 20] as const,
  );
  const strokes = [{ page: number, points, near: "notes" }];
  await writeInk(at("planner.pdf"), at("annotated.pdf"), strokes, "annotation");
  await writeInk(at("planner.pdf"), at("flattened.pdf"), strokes, "flattened");
});

/** Pixels that are neither gray nor white, as the ink is. */
function colored({ rgb }: Look): number {
  let count = 0;
  for (let i = 0; i < rgb.length; i += 3) {
    const parts = [rgb[i] ?? 0, rgb[i + 1] ?? 0, rgb[i + 2] ?? 0];
    if (Math.max(...parts) - Math.min(...parts) > 60) count++;
  }
  return count;
}

/** A PNG, read by poppler through a PDF that pdf-lib makes of it. */
async function picture(name: string): Promise<Look> {
  const pdf = await PDFDocument.create();
  const image = await pdf.embedPng(readFileSync(at(name)));
  const page = pdf.addPage([image.width, image.height]);
  page.drawImage(image, { x: 0, y: 0, width: image.width, height: image.height });
  writeFileSync(at(`${name}.pdf`), await pdf.save());
  const [look] = render(at(`${name}.pdf`), 72);
  if (!look) throw new Error("poppler drew no page.");
  return look;
}

describe.each(isLong() ? ["annotated", "flattened"] : ["annotated"])("the handwriting of an %s PDF", (form) => {
  test("is in the picture of its area, and in no other", async () => {
    const { stdout, code } = await run("crop", `${form}.pdf`, "--area", "notes of 2027-03-04", "-o", "notes.png");
    const { number } = await boxOf("days/2027-03-04", "notes_lines");
    expect([code, stdout]).toEqual([
      0,
      expect.stringContaining(`notes.png  notes of days/2027-03-04, page ${number}, `),
    ]);
    await run("crop", `${form}.pdf`, "--area", "tasks of 2027-03-04", "-o", "tasks.png");
    await run("crop", `${form}.pdf`, "--area", "notes of 2027-03-05", "-o", "next.png");
    expect(colored(await picture("notes.png"))).toBeGreaterThan(1000);
    for (const name of ["tasks.png", "next.png"]) expect(colored(await picture(name))).toBe(0);
  });

  longTest("has the size of its area, at 300 pixels to the inch and with a margin", async () => {
    const { width, height } = await boxOf("days/2027-03-04", "notes_frame");
    await run("crop", `${form}.pdf`, "--area", "notes of 2027-03-04", "-o", "notes.png");
    const look = await picture("notes.png");
    expect(Math.abs(look.width - ((width + 6) * 300) / 72)).toBeLessThan(3);
    expect(Math.abs(look.height - ((height + 6) * 300) / 72)).toBeLessThan(3);
    await run(
      "crop",
      `${form}.pdf`,
      "--area",
      "notes of 2027-03-04",
      "-o",
      "small.png",
      "--dpi",
      "72",
      "--margin",
      "0",
    );
    expect(Math.abs((await picture("small.png")).width - width)).toBeLessThan(3);
  });

  test("is what poppler shows at that place of the page", async () => {
    const { number, x, y, width, height } = await boxOf("days/2027-03-04", "notes_frame");
    await run(
      "crop",
      `${form}.pdf`,
      "--area",
      "notes of 2027-03-04",
      "-o",
      "notes.png",
      "--dpi",
      "144",
      "--margin",
      "0",
    );
    const [page] = render(at(`${form}.pdf`), 144, number);
    const part = await picture("notes.png");
    const inPage = cut(page as Look, {
      x: Math.floor(x * 2),
      y: Math.floor(y * 2),
      width: part.width,
      height: part.height,
    });
    expect([part.width, part.height].map((side) => side / 2)).toEqual([
      expect.closeTo(width, -0.5),
      expect.closeTo(height, -0.5),
    ]);
    expect(darkest(part, inPage)).toBeGreaterThan(0.97);
  });

  longTest("stays lines and text in a PDF, which shows the area only", async () => {
    await run("crop", `${form}.pdf`, "--area", "hours of 2027-03-04", "-o", "hours.pdf");
    const { width, height } = await boxOf("days/2027-03-04", "hours_frame");
    const info = execFileSync("pdfinfo", ["-box", at("hours.pdf")], { encoding: "utf8" });
    const [left = 0, bottom = 0, right = 0, top = 0] =
      /CropBox:\s+(.+)/.exec(info)?.[1]?.trim().split(/\s+/).map(Number) ?? [];
    expect([right - left, top - bottom]).toEqual([expect.closeTo(width + 6, 0), expect.closeTo(height + 6, 0)]);
    expect(/Pages:\s+1\n/.test(info)).toBe(true);
    execFileSync("qpdf", ["--check", at("hours.pdf")], { stdio: "ignore" });
    const shown = execFileSync("pdftotext", ["-cropbox", at("hours.pdf"), "-"], { encoding: "utf8" });
    expect(shown.split(/\s+/)).toContain("12");
    expect(
      execFileSync("pdfimages", ["-list", at("hours.pdf")], { encoding: "utf8" })
        .trim()
        .split("\n"),
    ).toHaveLength(2);
    await run("crop", `${form}.pdf`, "--area", "notes of 2027-03-04", "-o", "notes.pdf");
    const [notes] = render(at("notes.pdf"), 150);
    expect(colored(notes as Look)).toBeGreaterThan(300);
  });

  longTest("is alone in a picture without what is printed", async () => {
    const args = ["--area", "notes of 2027-03-04", "--earlier", "planner.pdf", "--ink-only", "-o", "ink.png"];
    expect(await run("crop", `${form}.pdf`, ...args)).toMatchObject({ code: 0 });
    const ink = await picture("ink.png");
    const dark = [...ink.rgb].filter((part, i) => i % 3 === 0 && part < 200).length;
    expect(colored(ink)).toBeGreaterThan(1000);
    expect(dark).toBeLessThan(2 * colored(ink));
    await run(
      "crop",
      `${form}.pdf`,
      "--area",
      "tasks of 2027-03-04",
      "--earlier",
      "planner.pdf",
      "--ink-only",
      "-o",
      "none.png",
    );
    expect((await picture("none.png")).rgb.every((part) => part === 255)).toBe(true);
  });
});

function cut({ rgb, width: all }: Look, { x, y, width, height }: Omit<Box, "name">): Look {
  const rows = Array.from({ length: height }, (_, row) =>
    rgb.subarray(((y + row) * all + x) * 3, ((y + row) * all + x + width) * 3),
  );
  return { width, height, rgb: Buffer.concat(rows) };
}

/** Share of dark pixels that have a dark pixel of the other picture beside them, so that edges may differ by one. */
function darkest(one: Look, other: Look): number {
  const isDark = ({ rgb, width, height }: Look, x: number, y: number, below: number) =>
    x >= 0 && y >= 0 && x < width && y < height && (rgb[(y * width + x) * 3] ?? 255) < below;
  let [dark, found] = [0, 0];
  for (let y = 0; y < one.height; y++)
    for (let x = 0; x < one.width; x++) {
      if (!isDark(one, x, y, 120)) continue;
      dark++;
      const near = [-1, 0, 1].some((dy) => [-1, 0, 1].some((dx) => isDark(other, x + dx, y + dy, 200)));
      if (near) found++;
    }
  return dark === 0 ? 0 : found / dark;
}

describe("a PDF whose exporter", () => {
  longTest("dropped the list of pages needs the PDF as it was built", async () => {
    execFileSync("qpdf", ["--empty", "--pages", at("flattened.pdf"), "1-z", "--", at("bare.pdf")]);
    const bare = await run("crop", "bare.pdf", "--area", "notes of 2027-03-04", "-o", "notes.png");
    expect([bare.code, bare.stderr]).toEqual([2, expect.stringContaining("--earlier planner.pdf")]);
    const args = ["--area", "notes of 2027-03-04", "--earlier", "planner.pdf", "-o", "notes.png"];
    expect(await run("crop", "bare.pdf", ...args)).toMatchObject({ code: 0 });
    expect(colored(await picture("notes.png"))).toBeGreaterThan(1000);
  });

  longTest("scaled the pages has the area at its place", async () => {
    const pdf = await PDFDocument.load(readFileSync(at("flattened.pdf")));
    for (const page of pdf.getPages()) page.scale(1.5, 1.5);
    writeFileSync(at("scaled.pdf"), await pdf.save());
    await run("crop", "scaled.pdf", "--area", "notes of 2027-03-04", "--earlier", "planner.pdf", "-o", "notes.png");
    expect(colored(await picture("notes.png"))).toBeGreaterThan(1000);
  });

  test.each([
    ["removed pages", "1-50", [1, 1], "has 50 pages, and the planner 101"],
    ["added room around the pages", "1-z", [1, 1.2], "Export it without room around the page"],
  ] as const)("%s is refused", async (_, range, [wide, high], words) => {
    execFileSync("qpdf", ["--empty", "--pages", at("flattened.pdf"), range, "--", at("part.pdf")]);
    const pdf = await PDFDocument.load(readFileSync(at("part.pdf")));
    for (const page of pdf.getPages()) page.setSize(page.getWidth() * wide, page.getHeight() * high);
    pdf.getPage(0).drawText("x", { color: rgb(0, 0, 0) });
    writeFileSync(at("part.pdf"), await pdf.save());
    const args = ["--area", "notes of 2027-03-04", "--earlier", "planner.pdf", "-o", "never.png"];
    const { code, stderr } = await run("crop", "part.pdf", ...args);
    expect([code, stderr]).toEqual([2, expect.stringContaining(words)]);
  });
});

describe("names of areas", () => {
  test("are listed by section", async () => {
    const { stdout } = await run("crop", "annotated.pdf", "--list");
    expect(stdout).toContain("days: hours, notes, priorities, tasks  (31 pages: days/2027-03-01 to days/2027-03-31)");
  });

  test.each([
    ["note of 2027-03-04", 'Did you mean "notes"? '],
    ["notes of 2027-03-40", 'Did you mean "2027-03-04"? '],
    ["drawings of 2027-03-04", "Its areas are: hours, notes, priorities, tasks. "],
    ["2027-03-04", "Name one of: hours of days/2027-03-04, notes of days/2027-03-04"],
    ["notes of year/2027", "year/2027 has no areas to write on. "],
    ["notes of the moon", 'The PDF has no page "the moon". '],
  ])("that are unclear, as %j, get an answer", async (area, words) => {
    const { code, stderr } = await run("crop", "annotated.pdf", "--area", area, "-o", "never.png");
    expect([code, stderr]).toEqual([2, expect.stringContaining(words)]);
  });

  test.each([
    "notes of days/2027-03-04",
    "notes_lines of 2027-03-04",
    "lines of notes/12",
    "notes/12",
    "06:00 of 2027-03-04",
    "2027-03-04 of 2027-W09",
  ])("can be %j", async (area) => {
    expect(await run("crop", "annotated.pdf", "--area", area, "-o", "area.png")).toMatchObject({ code: 0 });
  });
});

test.each([
  [["annotated.pdf", "--area", "notes of 2027-03-04"], "Name the file to write"],
  [["annotated.pdf", "-o", "x.png"], "Name the area"],
  [["annotated.pdf", "--area", "notes of 2027-03-04", "-o", "x.gif"], "must end in .png or .pdf"],
  [["annotated.pdf", "--area", "notes of 2027-03-04", "-o", "x.png", "--ink-only"], "--ink-only goes with a PNG"],
  [["annotated.pdf", "--area", "notes of 2027-03-04", "-o", "x.pdf", "--dpi", "100"], "--dpi is for a PNG"],
  [
    ["annotated.pdf", "--area", "notes of 2027-03-04", "-o", "x.png", "--dpi", "5"],
    "--dpi must be a number from 36 to 1200",
  ],
  [["annotated.pdf", "--area", "notes of 2027-03-04", "-o", "annotated.pdf"], "is an input document"],
  [[], "Name one PDF"],
] as const)("octavo crop %j explains what is missing", async (args, words) => {
  const { code, stderr } = await run("crop", ...args);
  expect([code, stderr]).toEqual([2, expect.stringContaining(words)]);
});

test("another program reads the areas as docs/manifest-format.md describes them", async () => {
  const path = at("planner.pdf");
  const json = execFileSync("qpdf", ["--show-attachment=octavo-manifest.json", path], { encoding: "utf8" });
  const { format, version, sizes, areas, pages, digests, maps } = JSON.parse(json);
  expect([format, version, digests.length, maps.length]).toEqual(["octavo-manifest", 2, 6 * 101, 12 * 101]);
  const [, size, area] = pages.find(([identity]: [string]) => identity === "days/2027-03-04");
  expect(sizes[size]).toEqual([447.29, 596.39]);
  const { x, y, width, height, name } = await boxOf("days/2027-03-04", "notes_frame");
  const found = areas[area].find((values: readonly unknown[]) => values[7] === name);
  expect(found.slice(0, 4)).toEqual([x, y, width, height]);
});
