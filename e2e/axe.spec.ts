/** Every screen of a project and of the gallery, as axe sees it, on a phone; and all of it by keyboard. */
import { expect, type Page, test } from "@playwright/test";
import { aMember, bearer, enterAs } from "./accounts.ts";
import { expectNoFaults } from "./axe.ts";
import { aPlanner, share } from "./starters.ts";

test("no screen of a project or of the gallery has a serious fault to axe, and all fit a phone", async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const member = await aMember(request);
  const planner = await aPlanner(request, member, "Looked at");
  const { id } = planner;
  const slug = `axe-${member.username}`;
  await share(request, member, planner, slug);
  const headers = bearer(member.token);
  await request.post(`/api/projects/${id}/pages`, { data: { name: "Reading" }, headers });
  await request.put(`/api/projects/${id}/compilation`, { data: { rules: [{ page_name: "Reading" }] }, headers });
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, member);

  const expectSound = async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectNoFaults(page);
  };
  await page.goto(`/projects/${id}`);
  await expect(page.getByRole("article").first().locator("svg").first()).toBeAttached();
  await expectSound();
  await page.getByRole("button", { name: "New Master" }).click();
  await expect(page.getByLabel("Master Name")).toBeFocused();
  await expectSound();

  await page.goto(`/projects/${id}?tab=plan`);
  await expect(page.getByText("The plan is in order")).toBeVisible();
  await page.getByText("Master/Plan Compilation Guide").click();
  await page.locator('[data-field="sections.3"] > summary').click();
  await page.locator('[data-field="sections.3"]').getByText("More", { exact: true }).click();
  await page.getByRole("button", { name: "Show Details of day" }).click();
  await expect(page.getByText("Sample values")).toBeVisible();
  await page.locator('[data-field="sections.3"]').getByLabel("New destination").focus();
  await expectSound();
  await page.getByLabel("Pages per Day").fill("0");
  await expect(page.getByText("Pages per day must be at least 1").first()).toBeVisible();
  await expectSound();

  await page.goto(`/projects/${id}?tab=preview`);
  await expect(page.getByText("of 390")).toBeVisible();
  await page.getByRole("button", { name: "Test Compile" }).click();
  await expect(page.getByRole("dialog", { name: "Compilation successful" })).toBeVisible();
  await expectSound();

  const routes = [
    [`/projects/${id}/compilation`, "Rule 1"],
    ["/templates", "No templates yet"],
    ["/gallery", "Looked at"],
    [`/gallery/${slug}`, "What you get"],
    ["/projects/none", "Project not found"],
  ] as const;
  for (const [path, sign] of routes) {
    await page.goto(path);
    await expect(page.getByText(sign).first()).toBeVisible();
    await expectSound();
  }
});

/** As somebody without a pointer goes on: by Tab, until the focus is there. */
async function tabTo(page: Page, role: Parameters<Page["getByRole"]>[0], name: string | RegExp): Promise<void> {
  const wanted = page.getByRole(role, { name }).first();
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < 150; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${role} ${name}`);
}

test("from an open project to its PDF by keyboard alone", async ({ page, request }) => {
  test.setTimeout(120_000);
  const member = await aMember(request);
  const { id } = await aPlanner(request, member, "Without a mouse");
  await enterAs(page, member);
  await page.goto(`/projects/${id}`);
  await tabTo(page, "tab", /Masters/);
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/tab=plan$/);
  await expect(page.getByText("389 pages", { exact: true })).toBeVisible();

  await tabTo(page, "switch", /Weeks/);
  await page.keyboard.press("Space");
  await expect(page.getByText("442 pages", { exact: true })).toBeVisible();
  await tabTo(page, "button", "Add Section");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "Section Kind" }).last()).toBeFocused();
  await page.keyboard.type("-more");
  await page.getByRole("button", { name: "Save Plan" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  await page.getByRole("tab", { name: /Plan Configuration/ }).focus();
  await page.keyboard.press("ArrowRight");
  await tabTo(page, "textbox", /Custom URL/);
  await page.keyboard.type("by hand");
  await expect(page.getByText("Its address will be /gallery/by-hand")).toBeVisible();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download PDF" }).focus();
  await page.keyboard.press("Enter");
  expect((await downloading).suggestedFilename()).toBe("Without a mouse.pdf");
});
