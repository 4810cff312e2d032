import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type APIRequestContext, expect, type Page, type TestInfo, test } from "@playwright/test";
import { aMember, bearer, enterAs, type Member } from "./accounts.ts";
import { documentText } from "./document-text.ts";

const root = join(import.meta.dirname, "..");
const sample = (file: string) => readFileSync(join(root, "library/sample", file), "utf8");

const compile = (page: Page) => page.getByRole("button", { name: "Compile & Open" }).first();
const problems = (page: Page) => page.getByRole("region", { name: "Problems" });
const editor = (page: Page) => page.getByRole("textbox").first();

async function write(page: Page, tab: "Masters" | "Plan", text: string): Promise<void> {
  await page.getByRole("tab", { name: tab }).click();
  await editor(page).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(text);
}

test(
  "errors are marked on their lines, and the sample opens with links and a PDF",
  { tag: "@long" },
  async ({ page, request }, info) => {
    const member = await aMember(request);
    await enterAs(page, member);
    await page.goto("/build");
    await expect(problems(page)).toContainText("389 pages");
    await test.step("an error is marked on its line, and fixing it restores the planner", () => makeErrors(page));
    await test.step("a reload restores the planner", async () => {
      await write(page, "Plan", sample("plan.yaml").replace("count: 10", "count: 12"));
      await expect(problems(page)).toContainText("391 pages");
      await page.reload();
      await expect(problems(page)).toContainText("391 pages");
      await write(page, "Plan", sample("plan.yaml"));
      await expect(problems(page)).toContainText("389 pages");
    });
    await test.step("its links lead to pages, and Back returns", () => followLinks(page));
    await test.step("its PDF equals the server's", () => comparePdfs(page, request, member, info));
  },
);

async function followLinks(page: Page): Promise<void> {
  await compile(page).click();
  await expect(page.getByText("of 389")).toBeVisible();
  await page.locator('svg a[data-page="12"]').first().click();
  await expect(page.getByRole("textbox", { name: "Page number" })).toHaveValue("12");
  await page.locator('svg a[data-page="15"]').first().click();
  await expect(page.getByRole("textbox", { name: "Page number" })).toHaveValue("15");
  await expect(page.locator("svg text").filter({ hasText: "March 2026" })).toBeVisible();
  await page.keyboard.press("Alt+ArrowLeft");
  await expect(page.getByRole("textbox", { name: "Page number" })).toHaveValue("12");
}

async function comparePdfs(page: Page, request: APIRequestContext, member: Member, info: TestInfo): Promise<void> {
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
  // A year of days on one page.
  expect(warnings).toEqual([expect.stringMatching(/"months": 377 links are as small as .* a fingertip needs/)]);
  const generated = await request.post("/api/pdf/generate", {
    data: { yaml_content, profile: "boox-note-air-4c", deterministic: true },
    headers: bearer(member.token),
  });
  const servers = info.outputPath("server.pdf");
  writeFileSync(servers, await generated.body());

  execFileSync("qpdf", ["--check", browsers]);
  expect(documentText(browsers) === documentText(servers)).toBe(true);
}

async function makeErrors(page: Page): Promise<void> {
  const masters = sample("masters.yaml");
  await write(page, "Masters", masters.replace("type: lines", "type: lnes"));
  await expect(problems(page)).toContainText('There is no widget type "lnes"');
  await expect(problems(page)).toContainText('Did you mean "lines"?');
  await problems(page)
    .getByRole("button", { name: /line \d+/ })
    .first()
    .click();
  await expect(page.locator(".cm-lintRange-error").first()).toBeVisible();
  await write(page, "Masters", masters);
  await expect(problems(page)).toContainText("377 links are as small");
  await write(page, "Plan", sample("plan.yaml").replace("name: Planner 2026", "name: 'Planner 2026"));
  await expect(problems(page)).toContainText("Plan, line 2");
}

test("every error in masters and plan has its message", { tag: "@long" }, async ({ page, request }) => {
  await enterAs(page, await aMember(request));
  await page.goto("/build");
  const masters = sample("masters.yaml");
  const plan = sample("plan.yaml");
  /** Each text replaces the previous one, and its message disappears. */
  const expectSentences = async (tab: "Masters" | "Plan", good: string, cases: readonly [string, string, string][]) => {
    let last: string | undefined;
    for (const [name, text, sentence] of cases)
      await test.step(`${name} show their messages`, async () => {
        await write(page, tab, text);
        if (last !== undefined) await expect(problems(page)).not.toContainText(last);
        await expect(problems(page)).toContainText(sentence);
        last = sentence;
      });
    await write(page, tab, good);
    await expect(problems(page)).toContainText("377 links are as small");
  };
  await expectSentences("Plan", plan, [
    ["a master that is missing", plan.replace("master: Day", "master: Dya"), "Master 'Dya' does not exist"],
    ["a count without end", plan.replace("count: 10", "count: 1000000000"), "more than 10,000 pages"],
    ["references that multiply", `a: &a [1]\nb: &b [*a, *a]\n${plan}`, "are not supported"],
    ["YAML that is none", plan.replace("name: Planner 2026", "name: 'Planner 2026"), "Plan, line 2"],
  ]);
  await expectSentences("Masters", masters, [
    ["a link to nowhere", masters.replace('to_dest: "home:index"', 'to_dest: "home:indx"'), "leads nowhere"],
    ["a token that nobody knows", masters.replace("{date_long}", "{date_lang}"), 'No variable is called "date_lang"'],
  ]);
});
