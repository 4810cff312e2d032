/** Signing in and out: links in emails, two tabs, and the device's theme. */
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { type Account, aMember } from "./accounts.ts";
import { linkIn } from "./emails.ts";
import { button, field } from "./found-by.ts";

const outbox = join(import.meta.dirname, process.env["OCTAVO_E2E_DATA"] ?? "", "outbox");

async function fillSignIn(page: Page, { username, password }: Account): Promise<void> {
  await field(page, "Username").fill(username);
  await field(page, "Password").fill(password);
  await button(page, "Sign in").click();
}

test("a user resets a forgotten password by email and signs in and out in two tabs, in a theme of their choice", async ({
  context,
  page,
  request,
}) => {
  const member = await aMember(request);
  const changed = { ...member, password: "battery staple" };

  await test.step("the theme follows the device until the user chooses one", async () => {
    const html = page.locator("html");
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/login");
    await expect(html).toHaveAttribute("data-theme", "dark");
    await page.getByRole("radio", { name: "Light" }).check({ force: true });
    await page.reload();
    await expect(html).toHaveAttribute("data-theme", "light");
    await page.getByRole("radio", { name: "System" }).check({ force: true });
    await expect(html).toHaveAttribute("data-theme", "dark");
    await page.emulateMedia({ colorScheme: "light" });
    await expect(html).toHaveAttribute("data-theme", "light");
  });

  await test.step("a link in an email resets the password once", async () => {
    await expect.poll(() => linkIn(outbox, member.email, "confirm-email")).toBeDefined();
    await page.goto(linkIn(outbox, member.email, "confirm-email") ?? "");
    await button(page, "Confirm address").click();
    await expect(page.getByText("Your email address is confirmed. You can now sign in with it.")).toBeVisible();
    await page.getByRole("link", { name: "Back to sign in" }).click();
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await expect(page.getByRole("heading", { name: "Reset your password" })).toBeFocused();
    await field(page, "Email").fill(member.email);
    await button(page, "Send password reset link").click();
    await expect(page.getByText("If an account exists for that email, we sent a reset link.")).toBeVisible();

    await expect.poll(() => linkIn(outbox, member.email, "reset-password")).toBeDefined();
    const link = linkIn(outbox, member.email, "reset-password") ?? "";
    await choosePassword(page, link, changed.password);
    await expect(
      page.getByText("Password updated successfully. You can now sign in with your new password."),
    ).toBeVisible();
    await expect(button(page, "Update password")).toBeDisabled();
    await choosePassword(page, link, changed.password);
    await expect(page.getByRole("alert")).toBeVisible();
    await page.getByRole("link", { name: "Back to sign in" }).click();
    await fillSignIn(page, changed);
    await expect(page.getByText(`Signed in as ${member.username}`)).toBeVisible();
  });

  await test.step("signing out in one tab asks the other to sign in again, and one new session restores both", async () => {
    const other = await context.newPage();
    await other.goto("/projects");
    await button(other, "Sign out").click();
    await expect(other).toHaveURL(/\/login$/);
    await expect(page.getByRole("dialog", { name: "Sign in again" })).toBeVisible();
    await fillSignIn(other, changed);
    await expect(other).toHaveURL(/\/projects$/);
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByText(`Signed in as ${member.username}`)).toBeVisible();
  });
});

async function choosePassword(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
  await field(page, "New password").fill(password);
  await field(page, "Confirm password").fill(password);
  await button(page, "Update password").click();
}
