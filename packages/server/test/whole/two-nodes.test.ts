/** Nodes that share only the database, behind a load balancer that knows only their addresses. */

import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unauthorizedClose } from "@octavo/contract";
import { longTest } from "@octavo/foundation/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "../free-port.ts";
import { confirmationTokensIn, emailsTo, resetTokensIn } from "../outbox.ts";
import { masters, plan, template } from "../planners.ts";
import { emptyHome, type Home } from "../store-under-test.ts";
import { type Balancer, startBalancer } from "./balancer.ts";
import { openPreview, previewRequest } from "./preview-socket.ts";
import { endServersAfterwards, type ServerProcess, startServer } from "./server-process.ts";
import { ask, newVisitor, send, signIn, siteSecret, type Visitor } from "./visitor.ts";
import { expectNothingLost, Writer } from "./writer.ts";

describe("two servers on one PostgreSQL behind a load balancer", () => {
  endServersAfterwards();
  const folder = mkdtempSync(join(tmpdir(), "octavo-nodes-"));
  const outbox = join(folder, "outbox");
  let home: Home;
  let ports: readonly [number, number];
  let nodes: readonly ServerProcess[];
  let balancer: Balancer;
  let a: string;
  let b: string;
  let either: string;

  const start = (port: number) =>
    startServer({
      PORT: String(port),
      DATABASE_URL: "databaseUrl" in home.address ? home.address.databaseUrl : "",
      OCTAVO_SECRET: siteSecret,
      OCTAVO_TRUST_PROXY: "1",
      OCTAVO_DATA_DIR: folder,
    });

  beforeAll(async () => {
    home = await emptyHome("postgres");
    ports = [await freePort(), await freePort()];
    // At once, on an empty database: both make the tables, or neither gets in the other's way.
    nodes = await Promise.all(ports.map(start));
    [a = "", b = ""] = nodes.map(({ origin }) => origin);
    balancer = await startBalancer([a, b]);
    either = balancer.origin;
  });

  afterAll(async () => {
    await balancer.close();
    const codes = await Promise.all(nodes.map((node) => node.stop()));
    await home.remove();
    rmSync(folder, { recursive: true });
    expect(codes).toEqual([0, 0]);
    expect(nodes.flatMap((node) => node.faults())).toEqual([]);
  });

  const statusOf = async (origin: string, { token }: Pick<Visitor, "token">) =>
    (await send(origin, "GET /api/auth/me", { token })).status;

  /**
   * Waits until a server refuses a session. The server that ended it refuses it at once; others use a row that they have
   * just read until they get the message, for two seconds at most.
   */
  const expectRefused = (origin: string, session: Pick<Visitor, "token">) =>
    expect.poll(() => statusOf(origin, session), { timeout: 10_000 }).toBe(401);

  const aProject = (origin: string, { token }: Visitor, changes = {}) =>
    ask(origin, "POST /api/projects", {
      token,
      body: { name: "Rok 2026", device_profile: "remarkable-2", ...changes },
    });

  const share = (origin: string, { token }: Visitor, id: string, is_public: boolean) =>
    ask(origin, "POST /api/projects/{id}/share", { token, params: { id }, body: { is_public } });

  test("start together on an empty database, and both are ready", async () => {
    for (const origin of [a, b, either]) expect((await send(origin, "GET /ready")).status).toBe(200);
  });

  test("take requests in turn", async () => {
    const before = [...balancer.answered];
    for (let i = 0; i < 10; i++) await send(either, "GET /health");
    expect(balancer.answered.map((count, i) => count - (before[i] ?? 0))).toEqual([5, 5]);
  });

  test("share a user who registers on one and signs in on the other", async () => {
    const user = await newVisitor(a, { at: b });
    const second = { token: await signIn(a, user) };
    const { id } = await aProject(a, user);
    const renamed = { token: user.token, params: { id }, body: { name: "Rok 2027" }, revision: 1 };
    expect((await ask(b, "PATCH /api/projects/{id}", renamed)).revision).toBe(2);
    expect((await send(a, "PATCH /api/projects/{id}", renamed)).status).toBe(409);
    const { metadata } = await ask(a, "GET /api/projects/{id}", { token: second.token, params: { id } });
    expect(metadata.name).toBe("Rok 2027");
    await send(b, "POST /api/auth/logout", { token: user.token, body: { everywhere: true } });
    for (const session of [user, second]) {
      expect(await statusOf(b, session)).toBe(401);
      await expectRefused(a, session);
      expect(await statusOf(either, session)).toBe(401);
    }
  });

  test("close a live preview when its user logs out on the other one", async () => {
    const user = await newVisitor(either);
    const socket = await openPreview(b, user.token);
    socket.send(previewRequest(template));
    expect(await socket.next()).toContain("preview_response");
    await send(a, "POST /api/auth/logout", { token: user.token, body: {} });
    await expectRefused(b, user);
    socket.send(previewRequest(template));
    expect(await socket.next()).toBe(unauthorizedClose);
  });

  test("preview through the load balancer on any server", async () => {
    const user = await newVisitor(either);
    const sockets = await Promise.all(["a", "a"].map((id) => openPreview(either, user.token, id)));
    for (const [i, socket] of sockets.entries()) socket.send(previewRequest(template, i + 2));
    for (const [i, socket] of sockets.entries()) {
      expect(JSON.parse(String(await socket.next()))).toMatchObject({ data: { page_number: i + 2, total_pages: 3 } });
      expect(socket.waiting()).toBe(0);
      socket.close();
    }
  });

  test("end all sessions everywhere after a password reset", async () => {
    const user = await newVisitor(a);
    const second = { token: await signIn(b, user) };
    const [confirmation = ""] = (await emailsTo(outbox, user.email)).flatMap(confirmationTokensIn);
    await ask(b, "POST /api/auth/email-confirmation/confirm", { body: { token: confirmation } });
    await ask(b, "POST /api/auth/password-reset/request", { body: { email: user.email } });
    const [token = ""] = (await emailsTo(outbox, user.email, 2)).flatMap(resetTokensIn);
    const body = { token, new_password: "another one, from elsewhere" };
    await ask(a, "POST /api/auth/password-reset/confirm", { body });
    for (const session of [user, second]) {
      expect(await statusOf(a, session)).toBe(401);
      await expectRefused(b, session);
    }
    expect((await send(b, "POST /api/auth/password-reset/confirm", { body })).status).toBe(400);
    const changed = { ...user, password: body.new_password };
    expect(await statusOf(a, { token: await signIn(b, changed) })).toBe(200);
  });

  test("share the count of attempts, regardless of forged headers", async () => {
    const { username } = await newVisitor(either);
    const statuses: number[] = [];
    // Each delay is longer than the one before: in the end no machine is too slow to be within it.
    for (let i = 0; i < 16 && !statuses.includes(429); i++) {
      const answer = await fetch(`${either}/api/auth/login`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": `198.51.100.${i}` },
        body: JSON.stringify({ username, password: "wrong" }),
      });
      statuses.push(answer.status);
    }
    // Five are free; the sixth begins the delays.
    expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
    expect(statuses.slice(5)).toContain(429);
  });

  test("create the same PDF of a project", async () => {
    const user = await newVisitor(either);
    const { id } = await aProject(a, user, { masters_yaml: masters, plan_yaml: plan });
    const call = { token: user.token, params: { id } };
    expect((await send(b, "HEAD /api/projects/{id}/pdf", call)).status).toBe(404);
    await ask(a, "POST /api/projects/{id}/compile", call);
    const head = await send(b, "HEAD /api/projects/{id}/pdf", call);
    expect([head.status, head.headers.get("x-total-pages")]).toEqual([200, "3"]);
    const files = await Promise.all([a, b, either].map((origin) => send(origin, "GET /api/projects/{id}/pdf", call)));
    expect(new Set(files.map(({ bytes }) => createHash("sha256").update(bytes).digest("hex"))).size).toBe(1);
    expect(new Set(files.map(({ headers }) => headers.get("etag")))).toEqual(new Set([head.headers.get("etag")]));
    await ask(b, "PATCH /api/projects/{id}", { ...call, body: { name: "Edited on the other node" } });
    expect((await send(a, "HEAD /api/projects/{id}/pdf", call)).status).toBe(404);
    const edited = await Promise.all([a, b].map((origin) => send(origin, "GET /api/projects/{id}/pdf", call)));
    expect(edited.every(({ headers }) => headers.get("etag") !== head.headers.get("etag"))).toBe(true);
    expect(edited[0]?.bytes.equals(edited[1]?.bytes ?? Buffer.of())).toBe(true);
  });

  test("show projects in the gallery as soon as they are shared or unshared on the other", async () => {
    const user = await newVisitor(either);
    const { id } = await aProject(a, user, { name: "Seen from everywhere", masters_yaml: masters, plan_yaml: plan });
    const listed = async (origin: string) =>
      (await ask(origin, "GET /api/public/projects", { query: { search: "Seen from everywhere" } })).total;
    const pdf = async (origin: string) =>
      (await send(origin, "GET /api/public/projects/{id}/pdf", { params: { id } })).status;
    for (let round = 0; round < 3; round++) {
      await share(a, user, id, true);
      expect([await listed(b), await pdf(b), await pdf(a)]).toEqual([1, 200, 200]);
      await share(a, user, id, false);
      expect([await listed(b), await pdf(b), await pdf(a)]).toEqual([0, 404, 404]);
    }
  });

  longTest("lose no acknowledged write when one of them is killed under load", async () => {
    const writers = await Promise.all(Array.from({ length: 4 }, async () => new Writer(await newVisitor(either))));
    const count = () => writers.reduce((sum, writer) => sum + writer.count, 0);
    const stop = new AbortController();
    const writing = Promise.all(writers.map((writer) => writer.writeTo(either, stop.signal)));
    /** Waits for this number of additional acknowledged writes. */
    const writes = async (more: number) => {
      const wanted = count() + more;
      await Promise.race([expect.poll(count, { timeout: 60_000 }).toBeGreaterThanOrEqual(wanted), writing]);
    };
    await writes(40);
    await nodes[0]?.kill();
    await writes(40);
    const [before = 0] = balancer.answered;
    nodes = [await start(ports[0]), ...nodes.slice(1)];
    await writes(40);
    stop.abort();
    await writing;
    expect(balancer.answered[0]).toBeGreaterThan(before);
    await Promise.all(writers.map((writer) => expectNothingLost(either, writer, writer.projects)));
  });
});
