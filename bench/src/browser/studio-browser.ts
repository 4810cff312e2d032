import { chromium, type Page } from "playwright-core";
import { StudioUser } from "../server/studio-user.ts";
import { chromiumArguments, chromiumProgram } from "./chromium.ts";

export interface Studio {
  readonly page: Page;
  readonly user: StudioUser;
}

export async function withStudio<Result>(origin: string, work: (studio: Studio) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ executablePath: chromiumProgram(), args: chromiumArguments });
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
