import { type ApiErrorBody, accountLimits, httpLimits, routes, type User } from "@octavo/contract";
import { describe, expect, test } from "vitest";
import { refused } from "../../test/ask.ts";
import { serverUnderTest } from "../../test/server-under-test.ts";
import { confirmed, registered, signedIn, signIn } from "../../test/signed-in.ts";
import { storesUnderTest } from "../../test/store-under-test.ts";
import { formerMember } from "../account-deletion/delete-account.ts";
import { builtInAuthor } from "../starters/store.ts";
import { defaultCost } from "./password-hasher.ts";

const password = "correct horse battery staple";

storesUnderTest("accounts on %s", (store) => {
  const server = serverUnderTest({ store });
  const post = (path: string, payload: object, headers = {}) =>
    server.app.inject({ method: "POST", url: `/api/auth/${path}`, payload, headers });
  const me = (headers = {}) => server.app.inject({ url: "/api/auth/me", headers });

  describe("registering", () => {
    test("creates an account without accepted terms and returns no password", async () => {
      const answer = await post("register", { username: " Łucja.K ", email: " lucja@octavo.example ", password });
      expect(answer.statusCode).toBe(201);
      const user = routes["POST /api/auth/register"].response.json.parse(answer.json());
      expect(user).toMatchObject({
        username: "Łucja.K",
        email: "lucja@octavo.example",
        email_confirmed: false,
        terms_accepted_at: null,
      });
      expect(Object.keys(answer.json<User>()).sort()).toEqual(Object.keys(user).sort());
    });

    test.each([
      ["the same", "Zoë Straße", "Zoë Straße"],
      ["in another case", "Ada Lovelace", "aDA lOVELACE"],
      ["of letters that are composed otherwise", "Żółw", "Żółw".normalize("NFD")],
      ["of full-width letters", "Grace Hopper", "Ｇrace Ｈopper"],
      ["that differs in what cannot be seen", "Mary Shelley", "Mary\u034f Shelley"],
    ])("refuses a name that is in use: %s", async (_how, first, second) => {
      expect((await post("register", { username: first, email: "first@octavo.example", password })).statusCode).toBe(
        201,
      );
      const answer = await post("register", { username: second, email: "second@octavo.example", password });
      expect(answer.statusCode).toBe(409);
      expect(answer.json<ApiErrorBody>()).toMatchObject({
        error: "NAME_TAKEN",
        message: "This username is taken",
        details: [{ path: "username", message: "This username is taken" }],
      });
    });

    test.each([builtInAuthor.username, formerMember.username, "ＯＣＴＡＶＯ", "Осtаvо"])(
      "refuses the names of the site's own authors: %s",
      async (username) => {
        const answer = await post("register", { username, email: "impostor@octavo.example", password });
        expect(answer.statusCode).toBe(422);
        expect(answer.json<ApiErrorBody>().details?.map(({ path }) => path)).toEqual(["username"]);
        const user = await signedIn(server);
        const change = { as: user, body: { username } };
        expect((await refused(server, "PUT /api/account/username", change)).details?.[0]?.path).toBe("username");
      },
    );

    test("ignores unknown fields", async () => {
      const forged = {
        id: "root",
        terms_accepted_at: "2026-01-01T00:00:00.000Z",
        email_proven_at: 1,
        password_hash: "x",
      };
      const answer = await post("register", { username: "Mass", email: "mass@octavo.example", password, ...forged });
      expect(answer.statusCode).toBe(201);
      const { id, terms_accepted_at } = answer.json<User>();
      expect(terms_accepted_at).toBeNull();
      const row = await server.store.database.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();
      expect(row).toMatchObject({ email_proven_at: null, terms_accepted_at: null });
      expect(row?.id).not.toBe("root");
    });

    test("gives a name to one of several parallel requests", async () => {
      const tries = Array.from({ length: 6 }, (_, index) =>
        post("register", { username: "everybody's".replace("'", ""), email: `${index}@octavo.example`, password }),
      );
      const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
      expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409, 409]);
    });

    test("reports every invalid field", async () => {
      const answer = await post("register", { username: "ab", email: "ada", password: "1234567" });
      expect(answer.statusCode).toBe(422);
      expect(answer.json<ApiErrorBody>()).toMatchObject({
        error: "INVALID_REQUEST",
        message: "username: Use at least 3 characters",
        details: [
          { path: "username", message: "Use at least 3 characters" },
          { path: "email", message: "Enter a valid email address" },
          { path: "password", message: "Use at least 8 characters" },
        ],
      });
    });

    test.each([
      ["password", "This password is one of the most common ones. Choose another"],
      ["abcabcabc", "Use a password that does not repeat a few characters"],
      ["Weak-Account-1", "Use a password that is not your username or email address"],
      ["long.local.part", "Use a password that is not your username or email address"],
    ])("refuses the password %s", async (weak, message) => {
      const email = "long.local.part@octavo.example";
      const answer = await post("register", { username: "Weak Account", email, password: weak });
      expect(answer.statusCode).toBe(422);
      expect(answer.json<ApiErrorBody>()).toMatchObject({ details: [{ path: "password", message }] });
    });

    test("limits the size of the body", async () => {
      const answer = await post("register", {
        username: "x".repeat(httpLimits.formBytes),
        email: "a@b.example",
        password,
      });
      expect(answer.statusCode).toBe(413);
    });
  });

  describe("signing in", () => {
    test("returns an uncached token for seven days", async () => {
      const { username, email } = await confirmed(server);
      for (const name of [username, ` ${username.toUpperCase()} `, email, email.toUpperCase()]) {
        const answer = await post("login", { username: name, password });
        expect(answer.statusCode).toBe(200);
        expect(answer.headers["cache-control"]).toBe("no-store");
        const { access_token, expires_at } = routes["POST /api/auth/login"].response.json.parse(answer.json());
        const claims = JSON.parse(Buffer.from(access_token.split(".")[1] ?? "", "base64url").toString());
        expect(claims.exp * 1000).toBe(Date.parse(expires_at));
        expect(claims.exp - claims.iat).toBe(accountLimits.sessionDays * 24 * 60 * 60);
        expect((await me({ authorization: `Bearer ${access_token}` })).statusCode).toBe(200);
      }
    });

    test.each([
      ["' or '1'='1"],
      ['{"$ne": null}'],
      ["ada\u0001"],
      ["\ud800"],
      ["a".repeat(254)],
      ["\ufdfa".repeat(254)],
      ["%"],
    ])("rejects unknown name %#", async (username) => {
      expect((await post("login", { username, password })).statusCode).toBe(401);
    });

    test.each([
      ["another", "wrong horse battery staple"],
      ["with a space more", "correct horse battery staple "],
      ["that no keyboard writes", "\u0001\ud800"],
      ["as long as may be", "x".repeat(1024)],
    ])("refuses a password: %s", async (_which, wrong) => {
      const { username } = await registered(server);
      const answer = await post("login", { username, password: wrong });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ error: "INVALID_CREDENTIALS" });
    });

    test("accepts composed and decomposed characters", async () => {
      const username = "composed";
      const composed = "zażółć gęślą jaźń".normalize("NFC");
      await post("register", { username, email: "composed@octavo.example", password: composed });
      expect((await post("login", { username, password: composed.normalize("NFD") })).statusCode).toBe(200);
    });

    test.each([
      ["missing", {}, ["This field is missing", "This field is missing"]],
      ["empty", { username: "  ", password: "" }, ["Username is required", "Password is required"]],
      ["too long", { username: "ada", password: "x".repeat(1025) }, [expect.stringContaining("1024")]],
      ["of another kind", { username: ["ada"], password: { length: 9 } }, [expect.any(String), expect.any(String)]],
    ])("reports that the input is %s", async (_what, payload, sentences) => {
      const answer = await post("login", payload);
      expect(answer.statusCode).toBe(422);
      expect(answer.json<ApiErrorBody>().details?.map(({ message }) => message)).toEqual(sentences);
    });
  });

  describe("the current user", () => {
    test("is returned without caching", async () => {
      const { headers, userId, username, email } = await signedIn(server);
      const answer = await me(headers);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers["cache-control"]).toBe("no-store");
      expect(routes["GET /api/auth/me"].response.json.parse(answer.json())).toMatchObject({
        id: userId,
        username,
        email,
      });
    });

    test.each([
      {},
      { authorization: "" },
      { authorization: "Bearer" },
      { authorization: "Bearer null" },
      { authorization: "Basic YTpi" },
    ])("is undefined with the header %j", async (headers) => {
      const answer = await me(headers);
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ error: "UNAUTHORIZED", message: "Authentication required" });
    });
  });

  describe("accepting the terms", () => {
    test("stores the time of the first acceptance", async () => {
      const user = await registered(server);
      const { headers } = await signIn(server, user);
      expect((await me(headers)).json<User>().terms_accepted_at).toBeNull();
      const before = Date.now();
      const first = (await post("accept-terms", { accepted: true }, headers)).json<User>().terms_accepted_at;
      expect(Date.parse(first ?? "")).toBeGreaterThanOrEqual(before);
      const second = await post("accept-terms", { accepted: true }, headers);
      expect(second.statusCode).toBe(200);
      expect(second.json<User>().terms_accepted_at).toBe(first);
      expect((await me(headers)).json<User>().terms_accepted_at).toBe(first);
    });

    test("requires a session", async () => {
      expect((await post("accept-terms", { accepted: true })).statusCode).toBe(401);
    });

    test.each([{}, { accepted: false }, { accepted: "true" }])("is not %j", async (payload) => {
      const user = await registered(server);
      const { headers } = await signIn(server, user);
      expect((await post("accept-terms", payload, headers)).statusCode).toBe(422);
      expect((await me(headers)).json<User>().terms_accepted_at).toBeNull();
    });
  });

  describe("signing out", () => {
    test("ends this session only", async () => {
      const user = await signedIn(server);
      const other = await signIn(server, user);
      const answer = await post("logout", {}, user.headers);
      expect(answer.statusCode).toBe(204);
      expect(answer.body).toBe("");
      expect((await me(user.headers)).statusCode).toBe(401);
      expect((await me(other.headers)).statusCode).toBe(200);
    });

    test("ends all sessions of the user on request", async () => {
      const user = await signedIn(server);
      const other = await signIn(server, user);
      const somebody = await signedIn(server);
      expect((await post("logout", { everywhere: true }, user.headers)).statusCode).toBe(204);
      for (const { headers } of [user, other]) expect((await me(headers)).statusCode).toBe(401);
      expect((await me(somebody.headers)).statusCode).toBe(200);
    });

    test("needs no body", async () => {
      const { headers } = await signedIn(server);
      expect((await server.app.inject({ method: "POST", url: "/api/auth/logout", headers })).statusCode).toBe(204);
    });

    test("requires a session", async () => {
      expect((await post("logout", {})).statusCode).toBe(401);
    });

    test("is not revealed by messages", async () => {
      const { headers } = await signedIn(server);
      expect((await post("logout", { everywhere: "yes" }, headers)).statusCode).toBe(422);
      expect((await me(headers)).statusCode).toBe(200);
    });
  });
});

describe("a site with the usual cost of hashes", () => {
  const server = serverUnderTest({ hashCost: defaultCost });

  test("stores no password, but its argon2id hash", async () => {
    const user = await registered(server);
    const { password_hash } = await server.store.database
      .selectFrom("users")
      .select("password_hash")
      .where("id", "=", user.userId)
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await signIn(server, user)).token).not.toBe("");
  });
});
