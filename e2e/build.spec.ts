/** From the sample to a planner on the device, as a newcomer would go about it. */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { aMember, bearer, enterAs, type Member } from "./accounts.ts";
import { expectNoFaults } from "./axe.ts";

const root = join(import.meta.dirname, "..");
const sample = (file: string) => readFileSync(join(root, "library/sample", file), "utf8");

const compile = (page: Page) => page.getByRole("button", { name: "Compile & Open" }).first();
const problems = (page: Page) => page.getByRole("region", { name: "Problems" });
const editor = (page: Page) => page.getByRole("textbox").first();

/** All objects as text: equal texts are equal documents, whoever deflated them. */
function documentText(file: string): string {
  const text = `${file}.txt`;
  execFileSync("qpdf", ["--qdf", "--static-id", "--object-streams=disable", file, text]);
  return readFileSync(text, "latin1");
}

/** Puts a text into the editor that is shown. */
async function write(page: Page, text: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(text);
}

let member: Member;

test.beforeEach(async ({ page, request }) => {
  member = await aMember(request);
  await enterAs(page, member);
  await page.goto("/build");
  await expect(problems(page)).toContainText("389 pages");
});

test("the sample opens, its links lead through the planner, and back", async ({ page }) => {
  await compile(page).click();
  await expect(page.getByText("of 389")).toBeVisible();
  await page.locator('svg a[data-page="12"]').first().click();
  await expect(page.getByRole("textbox", { name: "Page number" })).toHaveValue("12");
  await page.locator('svg a[data-page="15"]').first().click();
  await expect(page.getByRole("textbox", { name: "Page number" })).toHaveValue("15");
  await expect(page.locator("svg text").filter({ hasText: "March 2026" })).toBeVisible();
  await page.keyboard.press("Alt+ArrowLeft");
  await expect(page.getByRole("textbox", { name: "Page number" })).toHaveValue("12");
});

test("the PDF that the browser makes is the document that the server makes", async ({ page, request }, info) => {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download PDF" }).first().click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("Planner 2026.pdf");
  const browsers = info.outputPath("browser.pdf");
  await download.saveAs(browsers);

  const built = await request.post("/api/compile/build", {
    data: { masters_yaml: sample("masters.yaml"), plan_yaml: sample("plan.yaml") },
    headers: bearer(member.token),
  });
  const { yaml_content, warnings } = await built.json();
  expect(warnings).toEqual([]);
  const generated = await request.post("/api/pdf/generate", {
    data: { yaml_content, profile: "boox-note-air-4c", deterministic: true },
    headers: bearer(member.token),
  });
  const servers = info.outputPath("server.pdf");
  writeFileSync(servers, await generated.body());

  execFileSync("qpdf", ["--check", browsers]);
  expect(documentText(browsers) === documentText(servers)).toBe(true);
});

test("a mistake is marked at its line while one types, and the planner comes back when it is mended", async ({
  page,
}) => {
  await write(page, sample("masters.yaml").replace("type: lines", "type: lnes"));
  await expect(problems(page)).toContainText('There is no widget type "lnes"');
  await expect(problems(page)).toContainText('Did you mean "lines"?');
  await problems(page)
    .getByRole("button", { name: /line \d+/ })
    .first()
    .click();
  await expect(page.locator(".cm-lintRange-error").first()).toBeVisible();
  await write(page, sample("masters.yaml"));
  await expect(problems(page)).toContainText("No problems");
});

test.describe("wrong plans and libraries", () => {
  const masters = sample("masters.yaml");
  const plan = sample("plan.yaml");
  const cases: readonly (readonly [string, "Masters" | "Plan", string, string])[] = [
    ["YAML that is none", "Plan", plan.replace("name: Planner 2026", "name: 'Planner 2026"), "Plan, line 2"],
    ["a master that is missing", "Plan", plan.replace("master: Day", "master: Dya"), "Master 'Dya' does not exist"],
    ["a count without end", "Plan", plan.replace("count: 10", "count: 1000000000"), "more than 10,000 pages"],
    ["a link to nowhere", "Masters", masters.replace('to_dest: "home:index"', 'to_dest: "home:indx"'), "leads nowhere"],
    [
      "a token that nobody knows",
      "Masters",
      masters.replace("{date_long}", "{date_lang}"),
      'No variable is called "date_lang"',
    ],
    ["references that multiply", "Plan", `a: &a [1]\nb: &b [*a, *a]\n${plan}`, "are not supported"],
  ];
  for (const [name, tab, text, sentence] of cases)
    test(`${name} get their sentence`, async ({ page }) => {
      await page.getByRole("tab", { name: tab }).click();
      await write(page, text);
      await expect(problems(page)).toContainText(sentence);
    });
});

test("what was typed is there after a reload", async ({ page }) => {
  await page.getByRole("tab", { name: "Plan" }).click();
  await write(page, sample("plan.yaml").replace("count: 10", "count: 12"));
  await expect(problems(page)).toContainText("391 pages");
  await page.reload();
  await expect(problems(page)).toContainText("391 pages");
});

test("the screen has no serious fault to axe, in any theme", async ({ page }) => {
  await compile(page).click();
  await expect(page.getByText("of 389")).toBeVisible();
  await expectNoFaults(page);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the planner is a tap away and fits the screen", async ({ page }) => {
    await compile(page).click();
    await expect(page.getByText("of 389")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
