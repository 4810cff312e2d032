/** Into the studio and out of it: as a newcomer, with a forgotten password, and when the session ends in the middle of work. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { type Account, aMember, aNewcomer, bearer, enterAs } from "./accounts.ts";
import { button, field } from "./found-by.ts";

const terms = (page: Page) => page.getByRole("dialog", { name: "Terms of use" });

async function fillSignIn(page: Page, { username, password }: Account): Promise<void> {
  await field(page, "Username").fill(username);
  await field(page, "Password").fill(password);
  await button(page, "Sign in").click();
}

test("a newcomer is told what is missing, creates an account, declines the terms, accepts them and signs out", async ({
  page,
}) => {
  const { username, email, password } = aNewcomer();
  await page.goto("/register");
  await button(page, "Create account").click();
  for (const sentence of ["Username is required", "Email is required", "Password is required", "Confirm your password"])
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  await expect(field(page, "Username")).toBeFocused();

  await field(page, "Username").fill("ab");
  await field(page, "Email").fill("nobody");
  await field(page, "Password").fill("short");
  await field(page, "Confirm password").fill("other");
  await expect(page.getByText("Use at least 3 characters")).toBeVisible();
  await expect(page.getByText("Enter a valid email address")).toBeVisible();
  await expect(page.getByText("Use at least 8 characters")).toBeVisible();
  await expect(page.getByText("Passwords do not match")).toBeVisible();

  await field(page, "Username").fill(username);
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(password);
  await field(page, "Confirm password").fill(password);
  await button(page, "Create account").click();

  await expect(terms(page)).toBeVisible();
  await expect(page).toHaveURL(/\/projects$/);
  await page.keyboard.press("Escape");
  await expect(terms(page)).toBeVisible();
  await expect(button(page, "Accept & Continue")).toBeDisabled();
  await terms(page).getByRole("button", { name: "Decline" }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem("octavo_access_token"))).toBeNull();

  await fillSignIn(page, { username, email, password });
  await page.getByLabel("I have read and understand these terms").check();
  await page.route("**/api/auth/accept-terms", (route) => route.fulfill({ status: 500, json: { message: "" } }));
  await button(page, "Accept & Continue").click();
  await expect(terms(page).getByRole("alert")).toContainText("Authentication request failed");
  await page.unroute("**/api/auth/accept-terms");
  await button(page, "Accept & Continue").click();
  await expect(terms(page)).toBeHidden();
  await expect(page.getByRole("heading", { name: "No projects yet" })).toBeVisible();
  await expect(page.getByText(`Signed in as ${username}`)).toBeVisible();

  const token = await page.evaluate(() => localStorage.getItem("octavo_access_token"));
  await button(page, "Sign out").click();
  await expect(page).toHaveURL(/\/login$/);
  // Who leaves does not wait for the server to hear of it.
  const me = () => page.request.get("/api/auth/me", { headers: bearer(token ?? "") });
  await expect.poll(async () => (await me()).status()).toBe(401);
});

test("the way in says why it does not open, keeps what was typed, and leads where one wanted to go", async ({
  page,
  request,
}) => {
  const member = await aMember(request);
  await page.goto("/build?from=mail");
  await expect(page).toHaveURL(/\/login$/);
  await test.step("in the look of the device, also when that changes, or in one that is chosen", async () => {
    const look = page.locator("html");
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(look).toHaveAttribute("data-theme", "dark");
    await page.getByRole("radio", { name: "Light" }).check({ force: true });
    await page.reload();
    await expect(look).toHaveAttribute("data-theme", "light");
    await page.getByRole("radio", { name: "System" }).check({ force: true });
    await expect(look).toHaveAttribute("data-theme", "dark");
    await page.emulateMedia({ colorScheme: "light" });
    await expect(look).toHaveAttribute("data-theme", "light");
  });
  await button(page, "Sign in").click();
  await expect(page.getByText("Username is required")).toBeVisible();
  await expect(page.getByText("Password is required")).toBeVisible();
  await page.route("**/api/auth/login", (route) => route.abort());
  await fillSignIn(page, member);
  await expect(page.getByRole("alert")).toContainText("Network request failed");
  await expect(field(page, "Password")).toHaveValue(member.password);
  await page.unroute("**/api/auth/login");
  await fillSignIn(page, { ...member, password: "wrong horse battery" });
  await expect(page.getByRole("alert")).toContainText(/password/i);
  await expect(field(page, "Username")).toHaveValue(member.username);

  await page.getByRole("link", { name: "Create an account" }).click();
  await page.getByRole("link", { name: "Back to sign in" }).click();
  await expect(page.getByRole("alert")).toBeHidden();
  await fillSignIn(page, member);
  await expect(page).toHaveURL(/\/build\?from=mail$/);

  await page.goto("/login");
  await expect(page).toHaveURL(/\/projects$/);
  await page.goto("/no/such/place");
  await expect(page).toHaveURL(/\/projects$/);
});

