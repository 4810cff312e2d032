/** The list of projects, and a new one in a few clicks. */
import { expect, type Page, test } from "@playwright/test";
import { aMember, bearer, enterAs } from "./accounts.ts";
import { expectNoFaults } from "./axe.ts";

const dialog = (page: Page) => page.getByRole("dialog");
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
    await dialog(page).getByRole("button", { name: "Delete" }).click();
    await expect(page.getByRole("heading", { name: "No projects yet" })).toBeVisible();
  });

  test("by keyboard alone, from the empty list to a blank project", async ({ page }) => {
    await page.getByRole("button", { name: "Create Project" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Project Name")).toBeFocused();
    await page.keyboard.type("By hand");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/projects\/[\w-]+/);
  });

  test("what was filled in outlasts a closed dialog and a failure", async ({ page }) => {
    await page.getByRole("button", { name: "New Project" }).click();
    await page.getByLabel("Project Name").fill("Precious");
    await page.getByLabel("Description").fill("Long thought about");
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole("button", { name: "New Project" })).toBeFocused();
    await page.getByRole("button", { name: "New Project" }).click();
    await expect(page.getByLabel("Description")).toHaveValue("Long thought about");

    await page.route("**/api/projects", (route) => route.fulfill({ status: 500, json: { message: "" } }));
    await dialog(page).getByRole("button", { name: "Create Project" }).click();
    await expect(page.getByRole("alert")).toContainText("Failed to create project");
    await expect(page.getByLabel("Project Name")).toHaveValue("Precious");
    await page.unroute("**/api/projects");
    await dialog(page).getByRole("button", { name: "Create Project" }).click();
    await expect(page).toHaveURL(/\/projects\/[\w-]+/);
  });
});

test("a list that cannot be loaded says so and can be asked for again", async ({ page, request }) => {
  await enterAs(page, await aMember(request));
  await page.route("**/api/projects", (route) => route.fulfill({ status: 500, json: { message: "" } }));
  await page.goto("/projects");
  await expect(page.getByRole("alert")).toContainText("Failed to load projects");
  await page.unroute("**/api/projects");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "No projects yet" })).toBeVisible();
});

test("projects and the dialog have no serious fault to axe, and fit a phone", async ({ page, request }) => {
  const member = await aMember(request);
  const data = { name: "Shared", description: "For all", device_profile: "boox-note-air-4c" };
  const { id } = await (await request.post("/api/projects", { data, headers: bearer(member.token) })).json();
  await request.post(`/api/projects/${id}/share`, { data: { is_public: true }, headers: bearer(member.token) });
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, member);
  await page.goto("/projects");
  await expect(card(page, "Shared")).toContainText("Public");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectNoFaults(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("link", { name: "Public gallery" })).toBeVisible();
  await expectNoFaults(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Menu" })).toBeFocused();
  await page.getByRole("button", { name: "New Project" }).click();
  await expect(dialog(page).locator(".planner-page svg").first()).toBeAttached();
  await expectNoFaults(page);
});
