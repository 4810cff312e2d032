import type { Download, Page } from "@playwright/test";

export async function downloaded(page: Page, press: () => Promise<void>): Promise<Download> {
  const downloading = page.waitForEvent("download");
  await press();
  return downloading;
}
