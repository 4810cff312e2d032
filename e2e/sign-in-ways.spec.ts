/** Signing in with passkeys and at an OpenID provider, on a site of their own. */
import { expect, type Page } from "@playwright/test";
import { aMember, bearer, enterAs, type Member } from "./accounts.ts";
import { expectAccessible } from "./axe.ts";
import { alert, button, dialog, field } from "./found-by.ts";
import { confirmAddress, signInAtProvider, signInSite } from "./sign-in-site.ts";

const test = signInSite();

/** A passkey store in the browser. It answers only while the user is present. */
async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  });
  const setPresence = (enabled: boolean) =>
    devtools.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
  return async (act: () => Promise<void>) => {
    await setPresence(true);
    await act();
    await setPresence(false);
  };
}

/** Makes the server refuse the next such call until the user has confirmed the identity. */
const requireConfirmation = (page: Page, path: string) =>
  page.route(
    path,
    (route) => {
      const message = "Confirm that it is you, and try again";
      const json = { error: "CONFIRM_IDENTITY", message, detail: message, data: { text: message } };
      return route.fulfill({ status: 403, json });
    },
    { times: 1 },
  );

const signedInAs = (page: Page, { username }: Pick<Member, "username">) =>
  expect(page.getByText(`Signed in as ${username}`)).toBeVisible();

test("a user adds a passkey, confirms and signs in with it, and keeps recovery codes", { tag: "@long" }, async ({
  page,
  request,
}) => {
  const member = await aMember(request);
  const whilePresent = await addAuthenticator(page);
  await enterAs(page, member);

  await test.step("a new passkey gets a name", async () => {
    await page.goto("/account/security");
    await button(page, "Add a passkey").click();
    await field(page, "Name").fill("Laptop");
    await whilePresent(async () => {
      await page.keyboard.press("Enter");
      await expect(page.getByText("Laptop")).toBeVisible();
    });
    await expect(page.getByText(/not used yet/)).toBeVisible();
  });

  await test.step("it confirms the user's identity for recovery codes", async () => {
    await requireConfirmation(page, "**/api/account/recovery-codes");
    await button(page, "Make recovery codes").click();
    await whilePresent(async () => {
      await button(page, "Confirm with a passkey").click();
      await expect(dialog(page, "Your recovery codes").getByRole("listitem")).toHaveCount(10);
    });
    const downloading = page.waitForEvent("download");
    await button(page, "Download").click();
    expect((await downloading).suggestedFilename()).toBe("octavo-recovery-codes.txt");
  });
  const code = (await dialog(page).getByRole("listitem").first().textContent()) ?? "";
  await button(page, "I have kept them").click();

  await test.step("it signs in without a username, also with the keyboard", async () => {
    await button(page, "Sign out").click();
    await button(page, "Sign in with a passkey").focus();
    await whilePresent(async () => {
      await page.keyboard.press("Enter");
      await signedInAs(page, member);
    });
  });

  await test.step("the autofill list of the username offers it", async () => {
    await whilePresent(async () => {
      await button(page, "Sign out").click();
      await signedInAs(page, member);
    });
  });

  await test.step("it signs in again after the session has expired, without leaving the page", async () => {
    await page.goto("/account/security");
    await expect(page.getByText(/last used/)).toBeVisible();
    const token = await page.evaluate(() => localStorage.getItem("octavo_access_token") ?? "");
    await request.post("/api/auth/logout", { data: {}, headers: bearer(token) });
    await button(page, "Make new recovery codes").click();
    await button(page.getByRole("alertdialog"), "Make new recovery codes").click();
    const again = dialog(page, "Sign in again");
    await whilePresent(async () => {
      await button(again, "Sign in with a passkey").click();
      await expect(again).toBeHidden();
    });
  });

  await test.step("a recovery code signs in once", async () => {
    for (const expected of [() => signedInAs(page, member), () => expect(alert(page)).toBeVisible()]) {
      await button(page, "Sign out").click();
      await page.getByRole("link", { name: "Use a recovery code" }).click();
      // The page before has a field of the same name.
      await expect(page.getByRole("heading", { name: "Use a recovery code" })).toBeVisible();
      await field(page, "Username").fill(member.username);
      await field(page, "Recovery code").fill(code);
      await button(page, "Sign in").click();
      await expected();
    }
  });
});

