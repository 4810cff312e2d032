/** Reordering lists by touch, and parts of the editor that fail to load. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { aMember, bearer, enterAs, type Member } from "./accounts.ts";
import { inkFraction, listOfWidgets, middleOf, openMasterOf, sheet } from "./editor-page.ts";

const template = readFileSync(join(import.meta.dirname, "../packages/web/test/panels.yaml"), "utf8");

test.use({ viewport: { width: 1440, height: 900 } });

const pagesIn = (page: Page) => page.getByRole("list", { name: /^Pages/ }).getByRole("button");
const numberOfPage = (page: Page) => page.getByRole("textbox", { name: "Page", exact: true });

async function openTemplate(page: Page, request: APIRequestContext, yaml_content = template): Promise<Member> {
  const member = await aMember(request);
  const answer = await request.post("/api/templates", {
    data: {
      name: "Panels",
      description: "",
      category: "general",
      author: "",
      profile: "boox-note-air-4c",
      yaml_content,
    },
    headers: bearer(member.token),
  });
  const { id } = await answer.json();
  await enterAs(page, member);
  await page.goto(`/templates/${id}`);
  await expect(listOfWidgets(page)).toBeAttached();
  return member;
}

test("a finger drags pages by their grips and scrolls elsewhere", { tag: "@long" }, async ({ browser, request }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 1100, height: 1200 } });
  const page = await context.newPage();
  await openTemplate(page, request);
  const grips = page.getByRole("list", { name: /^Pages/ }).locator("[data-grip]");
  await expect(grips).toHaveCount(4);
  const [from, to] = [await middleOf(grips.nth(2)), await middleOf(grips.nth(0))];
  const session = await context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: readonly { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: [...points] });
  await touch("touchStart", [from]);
  for (let step = 1; step <= 6; step++)
    await touch("touchMove", [{ x: from.x, y: from.y + ((to.y - 8 - from.y) * step) / 6 }]);
  await touch("touchEnd", []);
  await expect(pagesIn(page).nth(1)).toContainText("3 widgets");
  await expect(numberOfPage(page)).toHaveValue("2");
  await context.close();
});

test("a part that fails to load shows a message and loads on retry", { tag: "@long" }, async ({ page, request }) => {
  const again = page.getByRole("button", { name: "Try again" });
  const missing = page.getByText("This part of the studio could not be loaded.");
  await page.route("**/*fonts/patrick-hand-regular.ttf", (route) => route.abort());
  await page.route(/\/assets\/project-design-/, (route) => route.abort());
  const opening = openMasterOf(page, request, [
    `{ id: t, type: text_block, content: "By hand", styling: { font: Patrick-Hand }, position: { x: 60, y: 100, width: 120, height: 30 } }`,
  ]);
  // The editor opened at its own address.
  await expect(page.getByRole("alert").filter({ has: missing })).toBeVisible();
  await page.unroute(/\/assets\/project-design-/);
  await again.click();
  await opening;

  // No fallback font is used, because the canvas would then differ from the PDF.
  await expect(page.getByText("The font Patrick Hand could not be loaded")).toBeVisible();
  await expect(sheet(page)).toHaveAttribute("aria-busy", "true");
  await expect.poll(() => inkFraction(page, [60, 100, 120, 30])).toBeGreaterThan(0);
  await page.unroute("**/*fonts/patrick-hand-regular.ttf");
  await again.click();
  await expect(sheet(page)).toHaveAttribute("aria-busy", "false");
  await expect(again).toHaveCount(0);

  await page.route("**/assets/layers-panel-*.js", (route) => route.abort(), { times: 1 });
  await page.getByRole("tab", { name: "Layers" }).click();
  await expect(missing).toBeVisible();
  await again.click();
  await expect(page.getByRole("treeitem", { name: /Text/ })).toBeVisible();
  await expect(again).toHaveCount(0);
});
