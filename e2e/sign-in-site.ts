/** Sites with passkeys and an OpenID provider. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type APIRequestContext, test as base, expect, type Page } from "@playwright/test";
import type { Member } from "./accounts.ts";
import { linkIn } from "./emails.ts";
import { button } from "./found-by.ts";

const program = join(import.meta.dirname, "../packages/server/test/sign-in-site.child.ts");

interface Site {
  readonly origin: string;
  readonly outbox: string;
}

/** A test with a site at localhost, where browsers allow passkeys, and its settings. */
export const signInSite = (more: Readonly<Record<string, string>> = {}) =>
  base.extend<object, { site: Site }>({
    site: [
      async ({ browserName }, use) => {
        const folder = mkdtempSync(join(tmpdir(), `octavo-sign-in-${browserName}-`));
        const settings = {
          OCTAVO_DATA_DIR: folder,
          OCTAVO_WORKERS: "1",
          OCTAVO_LOG_LEVEL: "error",
          OCTAVO_STARTERS: "off",
          ...more,
        };
        const child = spawn(process.execPath, [program], {
          env: { ...process.env, ...settings },
          stdio: ["ignore", "pipe", "inherit"],
        });
        const ended = once(child, "exit");
        const [line] = await once(child.stdout, "data");
        child.stdout.resume();
        await use({ origin: String(line).trim(), outbox: join(folder, "outbox") });
        child.kill("SIGTERM");
        await ended;
        rmSync(folder, { recursive: true, force: true });
      },
      { scope: "worker" },
    ],
    baseURL: async ({ site }, use) => use(site.origin),
  });

/** Signs in at the provider with an address, which it has verified. */
export async function signInAtProvider(page: Page, email: string): Promise<void> {
  await page.getByPlaceholder("Enter any login").fill(email);
  await page.getByPlaceholder("and password").fill("any");
  await button(page, "Sign-in").click();
  await button(page, "Continue").click();
}

export async function confirmAddress(request: APIRequestContext, { outbox }: Site, { email }: Member): Promise<void> {
  await expect.poll(() => linkIn(outbox, email, "confirm-email")).toBeDefined();
  const token = linkIn(outbox, email, "confirm-email")?.split("=")[1];
  await request.post("/api/auth/email-confirmation/confirm", { data: { token } });
}
