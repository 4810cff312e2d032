import type { Locator, Page } from "@playwright/test";

export const button = (page: Page | Locator, name: string | RegExp) => page.getByRole("button", { name, exact: true });
export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
export const dialog = (page: Page, name?: string) => page.getByRole("dialog", name ? { name } : {});
export const tab = (page: Page, name: RegExp) => page.getByRole("tab", { name });
export const alert = (page: Page) => page.getByRole("alert");
