/** Handwriting of programs and tablets, on the update of a planner. */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  documentText,
  marksOf,
  pageId,
  pagesOf,
  readBundle,
  readPages,
  sample,
  stroke,
  writeBundle,
  writeDocument,
} from "@octavo/cli/testing";
import { type APIRequestContext, type Download, expect, type Page, type TestInfo, test } from "@playwright/test";
import { aMember, bearer, enterAs } from "./accounts.ts";
import { button } from "./found-by.ts";
import { inspect } from "./planner-file.ts";
import { dailyPlanner } from "./server-pdf.ts";
import { aDailyPlanner } from "./starters.ts";

/** A red stroke on the page of a day, in a program for MuPDF. */
const writeStroke = `
var document = new PDFDocument(scriptArgs[0]);
var annotation = document.loadPage(9).createAnnotation("Ink");
annotation.setInkList([[[150, 300], [170, 312], [190, 300], [210, 310]]]);
annotation.setColor([1, 0, 0]);
annotation.update();
document.save(scriptArgs[1], "compress");
`;

function call(program: string, ...args: readonly string[]): void {
  execFileSync(program, args, { stdio: ["ignore", "pipe", "pipe"] });
}

test(
  "a user copies handwriting that a program drew into the pages, and nothing is sent",
  { tag: "@long" },
  async ({ page, request }, info) => {
    const member = await aMember(request);
    const documents = { lastDay: "2026-01-31", folder: info.outputPath("documents") };
    const { id } = await aDailyPlanner(request, member, "Mine", documents);
    await enterAs(page, member);
    await page.goto(`/projects/${id}`);
    const downloading = page.waitForEvent("download");
    await button(page, "Download PDF").click();
    const onTablet = await (await downloading).path();
    const [script, written, redrawn] = ["stroke.js", "written.pdf", "redrawn.pdf"].map((name) =>
      info.outputPath(name),
    ) as [string, string, string];
    writeFileSync(script, writeStroke);
    call("mutool", "run", script, onTablet, written);
    call("pdftocairo", "-pdf", written, redrawn);

    await page.goto(`/projects/${id}/update`);
    const file = (path: string) => ({ name: "My tablet.pdf", mimeType: "application/pdf", buffer: readFileSync(path) });
    await page.getByLabel("PDF on the tablet").setInputFiles(file(onTablet));
    await expect(button(page, "Choose a file with handwriting…")).toBeVisible();
    const sent: string[] = [];
    page.on("request", (each) => {
      if (each.method() !== "GET") sent.push(each.url());
    });
    await page.getByLabel("File with handwriting").setInputFiles(file(redrawn));
    // Without V8's optimizing compilers, two hundred pages are compared in minutes.
    await expect(page.getByText("1 stroke or note is in its place in the update.")).toBeVisible({ timeout: 300_000 });
    await expect(page.getByText(/handwriting was carried as a picture/)).toBeVisible();
    expect(sent).toEqual([]);
    const carrying = page.waitForEvent("download");
    await button(page, "Download the update with handwriting").click();
    await inspect(await carrying);
  },
);

const device = "remarkable-2";

interface Editions {
  /** The PDF on the tablet, of January. */
  readonly earlier: Buffer;
  readonly pages: number;
}

/** Opens the page of the update of a planner with February, too. */
async function openUpdate(page: Page, request: APIRequestContext, info: TestInfo): Promise<Editions> {
  const member = await aMember(request);
  const headers = bearer(member.token);
  const project = async (lastDay: string) => {
    const documents = dailyPlanner({ device, year: 2026, lastDay, locale: "en" }, info.outputPath(lastDay));
    const data = { name: "Mine", device_profile: device, ...documents };
    return (await (await request.post("/api/projects", { data, headers })).json()).id as string;
  };
  const [earlier, later] = [await project("2026-01-31"), await project("2026-02-28")];
  const pdf = await request.get(`/api/projects/${earlier}/pdf?inline=1`, { headers });
  await enterAs(page, member);
  await page.goto(`/projects/${later}/update`);
  const bytes = await pdf.body();
  const count = execFileSync("pdfinfo", ["-"], { input: bytes, encoding: "utf8" });
  return { earlier: bytes, pages: Number(/^Pages:\s+(\d+)$/m.exec(count)?.[1]) };
}

