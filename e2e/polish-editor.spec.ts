/** The visual editor for somebody whose browser speaks Polish. */
import { expect, test } from "@playwright/test";
import { expectNoFaults } from "./axe.ts";
import { openNewMaster } from "./editor-page.ts";
import { button, tab } from "./found-by.ts";

test.use({ locale: "pl-PL" });

test("the problems of a design are told in Polish, on a tablet as well", async ({ page, request }) => {
  await openNewMaster(page, request);
  await page.setViewportSize({ width: 820, height: 1180 });
  await button(page, "Link").click();
  await tab(page, /^Problemy/).click();
  await expect(
    page.getByText("Link do „notes:index” prowadzi donikąd: żadna strona nie ma takiego celu"),
  ).toBeVisible();
  const last = await tab(page, /^Problemy/).boundingBox();
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(820);
  await expectNoFaults(page);
});
