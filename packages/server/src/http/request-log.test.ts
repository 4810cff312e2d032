import { readdirSync, statSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import { capturedLog, type LogLine } from "../../test/captured-log.ts";
import { emailsTo, resetTokensIn } from "../../test/outbox.ts";
import { busyMasters, longPlan, masters, plan } from "../../test/planners.ts";
import { serverUnderTest } from "../../test/server-under-test.ts";
import { confirmed, registered, signedIn, signIn } from "../../test/signed-in.ts";

const log = capturedLog();
beforeEach(log.forget);

describe("the log", () => {
  const server = serverUnderTest({ renderProcesses: true, graceSeconds: 0.05, logger: log.logger });
  const ofRequests = () => log.lines().filter(({ msg }) => msg === "answered");

  test("has one line with an id for each request, and no user data", async () => {
    const { headers } = await signedIn(server);
    log.forget();
    const payload = { masters_yaml: masters, plan_yaml: plan };
    const url = "/api/compile/build?token=hunter2";
    const answer = await server.app.inject({ method: "POST", url, payload, headers });
    expect(ofRequests()).toMatchObject([
      {
        level: 30,
        msg: "answered",
        reqId: answer.headers["x-request-id"],
        method: "POST",
        route: "/api/compile/build",
        status: 200,
      },
    ]);
    expect(log.text()).not.toMatch(/hunter2|Three days|First day/);
  });

  test("contains the id of the calling account, or of the one that signs in", async () => {
    const user = await registered(server);
    const { headers } = await signIn(server, user);
    log.forget();
    const post = (path: string, payload: object, more = {}) =>
      server.app.inject({ method: "POST", url: `/api/auth/${path}`, payload, headers: more });
    await server.app.inject({ url: "/api/auth/me", headers });
    await post("login", { username: user.username, password: "a wrong password" });
    await post("login", { username: "nobody at all", password: "a wrong password" });
    const made = await post("register", { ...user, username: `${user.username}2` });
    const accounts = ofRequests().map(({ account, status }) => [status, account]);
    expect(accounts).toEqual([
      [200, user.userId],
      [401, user.userId],
      [401, undefined],
      [201, made.json<{ id: string }>().id],
    ]);
  });

  test("has a line for a malformed URL, without the URL", async () => {
    const answer = await server.app.inject({ url: "/api/%zz?token=hunter2" });
    expect(ofRequests()).toMatchObject([{ reqId: answer.headers["x-request-id"], method: "GET", status: 400 }]);
    expect(log.text()).not.toContain("hunter2");
  });

  test("ignores request ids from clients", async () => {
    const id = "forged\\n{}";
    const answer = await server.app.inject({ url: "/api/health", headers: { "request-id": id, "x-request-id": id } });
    expect(answer.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(log.text()).not.toContain("forged");
  });

  test("contains no passwords, tokens, cookies, addresses or links, even after errors", async () => {
    const password = "correct horse battery staple";
    const user = await confirmed(server);
    const { token, headers } = await signIn(server, user);
    const post = (path: string, payload: object, more = {}) =>
      server.app.inject({ method: "POST", url: `/api/auth/${path}`, payload, headers: { ...headers, ...more } });
    await post("login", { username: user.username, password: "a wrong password" });
    await post("register", { ...user, password });
    await post(
      "accept-terms",
      { accepted: "a wrong password" },
      { cookie: "session=hunter2", authorization: "Bearer hunter2" },
    );
    await post("password-reset/request", { email: user.email });
    const [link = "none"] = (await emailsTo(server.outbox, user.email, 2)).flatMap(resetTokensIn);
    await server.app.inject({ url: `/reset-password?token=${link}`, headers: { referer: `https://x/?token=${link}` } });
    await post("password-reset/confirm", { token: link, new_password: "an entirely new password" });
    await post("password-reset/confirm", { token: link, new_password: "an entirely new password" });
    expect(ofRequests().length).toBeGreaterThan(8);
    for (const secret of [
      token,
      link,
      password,
      "wrong password",
      "new password",
      "hunter2",
      user.email,
      user.username,
    ])
      expect(log.text()).not.toContain(secret);
    expect(log.text()).not.toContain("$argon2id$");
  });

  test("reports a message that could not be sent, without its content", async () => {
    const { email } = await registered(broken);
    await broken.app.inject({ method: "POST", url: "/api/auth/password-reset/request", payload: { email } });
    await expect.poll(() => brokenLog.lines().map(({ msg }) => msg)).toContain("an email could not be sent yet");
    expect(brokenLog.text()).not.toMatch(/reset-password\?token|[\w-]{43}/);
    expect(brokenLog.text()).not.toContain(email);
  });

  // Has its own log, because it retries until it stops.
  const brokenLog = capturedLog();
  const broken = serverUnderTest({
    logger: brokenLog.logger,
    settings: { mail: { from: "Octavo <octavo@octavo.example>", outbox: "/dev/null/outbox" } },
  });

  test("does not report a disconnected client as an error", async () => {
    const { headers } = await signedIn(server);
    log.forget();
    const address = await server.app.listen({ host: "127.0.0.1", port: 0 });
    const gone = new AbortController();
    const body = JSON.stringify({ masters_yaml: busyMasters(400), plan_yaml: longPlan(10_000) });
    const call = fetch(`${address}/api/compile/build`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body,
      signal: gone.signal,
    });
    await expect.poll(() => server.render.load.running, { timeout: 20_000 }).toBe(1);
    gone.abort();
    await expect(call).rejects.toThrow();
    await expect.poll(() => log.lines().map(({ msg }) => msg)).toContain("the client disconnected");
    // Emails of this test and of earlier ones are sent after their responses, with a warning for each.
    const isOfMail = ({ msg }: LogLine) => msg.endsWith("wrote a message to the outbox");
    expect(log.lines().filter((line) => line.level > 30 && !isOfMail(line))).toEqual([]);
  });
});

describe("the files of a site", () => {
  const server = serverUnderTest();

  test("are readable by the server's user only", async () => {
    await registered(server);
    const folder = "dataDir" in server.address ? server.address.dataDir : "";
    const names = readdirSync(folder);
    expect(names).toContain("octavo.db");
    for (const name of names) expect([name, statSync(`${folder}/${name}`).mode & 0o077]).toEqual([name, 0]);
  });
});
