import { beforeAll, expect, test } from "vitest";
import { AdjustableClock } from "../../test/adjustable-clock.ts";
import { appCode } from "../../test/app-code.ts";
import { ask, inject, refused } from "../../test/ask.ts";
import { aPlannerProject } from "../../test/planner-project.ts";
import { describeOnStores, publicUrl, serverUnderTest } from "../../test/server-under-test.ts";
import { type SignedIn, signedIn } from "../../test/signed-in.ts";
import { SoftwareAuthenticator } from "../../test/software-authenticator.ts";

describeOnStores("a site that requires a second factor", (store) => {
  const clock = new AdjustableClock();
  const server = serverUnderTest({ store, now: clock.now });
  let admin: SignedIn;
  /** Users with an account from before. */
  let ann: SignedIn;
  let bob: SignedIn;
  beforeAll(async () => {
    admin = await signedIn(server);
    [ann, bob] = [await signedIn(server), await signedIn(server)];
  });

  const isMissing = async (as: SignedIn) => (await ask(server, "GET /api/auth/me", { as })).needs_second_factor;
  const change = (isRequired: boolean) => ({ as: admin, body: { require_second_factor: isRequired } });
  const statusOf = async (url: string) => (await server.app.inject({ url })).statusCode;
  const missing = { status: 403, error: "SECOND_FACTOR_MISSING" };

  async function addPasskey(as: SignedIn): Promise<SoftwareAuthenticator> {
    const authenticator = new SoftwareAuthenticator(publicUrl);
    const credential = authenticator.create(await ask(server, "POST /api/account/passkeys/options", { as }));
    await ask(server, "POST /api/account/passkeys", { as, body: { name: "Laptop", credential } });
    return authenticator;
  }

  async function addApp(as: SignedIn): Promise<void> {
    const { token, secret } = await ask(server, "POST /api/account/authenticator/start", { as });
    const body = { token, code: appCode(secret, clock.now()) };
    expect((await inject(server, "POST /api/account/authenticator", { as, body })).statusCode).toBe(204);
  }

  test("is made by an administrator who has one", async () => {
    const name = "PATCH /api/admin/settings";
    expect(await refused(server, name, change(true))).toMatchObject({
      error: "SECOND_FACTOR_MISSING",
      message: "Set up an authenticator app or a passkey for your own account first",
    });
    expect(await isMissing(ann)).toBe(false);
    await addApp(admin);
    expect(await ask(server, name, change(true))).toMatchObject({ require_second_factor: true });
    const { entries } = await ask(server, "GET /api/admin/audit", { as: admin, query: { action: "settings." } });
    expect(entries).toMatchObject([{ subject: "require_second_factor", details: { before: false, after: true } }]);
    expect(await ask(server, "GET /api/projects", { as: admin })).toEqual([]);
  });

  test("refuses everything else to users with a password alone, with their programs and codes", async () => {
    await ask(server, "PATCH /api/admin/settings", change(false));
    const { id } = await aPlannerProject(server, ann);
    const { address: file } = await ask(server, "POST /api/projects/{id}/download-codes", { as: ann, params: { id } });
    const body = { name: "Reader", scopes: ["read_planners"] };
    const { token, catalog_with_token: catalog } = await ask(server, "POST /api/tokens", { as: ann, body });
    const program = { headers: { authorization: `Bearer ${token}` } };
    await ask(server, "PATCH /api/admin/settings", change(true));

    for (const as of [ann, bob]) {
      expect(await isMissing(as)).toBe(true);
      expect(await refused(server, "GET /api/projects", { as })).toMatchObject(missing);
    }
    expect(await refused(server, "GET /api/projects", { as: program })).toMatchObject(missing);
    const addresses = [file, catalog].map((address) => new URL(address).pathname);
    for (const address of addresses) expect(await statusOf(address)).toBe(403);

    await addApp(ann);
    await addPasskey(bob);
    for (const as of [ann, bob, program])
      expect((await inject(server, "GET /api/projects", { as })).statusCode).toBe(200);
    for (const address of addresses) expect(await statusOf(address)).toBe(200);
    expect([await isMissing(ann), await isMissing(bob)]).toEqual([false, false]);
  });

  test("refuses the password of a user with a passkey, who signs in with it or with a recovery code", async () => {
    const eve = await signedInWithout();
    const passkey = await addPasskey(eve);
    const { codes } = await ask(server, "POST /api/account/recovery-codes", { as: eve });
    const { username, password } = eve;
    const login = "POST /api/auth/login";
    expect(await refused(server, login, { body: { username, password } })).toMatchObject({ error: "PASSKEY_REQUIRED" });
    const wrong = await refused(server, login, { body: { username, password: "a wrong password" } });
    expect(wrong.error).toBe("INVALID_CREDENTIALS");
    const proof = passkey.get(await ask(server, "POST /api/auth/passkeys/options"));
    await ask(server, "POST /api/auth/passkeys/sign-in", { body: proof });
    await ask(server, "POST /api/auth/recovery-codes/sign-in", { body: { username, code: codes[0] } });
  });

  test("has an administrator who removes lost passkeys, which ends the sessions", async () => {
    const eve = await signedInWithout();
    await addPasskey(eve);
    const params = { id: eve.userId };
    const name = "PATCH /api/admin/users/{id}";
    const removed = await ask(server, name, { as: admin, params, body: { passkeys: false } });
    expect(removed).toMatchObject({ passkeys: 0 });
    expect((await inject(server, "GET /api/auth/me", { as: eve })).statusCode).toBe(401);
    const { username, password } = eve;
    await ask(server, "POST /api/auth/login", { body: { username, password } });
    const { entries } = await ask(server, "GET /api/admin/audit", { as: admin, query: { action: "user.passkeys" } });
    expect(entries).toMatchObject([{ subject: eve.username }]);
  });

  test("leaves accounts without a password alone, which have passkeys or sign in at the provider", async () => {
    const eve = await signedInWithout();
    const users = server.store.database.updateTable("users").set({ password_hash: "" });
    await users.where("id", "=", eve.userId).execute();
    expect(await isMissing(eve)).toBe(false);
  });

  /** A new user, who has no second factor yet. */
  async function signedInWithout(): Promise<SignedIn> {
    const user = await signedIn(server);
    expect(await isMissing(user)).toBe(true);
    return user;
  }
});
