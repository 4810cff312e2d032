import type { Page } from "@playwright/test";

/**
 * Counts presses of the pointer, and choices in native lists, which Playwright makes without a press. The returned
 * function asks the page first, because a press is counted after Playwright has made it.
 */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  let clicks = 0;
  await page.exposeFunction("countClick", () => {
    clicks++;
  });
  await page.addInitScript(() => {
    const { countClick } = globalThis as unknown as { countClick: () => Promise<void> };
    addEventListener("pointerdown", ({ isTrusted }) => isTrusted && void countClick(), true);
    addEventListener("change", ({ target }) => target instanceof HTMLSelectElement && void countClick(), true);
  });
  return () => page.evaluate(() => undefined).then(() => clicks);
}
