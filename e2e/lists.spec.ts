/** A class as a list: a page for each pupil, and a planner for each pupil. */
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { aMember, enterAs } from "./accounts.ts";
import { countClicks } from "./clicks.ts";
import { downloaded } from "./downloaded.ts";
import { button, field, tab } from "./found-by.ts";
import { inspect, linksOf, pagesOf, wordsOnPages } from "./planner-file.ts";
import { aDailyPlanner } from "./starters.ts";

const numbers = Array.from({ length: 24 }, (_, i) => i + 1);
const name = (number: number) => `Pupil ${String(number).padStart(2, "0")}`;
const pasted = ["Id\tName\tClass", ...numbers.map((n) => `p${n}\t${name(n)}\t${n % 2 === 0 ? "5a" : "5b"}`)].join("\n");

/** Most clicks after the paste. */
const mostClicks = 8;

test(
  "a pasted class of 24 gets pages, an index and linked notes, keeps its pages when it grows, and a ZIP of planners",
  { tag: "@long" },
  async ({ page, context, request }, info) => {
    const member = await aMember(request);
    const documents = { lastDay: "2026-01-07", folder: info.outputPath("documents") };
    const { id } = await aDailyPlanner(request, member, "Class 5", documents);
    const clicks = await countClicks(page);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await enterAs(page, member);
    await page.goto(`/projects/${id}`);
    const grid = page.getByRole("grid");
    const cell = (text: string) => grid.getByRole("gridcell", { name: text, exact: true });

    const download = await test.step("pages, index and notes in 8 clicks after the paste", async () => {
      await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
      await tab(page, /^Lists/).click();
      await field(page, "Paste cells here").click();
      await page.keyboard.press("Control+v");
      await expect(cell(name(1))).toBeVisible();
      const before = await clicks();
      await page.getByLabel("With a page of notes behind each page").click();
      await button(page, "Add a page for each row").click();
      await expect(page.getByText(/row 1 is on page \d+/)).toBeVisible();
      const made = await downloaded(page, () => button(page, "Download PDF").click());
      const used = (await clicks()) - before;
      expect(used).toBeLessThanOrEqual(mostClicks);
      info.annotations.push({ type: "clicks after the paste", description: String(used) });
      return made;
    });

    const onTablet = await download.path();
    await inspect(download);
    const words = wordsOnPages(onTablet);
    const pagesWith = (start: string, texts: readonly string[]) =>
      texts.flatMap((text, i) => (text.includes(start) ? [i + 1] : []));
    const [index = 0, first = 0, notes = 0] = pagesWith(name(1), words);
    expect(numbers.every((n) => words[index - 1]?.includes(name(n)))).toBe(true);
    expect(linksOf(onTablet, index)).toEqual(expect.arrayContaining(numbers.map((n) => first + n - 1)));
    expect(linksOf(onTablet, first + 6)).toEqual(expect.arrayContaining([index, notes + 6, first + 5, first + 7]));
    expect(linksOf(onTablet, notes + 6)).toContain(first + 6);

    await test.step("a pupil added in the middle moves no page", async () => {
      await cell("p13").click();
      await button(page, "Insert row").click();
      await grid.focus();
      for (const [text, key] of [
        ["p99", "Tab"],
        ["Added Pupil", "Tab"],
        ["5a", "Enter"],
      ] as const) {
        await page.keyboard.type(text);
        await page.keyboard.press(key);
      }
      await expect(cell("Added Pupil")).toBeVisible();
      await button(page, "Save Plan").click();
      await expect(page.getByText("Saved", { exact: true })).toBeVisible();
      await button(page, "Download options").click();
      await page.getByRole("menuitem", { name: "Update on your tablet…" }).click();
      const file = { name: "Class.pdf", mimeType: "application/pdf", buffer: readFileSync(onTablet) };
      await page.getByLabel("PDF on the tablet").setInputFiles(file);
      await expect(page.getByRole("heading", { name: / 2 appended, 0 moved/ })).toBeVisible();
      const update = await (await downloaded(page, () => button(page, "Download the update").click())).path();
      const updated = wordsOnPages(update);
      const firstLine = (text = "") => text.trim().split("\n")[0]?.trim();
      expect(updated.slice(first - 1, words.length).map(firstLine)).toEqual(words.slice(first - 1).map(firstLine));
      expect(pagesWith("Added Pupil", updated)).toEqual([index, words.length + 1, words.length + 2]);
    });

    await test.step("24 planners as a ZIP file in one step", async () => {
      await page.goto(`/projects/${id}?tab=lists`);
      await cell("p99").click();
      await button(page, "Delete rows").click();
      const zip = await downloaded(page, () => button(page, "Download a planner for each row").click());
      expect(zip.suggestedFilename()).toBe("Class 5.zip");
      const folder = info.outputPath("planners");
      execFileSync("python3", ["-m", "zipfile", "-e", await zip.path(), folder]);
      const files = numbers.map((n) => `${folder}/p${n}-pupil-${String(n).padStart(2, "0")}.pdf`);
      for (const file of files) execFileSync("qpdf", ["--check", file]);
      const own = files[6] ?? "";
      expect(pagesOf(own)).toBeLessThan(words.length - 40);
      expect(pagesWith(name(7), wordsOnPages(own))).toHaveLength(3);
      expect(pagesWith(name(8), wordsOnPages(own))).toEqual([]);
    });
  },
);

