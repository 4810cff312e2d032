/** The first account of a site behind a proxy, which needs the code that the server prints. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { button, field } from "./found-by.ts";

const program = join(import.meta.dirname, "../packages/server/src/main.ts");

/** Starts an empty site behind one proxy. */
async function startSite() {
  const folder = mkdtempSync(join(tmpdir(), "octavo-first-account-"));
  const settings = { PORT: "0", OCTAVO_DATA_DIR: folder, OCTAVO_TRUST_PROXY: "1", OCTAVO_STARTERS: "off" };
  const env = { ...process.env, ...settings, OCTAVO_WORKERS: "1", OCTAVO_LOG_LEVEL: "error" };
  const child = spawn(process.execPath, [program], { env, stdio: ["ignore", "pipe", "inherit"] });
  const stopped = new Promise((resolve) => child.once("exit", resolve));
  let origin: string | undefined;
  let code: string | undefined;
  for await (const line of createInterface(child.stdout)) {
    const { msg, setupCode } = JSON.parse(line) as { msg: string; setupCode?: string };
    [, origin] = /^Octavo is running at (\S+)$/.exec(msg) ?? [];
    code = setupCode;
    if (origin !== undefined) break;
  }
  const stop = async () => {
    child.kill("SIGTERM");
    await stopped;
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin: origin ?? "", code: code ?? "", stop };
}

test("the first account of a site behind a proxy needs the printed code", { tag: "@long" }, async ({ page }) => {
  const { origin, code, stop } = await startSite();
  await page.goto(`${origin}/register`);
  await field(page, "Set-up code").fill("22222-22222-22222-22222");
  await field(page, "Username").fill("Ada Lovelace");
  await field(page, "Email").fill("ada@octavo.example");
  await field(page, "Password").fill("correct horse battery staple");
  await field(page, "Confirm password").fill("correct horse battery staple");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(field(page, "Set-up code")).toHaveAccessibleDescription(/octavo admin setup-code/);
  await expect(field(page, "Set-up code")).toBeFocused();
  await field(page, "Set-up code").fill(code);
  await button(page, "Create account").click();
  await expect(page.getByRole("heading", { name: "Terms of use" })).toBeVisible();
  await stop();
});
