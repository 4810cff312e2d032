import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { beforeAll, describe, expect, test } from "vitest";
import { describeOnStores, type ServerUnderTest, secondNode, serverUnderTest } from "../../test/server-under-test.ts";
import { hasAccounts } from "./administrators.ts";
import { setupCode } from "./first-account.ts";

const account = { username: "Ada", email: "ada@octavo.example", password: "correct horse battery staple" };
const home = { publicUrl: "http://localhost:3000" };

interface From {
  readonly remoteAddress?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const register = ({ app }: ServerUnderTest, body: object = {}, from: From = {}) =>
  app.inject({ method: "POST", url: "/api/auth/register", payload: { ...account, ...body }, ...from });
const needsCode = async ({ app }: ServerUnderTest, from: From = {}) =>
  (await app.inject({ url: "/api/site", ...from })).json<{ needs_setup_code: boolean }>().needs_setup_code;
const refusal = {
  error: "INVALID_REQUEST",
  details: [{ path: "setup_code", message: expect.stringContaining("octavo admin setup-code") }],
};

describe("the first account of a site on one's own machine", () => {
  const server = serverUnderTest({ isOpenToFirst: false, settings: home });

  test.each<[string, From]>([
    ["another address", { remoteAddress: "192.168.1.20" }],
    [
      "another address that claims to be this machine",
      { remoteAddress: "192.168.1.20", headers: { host: "localhost" } },
    ],
    ["a client that forges X-Forwarded-For", { headers: { "x-forwarded-for": "127.0.0.1" } }],
    ["a list of addresses", { headers: { "x-forwarded-for": "127.0.0.1, ::1" } }],
    ["a proxy with X-Forwarded-Host only", { headers: { "x-forwarded-host": "localhost" } }],
    ["a proxy with Forwarded", { headers: { forwarded: "for=127.0.0.1" } }],
    ["a proxy with Via", { headers: { via: "1.1 proxy" } }],
    ["a proxy with X-Real-IP", { headers: { "x-real-ip": "127.0.0.1" } }],
    ["a tunnel", { headers: { "cf-connecting-ip": "203.0.113.7" } }],
    ["a tunnel that keeps the name of the site", { headers: { host: "planners.example" } }],
    ["a name that looks like this machine", { headers: { host: "localhost.planners.example" } }],
    ["another site's name for this machine", { headers: { host: "127.0.0.1.nip.example:3000" } }],
  ])("needs the set-up code from %s", async (_who, from) => {
    expect(await needsCode(server, from)).toBe(true);
    const answer = await register(server, {}, from);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject(refusal);
    expect(await hasAccounts(server.store.database)).toBe(false);
  });

  test("needs the set-up code from a proxy that speaks HTTP/1.0, as nginx does", async () => {
    const { port } = new URL(await server.app.listen({ port: 0, host: "127.0.0.1" }));
    const socket = connect(Number(port), "127.0.0.1");
    await once(socket, "connect");
    const body = JSON.stringify(account);
    const headers = ["Host: 127.0.0.1", "Content-Type: application/json", `Content-Length: ${body.length}`];
    socket.end(`POST /api/auth/register HTTP/1.0\r\n${headers.join("\r\n")}\r\n\r\n${body}`);
    expect(await text(socket)).toContain('"path":"setup_code"');
    expect(await hasAccounts(server.store.database)).toBe(false);
  });

  test.each<[string, From]>([
    ["IPv4", { remoteAddress: "127.0.0.1", headers: { host: "127.0.0.1:3000" } }],
    ["IPv6", { remoteAddress: "::1", headers: { host: "[::1]:3000" } }],
    ["IPv4 in IPv6", { remoteAddress: "::ffff:127.0.0.1", headers: { host: "localhost:3000" } }],
  ])("needs no code from a browser on it, over %s", async (_how, from) =>
    expect(await needsCode(server, from)).toBe(false),
  );

  test("becomes administrator without a code, and the others need none", async () => {
    const answer = await register(server);
    expect([answer.statusCode, answer.json<{ role: string }>().role]).toEqual([201, "admin"]);
    const stranger = { remoteAddress: "203.0.113.7" };
    expect(await needsCode(server, stranger)).toBe(false);
    const other = await register(server, { username: "Bob", email: "bob@octavo.example" }, stranger);
    expect([other.statusCode, other.json<{ role: string }>().role]).toEqual([201, "user"]);
  });
});

describeOnStores("the first account of a public site of two nodes", (store) => {
  const settings = { publicUrl: "https://planners.example", trustedProxies: 1 };
  const first = serverUnderTest({ store, isOpenToFirst: false, settings });
  const second = secondNode(first, { isOpenToFirst: false, settings });
  const stranger = { headers: { "x-forwarded-for": "203.0.113.7" } };
  let code: string;
  beforeAll(() => {
    code = setupCode(first.secret);
  });

  test.each<[string, From]>([
    ["a stranger", stranger],
    ["a stranger who forges the first addresses", { headers: { "x-forwarded-for": "127.0.0.1, 127.0.0.1" } }],
    ["this machine", {}],
  ])("needs the set-up code from %s", async (_who, from) => {
    expect(await needsCode(second, from)).toBe(true);
    for (const setup_code of [undefined, "", "wrong", code.slice(1), `${code}2`, setupCode(Buffer.from("another key"))])
      expect((await register(second, { setup_code }, from)).json()).toMatchObject(refusal);
    expect((await register(second, { setup_code: ["2"] }, from)).statusCode).toBe(422);
    expect(await hasAccounts(second.store.database)).toBe(false);
  });

  test("is created with the code of either node, as people type it", async () => {
    const typed = code.replaceAll("-", " ").toUpperCase();
    const answer = await register(second, { setup_code: typed }, stranger);
    expect([answer.statusCode, answer.json<{ role: string }>().role]).toEqual([201, "admin"]);
    expect(await needsCode(first, stranger)).toBe(false);
  });

  test("uses the code up: it gives nobody else the role", async () => {
    const body = { username: "Eve", email: "eve@octavo.example", setup_code: code };
    expect((await register(first, body, stranger)).json<{ role: string }>().role).toBe("user");
  });
});

describe("of several first accounts at the same time", () => {
  const server = serverUnderTest({ isOpenToFirst: false });

  test("only one becomes administrator, and none without the code", async () => {
    const setup_code = setupCode(server.secret);
    const tries = Array.from({ length: 6 }, (_, i) =>
      register(server, { username: `visitor ${i}`, email: `${i}@octavo.example`, ...(i % 2 === 0 && { setup_code }) }),
    );
    const answers = (await Promise.all(tries)).map((answer) => answer.json<{ role?: string; username?: string }>());
    const administrators = answers.filter(({ role }) => role === "admin").map(({ username }) => username);
    expect(administrators).toEqual([expect.stringMatching(/^visitor [024]$/)]);
  });
});
