/** What everybody may see, without an account. */
import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { budgets } from "../scripts/route-weights.ts";
import { aMember, enterAs } from "./accounts.ts";
import { aPlanner, share } from "./starters.ts";

test("the gallery comes from here alone, and light", async ({ page, request, baseURL }) => {
  const author = await aMember(request);
  await share(request, author, await aPlanner(request, author, "On the shelf"), `shelf-${author.username}`);
  const asked: string[] = [];
  page.on("request", (each) => asked.push(each.url()));
  await page.goto("/gallery");
  await expect(page.getByRole("link", { name: "On the shelf" }).first()).toBeVisible();
  await expect
    .poll(() =>
      page.locator("img").evaluateAll((images: HTMLImageElement[]) => images.every((image) => image.complete)),
    )
    .toBe(true);
  expect(asked.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);

  const code = [...new Set(asked)].filter((url) => /\.(?:js|css)$/.test(url));
  const sizes = await Promise.all(code.map(async (url) => gzipSync(await (await request.get(url)).body()).length));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budgets.open * 1000);
});

test("planners are found, leafed through and cloned, and what fails can be tried again", async ({ page, request }) => {
  test.setTimeout(120_000);
  const author = await aMember(request);
  const slug = `leaf-${author.username}`;
  const planner = await aPlanner(request, author, "To leaf through");
  await share(request, author, planner, slug);

  const speechless = { status: 500, json: { message: "" } };
  await page.route("**/api/public/projects?*", (route) => route.fulfill(speechless));
  await page.goto("/gallery");
  await expect(page.getByRole("alert")).toContainText("Unable to load public projects");
  await page.unroute("**/api/public/projects?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("article").or(page.getByRole("listitem")).first()).toBeVisible();

  await page.goto(`/gallery?q=${author.username}&category=journal`);
  await expect(page.getByText("Nothing matches")).toBeVisible();
  await page.getByLabel("Category").selectOption("planner");
  await expect(page.getByRole("link", { name: "To leaf through" })).toBeVisible();
  await expect(page).toHaveURL(/category=planner/);
  await page.goBack();
  await page.goForward();
  await expect(page.getByLabel("Category")).toHaveValue("planner");

  await page.goto("/gallery/no-such-planner");
  await expect(page.getByRole("alert")).toContainText("Public project not available.");
  await page.route("**/api/public/projects/slug/*", (route) => route.fulfill(speechless));
  await page.goto(`/gallery/${slug}`);
  await expect(page.getByRole("alert")).toContainText("Unable to load project");
  await page.unroute("**/api/public/projects/slug/*");
  await page.getByRole("button", { name: "Try again" }).click();

  // Held while it is made, so that it can be stopped; nothing arrives then.
  let give = () => {};
  const asked = new Promise<void>((resolve) => {
    give = resolve;
  });
  await page.route("**/template", async (route) => {
    await asked;
    await route.continue();
  });
  const files: string[] = [];
  page.on("download", (file) => files.push(file.suggestedFilename()));
  await page.getByRole("button", { name: "Download PDF" }).click();
  await expect(page.getByRole("button", { name: "Downloading…" })).toBeDisabled();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Download PDF" })).toBeEnabled();
  give();

  await page.getByRole("button", { name: "Leaf through the pages" }).click();
  const pages = page.getByRole("region", { name: "Pages" });
  await expect(pages.getByText("of 389")).toBeVisible();
  await pages.locator('svg a[data-page="12"]').first().click();
  await expect(pages.getByRole("textbox", { name: "Page number" })).toHaveValue("12");

  await enterAs(page, await aMember(request));
  await page.goto(`/gallery/id/${planner.id}`);
  await page.getByRole("button", { name: /^Clone this project/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill(" ");
  await dialog.getByRole("button", { name: "Clone this project" }).click();
  await expect(dialog.getByText("Name is required")).toBeVisible();
  await dialog.getByLabel("Name").fill("x".repeat(101));
  await expect(dialog.getByText("Use at most 100 characters")).toBeVisible();
  await dialog.getByLabel("Description").fill("x".repeat(501));
  await dialog.getByRole("button", { name: "Clone this project" }).click();
  await expect(dialog.getByText("Use at most 500 characters")).toBeVisible();
  await dialog.getByLabel("Description").fill("For my own year");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: /^Clone this project/ }).click();
  await expect(dialog.getByLabel("Description")).toHaveValue("For my own year");
  await dialog.getByLabel("Name").fill("My own");
  await page.route("**/clone", (route) => route.fulfill(speechless));
  await dialog.getByRole("button", { name: "Clone this project" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Unable to clone project");
  await page.unroute("**/clone");

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/clone", async (route) => {
    await held;
    await route.continue();
  });
  await dialog.getByRole("button", { name: "Clone this project" }).click();
  await expect(dialog.getByRole("button", { name: "Cloning…" })).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/projects\/[\w-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My own");
  expect(files).toEqual([]);
});
