/** Handwriting of a PDF that another program drew anew, on the update of a planner. */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { aMember, bearer, enterAs } from "./accounts.ts";
import { button } from "./found-by.ts";
import { inspect } from "./planner-file.ts";
import { dailyPlanner } from "./server-pdf.ts";

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
    const choices = { device: "boox-note-air-4c", year: 2026, lastDay: "2026-01-31", locale: "en" };
    const { masters_yaml, plan_yaml } = dailyPlanner(choices, info.outputPath("documents"));
    const data = { name: "Mine", device_profile: choices.device, masters_yaml, plan_yaml };
    const { id } = await (await request.post("/api/projects", { data, headers: bearer(member.token) })).json();
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
    await expect(button(page, "Choose a PDF with handwriting…")).toBeVisible();
    const sent: string[] = [];
    page.on("request", (each) => {
      if (each.method() !== "GET") sent.push(each.url());
    });
    await page.getByLabel("PDF with handwriting").setInputFiles(file(redrawn));
    await expect(page.getByText("1 stroke or note is in its place in the update.")).toBeVisible();
    await expect(page.getByText(/handwriting was carried as a picture/)).toBeVisible();
    expect(sent).toEqual([]);
    const carrying = page.waitForEvent("download");
    await button(page, "Download the update with handwriting").click();
    await inspect(await carrying);
  },
);
