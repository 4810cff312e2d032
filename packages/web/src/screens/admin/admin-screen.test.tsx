import { longTest } from "@octavo/foundation/testing";
import { expect, it, onTestFinished } from "vitest";
import { type Locator, page } from "vitest/browser";
import { button, byText, dialog, field, link } from "../../../test/found-by.ts";
import { delayCalls } from "../../../test/intercept-calls.ts";
import { aMember, aProject, openStudio, reload, theAdministrator } from "../../../test/studio.tsx";

const valueOf = (input: Locator) => {
  const element = input.query();
  return element instanceof HTMLInputElement ? element.value : "";
};

it("finds a user, disables the account and sets limits, and writes both to the audit log", async () => {
  const [admin, ann] = [await theAdministrator(), await aMember()];
  const project = await aProject(ann, { name: "Secret diary" });
  await openStudio("/account", { as: admin });
  await link("Administration").click();
  await expect.element(page.getByRole("heading", { name: "Nodes" })).toBeVisible();
  await link("Users").click();
  await field("Search by name or email").fill(ann.username.toUpperCase());
  await expect.element(byText("1 user")).toBeVisible();
  await button(`Manage ${ann.username}`).click();
  const account = dialog(ann.username);
  await field("Projects", account).fill("3");
  await button("Save limits", account).click();
  await expect.element(account.getByText("The limits are saved.")).toBeVisible();
  await button("Disable the account", account).click();
  await expect.element(button("Enable the account", account)).toBeVisible();
  await expect(ann.api("GET /api/projects")).rejects.toMatchObject({ status: 401 });
  expect(document.body.textContent).not.toContain("Secret diary");
  expect(document.body.innerHTML).not.toContain(project.id);
  await button("Make a reset link", account).click();
  await expect.poll(() => valueOf(field("Reset link", account))).toContain("/reset-password?token=");
  await field(`Type ${ann.username} to confirm`, account).fill(ann.username);
  await button("Delete the account", account).click();
  await expect.element(byText("0 users")).toBeVisible();

  await link("Audit log").click();
  await field("Person or subject").fill(ann.username);
  const entries = page.getByRole("listitem").filter({ hasText: `· ${ann.username}` });
  await expect.element(entries.nth(3)).toBeVisible();
  for (const action of ["Changed limits", "Disabled an account", "Made a reset link", "Deleted an account"])
    await expect.element(entries.filter({ hasText: action })).toBeVisible();
});

longTest("creates accounts by invitation, and says what to do without one", async () => {
  const admin = await theAdministrator();
  // Other tests register accounts.
  onTestFinished(async () => void (await admin.api("PATCH /api/admin/settings", { body: { sign_up: "open" } })));
  await openStudio("/admin/sign-up", { as: admin });
  await page.getByText("By invitation", { exact: true }).click();
  await expect.element(byText("An account needs an invitation. Visitors see how to ask for one.")).toBeVisible();
  const note = `For ${crypto.randomUUID()}`;
  await field("Note (optional)").fill(note);
  await button("Make 1 invitation").click();
  const made = field("Link of an invitation");
  await expect.poll(() => valueOf(made)).toContain("/register?invitation=");
  const { pathname, search } = new URL(valueOf(made));

  await openStudio("/register");
  await expect.element(page.getByText(/^New accounts need an invitation on this site/)).toBeVisible();
  await openStudio(`${pathname}?invitation=guessed`);
  await expect.element(page.getByText(/^This invitation has been used, was revoked or has expired/)).toBeVisible();
  const check = delayCalls(/^POST \/api\/auth\/invitation$/);
  await openStudio(pathname + search);
  const username = `guest-${crypto.randomUUID().slice(0, 8)}`;
  await field("Username").fill(username);
  // The form keeps its input when the invitation has been checked.
  check.mend();
  await field("Email").fill("guest@example.org");
  await field("Password").fill(admin.password);
  await field("Confirm password").fill(admin.password);
  await button("Create account").click();
  await expect.element(dialog("Terms of use")).toBeVisible();

  await openStudio("/admin/sign-up", { as: admin });
  const row = page.getByRole("listitem").filter({ hasText: note });
  await expect.element(row).toMatchTextContent(`used by ${username}`);
  await page.getByText("Everybody", { exact: true }).click();
  await expect.element(byText("Every visitor can create an account.")).toBeVisible();
});

