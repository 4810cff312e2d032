import type { Site } from "@octavo/contract";
import { longTest } from "@octavo/foundation/testing";
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { alert, button, byText, dialog, field, link } from "../../../test/found-by.ts";
import { changeAnswers, failCalls } from "../../../test/intercept-calls.ts";
import { addressNow, aMember, openStudio, theAdministrator } from "../../../test/studio.tsx";

const only = "People sign in to this site only with School.";

beforeEach(() => {
  changeAnswers<Site>(/^GET \/api\/site$/, (site) => ({ ...site, provider: "School", provider_only: true }));
});

it.each([
  ["/login", "Sign in"],
  ["/register", "Create account"],
  ["/reset-password", "Reset your password"],
  ["/reset-password?token=1234", "Reset your password"],
  ["/sign-in/recovery-code", "Use a recovery code"],
])("shows only the provider at %s", async (address, title) => {
  await openStudio(address);
  await expect.element(page.getByRole("heading", { name: title })).toBeVisible();
  await expect.element(byText(only)).toBeVisible();
  await expect.element(button("Sign in with School")).toBeVisible();
  expect(page.getByRole("textbox").elements()).toEqual([]);
  for (const name of ["Forgot your password?", "Use a recovery code", "Create an account"])
    await expect.element(link(name)).not.toBeInTheDocument();
  // The server of this test has no provider.
  await button("Sign in with School").click();
  await expect.element(alert()).toMatchTextContent("This site has no other provider for signing in");
});

it("shows the sign-in form if the site can't be asked", async () => {
  failCalls(/^GET \/api\/site$/);
  await openStudio("/login");
  await expect.element(field("Password")).toBeVisible();
});

it("shows linked accounts and sessions on the account page, and nothing about passwords", async () => {
  const ann = await aMember();
  await openStudio("/account/security", { as: ann });
  await expect.element(page.getByRole("heading", { name: "Sign in with School" })).toBeVisible();
  await expect.element(button("Link an account")).toBeVisible();
  await expect.element(byText("This browser")).toBeVisible();
  const titles = page
    .getByRole("heading", { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);
  for (const name of ["Password", "Authenticator app", "Passkeys", "Recovery codes"])
    expect(titles).not.toContain(name);
});

it("confirms an identity at the provider only, and says how to link an account first", async () => {
  const ann = await aMember();
  await openStudio("/account", { as: ann });
  failCalls(/^PUT \/api\/account\/username$/, {
    error: "CONFIRM_IDENTITY",
    message: "Confirm that it is you",
    detail: "Confirm that it is you",
  });
  await field("Username").fill(`${ann.username}-2`);
  await button("Change username").click();
  const confirm = dialog("Confirm that it is you");
  await expect.element(confirm.getByText(/^Your account is not linked with School yet/)).toBeVisible();
  await expect.element(field("Password", confirm)).not.toBeInTheDocument();
  await button("Cancel", confirm).click();
});

longTest("continues after a sign-in in another tab, with the input", async () => {
  const ann = await aMember();
  await openStudio("/projects", { as: ann });
  await button("New Project").click();
  await field("Project Name").fill("Half a planner");
  await ann.api("POST /api/auth/logout", { body: { everywhere: true } });
  await button("Create Project", dialog()).click();
  const again = dialog("Sign in again");
  await expect.element(again).toMatchTextContent("Sign in with School in a new tab, and this page continues.");
  await expect.element(field("Password", again)).not.toBeInTheDocument();
  const { username, password } = ann;
  const { access_token } = await ann.api("POST /api/auth/login", { body: { username, password } });
  localStorage.setItem("octavo_access_token", access_token);
  // Browsers tell other tabs only.
  dispatchEvent(new StorageEvent("storage", { key: "octavo_access_token", newValue: access_token }));
  await expect.element(again).not.toBeInTheDocument();
  await expect.element(field("Project Name")).toHaveValue("Half a planner");
  await button("Create Project", dialog()).click();
  await expect.poll(addressNow).toMatch(/\/projects\/[\w-]+$/);
});

it("offers administrators no invitations and no reset links", async () => {
  const [admin, ann] = [await theAdministrator(), await aMember()];
  await openStudio("/admin/sign-up", { as: admin });
  await expect
    .element(page.getByText(/^People sign in only with School, as the settings of the server say/))
    .toBeVisible();
  await expect.element(page.getByText(/^School must report the second factor/)).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Invite", exact: true })).not.toBeInTheDocument();
  await link("Users").click();
  await field("Search by name or email").fill(ann.username);
  await button(`Manage ${ann.username}`).click();
  const account = dialog(ann.username);
  await expect.element(button("Disable the account", account)).toBeVisible();
  await expect.element(account.getByRole("heading", { name: "Password" })).not.toBeInTheDocument();
});
