import { Readable } from "node:stream";
import { type ApiErrorBody, accountLimits, type KnownRoute } from "@octavo/contract";
import { beforeAll, expect, test } from "vitest";
import { AdjustableClock } from "../../test/adjustable-clock.ts";
import { ask, inject, refused } from "../../test/ask.ts";
import { emailsTo } from "../../test/outbox.ts";
import { aProject, share } from "../../test/projects.ts";
import { describeOnStores, serverUnderTest } from "../../test/server-under-test.ts";
import { confirmAddress, type SignedIn, signedIn } from "../../test/signed-in.ts";
import { formerMember } from "./delete-account.ts";

describeOnStores("deleting an account", (store) => {
  const clock = new AdjustableClock();
  const server = serverUnderTest({ store, now: clock.now });
  // The first account is an administrator.
  beforeAll(() => signedIn(server));

  const deletion = "POST /api/account/deletion";
  const request = ({ username }: SignedIn, public_projects: "keep" | "delete", more = {}) => ({
    username,
    public_projects,
    ...more,
  });
  const setRole = (user: SignedIn, role: string) =>
    server.store.database.updateTable("users").set({ role }).where("id", "=", user.userId).execute();
  const countOf = async (table: "users" | "projects" | "sessions" | "emails", column: string, value: string) =>
    (
      await server.store.database
        .selectFrom(table)
        .selectAll()
        .where(column as never, "=", value as never)
        .execute()
    ).length;

  const settings = { name: "Late", device_profile: "remarkable-2" };
  test.each<[KnownRoute, object]>([
    ["POST /api/projects", settings],
    ["POST /api/templates/", settings],
    ["POST /api/account/recovery-codes", {}],
    ["POST /api/account/passkeys/options", {}],
    ["PUT /api/account/language", { language: "pl" }],
    ["PUT /api/account/hints", { skips_hints: true }],
    ["PUT /api/account/email", { email: "late@octavo.example" }],
    ["PUT /api/account/username", { username: "Too late" }],
    ["POST /api/tokens", { name: "Late", scopes: ["read_planners"] }],
  ])("refuses a write that is under way: %s", async (name, body) => {
    const ann = await signedIn(server);
    // The server reads the body after it has found the session.
    const payload = new Readable({
      read() {
        void inject(server, deletion, { as: ann, body: request(ann, "delete") }).then(() => {
          this.push(JSON.stringify(body));
          this.push(null);
        });
      },
    });
    const [method = "", url = ""] = name.split(" ");
    const headers = { ...ann.headers, "content-type": "application/json" };
    const answer = await server.app.inject({ method: method as "POST", url, headers, payload });
    expect([answer.statusCode, answer.json<ApiErrorBody>().error]).toEqual([401, "UNAUTHORIZED"]);
  });

  test("ends everything that the user has, and confirms it by email", async () => {
    const ann = await signedIn(server);
    await confirmAddress(server, ann);
    const planner = await aProject(server, ann);
    await share(server, ann, await aProject(server, ann, { name: "Open" }), `open-${ann.userId}`);
    await ask(server, "POST /api/tokens", { as: ann, body: { name: "KOReader", scopes: ["read_planners"] } });
    await ask(server, "POST /api/collections", { as: ann, body: { name: "Kept" } });
    expect(await ask(server, "GET /api/account/deletion", { as: ann })).toEqual({
      projects: 2,
      public_projects: ["Open"],
      templates: 0,
      parts: 0,
      collections: 1,
      tokens: 1,
      needs_successor: false,
    });
    expect((await inject(server, deletion, { as: ann, body: request(ann, "delete") })).statusCode).toBe(204);
    expect((await refused(server, "GET /api/projects", { as: ann })).status).toBe(401);
    expect((await refused(server, "POST /api/auth/login", { body: ann })).error).toBe("INVALID_CREDENTIALS");
    expect(await countOf("users", "id", ann.userId)).toBe(0);
    expect(await countOf("projects", "id", planner.id)).toBe(0);
    expect(await countOf("sessions", "user_id", ann.userId)).toBe(0);
    expect(
      (await inject(server, "GET /api/public/projects/slug/{slug}", { params: { slug: `open-${ann.userId}` } }))
        .statusCode,
    ).toBe(404);
    expect((await emailsTo(server.outbox, ann.email, 2)).at(-1)?.subject).toBe("Your account at Octavo was deleted");
    expect(await countOf("emails", "about", ann.userId)).toBe(0);
  });

  test("keeps public projects without the author's name and earlier versions, and clones of others", async () => {
    const [ann, bob] = [await signedIn(server), await signedIn(server)];
    const slug = `kept-${ann.userId}`;
    const project = await aProject(server, ann, { name: "Kept", author: "Ann Author" });
    await aProject(server, ann, { name: "Private" });
    await share(server, ann, project, slug);
    const clone = await ask(server, "POST /api/projects/public/{id}/clone", {
      as: bob,
      params: { id: project.id },
      body: { new_name: "A copy" },
    });
    await inject(server, deletion, { as: ann, body: request(ann, "keep") });
    const kept = await ask(server, "GET /api/public/projects/slug/{slug}", { params: { slug } });
    expect(kept).toMatchObject({ id: project.id, author: "Former member" });
    expect(JSON.stringify(kept)).not.toMatch(/Ann Author/);
    const rows = server.store.database.selectFrom("projects").selectAll().where("owner_id", "=", formerMember.id);
    expect((await rows.execute()).map(({ name, author }) => ({ name, author }))).toEqual([
      { name: "Kept", author: "Former member" },
    ]);
    expect(await countOf("projects", "id", clone.id)).toBe(1);
    // Nobody owns the name, and nobody can sign in with it.
    const login = { username: "Former member", password: "any password at all" };
    expect((await refused(server, "POST /api/auth/login", { body: login })).error).toBe("INVALID_CREDENTIALS");
  });

  test("needs the typed username and a recent confirmation", async () => {
    const ann = await signedIn(server);
    const wrong = await refused(server, deletion, { as: ann, body: { ...request(ann, "delete"), username: "ann" } });
    expect(wrong).toMatchObject({ error: "INVALID_REQUEST", details: [{ path: "username" }] });
    clock.pass({ seconds: accountLimits.identityMinutes * 60 + 1 });
    const late = await refused(server, deletion, { as: ann, body: request(ann, "delete") });
    expect(late.error).toBe("CONFIRM_IDENTITY");
    expect(await countOf("users", "id", ann.userId)).toBe(1);
  });

  test("of the only administrator needs another one", async () => {
    await server.store.database.updateTable("users").set({ role: "user" }).execute();
    const [ann, bob] = [await signedIn(server), await signedIn(server)];
    await setRole(ann, "admin");
    expect(await ask(server, "GET /api/account/deletion", { as: ann })).toMatchObject({ needs_successor: true });
    const call = (more?: object) => refused(server, deletion, { as: ann, body: request(ann, "delete", more) });
    expect((await call()).error).toBe("LAST_ADMINISTRATOR");
    for (const successor of ["nobody at all", ann.username, formerMember.username])
      expect((await call({ successor })).details).toMatchObject([{ path: "successor" }]);
    const body = request(ann, "delete", { successor: bob.username });
    expect((await inject(server, deletion, { as: ann, body })).statusCode).toBe(204);
    expect((await ask(server, "GET /api/auth/me", { as: bob })).role).toBe("admin");
  });
});
