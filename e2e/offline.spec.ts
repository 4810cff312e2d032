/** The built studio without a connection. */
import { expect, type Page, test } from "@playwright/test";
import { aMember, bearer, enterAs } from "./accounts.ts";
import { canvas, listOfWidgets, option } from "./editor-page.ts";
import { button } from "./found-by.ts";
import { aPlanner } from "./starters.ts";

/** Counts the loaded faces of planners that have all Latin characters. Runs in the page. */
function wholeFaces(): number {
  const isWhole = ({ family, status, unicodeRange }: FontFace) =>
    family.includes("octavo-") && status === "loaded" && /U\+0*20-0*24F/i.test(unicodeRange);
  return [...document.fonts].filter(isWhole).length;
}

/** Opens a screen, and waits for modules of the built studio that a screen loads ahead when it has time. */
async function openWith(page: Page, address: string, modules: readonly string[]): Promise<void> {
  const loaded = modules.map((name) =>
    page.waitForEvent("requestfinished", (request) => request.url().includes(`/assets/${name}-`)),
  );
  await page.goto(address);
  await Promise.all(loaded);
}

test("a planner that a visitor has used is downloaded without a connection", async ({ page, context }) => {
  await page.goto("/make/meetings?device=remarkable-2&year=2027&locale=en");
  await expect(page.getByText("all checked")).toBeVisible();
  const subsetter = page.waitForEvent("requestfinished", (request) => request.url().includes("/assets/subset-font-"));
  await button(page, "Next page").click();
  await subsetter;
  await expect(page.locator("figure.planner-page")).toHaveAccessibleName(/^Page \d+ of/);
  // The first page has some characters of each font.
  await expect.poll(() => page.evaluate(wholeFaces)).toBeGreaterThan(0);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  const downloading = page.waitForEvent("download");
  await button(page, "Download PDF").click();
  expect((await downloading).suggestedFilename()).toBe("Meeting notes 2027.pdf");
});

test("changes without a connection are kept, and saved when it returns", async ({ page, context, request }) => {
  const member = await aMember(request);
  const { id } = await aPlanner(request, member, "Kept");
  await enterAs(page, member);
  const modules = ["widget-palette", "properties-panel", "document-yaml"];
  await openWith(page, `/projects/${id}/masters/NotePage`, modules);
  await expect(listOfWidgets(page)).toBeAttached();
  await context.setOffline(true);
  await button(page, "Dot grid").click();
  await expect(option(page, /^Dot grid/).last()).toHaveAttribute("aria-selected", "true");
  const count = await canvas(page).getByRole("option").count();
  await button(page, "Save Changes").click();
  await expect(page.getByText(/^No connection. Your changes are kept in this browser/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("Saved", { exact: true })).toBeAttached();
  await expect(page.getByText(/^No connection/)).toHaveCount(0);
  const answer = await request.get(`/api/projects/${id}`, { headers: bearer(member.token) });
  const { masters } = await answer.json();
  expect(masters.find(({ name }: { name: string }) => name === "NotePage").widgets).toHaveLength(count);
});