longTest("requires a second factor only by an administrator who has one", async () => {
  await openStudio("/admin/sign-up", { as: await theAdministrator() });
  await page.getByText("All users", { exact: true }).click();
  await expect.element(byText("Set up an authenticator app or a passkey for your own account first")).toBeVisible();
  await expect.element(page.getByRole("radio", { name: "Users who choose one" })).toBeChecked();
});

longTest("shows the site's own terms, without HTML of their text", async () => {
  const admin = await theAdministrator();
  await openStudio("/admin/terms", { as: admin });
  await field("Text").fill("# Rules of our school\n\nBe **kind**, see [us](https://example.org) <img src=x>\n\n- One");
  await page.getByRole("button", { name: /^Save as version/ }).click();
  await expect.element(page.getByText(/^Version \d+ of /)).toBeVisible();
  const username = `new-${crypto.randomUUID().slice(0, 8)}`;
  const body = { username, email: "new@example.org", password: admin.password };
  await admin.api("POST /api/auth/register", { body });
  const { access_token: token } = await admin.api("POST /api/auth/login", { body });
  await openStudio("/projects", { as: { ...admin, token } });
  const terms = dialog("Terms of use");
  await expect.element(terms).toMatchTextContent("Rules of our schoolBe kind, see us <img src=x>One");
  await expect.element(terms.getByRole("link", { name: "us" })).toHaveAttribute("href", "https://example.org");
  await admin.api("PUT /api/admin/terms", { body: { text: "" } });
});

longTest("takes a reported project down and publishes it again", async () => {
  const [admin, ann] = [await theAdministrator(), await aMember()];
  const name = `Planner ${crypto.randomUUID()}`;
  const { id } = await aProject(ann, { name });
  await ann.api("POST /api/projects/{id}/share", { params: { id }, body: { is_public: true } });
  await openStudio(`/gallery/id/${id}`);
  await button("Report this project").click();
  await field("Reason").selectOptions("It is advertising");
  await button("Send report").click();
  await expect.element(dialog("Thank you")).toBeVisible();

  await openStudio("/admin/reports", { as: admin });
  const report = page.getByRole("article").filter({ hasText: name });
  await button("Take down…", report).click();
  await field("Reason for the owner").fill("It contains adverts.");
  await button("Take down").click();
  await expect.element(report).not.toBeInTheDocument();
  await page.getByText("Answered", { exact: true }).click();
  await expect.element(report).toMatchTextContent(`Taken down by ${admin.username}`);
  await expect(ann.api("GET /api/public/projects/{id}", { params: { id } })).rejects.toMatchObject({ status: 404 });
  await button("Undo the take-down", report).click();
  await button("Publish again").click();
  await expect.element(report).toMatchTextContent(`Published again by ${admin.username}`);
  await ann.api("GET /api/public/projects/{id}", { params: { id } });

  await openStudio("/admin", { as: ann });
  await expect.element(page.getByRole("heading", { name: "Nodes" })).not.toBeInTheDocument();
  await reload("/projects");
});

it("requires a second factor of administrators alone, but not before the own account has one", async () => {
  const admin = await theAdministrator();
  await openStudio("/admin/sign-up", { as: admin });
  await expect.element(byText("Each user decides whether the password is enough to sign in.")).toBeVisible();
  await page.getByText("Administrators", { exact: true }).click();
  await expect.element(byText("Set up an authenticator app or a passkey for your own account first")).toBeVisible();
});
