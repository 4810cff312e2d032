/** An authenticator app beside the password, with codes of a second implementation. */
import { createHmac } from "node:crypto";
import { expect, test } from "@playwright/test";
import { aMember, enterAs } from "./accounts.ts";
import { expectAccessible } from "./axe.ts";
import { button, dialog, field } from "./found-by.ts";

/** RFC 6238, as an app computes it. */
function codeOf(secret: string, steps: number): string {
  let bits = "";
  for (const letter of secret) bits += "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const mac = createHmac("sha1", key).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
}

test("a user sets up an authenticator app, and signs in with its codes", { tag: "@long" }, async ({
  page,
  request,
}) => {
  const member = await aMember(request);
  await enterAs(page, member);
  await page.goto("/account/security");
  await button(page, "Set up an app").click();
  await expect(dialog(page).getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
  const key =
    (await dialog(page)
      .getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
      .textContent()) ?? "";
  const secret = key.replaceAll(" ", "");
  await expectAccessible(page);
  await field(page, "Code in the app").fill("12");
  await page.keyboard.press("Enter");
  await expect(field(page, "Code in the app")).toHaveAccessibleDescription(/This code is not valid/);
  await field(page, "Code in the app").fill(codeOf(secret, -1));
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^In use since/)).toBeVisible();

  await button(page, "Sign out").click();
  await field(page, "Username").fill(member.username);
  await field(page, "Password").fill(member.password);
  await page.keyboard.press("Enter");
  const code = field(page, "Code of your authenticator app");
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await code.fill("000000");
  await page.keyboard.press("Enter");
  await expect(code).toHaveAccessibleDescription(/This code is not valid/);
  await code.fill(codeOf(secret, 0));
  await page.keyboard.press("Enter");
  await expect(page.getByText(`Signed in as ${member.username}`)).toBeVisible();
});
