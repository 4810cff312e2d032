import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, byText, dialog, field } from "../../../test/found-by.ts";
import { failCalls } from "../../../test/intercept-calls.ts";
import { addressNow, openStudio } from "../../../test/studio.tsx";

it("reports missing input, and lets a new user decline or accept the terms and sign out", async () => {
  const username = `user-${crypto.randomUUID().slice(0, 8)}`;
  const password = "correct horse battery";
  const terms = dialog("Terms of use");
  await openStudio("/register");
  await button("Create account").click();
  for (const sentence of ["Username is required", "Email is required", "Password is required", "Confirm your password"])
    await expect.element(byText(sentence)).toBeVisible();
  await expect.element(field("Username")).toHaveFocus();

  await field("Username").fill("ab");
  await field("Email").fill("nobody");
  await field("Password").fill("short");
  await field("Confirm password").fill("other");
  for (const sentence of ["Use at least 3 characters", "Enter a valid email address", "Use at least 8 characters"])
    await expect.element(byText(sentence)).toBeVisible();
  await expect.element(byText("Passwords do not match")).toBeVisible();

  await field("Username").fill(username);
  await field("Email").fill(`${username}@example.org`);
  await field("Password").fill(password);
  await field("Confirm password").fill(password);
  await button("Create account").click();
  await expect.element(terms).toBeVisible();
  await expect.element(terms.getByText(/Handwriting stays on your tablet\.$/)).toBeVisible();
  await expect.poll(addressNow).toBe("/projects");
  await userEvent.keyboard("{Escape}");
  await expect.element(terms).toBeVisible();
  await expect.element(button("Accept & Continue")).toBeDisabled();
  await button("Decline", terms).click();
  await expect.poll(addressNow).toBe("/login");
  expect(localStorage.getItem("octavo_access_token")).toBeNull();

  await field("Username").fill(username);
  await field("Password").fill(password);
  await button("Sign in").click();
  await page.getByLabelText("I have read and understand these terms").click();
  const failing = failCalls(/^POST \/api\/auth\/accept-terms$/);
  await button("Accept & Continue").click();
  await expect.element(terms.getByRole("alert")).toMatchTextContent(/Authentication request failed/);
  failing.mend();
  await button("Accept & Continue").click();
  await expect.element(terms).not.toBeInTheDocument();
  await expect.element(page.getByRole("heading", { name: "No projects yet" })).toBeVisible();
  await expect.element(byText(`Signed in as ${username}`)).toBeVisible();

  const headers = { authorization: `Bearer ${localStorage.getItem("octavo_access_token")}` };
  await button("Sign out").click();
  await expect.poll(addressNow).toBe("/login");
  // Signing out does not wait for the server.
  await expect.poll(async () => (await fetch("/api/auth/me", { headers })).status).toBe(401);
});
