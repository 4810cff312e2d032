import { type AuditEntry, adminLimits, type KnownRoute, type Route, routes } from "@octavo/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { AdjustableClock } from "../../test/adjustable-clock.ts";
import { ask, inject, refused } from "../../test/ask.ts";
import { emailsIn } from "../../test/outbox.ts";
import { aPlannerProject } from "../../test/planner-project.ts";
import { aProject, fillUp, share } from "../../test/projects.ts";
import { nodeWithQueryLog, secondNode, serverUnderTest } from "../../test/server-under-test.ts";
import { registered, type SignedIn, signedIn, signIn } from "../../test/signed-in.ts";
import { usualStores } from "../../test/store-under-test.ts";
import { ensureBuiltInAuthor } from "../starters/store.ts";

usualStores("administration on two nodes on %s", (store) => {
  const clock = new AdjustableClock();
  const first = serverUnderTest({ store, now: clock.now });
  const second = secondNode(first, { now: clock.now });
  let admin: SignedIn;
  beforeAll(async () => {
    // The author of the starters doesn't count.
    await ensureBuiltInAuthor(first.store.database, clock.now());
    admin = await signedIn(first, "Ada");
  });

  const change = (id: string, body: object, as = admin, node = second) =>
    ask(node, "PATCH /api/admin/users/{id}", { as, params: { id }, body });
  const roleOf = async (as: SignedIn) => (await ask(second, "GET /api/auth/me", { as })).role;
  const actions = async (query = {}) =>
    (await ask(second, "GET /api/admin/audit", { as: admin, query })).entries.map(
      ({ actor, action, subject }: AuditEntry) => [actor, action, subject],
    );

  test("makes the first account an administrator, and no other", async () => {
    expect(await roleOf(admin)).toBe("admin");
    expect(await roleOf(await signedIn(second))).toBe("user");
    expect(await actions({ action: "user." })).toEqual([["Ada", "user.first", "Ada"]]);
  });

  test("refuses users on every route of administrators, and on routes of their own role", async () => {
    const user = await signedIn(first);
    for (const name of adminRoutes()) {
      const params = { id: user.userId };
      expect((await inject(second, name, { as: user, params, body: {} })).statusCode, name).toBe(403);
      expect((await inject(second, name, { params, body: {} })).statusCode, name).toBe(401);
    }
    for (const name of ["POST /api/auth/accept-terms", "POST /api/auth/register"] as const)
      await inject(second, name, {
        as: user,
        body: { ...user, username: `${user.username} 2`, accepted: true, role: "admin" },
      });
    const { users } = await ask(first, "GET /api/admin/users", { as: admin, query: { state: "admin" } });
    expect(users.map(({ username }) => username)).toEqual(["Ada"]);
  });

  test("ends the sessions of a disabled user on all nodes, and says so only after the right password", async () => {
    const user = await signedIn(first);
    const body = { name: "curl", scopes: ["read"], days: 30 };
    const token = await inject(first, "POST /api/tokens", { as: user, body });
    const elsewhere = await signIn(second, user);
    expect((await change(user.userId, { disabled: true })).disabled_at).not.toBeNull();
    for (const node of [first, second])
      for (const as of [user, elsewhere]) expect((await refused(node, "GET /api/projects", { as })).status).toBe(401);
    if (token.statusCode === 201) {
      const headers = { authorization: `Bearer ${token.json<{ token: string }>().token}` };
      expect((await refused(second, "GET /api/projects", { as: { headers } })).status).toBe(401);
    }
    const credentials = { username: user.username, password: user.password };
    expect((await refused(second, "POST /api/auth/login", { body: credentials })).error).toBe("ACCOUNT_DISABLED");
    const wrong = { ...credentials, password: "another password" };
    expect((await refused(second, "POST /api/auth/login", { body: wrong })).error).toBe("INVALID_CREDENTIALS");
    clock.pass({ seconds: 1 });
    await change(user.userId, { disabled: false });
    await signIn(second, user);
    expect(await actions({ person: user.username })).toEqual([
      ["Ada", "user.enable", user.username],
      ["Ada", "user.disable", user.username],
    ]);
  });

  test("keeps an administrator, also if two give up their role at the same time on two nodes", async () => {
    const other = await signedIn(first);
    const last = { as: admin, params: { id: admin.userId } };
    for (const body of [{ role: "user" }, { disabled: true }])
      expect((await refused(first, "PATCH /api/admin/users/{id}", { ...last, body })).error).toBe("LAST_ADMINISTRATOR");
    await change(other.userId, { role: "admin" });
    const resign = (node: typeof first, as: SignedIn) =>
      inject(node, "PATCH /api/admin/users/{id}", { as, params: { id: as.userId }, body: { role: "user" } });
    const answers = await Promise.all([resign(first, admin), resign(second, other)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [winner, loser] = answers[0]?.statusCode === 409 ? [admin, other] : [other, admin];
    await change(loser.userId, { role: "admin" }, winner);
    await change(other.userId, { role: "user" });
  });

  test("applies limits of a user on all nodes", async () => {
    const user = await signedIn(first);
    await change(user.userId, { limits: { projects: 1, daily_renders: 1 } });
    const project = await aPlannerProject(first, user);
    const more = { name: "Rok", device_profile: "remarkable-2" };
    expect(await refused(second, "POST /api/projects", { as: user, body: more })).toMatchObject({
      error: "STORAGE_FULL",
      quota: { of: "projects", limit: 1 },
    });
    const compile = { as: user, params: { id: project.id } };
    await ask(first, "POST /api/projects/{id}/compile", compile);
    // A PDF that exists is not made again.
    await ask(first, "POST /api/projects/{id}/compile", compile);
    expect((await refused(second, "POST /api/projects/{id}/compile", compile)).message).toContain("1 planners");
    clock.pass({ hours: 25 });
    await change(user.userId, { limits: { projects: null, daily_renders: null } }, await fresh(admin));
    await ask(second, "POST /api/projects", { as: await fresh(user), body: more });
  });

  /** A session that began now. */
  const fresh = async (user: SignedIn) => ({ ...user, ...(await signIn(first, user)) });

  test("lists users page by page with numbers, and reads no documents", async () => {
    admin = await fresh(admin);
    const user = await signedIn(first, "Żółw Search_1");
    const project = await aProject(first, user);
    await fillUp(first, project, 2);
    const page = async (query: object) =>
      ask(second, "GET /api/admin/users", { as: admin, query: query as Record<string, string> });
    const { users, total } = await page({ search: "żółw SEARCH_", limit: 1 });
    expect(total).toBe(1);
    expect(users[0]).toMatchObject({ username: user.username, projects: 3, role: "user", disabled_at: null });
    expect(users[0]?.bytes).toBeGreaterThan(0);
    expect(users[0]?.last_used_at).not.toBeNull();
    const all = await page({ limit: 200 });
    expect((await page({ limit: 1, offset: 1 })).users).toEqual([all.users[1]]);
    expect(all.users.map(({ id }) => id)).not.toContain("octavo");
  });

  test("deletes an account after its name is typed, and keeps public projects only if wanted", async () => {
    const deleteIt = (user: SignedIn, body: object) =>
      inject(second, "POST /api/admin/users/{id}/delete", { as: admin, params: { id: user.userId }, body });
    for (const public_projects of ["keep", "delete"]) {
      const user = await signedIn(first);
      const mine = await aPlannerProject(first, user, { name: "Private" });
      const shared = await share(first, user, await aPlannerProject(first, user, { name: "Shared" }));
      expect((await deleteIt(user, { username: "somebody", public_projects })).statusCode).toBe(422);
      expect((await deleteIt(user, { username: user.username, public_projects })).statusCode).toBe(204);
      expect((await refused(first, "GET /api/projects", { as: user })).status).toBe(401);
      const left = first.store.database.selectFrom("projects").select(["id", "author", "owner_id"]);
      const rows = await left.where("id", "in", [mine.id, shared.id]).execute();
      const kept = { id: shared.id, author: "Former member", owner_id: "former-member" };
      expect(rows).toEqual(public_projects === "keep" ? [kept] : []);
      const page = await inject(second, "GET /api/public/projects/{id}/pdf", { params: { id: shared.id } });
      expect(page.statusCode).toBe(public_projects === "keep" ? 200 : 404);
    }
    const own = { username: "Ada", public_projects: "delete" };
    expect((await deleteIt(admin, own)).json()).toMatchObject({ error: "LAST_ADMINISTRATOR" });
    const { users } = await ask(first, "GET /api/admin/users", { as: admin, query: { limit: 200 } });
    expect(users.map(({ username }) => username)).not.toContain("Former member");
  });

  test("hands a reset link over on a site without mail, which is written to the log", async () => {
    const user = await registered(first);
    const answer = await ask(second, "POST /api/admin/users/{id}/reset", { as: admin, params: { id: user.userId } });
    expect(answer).toMatchObject({ sent: false });
    const token = new URL(answer.link ?? "").searchParams.get("token");
    const body = { token, new_password: "a password from elsewhere" };
    await ask(first, "POST /api/auth/password-reset/confirm", { body });
    await signIn(second, { ...user, password: body.new_password });
    expect(await actions({ person: user.username })).toEqual([["Ada", "user.reset", user.username]]);
  });

  test("asks for the identity again before a change, after some time", async () => {
    const user = await registered(first);
    clock.pass({ minutes: 11 });
    const call = { as: admin, params: { id: user.userId }, body: { role: "admin" } };
    expect((await refused(first, "PATCH /api/admin/users/{id}", call)).error).toBe("CONFIRM_IDENTITY");
    admin = await fresh(admin);
  });

  test("shows terms to visitors and asks all users to accept new ones if the administrator wants it", async () => {
    const user = await signedIn(first);
    const terms = await ask(second, "PUT /api/admin/terms", { as: admin, body: { text: "# Rules" } });
    expect(terms).toMatchObject({ text: "# Rules", version: 1 });
    await ask(first, "GET /api/projects", { as: user });
    const again = { text: "# New rules", ask_again: true };
    expect((await ask(second, "PUT /api/admin/terms", { as: admin, body: again })).version).toBe(2);
    expect((await ask(first, "GET /api/terms")).text).toBe("# New rules");
    expect((await refused(first, "GET /api/projects", { as: user })).error).toBe("TERMS_NOT_ACCEPTED");
    await ask(first, "GET /api/projects", { as: admin });
  });

  test("records sign-ins of administrators and failures, without secrets, and pages them", async () => {
    const query = { action: "sign_in" };
    const before = await ask(first, "GET /api/admin/audit", { as: admin, query });
    const wrong = { username: "ada", password: "a wrong password" };
    clock.pass({ seconds: 1 });
    await refused(second, "POST /api/auth/login", { body: wrong });
    await signIn(second, admin);
    const after = await ask(first, "GET /api/admin/audit", { as: admin, query: { ...query, limit: 2 } });
    expect(after.total).toBe(before.total + 2);
    expect(after.entries.map(({ action }) => action).sort()).toEqual(["sign_in", "sign_in.failed"]);
    for (const secret of [wrong.password, admin.password]) expect(JSON.stringify(after)).not.toContain(secret);
  });

  test("records changes of the ways to sign in of administrators, and not those of users", async () => {
    const user = await signedIn(first);
    for (const as of [user, admin]) {
      const body = { current_password: as.password, new_password: "another battery, another horse" };
      const answer = await inject(first, "PUT /api/account/password", { as, body });
      expect(answer.statusCode, answer.body).toBeLessThan(300);
    }
    expect(await actions({ action: "password." })).toEqual([["Ada", "password.change", "Ada"]]);
    const back = { current_password: "another battery, another horse", new_password: admin.password };
    await inject(first, "PUT /api/account/password", { as: admin, body: back });
  });

  test("shows nodes, store and mail, and sends a test email", async () => {
    const status = await ask(second, "GET /api/admin/status", { as: admin });
    expect(status.store.kind).toBe(store);
    expect(status.store.bytes).toBeGreaterThan(10_000);
    const { users } = status;
    await ask(first, "GET /api/admin/status", { as: admin });
    clock.pass({ seconds: adminLimits.staleSeconds + 1 });
    const later = await ask(second, "GET /api/admin/status", { as: admin });
    expect(later.users).toBe(users);
    const states = later.nodes.map(({ current, stale }) => ({ current, stale }));
    expect(states).toHaveLength(2);
    expect(states).toEqual(
      expect.arrayContaining([
        { current: false, stale: true },
        { current: true, stale: false },
      ]),
    );
    expect(await ask(second, "POST /api/admin/test-email", { as: admin })).toMatchObject({ accepted: false });
    expect(emailsIn(second.outbox).at(-1)).toMatchObject({ to: admin.email });
  });
});

/** Names of all routes for administrators. */
function adminRoutes(): readonly KnownRoute[] {
  const all = Object.entries(routes) as [KnownRoute, Route][];
  return all.filter(([, { auth }]) => auth === "admin").map(([name]) => name);
}

describe("private planners", () => {
  const server = serverUnderTest();
  const logged = nodeWithQueryLog(server);

  test("appear in no answer of a route for administrators, which read no documents", async () => {
    const admin = await signedIn(logged);
    const user = await signedIn(logged);
    const changes = { name: "Secret diary 7391", description: "Private words 4821" };
    const project = await aPlannerProject(logged, user, changes);
    logged.sql.length = 0;
    const answers: string[] = [];
    for (const name of adminRoutes()) {
      const body = name.includes("terms")
        ? { text: "" }
        : name.includes("invitations")
          ? { links: 1 }
          : { reason: "x" };
      for (const id of [user.userId, project.id])
        answers.push((await inject(logged, name, { as: admin, params: { id }, body })).body);
    }
    expect(answers.filter((answer) => answer.startsWith("{")).length).toBeGreaterThan(10);
    expect(answers.join("\n")).toContain(user.username);
    for (const secret of [changes.name, changes.description, project.id]) {
      // The requested id is not repeated either.
      expect(answers.join("\n")).not.toContain(secret);
    }
    expect(logged.sql.filter((sql) => /project_documents|project_parts|project_versions|own_parts/.test(sql))).toEqual(
      [],
    );
    const direct = await refused(logged, "GET /api/projects/{id}", { as: admin, params: { id: project.id } });
    expect(direct.status).toBe(404);
  });
});

usualStores("the first accounts on %s", (store) => {
  const first = serverUnderTest({ store });
  const second = secondNode(first);

  test("give one administrator if they register at the same time on two nodes", async () => {
    const accounts = await Promise.all([first, second, first, second].map((node) => registered(node)));
    expect(accounts).toHaveLength(4);
    const rows = await first.store.database.selectFrom("users").select("role").execute();
    expect(rows.map(({ role }) => role).sort()).toEqual(["admin", "user", "user", "user"]);
  });
});
