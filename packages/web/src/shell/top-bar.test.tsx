import { languages } from "@octavo/contract";
import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aMember, openStudio } from "../../test/studio.tsx";

/** WCAG 1.4.12. */
const textSpacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }";

const style = document.createElement("style");

afterEach(async () => {
  style.remove();
  await page.viewport(1280, 800);
});

it("offers all languages by their own names, and marks the present one", async () => {
  await openStudio("/gallery", { language: "de" });
  await page.getByRole("button", { name: "Sprache: Deutsch" }).click();
  const offers = page.getByRole("menu", { name: "Sprache" }).getByRole("menuitemradio");
  await expect
    .poll(() => offers.elements().map((offer) => [offer.getAttribute("lang"), offer.textContent]))
    .toEqual(Object.entries(languages));
  await expect.element(offers.filter({ hasText: "Deutsch" })).toBeChecked();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("button", { name: "Sprache: Deutsch" })).toHaveFocus();
});

it("closes its menu on a phone when the help opens, which returns the focus to the button of the menu", async () => {
  await page.viewport(390, 844);
  await openStudio("/gallery");
  const menu = page.getByRole("button", { name: "Menu" });
  await menu.click();
  await page.getByRole("button", { name: "Help", exact: true }).click();
  await expect.element(page.getByRole("complementary", { name: "Help" })).toBeVisible();
  await expect.element(menu).toHaveAttribute("aria-expanded", "false");
  await userEvent.keyboard("{Escape}");
  await expect.element(menu).toHaveFocus();
});

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

for (const [name, width, css] of [
  ["320 px", 320, ""],
  ["200 % zoom of 1440 px", 720, ""],
  ["the text spacing of WCAG 1.4.12 at 320 px", 320, textSpacing],
  ["that text spacing at 1024 px", 1024, textSpacing],
  ["that text spacing at 1440 px", 1440, textSpacing],
] as const)
  it(`fits ${name} with all controls reachable`, async () => {
    const ann = await aMember();
    style.textContent = css;
    document.head.append(style);
    await page.viewport(width, 700);
    await openStudio("/templates", { as: ann });
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(() => [innerWidth, overflow()]).toEqual([width, 0]);
    if (width < 1440) await page.getByRole("button", { name: "Menu" }).click();
    const isReachable = () => {
      const { left, right } = page.getByRole("button", { name: "Sign out" }).element().getBoundingClientRect();
      return [left >= 0, right <= width, overflow()];
    };
    await expect.poll(isReachable).toEqual([true, true, 0]);
  });
