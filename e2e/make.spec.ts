/** From the first screen to a planner, with and without an account. */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type APIRequestContext, type Download, expect, type Locator, type Page, test } from "@playwright/test";
import { aMember, bearer, type Member } from "./accounts.ts";
import { documentText } from "./document-text.ts";
import { inspect, wordsOf } from "./planner-file.ts";

/** Counts the clicks of a visitor. */
function clickCounter() {
  let clicks = 0;
  return {
    click: async (target: Locator) => {
      clicks++;
      await target.click();
    },
    count: () => clicks,
  };
}

/** Chooses the device and Polish, and downloads the daily planner of the proposed year. */
async function makePlanner(page: Page, click: (target: Locator) => Promise<void>): Promise<Download> {
  await click(page.getByRole("combobox", { name: "Device" }));
  await page.keyboard.type("paper pro move");
  await page.keyboard.press("Enter");
  await click(page.getByRole("group", { name: "Language" }).getByText("Polski"));
  await expect(page.getByRole("figure").last()).toHaveAttribute("lang", "pl");
  const downloading = page.waitForEvent("download");
  await click(page.getByRole("button", { name: "Download PDF" }));
  return downloading;
}

test("a visitor has a planner for a device, a year and a language after five clicks", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-02T12:00:00"));
  const { click, count } = clickCounter();
  await page.goto("/");
  await click(page.getByRole("link", { name: "Make your planner" }));
  await click(page.getByRole("group", { name: "Dates" }).getByText("2027"));
  const download = await makePlanner(page, click);
  expect(count()).toBeLessThanOrEqual(5);
  expect(download.suggestedFilename()).toBe("Planer dzienny 2027.pdf");
  const { pages, links } = await inspect(download);
  expect(pages).toBeGreaterThanOrEqual(365);
  expect(links).toBeGreaterThan(365);
  expect(wordsOf(await download.path(), 1)).toContain("2027");
});

test("a member has the same planner after four clicks, equal to the server's PDF, and keeps it as a project", async ({
  page,
  request,
}, testInfo) => {
  await page.clock.setFixedTime(new Date("2026-11-02T12:00:00"));
  const member = await aMember(request);
  await page.goto("/login");
  await page.getByLabel("Username").fill(member.username);
  await page.getByLabel("Password").fill(member.password);
  await page.keyboard.press("Enter");
  const { click, count } = clickCounter();
  await click(page.getByRole("link", { name: "Make a planner" }));
  const download = await makePlanner(page, click);
  expect(count()).toBeLessThanOrEqual(4);

  const file = testInfo.outputPath("server.pdf");
  writeFileSync(file, await serverPdf(request, member, testInfo.outputPath("documents")));
  expect(documentText(await download.path()) === documentText(file)).toBe(true);

  await page.getByRole("button", { name: "Keep and change" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Planer dzienny 2027");
});

/** Compiles on the server what the command line writes for the same choices. */
async function serverPdf(request: APIRequestContext, { token }: Member, folder: string): Promise<Buffer> {
  const choices = ["--profile", "remarkable-paper-pro-move", "--year", "2027", "--locale", "pl"];
  const octavo = join(import.meta.dirname, "../packages/cli/bin/octavo.mjs");
  execFileSync(process.execPath, [octavo, "new", "daily", ...choices, "--documents", folder, "-o", `${folder}.pdf`]);
  const [masters_yaml, plan_yaml] = ["masters", "plan"].map((name) =>
    readFileSync(join(folder, `${name}.yaml`), "utf8"),
  );
  const headers = bearer(token);
  const built = await request.post("/api/compile/build", { data: { masters_yaml, plan_yaml }, headers });
  const { yaml_content } = await built.json();
  const generated = await request.post("/api/pdf/generate", { data: { yaml_content }, headers });
  return generated.body();
}
