import { messages } from "@octavo/contract";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { addressNow, aMember, openStudio } from "../../../test/studio.tsx";

const username = () => page.getByLabelText("Username");
const password = () => page.getByLabelText("Password");
const signIn = () => page.getByRole("button", { name: "Sign in", exact: true });

it("names each empty field, focuses the first, and takes its message back as soon as it is filled", async () => {
  await openStudio("/login");
  await signIn().click();
  await expect.element(username()).toHaveFocus();
  await expect.element(username()).toHaveAccessibleDescription(messages.usernameRequired);
  await expect.element(password()).toHaveAccessibleDescription(messages.passwordRequired);
  await userEvent.keyboard("ann");
  await expect.element(username()).toHaveAccessibleDescription("");
  await expect.element(password()).toHaveAccessibleDescription(messages.passwordRequired);
  await userEvent.keyboard("{Enter}");
  await expect.element(password()).toHaveFocus();
});

it("says nothing of empty fields before they are sent", async () => {
  await openStudio("/login");
  await username().fill("ann");
  await username().fill("");
  await expect.element(username()).toHaveAccessibleDescription("");
});

it("selects a password that is refused, and signs in with what a password manager wrote without a word", async () => {
  const ann = await aMember();
  await openStudio("/login");
  await username().fill(ann.username);
  await password().fill("wrong password");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(password()).toHaveFocus();
  await expect.poll(() => getSelection()?.toString().length).toBe("wrong password".length);
  (password().element() as HTMLInputElement).value = ann.password;
  await signIn().click();
  await expect.poll(addressNow).toContain("/projects");
});
