/** The way in, as a newcomer with a phone meets it. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { button, field } from "./found-by.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const pages = (page: Page) => page.getByRole("region", { name: "Pages" });
const toolbar = (page: Page) => pages(page).getByRole("toolbar");
const figure = (page: Page) => pages(page).getByRole("figure");

/** Returns how many lines the visible buttons of a toolbar take. */
const linesOf = (bar: Locator) =>
  bar.getByRole("button").evaluateAll((buttons) => {
    const shown = buttons.map((each) => each.getBoundingClientRect()).filter(({ width }) => width > 0);
    return new Set(shown.map(({ top }) => Math.round(top))).size;
  });

test("the first view of a planner has its device, dates, language and download, and shows a day", async ({ page }) => {
  await page.goto("/make/daily");
  await expect(page.getByText(/^reMarkable 2 · \d{4} · English$/)).toBeInViewport({ ratio: 1 });
  await expect(button(page, "Change")).toBeInViewport({ ratio: 1 });
  await expect(button(page, "Download PDF")).toBeInViewport({ ratio: 1 });
  await expect(button(page, "Save and edit")).toBeInViewport({ ratio: 1 });
  await expect(figure(page)).toHaveAccessibleName(/^Page \d+ of \d+, \d{4}-07-02$/);
  await expect(figure(page)).toBeInViewport();
  await expectAccessible(page);

  await test.step("the toolbar stays on one line", async () => {
    expect(await linesOf(toolbar(page))).toBe(1);
    await figure(page)
      .getByRole("link", { name: /-07-03$/ })
      .first()
      .click();
    await expect(figure(page)).toHaveAccessibleName(/-07-03$/);
    await expect(button(page, "Back to the previous page")).toBeVisible();
    expect(await linesOf(toolbar(page))).toBe(1);
  });

  await test.step("the download stays in view below, and the choices are one key away", async () => {
    await button(page, "Change").focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("combobox", { name: "Device" })).toBeInViewport({ ratio: 1 });
    await expect(button(page, "Download PDF")).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Tab");
    await expect(page.getByRole("combobox", { name: "Device" })).toBeFocused();
  });
});

test("keeping a planner says that it needs an account, and the forms name the planner and their rules", async ({
  page,
}) => {
  await page.goto("/make/daily?device=remarkable-2&year=2027&locale=en");
  await expect(page.getByText("Saving needs a free account.")).toBeInViewport({ ratio: 1 });
  await expect(button(page, "Save and edit")).toHaveAccessibleDescription("Saving needs a free account.");
  await button(page, "Save and edit").click();
  await expect(page.getByText("Create an account to keep your planner “Daily planner 2027”.")).toBeVisible();

  const rule = "At least 8 characters, and not a common password.";
  await expect(field(page, "Password")).toHaveAccessibleDescription(rule);
  const [input, below] = await Promise.all([field(page, "Password").boundingBox(), page.getByText(rule).boundingBox()]);
  expect(below?.y).toBeGreaterThan((input?.y ?? 0) + (input?.height ?? 0) - 1);
  await field(page, "Password").fill("short");
  await button(page, "Create account").click();
  await expect(field(page, "Password")).toHaveAccessibleDescription("Use at least 8 characters");
  await expectAccessible(page);

  await test.step("the terms open beside the form, which stays", async () => {
    const line = page.getByText("Personal use only · Terms of use");
    await expect(line).toBeVisible();
    const opened = page.waitForEvent("popup");
    await line.getByRole("link", { name: "Terms of use" }).click();
    const terms = await opened;
    await expect(terms.getByRole("heading", { level: 1 })).toHaveText("Terms of use");
    await expect(terms.getByText("You may not sell Octavo")).toBeVisible();
    await expectAccessible(terms);
    await terms.close();
    await expect(field(page, "Password")).toHaveValue("short");
  });

  await page.getByRole("link", { name: "Back to sign in" }).click();
  await expect(page.getByText("Sign in to keep your planner “Daily planner 2027”.")).toBeVisible();
});

test("the start page shows a planner on a tablet, and its footer says that use is personal", async ({ page }) => {
  await page.goto("/");
  const tablet = page.getByRole("region", { name: "Try a planner" });
  const [body, paper] = [tablet.locator(".tablet"), tablet.getByRole("figure")];
  await expect(paper).toHaveAccessibleName(/-07-02$/);
  const [around, within] = [await body.boundingBox(), await paper.boundingBox()];
  expect(around?.width).toBeGreaterThan((within?.width ?? 0) + 20);
  expect(around?.width).toBeLessThanOrEqual(358);
  await button(page, "Next page").click();
  await expect(paper).toHaveAccessibleName(/-07-03$/);
  await page.getByRole("link", { name: "Personal use only" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms of use");
});
