import { adminLimits } from "@octavo/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { AdjustableClock } from "../../test/adjustable-clock.ts";
import { ask, inject, refused } from "../../test/ask.ts";
import { mailServer } from "../../test/mail-server.ts";
import { secondNode, serverUnderTest } from "../../test/server-under-test.ts";
import { type SignedIn, signedIn, signIn } from "../../test/signed-in.ts";
import { usualStores } from "../../test/store-under-test.ts";

const codeIn = (link: string | null) => new URL(link ?? "").searchParams.get("invitation") ?? "";

usualStores("invitations on two nodes on %s", (store) => {
  const clock = new AdjustableClock();
  const first = serverUnderTest({ store, now: clock.now });
  const second = secondNode(first, { now: clock.now });
  let admin: SignedIn;
  let names = 0;
  beforeAll(async () => {
    admin = await signedIn(first);
  });

  const registration = (invitation?: string) => ({
    username: `guest ${++names}`,
    email: "guest@example.org",
    password: "correct horse battery staple",
    ...(invitation !== undefined && { invitation }),
  });
  const signUpMode = async (sign_up: string) => {
    admin = { ...admin, ...(await signIn(first, admin)) };
    await ask(second, "PATCH /api/admin/settings", { as: admin, body: { sign_up } });
  };
  const invite = async (body: object = { links: 1 }) =>
    (await ask(first, "POST /api/admin/invitations", { as: admin, body })).invitations;
  const listed = async () => (await ask(second, "GET /api/admin/invitations", { as: admin })).invitations;
  const refusedSignUp = (body: object, node = second) => refused(node, "POST /api/auth/register", { body });

  test("are not needed while sign-up is open, and no account can be made while it is closed", async () => {
    expect((await ask(first, "GET /api/site")).sign_up).toBe("open");
    await ask(first, "POST /api/auth/register", { body: registration() });
    await signUpMode("closed");
    expect((await ask(first, "GET /api/site")).sign_up).toBe("closed");
    const [invitation] = await invite();
    const body = registration(codeIn(invitation?.link ?? null));
    expect(await refusedSignUp(body)).toMatchObject({ status: 403, error: "SIGN_UP_CLOSED" });
  });

  test("are needed if the administrator wants it, and used once, also by two guests on two nodes at once", async () => {
    await signUpMode("invitation");
    expect(await refusedSignUp(registration())).toMatchObject({ status: 403, error: "SIGN_UP_CLOSED" });
    const [invitation] = await invite({ links: 1, note: "For Ann" });
    const code = codeIn(invitation?.link ?? null);
    expect(code).toMatch(/^[\w-]{22}$/);
    expect((await ask(second, "POST /api/auth/invitation", { body: { invitation: code } })).email).toBe("");
    const guests = [first, second, first].map((node) => ({ node, body: registration(code) }));
    const answers = await Promise.all(
      guests.map(({ node, body }) => inject(node, "POST /api/auth/register", { body })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 403, 403]);
    const guest = guests[answers.findIndex(({ statusCode }) => statusCode === 201)]?.body;
    expect((await refusedSignUp(registration(code))).error).toBe("INVALID_INVITATION");
    const check = { body: { invitation: code } };
    expect((await refused(first, "POST /api/auth/invitation", check)).error).toBe("INVALID_INVITATION");
    const used = (await listed()).find(({ note }) => note === "For Ann");
    expect(used).toMatchObject({ used_by: guest?.username, created_by: admin.username });
    const accounts = first.store.database.selectFrom("users").select("id").where("username", "like", "guest%");
    expect(await accounts.execute()).toHaveLength(2);
  });

  test("end after their time, and when they are revoked", async () => {
    const [old, revoked, kept] = await invite({ links: 3, days: 1 });
    const params = { id: revoked?.id ?? "" };
    expect((await inject(second, "DELETE /api/admin/invitations/{id}", { as: admin, params })).statusCode).toBe(204);
    expect((await refused(first, "DELETE /api/admin/invitations/{id}", { as: admin, params })).status).toBe(404);
    expect((await refusedSignUp(registration(codeIn(revoked?.link ?? null)))).error).toBe("INVALID_INVITATION");
    await ask(second, "POST /api/auth/register", { body: registration(codeIn(kept?.link ?? null)) });
    clock.pass({ days: 1, seconds: 1 });
    expect((await refusedSignUp(registration(codeIn(old?.link ?? null)))).error).toBe("INVALID_INVITATION");
    admin = { ...admin, ...(await signIn(first, admin)) };
  });

  test("can't be found by guessing, and the store doesn't contain them", async () => {
    const [invitation] = await invite();
    const code = codeIn(invitation?.link ?? null);
    const rows = await first.store.database.selectFrom("invitations").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(code);
    clock.pass({ minutes: 11 });
    const guesses = Array.from({ length: adminLimits.wrongInvitations }, (_, i) => `guess-${i}`);
    const answers = await Promise.all(
      guesses.map((guess, i) => refusedSignUp(registration(guess), i % 2 === 0 ? first : second)),
    );
    expect(new Set(answers.map(({ error }) => error))).toEqual(new Set(["INVALID_INVITATION"]));
    // Not even the right one: a guess doesn't show when it was right.
    expect((await refusedSignUp(registration(code))).error).toBe("TOO_MANY_REQUESTS");
    expect((await refused(first, "POST /api/auth/invitation", { body: { invitation: code } })).status).toBe(429);
    clock.pass({ minutes: 11 });
    await ask(second, "POST /api/auth/register", { body: registration(code) });
  });
});

describe("invitations by email", () => {
  const mail = mailServer();
  const server = serverUnderTest({
    settings: {
      get mail() {
        return { smtpUrl: mail.url, from: "Octavo <octavo@planners.example>", outbox: "/nowhere" };
      },
    },
  });

  test("contain a link that works, in the language of the administrator, and a test email is accepted", async () => {
    const admin = await signedIn(server);
    await server.store.database.updateTable("users").set({ language: "pl" }).execute();
    await ask(server, "PATCH /api/admin/settings", { as: admin, body: { sign_up: "invitation" } });
    const body = { emails: ["guest@example.org", "other@example.org"], note: "Klasa 3b" };
    const made = await ask(server, "POST /api/admin/invitations", { as: admin, body });
    expect(made).toMatchObject({ sent: 2, invitations: [{ link: null }, { link: null }] });
    const email = () => mail.deliveries.find(({ recipients }) => recipients.includes("guest@example.org"));
    await expect.poll(() => email()?.text).toContain("Klasa 3b");
    expect(email()?.subject).toContain("Zaproszenie");
    const [, invitation] = /\/register\?invitation=([\w-]+)/.exec(email()?.text ?? "") ?? [];
    expect((await ask(server, "POST /api/auth/invitation", { body: { invitation } })).email).toBe("guest@example.org");
    const account = {
      username: "guest",
      email: "guest@example.org",
      password: "correct horse battery staple",
      invitation,
    };
    await ask(server, "POST /api/auth/register", { body: account });
    const test = await ask(server, "POST /api/admin/test-email", { as: admin });
    expect(test).toMatchObject({ accepted: true, to: admin.email, answer: expect.stringMatching(/^250/) });
  });
});
