/** A project from creation to sharing: plan, compile, preview and failures. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { aMember, enterAs, newAccount } from "./accounts.ts";
import { downloaded } from "./downloaded.ts";
import { button, dialog, field, tab } from "./found-by.ts";
import { inspect, pagesOf } from "./planner-file.ts";
import { aDailyPlanner } from "./starters.ts";

test("a user creates, shares and downloads a planner, and another user clones it", async ({
  page,
  browser,
  request,
}) => {
  const author = newAccount();
  const slug = `planner-of-${author.username}`;

  await test.step("registers and accepts the terms", async () => {
    await page.goto("/register");
    await field(page, "Username").fill(author.username);
    await field(page, "Email").fill(author.email);
    await field(page, "Password").fill(author.password);
    await field(page, "Confirm password").fill(author.password);
    await button(page, "Create account").click();
    await page.getByLabel("I have read and understand these terms").check();
    await button(page, "Accept & Continue").click();
    await expect(page.getByText(`Signed in as ${author.username}`)).toBeVisible();
  });

  await test.step("creates a project from a starter", async () => {
    await button(page, "New Project").click();
    await page.getByText("Daily planner", { exact: true }).click();
    await field(page, "Project Name").fill("Ein Jahr: alles drin?");
    await dialog(page).getByRole("combobox", { name: "Year" }).selectOption("2026");
    await dialog(page).getByRole("button", { name: "Create Project" }).click();
    await expect(page).toHaveURL(/\/projects\/[\w-]+$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ein Jahr: alles drin?");
    await expect(page.getByRole("article").filter({ hasText: "Day" }).first().locator("svg").first()).toBeAttached();
  });

  await test.step("changes its plan with switches", async () => {
    await tab(page, /Plan Configuration/).click();
    await expect(page.getByText("494 pages", { exact: true })).toBeVisible();
    await expect(page.getByText(/in a PDF of about \d+ kB/)).toBeVisible();
    const parts = page.getByRole("list", { name: "Parts of the planner" });
    await field(page, "End Date").first().fill("2026-02-28");
    await expect(page.getByText("134 pages", { exact: true })).toBeVisible();
    await parts.getByRole("switch", { name: /Weeks/ }).uncheck();
    await expect(page.getByText("125 pages", { exact: true })).toBeVisible();
    await button(page, "Undo").click();
    await expect(page.getByText("134 pages", { exact: true })).toBeVisible();
    await field(page, "Pages per Day").fill("2");
    await expect(page.getByText("193 pages", { exact: true })).toBeVisible();
    await field(page, "Pages per Day").fill("1");
    await parts.getByLabel("Number of pages of notes").fill("20");
    await expect(page.getByText("94 pages", { exact: true })).toBeVisible();
    await expect(button(page, "Download PDF")).toHaveAttribute("title", "Includes your unsaved changes to the plan");
    await expect(page.getByRole("region", { name: "Pages" }).getByText("of 94")).toBeVisible();
    await button(page, "Save Plan").click();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  });

  await test.step("compiles and shows links to removed notes", async () => {
    await button(page, "Compile Plan").click();
    await expect(dialog(page, "Compilation successful")).toContainText("94 pages from 6 rules");
    await dialog(page).getByRole("button", { name: "Preview" }).click();
    await expect(page).toHaveURL(/tab=preview$/);
    await expect(page.getByText(/^94 pages, [\d,]+ links$/)).toBeVisible();
  });

  await test.step("browses the pages and shows the PDF", async () => {
    const pages = page.getByRole("region", { name: "Pages" });
    await pages.locator('svg a[data-page="2"]').first().click();
    await expect(pages.getByRole("textbox", { name: "Page number" })).toHaveValue("2");
    await expect(
      page.getByText('No preview yet. Click "Render Preview" after compiling to display it here.'),
    ).toBeVisible();
    await button(page, "Render Preview").click();
    await expect(page.getByText("of 94").last()).toBeVisible();
    await field(page, "Page").fill("900");
    await field(page, "Page").press("Enter");
    await expect(field(page, "Page")).toHaveValue("94");
    await expect(button(page, "Next page").last()).toBeDisabled();
  });

  await test.step("downloads the PDF with all pages and links", async () => {
    const download = await downloaded(page, () => button(page, "Download PDF").click());
    expect(download.suggestedFilename()).toBe("Ein Jahr alles drin.pdf");
    const { pages, links } = await inspect(download);
    expect(pages).toBe(94);
    expect(links).toBeGreaterThan(1_000);
  });

  await test.step("gives it to the browser of a tablet without scripts, by a code", async () => {
    const strip = page.getByRole("region", { name: /^Put it on your / });
    await button(strip, "Tablet's browser").click();
    await button(dialog(page), "Make a code").click();
    const code = await dialog(page)
      .getByText(/^[2-9A-HJ-NP-Z]{6}$/)
      .innerText();
    const tablet = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await tablet.goto("/get");
    await tablet.getByLabel("Code").fill("222222");
    await tablet.getByRole("button", { name: "Download" }).click();
    await expect(tablet.getByRole("alert")).toContainText("This code is not valid.");
    await tablet.getByLabel("Code").fill(` ${code.toLowerCase()} `);
    const download = await downloaded(tablet, () => tablet.getByRole("button", { name: "Download" }).click());
    expect(download.suggestedFilename()).toBe("Ein Jahr alles drin.pdf");
    expect(pagesOf(await download.path())).toBe(94);
    await tablet.context().close();
    await page.keyboard.press("Escape");
    await button(strip, "Close").click();
    await expect(strip).toHaveCount(0);
  });

  await test.step("shares it under a custom address", async () => {
    await field(page, "Custom URL (optional)").fill(`  Planner of ${author.username}! `);
    await expect(page.getByText(`Public address after sharing: /gallery/${slug}`)).toBeVisible();
    await button(page, "Share publicly").click();
    await expect(page.getByText("Project is now public.")).toBeVisible();
    await expect(page.getByRole("link", { name: new RegExp(`/gallery/${slug}$`) })).toBeVisible();
    await field(page, "Custom URL (optional)").fill(`${slug}-2026`);
    await expect(page.getByText("Existing links will stop working")).toBeVisible();
    await button(page, "Change address").click();
    await expect(page.getByText("Address changed.")).toBeVisible();
    await expect(page.getByRole("link", { name: new RegExp(`/gallery/${slug}-2026$`) })).toBeVisible();
    await button(page, "Make private").click();
    await expect(page.getByText("Project is now private.")).toBeVisible();
    await field(page, "Custom URL (optional)").fill(slug);
    await button(page, "Share publicly").click();
    await expect(page.getByText("Project is now public.")).toBeVisible();
    await button(page, "Sign out").click();
    await expect(page).toHaveURL(/\/login$/);
  });

  const stranger = await aMember(request);
  const elsewhere = await (await browser.newContext()).newPage();

  await test.step("a signed-out user finds and downloads it in the gallery", async () => {
    await elsewhere.goto("/gallery");
    await elsewhere.getByLabel("Search").fill(author.username);
    await expect(elsewhere).toHaveURL(new RegExp(`q=${author.username}`));
    await elsewhere.getByRole("link", { name: "Ein Jahr: alles drin?" }).click();
    await expect(elsewhere).toHaveURL(new RegExp(`/gallery/${slug}$`));
    await expect(elsewhere.getByText(`Shared by ${author.username}`)).toBeVisible();
    await expect(elsewhere.getByText(/^Cloned /)).toHaveCount(0);
    const download = await downloaded(elsewhere, () => button(elsewhere, "Download PDF").click());
    expect(pagesOf(await download.path())).toBe(94);
  });

  await test.step("signing in to clone returns to the planner and continues", async () => {
    await elsewhere.getByRole("button", { name: /^Clone this project/ }).click();
    await expect(elsewhere).toHaveURL(/\/login$/);
    await field(elsewhere, "Username").fill(stranger.username);
    await field(elsewhere, "Password").fill(stranger.password);
    await button(elsewhere, "Sign in").click();
    await expect(elsewhere).toHaveURL(new RegExp(`/gallery/${slug}\\?clone=1$`));
    await expect(dialog(elsewhere)).toBeVisible();
  });

  await test.step("clones and renames", async () => {
    await expect(field(elsewhere, "Name")).toHaveValue("Ein Jahr: alles drin? copy");
    await dialog(elsewhere).getByRole("button", { name: "Clone this project" }).click();
    await expect(elsewhere).toHaveURL(/\/projects\/[\w-]+$/);
    await expect(elsewhere.getByText("Private")).toHaveCount(0);

    await button(elsewhere, "Edit name").click();
    await field(elsewhere, "Project name").fill(" ");
    await expect(elsewhere.getByText("Project name is required")).toBeVisible();
    await expect(button(elsewhere, "Save")).toBeDisabled();
    await field(elsewhere, "Project name").fill("Mine now");
    await elsewhere.keyboard.press("Enter");
    await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText("Mine now");
    await expect(button(elsewhere, "Edit name")).toBeFocused();
  });

  await test.step("deletes the copy", async () => {
    await elsewhere.getByRole("link", { name: "Projects" }).first().click();
    // The screen of the project has a button of the same name.
    await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText("Projects");
    await elsewhere.getByRole("button", { name: "Actions for Mine now" }).click();
    await elsewhere.getByRole("menuitem", { name: "Delete…" }).click();
    await dialog(elsewhere).getByRole("button", { name: "Delete" }).click();
    await expect(elsewhere.getByRole("heading", { name: "No projects yet" })).toBeVisible();
    await elsewhere.goto(`/gallery/${slug}`);
    await expect(elsewhere.getByText("Cloned 1 time")).toBeVisible();
  });
});

test(
  "a user updates the PDF on a tablet, and opens a PDF as a project",
  { tag: "@long" },
  async ({ page, request }, info) => {
    const member = await aMember(request);
    const documents = { lastDay: "2026-02-28", folder: info.outputPath("documents") };
    const { id } = await aDailyPlanner(request, member, "Mine", documents);
    await enterAs(page, member);
    await page.goto(`/projects/${id}`);
    const download = await downloaded(page, () => button(page, "Download PDF").click());
    const onTablet = await download.path();
    await tab(page, /Plan Configuration/).click();
    await page.getByLabel("Number of pages of notes").fill("70");
    await button(page, "Save Plan").click();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await button(page, "Download options").click();
    await page.getByRole("menuitem", { name: "Update on your tablet…" }).click();
    const file = (path: string) => ({ name: "My tablet.pdf", mimeType: "application/pdf", buffer: readFileSync(path) });
    // The last page of notes gets a link to the next one.
    const verdict =
      "134 pages at their places, 1 changed, 10 appended, 0 moved: check the changed pages before you replace the PDF";
    const chosen = page.getByLabel("PDF on the tablet");
    await chosen.setInputFiles(file(onTablet));
    await expect(page.getByRole("heading", { name: verdict })).toBeVisible();
    const update = await downloaded(page, () => button(page, "Download the update").click());
    expect(update.suggestedFilename()).toBe("My tablet.pdf");
    expect((await inspect(update)).pages).toBe(144);
    const updated = await update.path();
    const octavo = join(import.meta.dirname, "../packages/cli/bin/octavo.mjs");
    const compared = spawnSync(process.execPath, [octavo, "compare", onTablet, updated], { encoding: "utf8" });
    expect(compared.stdout).toContain(verdict);
    await chosen.setInputFiles(file(updated));
    await expect(page.getByRole("heading", { name: /^144 pages at their places, 0 appended/ })).toBeVisible();

    await page.goto("/projects");
    await page.getByLabel("PDF of Octavo", { exact: true }).setInputFiles(file(onTablet));
    await expect(page).toHaveURL(/\/projects\/[\w-]+$/);
    expect(page.url()).not.toContain(id);
    const again = await downloaded(page, () => button(page, "Download PDF").click());
    expect(readFileSync(await again.path()).equals(readFileSync(onTablet))).toBe(true);
  },
);