test("a forgotten password is replaced through the link of a message, once", async ({ page, request }) => {
  const member = await aMember(request);
  await expect.poll(() => linkFor(member.email, "confirm-email")).toBeDefined();
  await page.goto(linkFor(member.email, "confirm-email") ?? "");
  await button(page, "Confirm address").click();
  await expect(page.getByText("Your email address is confirmed. You can now sign in with it.")).toBeVisible();
  await page.getByRole("link", { name: "Back to sign in" }).click();
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("heading", { name: "Reset your password" })).toBeFocused();
  await button(page, "Send password reset link").click();
  await expect(page.getByText("Email is required")).toBeVisible();
  await field(page, "Email").fill("nobody");
  await expect(page.getByText("Enter a valid email address")).toBeVisible();
  await field(page, "Email").fill(member.email);
  await button(page, "Send password reset link").click();
  await expect(page.getByText("If an account exists for that email, we sent a reset link.")).toBeVisible();

  await expect.poll(() => linkFor(member.email, "reset-password")).toBeDefined();
  const link = linkFor(member.email, "reset-password") ?? "";
  const replace = async () => {
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
    await field(page, "New password").fill("battery staple");
    await field(page, "Confirm password").fill("battery staple");
    await button(page, "Update password").click();
  };
  await page.goto(link);
  await button(page, "Update password").click();
  await expect(page.getByText("Password is required")).toBeVisible();
  await expect(page.getByText("Confirm your password")).toBeVisible();
  await field(page, "New password").fill("short");
  await field(page, "Confirm password").fill("other");
  await expect(page.getByText("Use at least 8 characters")).toBeVisible();
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  await replace();
  await expect(
    page.getByText("Password updated successfully. You can now sign in with your new password."),
  ).toBeVisible();
  await expect(button(page, "Update password")).toBeDisabled();
  await replace();
  await expect(page.getByRole("alert")).toBeVisible();

  await page.getByRole("link", { name: "Back to sign in" }).click();
  await fillSignIn(page, { ...member, password: "battery staple" });
  await expect(page.getByText(`Signed in as ${member.username}`)).toBeVisible();
});

/** Path and query of a link in a letter to that address. */
function linkFor(email: string, screen: "confirm-email" | "reset-password"): string | undefined {
  const outbox = join(import.meta.dirname, `../test-results/data-${process.env["OCTAVO_E2E_PORT"]}/outbox`);
  const letters = (existsSync(outbox) ? readdirSync(outbox) : []).map((name) =>
    readFileSync(join(outbox, name), "utf8"),
  );
  const letter = letters.find((text) => text.includes(`To: ${email}`) && text.includes(`/${screen}?`));
  return new RegExp(`/${screen}\\?token=[\\w-]+`).exec(letter ?? "")?.[0];
}

test("a session that ends in the middle of work leads through a sign-in back to the same place", async ({
  context,
  page,
  request,
}) => {
  const member = await aMember(request);
  await enterAs(page, member);
  await page.goto("/projects");
  await button(page, "New Project").click();
  await field(page, "Project Name").fill("Half a planner");
  await request.post("/api/auth/logout", { data: { everywhere: true }, headers: bearer(member.token) });
  await page.getByRole("dialog").getByRole("button", { name: "Create Project" }).click();

  const again = page.getByRole("dialog", { name: "Sign in again" });
  await expect(again).toContainText(member.username);
  await again.getByLabel("Password").fill("wrong horse battery");
  await again.getByRole("button", { name: "Sign in" }).click();
  await expect(again.getByRole("alert")).toContainText(/password/i);
  await again.getByLabel("Password").fill(member.password);
  await page.keyboard.press("Enter");
  await expect(again).toBeHidden();

  await expect(field(page, "Project Name")).toHaveValue("Half a planner");
  await page.getByRole("dialog").getByRole("button", { name: "Create Project" }).click();
  await expect(page).toHaveURL(/\/projects\/[\w-]+/);

  // What one tab signs out, the other asks to sign in again; the same person's new session opens both.
  await page.goto("/projects");
  const other = await context.newPage();
  await other.goto("/projects");
  await button(other, "Sign out").click();
  await expect(other).toHaveURL(/\/login$/);
  await expect(page.getByRole("dialog", { name: "Sign in again" })).toBeVisible();
  await fillSignIn(other, member);
  await expect(other).toHaveURL(/\/projects$/);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByText(`Signed in as ${member.username}`)).toBeVisible();
});
