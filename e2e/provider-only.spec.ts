/** A site whose people sign in at its OpenID provider only. */
import { expect } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { button, field } from "./found-by.ts";
import { signInAtProvider, signInSite } from "./sign-in-site.ts";

const test = signInSite({ OCTAVO_OIDC_ONLY: "on" });

test("the first user makes an account at the provider, and finds no other way to sign in", { tag: "@long" }, async ({
  page,
}) => {
  await page.goto("/login");
  await expect(page.getByText("People sign in to this site only with School.")).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await expectAccessible(page);
  await button(page, "Sign in with School").click();
  await signInAtProvider(page, "frida@example.org");
  await expect(field(page, "Username")).toHaveValue("frida");
  await button(page, "Create account").click();
  await page.getByLabel("I have read and understand these terms").click();
  await button(page, "Accept & Continue").click();
  await expect(page.getByText("Signed in as frida")).toBeVisible();

  await page.goto("/account/security");
  await expect(page.getByText(/^Linked on/)).toBeVisible();
  await expect(page.getByText("This browser")).toBeVisible();
  for (const name of ["Password", "Passkeys", "Recovery codes", "Authenticator app"])
    await expect(page.getByRole("heading", { name, exact: true })).toHaveCount(0);
  await expectAccessible(page);

  await page.goto("/admin/sign-up");
  await expect(page.getByText(/^People sign in only with School/)).toBeVisible();
  await expectAccessible(page);

  await button(page, "Sign out").click();
  await page.goto("/register");
  await button(page, "Sign in with School").click();
  await expect(page.getByText("Signed in as frida")).toBeVisible();
});
