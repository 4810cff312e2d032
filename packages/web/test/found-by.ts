import { type Locator, locators, page } from "vitest/browser";

declare module "vitest/browser" {
  interface LocatorSelectors {
    /** Selects by CSS, for elements without a role or a text. */
    css(selector: string): Locator;
  }
}

locators.extend({ css: (selector: string) => `css=${selector}` });

type Place = Pick<Locator, "getByRole" | "getByLabelText">;

export const button = (name: string | RegExp, place: Place = page) =>
  place.getByRole("button", { name, ...(typeof name === "string" && { exact: true }) });
export const field = (name: string, place: Place = page) => place.getByLabelText(name, { exact: true });
export const dialog = (name?: string) => page.getByRole("dialog", name === undefined ? {} : { name });
export const tab = (name: RegExp) => page.getByRole("tab", { name });
export const alert = () => page.getByRole("alert");
export const link = (name: string) => page.getByRole("link", { name });
export const byText = (text: string) => page.getByText(text, { exact: true });

/** Returns the label of the focused element right after a click, because the next key may come before the next frame. */
export function focusAfter(pressed: Locator): string | null | undefined {
  const element = pressed.element();
  if (element instanceof HTMLElement) element.click();
  const { activeElement: focused } = document;
  return focused instanceof HTMLInputElement
    ? focused.labels?.[0]?.textContent
    : (focused?.ariaLabel ?? focused?.textContent);
}
