import { messages } from "@octavo/contract";
import { longTest } from "@octavo/foundation/testing";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { alert, button, byText, dialog, field, link } from "../../../test/found-by.ts";
import { blockCalls } from "../../../test/intercept-calls.ts";
import { addressNow, aMember, openStudio, reload } from "../../../test/studio.tsx";

const username = () => page.getByLabelText("Username");
const password = () => page.getByLabelText("Password");
const signIn = () => page.getByRole("button", { name: "Sign in", exact: true });

it("reports each empty field, focuses the first, and clears messages during input", async () => {
  await openStudio("/login");
  await signIn().click();
  await expect.element(username()).toHaveFocus();
  await expect.element(username()).toHaveAccessibleDescription(messages.usernameRequired.text);
  await expect.element(password()).toHaveAccessibleDescription(messages.passwordRequired.text);
  await userEvent.keyboard("ann");
  await expect.element(username()).toHaveAccessibleDescription("");
  await expect.element(password()).toHaveAccessibleDescription(messages.passwordRequired.text);
  await userEvent.keyboard("{Enter}");
  await expect.element(password()).toHaveFocus();
});

it("shows no error before the first submit", async () => {
  await openStudio("/login");
  await username().fill("ann");
  await username().fill("");
  await expect.element(username()).toHaveAccessibleDescription("");
});

it("selects a refused password, and accepts values from a password manager", async () => {
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

it("reports a failed sign-in, keeps the input, and returns to the requested address", async () => {
  const ann = await aMember();
  await openStudio("/build?from=mail");
  await expect.poll(addressNow).toBe("/login");
  const fill = async (secret: string) => {
    await username().fill(ann.username);
    await password().fill(secret);
    await signIn().click();
  };
  const offline = blockCalls(/^POST \/api\/auth\/login$/);
  await fill(ann.password);
  await expect.element(alert()).toMatchTextContent(/Network request failed/);
  await expect.element(password()).toHaveValue(ann.password);
  offline.mend();
  await fill("wrong horse battery");
  await expect.element(alert()).toMatchTextContent(/password/i);
  await expect.element(username()).toHaveValue(ann.username);

  await link("Create an account").click();
  await link("Back to sign in").click();
  await expect.element(alert()).not.toBeInTheDocument();
  await fill(ann.password);
  await expect.poll(addressNow).toBe("/build?from=mail");

  await reload("/login");
  await expect.poll(addressNow).toBe("/projects");
  await reload("/no/such/place");
  await expect.poll(addressNow).toBe("/projects");
});

longTest("asks to sign in again after the session has expired, and keeps the input", async () => {
  const ann = await aMember();
  await openStudio("/projects", { as: ann });
  await button("New Project").click();
  await field("Project Name").fill("Half a planner");
  await ann.api("POST /api/auth/logout", { body: { everywhere: true } });
  await button("Create Project", dialog()).click();

  const again = dialog("Sign in again");
  await expect.element(again).toMatchTextContent(ann.username);
  await field("Password", again).fill("wrong horse battery");
  await button("Sign in", again).click();
  await expect.element(again.getByRole("alert")).toMatchTextContent(/password/i);
  await field("Password", again).fill(ann.password);
  await userEvent.keyboard("{Enter}");
  await expect.element(again).not.toBeInTheDocument();
  await expect.element(field("Project Name")).toHaveValue("Half a planner");
  await button("Create Project", dialog()).click();
  await expect.poll(addressNow).toMatch(/\/projects\/[\w-]+$/);
  await expect.element(byText(`Signed in as ${ann.username}`)).toBeVisible();
});
