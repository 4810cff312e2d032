import { expect, type Page, test } from "@playwright/test";
import { aMember, bearer, enterAs } from "./accounts.ts";
import { canvas, field, openNewMaster, widgets } from "./editor-page.ts";

/** Calls with this method reach the server; their answers are lost until the returned function is called. */
async function loseAnswers(page: Page, lost: string): Promise<() => Promise<void>> {
  await page.route(/\/api\/(projects|templates)\//, async (route) => {
    if (route.request().method() !== lost) return route.fallback();
    await route.fetch();
    return route.abort();
  });
  return () => page.unroute(/\/api\/(projects|templates)\//);
}

async function insert(page: Page): Promise<void> {
  const before = await widgets(page).count();
  await page.getByRole("button", { name: "Box", exact: true }).click();
  await expect(widgets(page)).toHaveCount(before + 1);
}

async function saveWithoutAnswer(page: Page, method: string, save: string): Promise<void> {
  const mend = await loseAnswers(page, method);
  await page.getByRole("button", { name: save, exact: true }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await mend();
}

const isUnsaved = (page: Page) => page.getByText("Unsaved changes", { exact: true });

test("A master is saved over its own version after a lost answer", async ({ page, request }) => {
  await openNewMaster(page, request);
  await insert(page);
  await saveWithoutAnswer(page, "POST", "Create Master");
  await insert(page);
  await page.getByRole("button", { name: "Create Master" }).click();
  await expect(page).toHaveURL(/masters\/Daily$/);
  await expect(isUnsaved(page)).toBeHidden();

  await insert(page);
  await saveWithoutAnswer(page, "PATCH", "Save Changes");
  await insert(page);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(isUnsaved(page)).toBeHidden();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.reload();
  await expect(widgets(page)).toHaveCount(4);
});

test("A creation of a template whose answer was lost makes one template, and is saved over", async ({
  page,
  request,
}) => {
  const ann = await aMember(request);
  await enterAs(page, ann);
  await page.goto("/templates/new");
  await expect(canvas(page).getByRole("listbox")).toBeAttached();
  await field(page, "Name").fill("Mine");
  await insert(page);
  await saveWithoutAnswer(page, "POST", "Save");
  await insert(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).not.toHaveURL(/templates\/new/);
  await expect(isUnsaved(page)).toBeHidden();

  await insert(page);
  await saveWithoutAnswer(page, "PUT", "Save");
  await insert(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(isUnsaved(page)).toBeHidden();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.reload();
  await expect(widgets(page)).toHaveCount(4);
  const list = await request.get("/api/templates/", { headers: bearer(ann.token) });
  expect((await list.json()).map(({ name }: { name: string }) => name)).toEqual(["Mine"]);
});