/** Drops files and folders of the disk, as a file manager does. */
async function dropFromDisk(page: Page, target: Locator, ...paths: readonly string[]): Promise<void> {
  const box = await target.boundingBox();
  const client = await page.context().newCDPSession(page);
  const data = { items: [], files: [...paths], dragOperationsMask: 1 };
  const at = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 };
  for (const type of ["dragEnter", "dragOver", "drop"] as const)
    await client.send("Input.dispatchDragEvent", { type, ...at, data });
}

test(
  "pictures of a dropped folder, and of folders in it, are on the pages of their rows",
  { tag: "@long" },
  async ({ page, request }, info) => {
    const member = await aMember(request);
    const documents = { lastDay: "2026-01-07", folder: info.outputPath("documents") };
    const { id } = await aDailyPlanner(request, member, "Class 5", documents);
    const photos = info.outputPath("photos");
    mkdirSync(join(photos, "second/third"), { recursive: true });
    const photo = join(import.meta.dirname, "../docs/planner.png");
    for (const path of ["ann.png", "second/third/BO.PNG", "unused.png"]) copyFileSync(photo, join(photos, path));
    for (const path of [".DS_Store", "Thumbs.db", "second/letter.pdf"]) writeFileSync(join(photos, path), "\0\0PK");
    const table = info.outputPath("Pupils.csv");
    writeFileSync(table, "Id,Name,Photo\n1,Ann,ann.png\n2,Bo,bo.png\n3,Cy,cy.png\n");

    await enterAs(page, member);
    await page.goto(`/projects/${id}?tab=lists`);
    const grid = page.getByRole("grid");
    const missing = (name: string) => page.getByText(`there is no picture with the name "${name}"`);
    await dropFromDisk(page, field(page, "Paste cells here"), table);
    await expect(grid.getByRole("gridcell", { name: "Ann", exact: true })).toBeVisible();
    await expect(missing("bo.png")).toBeVisible();
    await dropFromDisk(page, grid, photos);
    await expect(missing("ann.png")).toHaveCount(0);
    await expect(missing("bo.png")).toHaveCount(0);
    await expect(missing("cy.png")).toBeVisible();
    await expect(page.getByText("The file is no table")).toHaveCount(0);
    await page.screenshot({ path: info.outputPath("lists.png") });

    await button(page, "Add a page for each row").click();
    await expect(page.getByText(/row 1 is on page \d+/)).toBeVisible();
    const pdf = info.outputPath("class.pdf");
    await (await downloaded(page, () => button(page, "Download PDF").click())).saveAs(pdf);
    const names = ["Ann", "Bo", "Cy"];
    const words = wordsOnPages(pdf).map((text) => text.split(/\s+/));
    // The index has all names. The page of a row comes before its notes.
    const firstOf = (name: string) =>
      words.findIndex((found) => names.every((other) => found.includes(other) === (other === name))) + 1;
    const images = execFileSync("pdfimages", ["-list", pdf], { encoding: "utf8" }).split("\n").slice(2);
    const withPicture = new Set(images.flatMap((line) => line.trim().split(/\s+/)[0] || []).map(Number));
    expect(names.map((name) => withPicture.has(firstOf(name)))).toEqual([true, true, false]);
  },
);
