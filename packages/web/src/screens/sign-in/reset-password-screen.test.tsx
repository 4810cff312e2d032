import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { alert, button, byText, field, link } from "../../../test/found-by.ts";
import { openStudio, reload } from "../../../test/studio.tsx";

it("reports missing input for an email and for a new password", async () => {
  await openStudio("/login");
  await link("Forgot your password?").click();
  await expect.element(page.getByRole("heading", { name: "Reset your password" })).toHaveFocus();
  await button("Send password reset link").click();
  await expect.element(byText("Email is required")).toBeVisible();
  await field("Email").fill("nobody");
  await expect.element(byText("Enter a valid email address")).toBeVisible();

  await reload("/reset-password?token=any");
  await button("Update password").click();
  await expect.element(byText("Password is required")).toBeVisible();
  await expect.element(byText("Confirm your password")).toBeVisible();
  await field("New password").fill("short");
  await field("Confirm password").fill("other");
  await expect.element(byText("Use at least 8 characters")).toBeVisible();
  await expect.element(byText("Passwords do not match")).toBeVisible();

  await field("New password").fill("correct horse battery staple");
  await field("Confirm password").fill("correct horse battery staple");
  await button("Update password").click();
  await expect.element(alert()).toHaveTextContent("This link has been used or has expired. Request a new one");
  await link("Request a new one").click();
  await expect.element(button("Send password reset link")).toBeVisible();
});
