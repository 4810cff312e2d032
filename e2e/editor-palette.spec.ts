/** The command palette: what is found in it, and that it loses no key. */
import { expect, type Page, test } from "@playwright/test";
import { aMember, bearer, enterAs } from "./accounts.ts";
import { canvas, listOfWidgets, sheet, widgets } from "./editor-page.ts";
import { button, dialog } from "./found-by.ts";
import { aPlanner } from "./starters.ts";

const finder = (page: Page) => page.getByRole("combobox", { name: /^Find a command/ });

/** As one goes somewhere by its name. */
async function goTo(page: Page, name: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await expect(finder(page)).toBeFocused();
  await page.keyboard.type(name);
  await expect(dialog(page).getByRole("option").first()).toContainText(name.split(" ").at(-1) ?? "");
  await page.keyboard.press("Enter");
}

test("from a master of a planner the palette leads to its other designs, and to every day of it", async ({
  page,
  request,
}) => {
  const member = await aMember(request);
  const { id } = await aPlanner(request, member, "Mine");
  const data = { name: "Reading", template_yaml: "widgets: []" };
  await request.post(`/api/projects/${id}/pages`, { data, headers: bearer(member.token) });
  await enterAs(page, member);
  await page.goto(`/projects/${id}/masters/Day`);
  const shown = page.getByLabel("Date to preview as");
  await expect(shown).toHaveValue("2026-01-01");

  await goTo(page, "day:2026-03-05");
  await expect(shown).toHaveValue("2026-03-05");
  await expect(sheet(page)).toContainText("March 5, 2026");
  await expect(page).toHaveURL(/\/masters\/Day$/);

  // A page that is made of another design is that one's to show.
  await goTo(page, "month:2026-04");
  await expect(page).toHaveURL(/\/masters\/Month$/);
  await expect(shown).toHaveValue("2026-04-01");
  await expect(sheet(page)).toContainText("April");

  await goTo(page, "Reading");
  await expect(page).toHaveURL(/\/pages\/Reading$/);
  await expect(listOfWidgets(page)).toBeAttached();
  await goTo(page, "NotePage");
  await expect(page).toHaveURL(/\/masters\/NotePage$/);
  await expect(listOfWidgets(page)).toBeAttached();
  const before = await widgets(page).count();
  await button(page, "Box").click();
  await expect(widgets(page)).toHaveCount(before + 1);
  await goTo(page, "Year");
  await page.getByRole("dialog", { name: "Leave without saving?" }).getByRole("button", { name: "Stay" }).click();
  await expect(page).toHaveURL(/\/masters\/NotePage$/);
  await expect(canvas(page).getByRole("option", { selected: true })).toHaveCount(1);
});
