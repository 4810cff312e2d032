/** The built studio in Chromium, as somebody has it open. */
import { existsSync } from "node:fs";
import { chromium, type Page } from "playwright-core";
import { StudioUser } from "../server/studio-user.ts";

const programs = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** As root Chromium has no sandbox; and it must not look for its maker's hosts in the middle of a measurement. */
const args = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"];

export interface Studio {
  readonly page: Page;
  readonly user: StudioUser;
}

export async function withStudio<Result>(origin: string, work: (studio: Studio) => Promise<Result>): Promise<Result> {
  const executablePath = programs.find((path) => existsSync(path));
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args });
  try {
    const user = await StudioUser.register(origin);
    const page = await browser.newPage({ baseURL: origin, viewport: { width: 1280, height: 900 } });
    await page.goto("/tutorial");
    await page.evaluate(`localStorage.setItem("octavo_access_token", ${JSON.stringify(user.token)})`);
    return await work({ page, user });
  } finally {
    await browser.close();
  }
}
