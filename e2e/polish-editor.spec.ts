/** The visual editor for somebody whose browser speaks Polish. */
import { expect, type Page, test } from "@playwright/test";
import { expectNoFaults } from "./axe.ts";
import { canvas, field, openNewMaster, option } from "./editor-page.ts";
import { button, dialog, tab } from "./found-by.ts";

test.use({ locale: "pl-PL" });

const announced = (page: Page, words: string) => expect(page.locator("[aria-live=polite]").first()).toHaveText(words);

test("widgets are placed, aligned, set and taken back in Polish", async ({ page, request }) => {
  await openNewMaster(page, request);
  await button(page, "Ramka").click();
  await announced(page, "Wstawiono: Ramka");
  await button(page, "Linie").click();
  await expect(canvas(page).getByRole("listbox", { name: "Elementy na stronie" })).toBeAttached();
  await expect(option(page, /^Linie, x .* punktów/)).toBeAttached();

  // Commands are found in either language.
  await page.keyboard.press("Control+k");
  await dialog(page, "Polecenia").getByRole("combobox").fill("wszystko");
  await dialog(page).getByRole("combobox").press("Enter");
  await announced(page, "Zaznaczono 2 elementy");
  await page.keyboard.press("Control+k");
  await dialog(page, "Polecenia").getByRole("combobox").fill("align left");
  await dialog(page).getByRole("combobox").press("Enter");
  await announced(page, "Wyrównano 2 elementy do lewej");
  await button(page, "Cofnij").click();
  await announced(page, "Cofnięto: wyrównanie 2 elementów");

  await page.keyboard.press("Escape");
  await option(page, /^Linie/).dispatchEvent("click");
  await expect(page.getByRole("heading", { level: 2, name: "Linie" })).toBeVisible();
  await field(page, "Odstęp linii").fill("dużo");
  await field(page, "Odstęp linii").press("Enter");
  await expect(page.getByRole("alert")).toContainText("To nie jest liczba");
  await expectNoFaults(page);
});

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
