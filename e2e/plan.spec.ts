/** Errors in a plan, and unsaved plans. */
import { expect, test } from "@playwright/test";
import { aMember, enterAs } from "./accounts.ts";
import { alert, button, dialog, field } from "./found-by.ts";
import { aPlanner } from "./starters.ts";

test("a plan survives a reload and is never overwritten by another version", async ({ page, context, request }) => {
  const member = await aMember(request);
  const { id } = await aPlanner(request, member, "In two tabs");
  await enterAs(page, member);
  await page.goto(`/projects/${id}?tab=plan`);
  await field(page, "Locale").selectOption("pl");
  await page.getByRole("link", { name: "Templates" }).click();
  await expect(dialog(page)).toContainText("Your changes to the plan are not saved.");
  await button(page, "Stay").click();
  page.on("dialog", (asked) => void asked.accept());
  await page.reload();
  await expect(page.getByText("Your unsaved plan was restored.")).toBeVisible();
  await expect(field(page, "Locale")).toHaveValue("pl");

  const other = await context.newPage();
  await other.goto(`/projects/${id}?tab=plan`);
  await other.getByRole("button", { name: "Discard" }).first().click();
  await field(other, "Week starts on").selectOption("sunday");
  await button(other, "Save Plan").click();
  await expect(other.getByText("Saved", { exact: true })).toBeVisible();

  await page.bringToFront();
  await button(page, "Save Plan").click();
  await expect(dialog(page, "Changed elsewhere")).toBeVisible();
  await button(page, "Cancel").click();
  await expect(dialog(page)).toBeHidden();
  await expect(field(page, "Locale")).toHaveValue("pl");
  await button(page, "Save Plan").click();
  const copying = "**/api/projects";
  await page.route(copying, (route) => route.fulfill({ status: 500, json: { message: "" } }));
  await button(page, "Save mine as a copy").click();
  await expect(alert(page)).toHaveText("The action failed. Nothing was changed. Please try again.");
  await page.unroute(copying);
  await button(page, "Save mine as a copy").click();
  await expect(page).toHaveURL(new RegExp(`/projects/(?!${id})[\\w-]+\\?tab=plan$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("In two tabs copy");
  await expect(field(page, "Locale")).toHaveValue("pl");
  await expect(field(page, "Week starts on")).toHaveValue("monday");
});

test("a plan that was changed elsewhere replaces one's own on request, which can be undone", { tag: "@long" }, async ({
  page,
  context,
  request,
}) => {
  const member = await aMember(request);
  const { id } = await aPlanner(request, member, "In two tabs");
  await enterAs(page, member);
  const other = await context.newPage();
  await other.goto(`/projects/${id}?tab=plan`);
  await page.goto(`/projects/${id}?tab=plan`);
  await field(page, "Locale").selectOption("de");
  await other.bringToFront();
  await field(other, "Pages per Day").fill("2");
  await button(other, "Save Plan").click();
  await expect(other.getByText("Saved", { exact: true })).toBeVisible();
  await page.bringToFront();
  await button(page, "Save Plan").click();
  await button(page, "Use stored version").click();
  await expect(dialog(page)).toBeHidden();
  await expect(field(page, "Locale")).toHaveValue("en");
  await expect(field(page, "Pages per Day")).toHaveValue("2");
  await button(page, "Undo").click();
  await expect(field(page, "Locale")).toHaveValue("de");
});
