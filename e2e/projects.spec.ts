/** The list of projects, and a new one in a few clicks. */
import { expect, type Page, test } from "@playwright/test";
import { aMember, enterAs } from "./accounts.ts";
import { dialog } from "./found-by.ts";

/** A failure without a word about it. */
const speechless = { status: 500, json: { message: "" } };
const card = (page: Page, name: string) => page.getByRole("article").filter({ hasText: name });

test.describe("with no projects yet", () => {
  test.beforeEach(async ({ page, request }) => {
    await enterAs(page, await aMember(request));
    await page.goto("/projects");
    await expect(page.getByRole("heading", { name: "No projects yet" })).toBeVisible();
  });

  test("a planner is three clicks away, and gone in two", async ({ page }) => {
    await expect(page.getByText("Create your first project to get started with PDF templates")).toBeVisible();
    await page.getByRole("button", { name: "New Project" }).click();
    await expect(page.getByLabel("Project Name")).toBeFocused();
    await expect(dialog(page).getByRole("button", { name: "Create Project" })).toBeDisabled();
    await page.getByText("Daily planner", { exact: true }).click();
    await expect(page.getByLabel("Project Name")).toHaveValue(/^Daily planner 20\d\d$/);
    // Drawn by the engine: the year has its days.
    await expect(dialog(page).locator("label").filter({ hasText: "Daily planner" })).toContainText(/4\d\d pages/);
    await expect(dialog(page).locator(".planner-page svg").first()).toBeAttached();
    await page.getByLabel("Language").selectOption("pl");
    await expect(page.getByLabel("Project Name")).toHaveValue(/^Planer dzienny 20\d\d$/);
    await dialog(page).getByRole("button", { name: "Create Project" }).click();
    await expect(page).toHaveURL(/\/projects\/[\w-]+/);

    await page.goto("/projects");
    await expect(card(page, "Planer dzienny")).toContainText(/\d masters.*\d sections/);
    await expect(card(page, "Planer dzienny")).toContainText(/Updated \w{3} \d+, \d{4}.*Created \w{3} \d+, \d{4}/);
    await page.getByRole("button", { name: /^Delete Planer/ }).click();
    await expect(dialog(page)).toContainText(
      "Are you sure you want to delete this project? This action cannot be undone.",
    );
    await dialog(page).getByRole("button", { name: "Cancel" }).click();
    await expect(card(page, "Planer dzienny")).toBeVisible();
    await page.getByRole("button", { name: /^Delete Planer/ }).click();
    await page.route("**/api/projects/*", (route) => route.fulfill(speechless));
    await dialog(page).getByRole("button", { name: "Delete" }).click();
    await expect(dialog(page).getByRole("alert")).toContainText("Failed to delete project");
    await page.unroute("**/api/projects/*");
    await dialog(page).getByRole("button", { name: "Delete" }).click();
    await expect(page.getByRole("heading", { name: "No projects yet" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });
});

test("going back asks before what was filled in is lost", async ({ page, request }) => {
  await enterAs(page, await aMember(request));
  await page.goto("/projects");
  await page.getByRole("link", { name: "Templates" }).click();
  await page.getByRole("link", { name: "Projects" }).first().click();
  await page.getByRole("button", { name: "New Project" }).click();
  await page.getByLabel("Description").fill("Long thought about");
  await page.goBack();
  const leaving = page.getByRole("dialog", { name: "Leave without saving?" });
  await expect(leaving).toContainText("What you filled in for the new project is not saved.");
  await leaving.getByRole("button", { name: "Stay" }).click();
  await expect(page.getByLabel("Description")).toHaveValue("Long thought about");

  await page.getByLabel("Project Name").fill("Mine");
  await dialog(page).getByRole("button", { name: "Create Project" }).click();
  await page.getByRole("button", { name: "Edit details" }).click();
  await page.getByLabel("Description (optional)").fill("Thought about again");
  await page.goBack();
  await leaving.getByRole("button", { name: "Stay" }).click();
  await expect(page.getByLabel("Description (optional)")).toHaveValue("Thought about again");
});
