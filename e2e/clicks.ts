import type { Page } from "@playwright/test";

type Count = () => Promise<number>;

/**
 * Counts presses of the pointer, and choices in native lists, which Playwright makes without a press. The returned
 * function asks the page first, because a press is counted after Playwright has made it.
 */
export const countClicks = (page: Page): Promise<Count> => counting(page, false);

/**
 * Counts each press of the pointer, each key or key chord, and each text typed into a field once, however long it is.
 * Modifiers and keys that a held key repeats do not count.
 */
export const countActions = (page: Page): Promise<Count> => counting(page, true);

async function counting(page: Page, countsKeys: boolean): Promise<Count> {
  let actions = 0;
  await page.exposeFunction("countAction", () => {
    actions++;
  });
  await page.addInitScript((withKeys) => {
    const { countAction } = globalThis as unknown as { countAction: () => Promise<void> };
    /** The field in which the text that was counted last is typed. */
    let writing: EventTarget | null = null;
    const count = () => {
      writing = null;
      void countAction();
    };
    const isText = (target: EventTarget | null) =>
      target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== "radio");
    addEventListener("pointerdown", ({ isTrusted }) => isTrusted && count(), true);
    addEventListener("change", ({ target }) => target instanceof HTMLSelectElement && count(), true);
    if (!withKeys) return;
    addEventListener(
      "keydown",
      ({ key, target, repeat, ctrlKey, metaKey, altKey }) => {
        const isModifier = ["Shift", "Control", "Alt", "Meta"].includes(key);
        const isTyped = isText(target) && key.length === 1 && !ctrlKey && !metaKey && !altKey;
        if (!repeat && !isModifier && !isTyped) count();
      },
      true,
    );
    addEventListener(
      "input",
      ({ target }) => {
        if (!isText(target) || writing === target) return;
        count();
        writing = target;
      },
      true,
    );
  }, countsKeys);
  return () => page.evaluate(() => undefined).then(() => actions);
}
