import type { User } from "@octavo/contract";
import { longTest } from "@octavo/foundation/testing";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { button, byText, dialog, field, link } from "../../../test/found-by.ts";
import { changeAnswers, failCalls } from "../../../test/intercept-calls.ts";
import { recordDownloads } from "../../../test/record-downloads.ts";
import { addressNow, aMember, aProject, openStudio } from "../../../test/studio.tsx";

const confirmIdentity = {
  error: "CONFIRM_IDENTITY",
  message: "Confirm that it is you",
  detail: "Confirm that it is you",
};

it("changes the profile after a confirmation, and asks before unsaved input is lost", async () => {
  const ann = await aMember();
  await openStudio("/projects", { as: ann });
  await link(`Signed in as ${ann.username}`).click();
  await expect.element(page.getByRole("heading", { name: "Profile" })).toHaveFocus();
  const username = `${ann.username}-2`;
  await field("Username").fill("ab");
  await button("Change username").click();
  await expect.element(byText("Use at least 3 characters")).toBeVisible();
  await field("Username").fill(username);

  await link("Security").click();
  await expect.element(dialog("Leave without saving?")).toMatchTextContent("Your new username is not saved.");
  await button("Stay").click();
  await button("Sign out").click();
  await expect.element(dialog("Sign out without saving?")).toMatchTextContent("which will be lost");
  await button("Stay").click();

  const refusing = failCalls(/^PUT \/api\/account\/username$/, confirmIdentity);
  await button("Change username").click();
  const confirm = dialog("Confirm that it is you");
  await field("Password", confirm).fill("not the password");
  await button("Confirm", confirm).click();
  await expect.element(confirm.getByText("This is not your password")).toBeVisible();
  refusing.mend();
  await field("Password", confirm).fill(ann.password);
  await button("Confirm", confirm).click();
  await expect.element(byText("Your username is changed.")).toBeVisible();
  await expect.element(link(`Signed in as ${username}`)).toBeVisible();

  const other = await aMember();
  await field("Username").fill(other.username);
  await button("Change username").click();
  await expect.element(byText("This username is taken")).toBeVisible();
  await link("Security").click();
  await button("Leave").click();
  await expect.poll(addressNow).toBe("/account/security");
});

longTest("changes the password, and keeps this browser signed in", async () => {
  const ann = await aMember();
  await openStudio("/account/security", { as: ann });
  await field("Current password").fill("not the password");
  await field("New password").fill("another battery, another horse");
  await field("Confirm password").fill("another battery");
  await button("Change password").click();
  await expect.element(byText("Passwords do not match")).toBeVisible();
  await field("Confirm password").fill("another battery, another horse");
  await button("Change password").click();
  await expect.element(byText("This is not your password")).toBeVisible();
  await field("Current password").fill(ann.password);
  await button("Change password").click();
  await expect.element(byText("Your password is changed.")).toBeVisible();
  await expect.element(field("New password")).toHaveValue("");
  await ann.api("GET /api/auth/me");
});

longTest("leads to the second factor that the site requires, and back", async () => {
  const ann = await aMember();
  const isMissing = changeAnswers<User>(/^GET \/api\/auth\/me$/, (user) => ({ ...user, needs_second_factor: true }));
  await openStudio("/templates", { as: ann });
  await expect.element(page.getByText(/^This site requires an authenticator app or a passkey/)).toBeVisible();
  expect(addressNow()).toBe("/account/security");
  isMissing.mend();
  await button("Make recovery codes").click();
  await button("I have kept them").click();
  await button("Continue").click();
  await expect.poll(addressNow).toBe("/templates");
});

it("lists the sessions, and signs out one of them and all others", async () => {
  const ann = await aMember();
  const { username, password } = ann;
  for (let count = 0; count < 3; count++) await ann.api("POST /api/auth/login", { body: { username, password } });
  await openStudio("/account/security", { as: ann });
  const others = page.getByRole("button", { name: /^Sign out: Chrome on Linux$/ });
  await expect.poll(() => others.elements()).toHaveLength(3);
  await expect.element(byText("This browser")).toBeVisible();
  await others.first().click();
  await expect.poll(() => others.elements()).toHaveLength(2);
  await button("Sign out all others").click();
  await expect.poll(() => others.elements()).toHaveLength(0);
  await expect.element(button("Sign out all others")).not.toBeInTheDocument();
  await ann.api("GET /api/auth/me");
});

it("downloads everything, and deletes the account after its name is typed, and keeps a public project in the gallery", async () => {
  const ann = await aMember();
  const project = await aProject(ann, { name: `Open ${ann.username}` });
  await ann.api("POST /api/projects/{id}/share", { params: { id: project.id }, body: { is_public: true } });
  await openStudio("/account/data", { as: ann });
  const downloads = recordDownloads();
  await button("Download everything").click();
  await expect.element(byText("Your data is downloaded.")).toBeVisible();
  await expect.poll(downloads).toEqual(["octavo-account.zip"]);
  await button("Delete account…").click();
  const asked = dialog(`Delete the account ${ann.username}?`);
  await expect.element(asked).toMatchTextContent(/1 project.*Your public projects.*Open/);
  await expect.element(button("Delete account", asked)).toBeDisabled();
  await field("Your username", asked).fill(ann.username);
  await button("Delete account", asked).click();
  await expect.poll(addressNow).toBe("/login");
  const kept = await fetch(`/api/public/projects/${project.id}`);
  expect(await kept.json()).toMatchObject({ author: "Former member" });
});
