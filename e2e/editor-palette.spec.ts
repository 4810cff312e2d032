/** The command palette: what is found in it, and that it loses no key. */
import { expect, type Page, test } from "@playwright/test";
import { aMember, bearer, enterAs } from "./accounts.ts";
import { canvas, geometry, listOfWidgets, openNewMaster, option, sheet, widgets } from "./editor-page.ts";
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

test("what is typed before the palette is there stands in it, and does nothing else", async ({ page, request }) => {
  let come = () => undefined as void;
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/command-palette/, async (route) => {
    await coming;
    await route.continue();
  });
  await openNewMaster(page, request);
  await button(page, "Box").click();
  await canvas(page).getByRole("option").focus();
  await expect(option(page, /^Box/)).toHaveAttribute("aria-selected", "true");
  const [x, y] = await geometry(page);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("tidc");
  for (const key of ["Backspace", "Backspace", "ArrowRight", "Delete"]) await page.keyboard.press(key);
  await page.keyboard.type("me");
  await expect(finder(page)).toHaveCount(0);
  come();
  await expect(finder(page)).toBeFocused();
  await expect(finder(page)).toHaveValue("time");
  await page.keyboard.type("s");
  await expect(finder(page)).toHaveValue("times");
  await page.keyboard.press("Escape");
  await expect(option(page, /^Box/)).toBeFocused();
  expect((await geometry(page)).slice(0, 2)).toEqual([x, y]);
  await expect(page.getByRole("button", { name: "Select", exact: true, pressed: true })).toBeVisible();

  // There by now, and still a frame late.
  await page.keyboard.press("Control+k");
  await page.keyboard.type("select all");
  await page.keyboard.press("Enter");
  await expect(page.locator("[aria-live=polite]").first()).toHaveText(/^Selected 1 widget/);
});

test("a letter that comes with the keys of the palette is its own, on the busiest machine", async ({
  page,
  request,
}) => {
  await openNewMaster(page, request);
  await listOfWidgets(page).focus();
  await page.evaluate(async () => {
    const press = (key: string, ctrlKey: boolean) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent("keydown", { key, ctrlKey, bubbles: true, cancelable: true }),
      );
    press("k", true);
    // As soon as a page can hear of the next key: nothing that waits its turn has had it.
    await Promise.resolve();
    press("d", false);
  });
  await expect(finder(page)).toHaveValue("d");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Select", exact: true, pressed: true })).toBeVisible();
});

test("a command that was entered before the palette is there is run when it is", async ({ page, request }) => {
  const coming = Promise.withResolvers<void>();
  await page.route(/command-palette/, async (route) => {
    await coming.promise;
    await route.continue();
  });
  await openNewMaster(page, request);
  await button(page, "Box").click();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("undo");
  await page.keyboard.press("Enter");
  await expect(widgets(page)).toHaveCount(1);
  coming.resolve();
  await expect(widgets(page)).toHaveCount(0);
  await expect(dialog(page)).toHaveCount(0);
});
