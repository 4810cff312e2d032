/** Browser history around the forms of a project. */
import { expect, test } from "@playwright/test";
import { aMember, enterAs } from "./accounts.ts";
import { dialog } from "./found-by.ts";

test("Back asks before the input of a new project is lost", async ({ page, request }) => {
  await enterAs(page, await aMember(request));
  await page.goto("/projects");
  await page.getByRole("link", { name: "Templates" }).click();
  await page.getByRole("link", { name: "Projects" }).first().click();
  await page.getByRole("button", { name: "New Project" }).click();
  await page.getByLabel("Description").fill("Long thought about");
  await page.goBack();
  const leaving = page.getByRole("dialog", { name: "Leave without saving?" });
  await expect(leaving).toContainText("The new project is not saved.");
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
