/** The studio in a Polish browser on a phone. */
import { expect, type Page, test } from "@playwright/test";
import { aMember, enterAs, newAccount } from "./accounts.ts";
import { expectAccessible } from "./axe.ts";
import { button, dialog, field, tab } from "./found-by.ts";
import { aPlanner } from "./starters.ts";

test.use({ locale: "pl-PL", viewport: { width: 390, height: 844 } });

/** Checks accessibility in all themes, and that longer Polish texts don't overflow. */
async function expectSound(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
}

async function register(page: Page): Promise<void> {
  const { username, email, password } = newAccount();
  await page.goto("/register");
  await expect(page.locator("html")).toHaveAttribute("lang", "pl");
  await button(page, "Utwórz konto").click();
  await expect(page.getByText("Podaj nazwę użytkownika")).toBeVisible();
  await expectSound(page);
  await field(page, "Nazwa użytkownika").fill(username);
  await field(page, "E-mail").fill(email);
  await field(page, "Hasło").fill(password);
  await field(page, "Powtórz hasło").fill(password);
  await button(page, "Utwórz konto").click();
  await page.getByLabel("Znam i rozumiem te warunki").check();
  await button(page, "Akceptuj i kontynuuj").click();
  await expect(page.getByRole("heading", { name: "Nie ma jeszcze projektów" })).toBeVisible();
}

async function createPlanner(page: Page): Promise<void> {
  await button(page, "Nowy projekt").click();
  await page.getByText("Planer miesięczny i notatki", { exact: true }).click();
  // The starter uses the studio's language by default and offers the other one.
  await expect(field(page, "Nazwa projektu")).toHaveValue(/^Planer miesięczny i notatki 20\d\d$/);
  await expect(field(page, "Język")).toHaveValue("pl");
  await expect(dialog(page).locator("label").filter({ hasText: "Planer miesięczny" })).toContainText(/\d+ stron/);
  await button(dialog(page), "Utwórz projekt").click();
  await expect(page.getByRole("heading", { level: 1, name: /^Planer miesięczny/ })).toBeVisible();
}

test("a new Polish user registers and creates a plan and a design", { tag: "@long" }, async ({ page }) => {
  test.slow();
  await register(page);
  await createPlanner(page);
  await expect(page.getByText(/^\d+ element/).first()).toBeVisible();
  await expect(page.getByText(/^Zmieniono \d+ \p{L}+ 20\d\d$/u).first()).toBeVisible();
  await expectSound(page);

  await tab(page, /^Plan \(/).click();
  await expect(page.getByText("Plan jest poprawny")).toBeVisible();
  await field(page, "Koniec").first().fill("1999-01-01");
  // A message of the engine.
  await expect(page.getByText("Koniec musi być po początku").first()).toBeVisible();
  await expect(page.getByText("Plan zawiera błędy")).toBeVisible();
  await expectSound(page);
  await button(page, "Odrzuć").click();
  await button(page, "Skompiluj plan").click();
  await expect(dialog(page, "Kompilacja się powiodła")).toContainText(/\d+ stron/);
  await button(dialog(page), "OK").click();

  await tab(page, /^Wzorce/).click();
  await page.getByRole("article").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/masters\//);
  await expect(page.locator("html")).toHaveAttribute("lang", "pl");
  await expect(button(page, "Zapisano")).toBeVisible();
  await expectSound(page);
});

test("switching the language asks before leaving unsaved changes, and keeps them", { tag: "@long" }, async ({
  page,
  request,
}) => {
  const member = await aMember(request);
  const { id } = await aPlanner(request, member, "Mój planer");
  await enterAs(page, member);
  await page.goto(`/projects/${id}?tab=plan`);
  await field(page, "Stron na dzień").fill("2");
  await expect(page.getByText("Niezapisane zmiany", { exact: true })).toBeVisible();
  const change = async (answer: "accept" | "dismiss") => {
    await button(page, "Menu").click();
    const asked = page.waitForEvent("dialog");
    await button(page, /^Język:/).click();
    const pressed = page.getByRole("menuitemradio", { name: "English" }).click({ noWaitAfter: true });
    const question = await asked;
    expect(question.type()).toBe("beforeunload");
    await question[answer]();
    await pressed;
  };

  await change("dismiss");
  await expect(field(page, "Stron na dzień")).toHaveValue("2");
  await expect(page.locator("html")).toHaveAttribute("lang", "pl");

  await page.keyboard.press("Escape");
  await change("accept");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(field(page, "Pages per Day")).toHaveValue("2");
  await expect(page.getByText("Your unsaved plan was restored.")).toBeVisible();
});