async function downloaded(page: Page, name: string): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, name).click()]);
  return download;
}

test(
  "a user carries a document of reMarkable to the update, and nothing is sent",
  { tag: "@long" },
  async ({ page, request }, info) => {
    const { earlier, pages: count } = await openUpdate(page, request, info);
    const pages = pagesOf(count).map((each, i) => (i === 8 ? { ...each, ink: sample("rmscene/Lines_v2.rm") } : each));
    pages.splice(9, 0, { id: pageId(901), ink: sample("rmscene/With_SceneInfo_Block.rm") });
    const bundle = info.outputPath("Planner 2026.rmdoc");
    writeBundle(bundle, earlier, pages, { version: 2 });
    const sent: string[] = [];
    page.on("request", (each) => {
      if (each.method() !== "GET") sent.push(each.url());
    });

    await page.getByLabel("PDF on the tablet").setInputFiles(bundle);
    await button(page, "Copy the handwriting of this file").click();
    const marks = marksOf("rmscene/Lines_v2.rm") + marksOf("rmscene/With_SceneInfo_Block.rm");
    await expect(page.getByText(`${marks} strokes and notes are in their places in the update.`)).toBeVisible();
    await expect(
      page.getByRole("heading", { name: "On pages that you inserted, between the same pages" }),
    ).toBeVisible();
    const download = await downloaded(page, "Download the document with handwriting");
    expect(download.suggestedFilename()).toBe("Planner 2026.rmdoc");
    const carried = readBundle(await download.path());
    const names = (each: { id: string }) => each.id;
    expect(carried.pages.map(names).slice(7, 11)).toEqual(pages.map(names).slice(7, 11));
    expect(carried.pages.length).toBeGreaterThan(pages.length);
    expect(Buffer.from(carried.pages[8]?.ink ?? []).equals(sample("rmscene/Lines_v2.rm"))).toBe(true);
    expect(sent).toEqual([]);

    for (const [name, words] of [
      ["cat.gif", "The file is of a kind that Octavo cannot read."],
      ["cut.rmdoc", "damaged or incomplete"],
    ] as const) {
      const buffer = name === "cat.gif" ? Buffer.from("GIF89a") : readFileSync(bundle).subarray(0, 4000);
      await page.getByLabel("File with handwriting").setInputFiles({ name, mimeType: "", buffer });
      await expect(page.getByRole("alert")).toContainText(words);
    }
  },
);

test(
  "a user carries a document of Xournal++, which then shows the new PDF beside it",
  { tag: "@long" },
  async ({ page, request }, info) => {
    const { earlier, pages: count } = await openUpdate(page, request, info);
    const pages = Array.from({ length: count }, (_, i) => ({ pdfPage: i + 1, strokes: i === 8 ? [stroke(8)] : [] }));
    const document = info.outputPath("Diary.xopp");
    writeDocument(document, documentText(pages, "Diary.pdf"));
    const file = { name: "Tablet.pdf", mimeType: "application/pdf", buffer: earlier };

    await page.getByLabel("PDF on the tablet").setInputFiles(document);
    await expect(page.getByRole("alert")).toContainText("A document of Xournal++ has no PDF in it");
    await page.getByLabel("PDF on the tablet").setInputFiles(file);
    await page.getByLabel("File with handwriting").setInputFiles(document);
    await expect(page.getByText("2 strokes and notes are in their places in the update.")).toBeVisible();
    await expect(
      page.getByText('The document shows a PDF with the name "Diary.pdf", and not "Tablet.pdf"'),
    ).toBeVisible();
    const folder = info.outputPath("carried");
    for (const name of ["Download the document with handwriting", "Download its PDF"]) {
      const download = await downloaded(page, name);
      await download.saveAs(join(folder, download.suggestedFilename()));
    }
    const carried = readPages(readFileSync(join(folder, "Diary.xopp")));
    const pdf = carried.find(({ file: name }) => name !== "")?.file ?? "";
    expect(pdf).toMatch(/^Tablet-[\da-f]{8}\.pdf$/);
    expect(carried.length).toBeGreaterThan(count);
    expect(carried[8]?.strokes).toEqual([stroke(8)]);
    const text = execFileSync("pdfinfo", [join(folder, pdf)], { encoding: "utf8" });
    expect(text).toMatch(new RegExp(`^Pages: +${carried.length}$`, "m"));
  },
);