/** Stops a page before the provider's redirect to the callback. Resolves to its address. */
async function keepCallback(page: Page): Promise<string> {
  const devtools = await page.context().newCDPSession(page);
  const { promise, resolve } = Promise.withResolvers<string>();
  devtools.on("Fetch.requestPaused", ({ requestId, request }) => {
    resolve(request.url);
    void devtools.send("Fetch.failRequest", { requestId, errorReason: "Aborted" });
  });
  await devtools.send("Fetch.enable", { patterns: [{ urlPattern: "*/api/auth/oidc/callback*" }] });
  return promise;
}

test("a user signs in at a provider, links an account by consent, and is safe from the callback of another browser", {
  tag: "@long",
}, async ({ page, request, browser, site }) => {
  const member = await aMember(request);
  await confirmAddress(request, site, member);

  await test.step("an account with the same address is linked after a sign-in with its password", async () => {
    await page.goto("/login");
    await expect(button(page, "Sign in with School")).toBeVisible();
    await expectAccessible(page);
    await button(page, "Sign in with School").click();
    await signInAtProvider(page, member.email);
    await expect(page.getByRole("heading", { name: "Link your account" })).toBeVisible();
    await expect(page).toHaveURL(({ hash }) => hash === "");
    await expectAccessible(page);
    await field(page, "Password").fill(member.password);
    await page.keyboard.press("Enter");
    await signedInAs(page, member);
    const ways = await request.get("/api/account/sign-in-ways", { headers: bearer(member.token) });
    expect(await ways.json()).toMatchObject({ identities: [{ email: member.email }] });
  });

  await test.step("the provider then signs in at once, and returns to the requested page", async () => {
    await button(page, "Sign out").click();
    await page.goto("/account/security");
    await button(page, "Sign in with School").click();
    await expect(page.getByText(/^Linked on/)).toBeVisible();
    await expectAccessible(page);
    await expect(page).toHaveURL("/account/security");
  });

  await test.step("it confirms the user's identity", async () => {
    await requireConfirmation(page, "**/api/account/recovery-codes");
    await button(page, "Make recovery codes").click();
    await button(page, "Confirm with School").click();
    await page.getByPlaceholder("Enter any login").fill(member.email);
    await page.getByPlaceholder("and password").fill("any");
    await button(page, "Sign-in").click();
    await expect(button(page, "Make recovery codes")).toBeVisible();
  });

  await test.step("a callback of another browser signs nobody in", async () => {
    const attacker = await browser.newPage();
    const callback = keepCallback(attacker);
    await attacker.goto(`${site.origin}/login`);
    await button(attacker, "Sign in with School").click();
    await signInAtProvider(attacker, "eve@example.org");
    const victim = await browser.newPage();
    await victim.goto(await callback);
    await expect(alert(victim)).toHaveText(/another browser/);
    await victim.goto(`${site.origin}/projects`);
    await expect(victim).toHaveURL(/\/login$/);
    await attacker.close();
    await victim.close();
  });

  await test.step("a new user chooses a username", async () => {
    const newcomer = await browser.newPage();
    await newcomer.goto(`${site.origin}/login`);
    await button(newcomer, "Sign in with School").click();
    await signInAtProvider(newcomer, "frida@example.org");
    await expect(field(newcomer, "Username")).toHaveValue("frida");
    await button(newcomer, "Create account").click();
    await signedInAs(newcomer, { username: "frida" });
    await newcomer.close();
  });
});
