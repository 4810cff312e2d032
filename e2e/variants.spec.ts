/** All variants of a project, compared with those of the command line. */
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, type Page, test } from "@playwright/test";
import { openPromise } from "yauzl";
import { aMember, bearer, enterAs } from "./accounts.ts";
import { expectAccessible } from "./axe.ts";
import { documentText } from "./document-text.ts";
import { button } from "./found-by.ts";
import { dailyPlanner } from "./server-pdf.ts";

const octavo = join(import.meta.dirname, "../packages/cli/bin/octavo.mjs");

/** Writes the files of a ZIP file to a folder, and returns their names. */
async function unzip(file: string, folder: string): Promise<readonly string[]> {
  mkdirSync(folder);
  const zip = await openPromise(file);
  const names: string[] = [];
  for await (const entry of zip.eachEntry()) {
    names.push(entry.fileName);
    writeFileSync(join(folder, entry.fileName), await buffer(await zip.openReadStreamPromise(entry)));
  }
  return names;
}

const check = (page: Page, group: string, name: string) =>
  page.getByRole("group", { name: group }).getByRole("checkbox", { name, exact: true }).check();

const pictures = (page: Page) => page.getByRole("region", { name: "Pictures of the variants" }).getByRole("figure");

test(
  "a user sees all variants of a project, cancels, and downloads those that the command line makes",
  { tag: "@long" },
  async ({ page, request }, testInfo) => {
    const member = await aMember(request);
    const choices = { device: "remarkable-2", year: 2027, lastDay: "2027-01-31", locale: "en" };
    const { masters_yaml, plan_yaml } = dailyPlanner(choices, testInfo.outputPath("documents"));
    const data = { name: "Daily planner 2027", device_profile: "remarkable-2", masters_yaml, plan_yaml };
    const made = await request.post("/api/projects", { data, headers: bearer(member.token) });
    const { id } = await made.json();

    await test.step("opens the page from the menu of the project", async () => {
      await enterAs(page, member);
      await page.goto(`/projects/${id}`);
      await button(page, "Actions for Daily planner 2027").click();
      await page.getByRole("menuitem", { name: "All variants…" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "All variants" })).toBeVisible();
      await expect(page.getByText("1 variant", { exact: true })).toBeVisible();
    });

    await test.step("chooses with check boxes, and sees a picture of each variant", async () => {
      await page.getByLabel("Find a device by its name").fill("nomad");
      await check(page, "Devices", "Supernote Nomad (A6 X2)");
      await check(page, "Languages", "Deutsch");
      await check(page, "Writing hand", "Left-handed");
      await expect(page.getByText("8 variants", { exact: true })).toBeVisible();
      await button(page, "Show variants").click();
      await expect(pictures(page)).toHaveCount(8);
      await expect(pictures(page).locator(".planner-page svg")).toHaveCount(8);
      await expect(pictures(page).filter({ hasText: "No problems." })).toHaveCount(8);
      await expect(pictures(page).last()).toContainText("Daily planner 2027-supernote-nomad-de-left");
      await expect(button(page, "Cancel")).toHaveCount(0);
      await expectAccessible(page);
    });

    await test.step("cancels a download", async () => {
      const downloads: string[] = [];
      page.on("download", (download) => downloads.push(download.suggestedFilename()));
      await button(page, "Download ZIP").click();
      await expect(page.getByRole("progressbar")).toBeVisible();
      await button(page, "Cancel").click();
      await expect(page.getByRole("progressbar")).toHaveCount(0);
      await expect(button(page, "Download ZIP")).toBeEnabled();
      expect(downloads).toEqual([]);
    });

    await test.step("downloads the PDFs that the command line makes", async () => {
      const downloading = page.waitForEvent("download");
      await button(page, "Download ZIP").click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe("Daily planner 2027.zip");
      const [studio, terminal] = [testInfo.outputPath("studio"), testInfo.outputPath("terminal")];
      const names = await unzip(await download.path(), studio);
      const axes = ["devices=remarkable-2,supernote-nomad", "locales=en,de", "hands=right,left"];
      const documents = ["masters", "plan"].map((name) => testInfo.outputPath(`documents/${name}.yaml`));
      const zip = testInfo.outputPath("terminal.zip");
      execFileSync(process.execPath, [octavo, "build", ...documents, "--matrix", ...axes, "--zip", zip]);
      expect(await unzip(zip, terminal)).toEqual(names);
      expect(names).toHaveLength(8);
      for (const name of names)
        expect([name, documentText(join(studio, name)) === documentText(join(terminal, name))]).toEqual([name, true]);
    });
  },
);
