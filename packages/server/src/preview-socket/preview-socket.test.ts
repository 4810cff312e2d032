import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect as connectTcp } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { socketLimits } from "@octavo/contract";
import { longTest } from "@octavo/foundation/testing";
import Fastify, { type FastifyListenOptions } from "fastify";
import { beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import WebSocket from "ws";
import { inject } from "../../test/ask.ts";
import { inProcessWorker } from "../../test/in-process-worker.ts";
import { busyMasters, template } from "../../test/planners.ts";
import { connect, type PreviewClient, portOf, previewRequest } from "../../test/preview-client.ts";
import { publicUrl, serverUnderTest } from "../../test/server-under-test.ts";
import { registered, type SignedIn, signedIn, signIn } from "../../test/signed-in.ts";
import { addIdentify } from "../http/caller.ts";
import { createRenderer, type RendererOptions, startWorkerProcess } from "../render/renderer.ts";
import { isSocketRequest, previewSocketRoutes, type SocketSettings } from "./routes.ts";

const patience = { timeout: 20_000 };

/** A template with one page that displays the text. */
const saying = (text: string) => template.replace("Page {page}", text);
/** Work that outlasts every test. */
const endless = `${busyMasters(480).replace("masters:", 'schema_version: "1.0"\nmetadata: { name: Long }\nmasters:')}page_assignments:
${Array.from({ length: 9000 }, (_, i) => `  - { page: ${i + 1}, master_id: Note }`).join("\n")}
`;
/** Overlapping texts in random positions, which compress badly: at a large size, the PNG has several megabytes. */
const crowded = template.replace(
  "widgets:",
  ["widgets:", ...Array.from({ length: 150 }, (_, row) => crowdedLine(row))].join("\n"),
);
function crowdedLine(row: number): string {
  const letters = Array.from({ length: 90 }, (_, i) => String.fromCharCode(97 + (((row * 90 + i) ** 2 * 7919) % 26)));
  const position = `{ x: ${row % 17}, y: ${row * 4}, width: 440, height: 9 }`;
  return `  - { id: t${row}, type: text_block, position: ${position}, content: "${letters.join("")}" }`;
}

const server = serverUnderTest({ renderProcesses: true, graceSeconds: 0.05 });
let ada: SignedIn;
let eve: SignedIn;
beforeAll(async () => {
  await server.app.listen({ host: "127.0.0.1", port: 0 });
  [ada, eve] = [await signedIn(server), await signedIn(server)];
});

/** Returns the PNG of a response. Throws for other responses. */
async function pictureOf(client: PreviewClient): Promise<Buffer> {
  const answer = await client.next();
  if (answer.type === "error") throw new Error(answer.data.message);
  return Buffer.from(answer.data.preview_base64, "base64");
}

describe("a preview over the socket", () => {
  test("is the requested page with number, scale and page count", async () => {
    const client = await connect(server.app, ada);
    expect(client.socket.protocol).toBe("octavo");
    client.send(previewRequest({ yaml_content: template, profile: "remarkable-2", page_number: 99, scale: 1 }));
    expect(await client.next()).toEqual({
      type: "preview_response",
      data: { preview_base64: expect.any(String), page_number: 3, total_pages: 3, scale: 1 },
    });
  });

  test("is the image of the HTTP route", async () => {
    const client = await connect(server.app, ada);
    client.send(previewRequest({ yaml_content: template, page_number: 1 }));
    const plain = await inject(server, "POST /api/pdf/preview", { as: ada, body: { yaml_content: template } });
    expect((await pictureOf(client)).equals(plain.rawPayload)).toBe(true);
  });

  test.each([
    ["no JSON", "{", "The body is not valid JSON"],
    ["no object", "7", /an object with fields/],
    ["of another type", { type: "preview", data: { yaml_content: "" } }, /^type: /],
    ["without a template", { type: "preview_request", data: {} }, "data.yaml_content: This field is missing"],
    ["of a scale that is too large", previewRequest({ yaml_content: template, scale: 1e9 }), /^data\.scale: /],
    [
      "of no page number",
      { type: "preview_request", data: { yaml_content: "", page_number: "1" } },
      /^data\.page_number: /,
    ],
    ["for a device that nobody knows", previewRequest({ yaml_content: template, profile: "x" }), /No device profile/],
    ["of a broken template", previewRequest({ yaml_content: template.replace("box", "bx") }), /line 11/],
  ])("is refused to a message that is %s, and the next one is processed", async (_, message, words) => {
    const client = await connect(server.app, ada);
    client.send(message);
    expect(await client.next()).toMatchObject({
      type: "error",
      data: { message: typeof words === "string" ? words : expect.stringMatching(words) },
    });
    client.send(previewRequest({ yaml_content: template }));
    await pictureOf(client);
  });
});

describe("the preview socket accepts", () => {
  test("no client with a missing, malformed or forged token", async () => {
    const tokens = [undefined, "x", "eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0."];
    const clients = await Promise.all(tokens.map((token) => connect(server.app, { token })));
    for (const client of clients) client.send(previewRequest({ yaml_content: template }));
    for (const client of clients) {
      expect(await client.closed).toEqual({ code: 4401, reason: "Authentication required" });
      expect(client.heard).toEqual([]);
    }
  });

  test("no user whose session has ended, even while the socket is open", async () => {
    const { token, headers } = await signedIn(server);
    const client = await connect(server.app, { token });
    client.send(previewRequest({ yaml_content: template }));
    await pictureOf(client);
    await inject(server, "POST /api/auth/logout", { as: { headers }, body: {} });
    client.send(previewRequest({ yaml_content: template }));
    expect(await client.closed).toMatchObject({ code: 4401 });
    expect(client.heard).toHaveLength(1);
    expect(await (await connect(server.app, { token })).closed).toMatchObject({ code: 4401 });
  });

  test("no user who has not accepted the terms", async () => {
    const { token } = await signIn(server, await registered(server));
    expect(await (await connect(server.app, { token })).closed).toEqual({
      code: 1008,
      reason: "Accept the terms of use first",
    });
  });

  test("no page of another site or with a null origin", async () => {
    const origins = ["https://evil.example", "null", "https://planners.example.evil.example"];
    const clients = await Promise.all(origins.map((origin) => connect(server.app, { ...ada, origin })));
    for (const client of clients)
      expect(await client.closed).toMatchObject({ code: 1008, reason: "Pages of other sites can't connect" });
  });

  test("pages of the site, at its public URL and at the requested host", async () => {
    for (const origin of [publicUrl, `http://127.0.0.1:${portOf(server.app)}`]) {
      const client = await connect(server.app, { ...ada, origin });
      client.send(previewRequest({ yaml_content: template }));
      await pictureOf(client);
    }
  });

  test("limits the sockets of each user separately", async () => {
    const { token } = await signedIn(server);
    const clients = await Promise.all(
      Array.from({ length: socketLimits.connections }, () => connect(server.app, { token })),
    );
    for (const client of clients) client.send("{");
    await Promise.all(clients.map((client) => client.next()));
    expect(await (await connect(server.app, { token })).closed).toMatchObject({ code: 1013 });
    const other = await connect(server.app, eve);
    other.send(previewRequest({ yaml_content: template }));
    await pictureOf(other);
    clients[0]?.socket.close();
    await clients[0]?.closed;
    const next = await connect(server.app, { token });
    next.send(previewRequest({ yaml_content: template }));
    await pictureOf(next);
  });
});

describe("sockets with the same client id", () => {
  test("receive only their own responses", async () => {
    const clientId = "the-same";
    const clients = [
      await connect(server.app, { ...ada, clientId }),
      await connect(server.app, { ...ada, clientId }),
      await connect(server.app, { ...eve, clientId }),
      await connect(server.app, { ...eve, clientId }),
    ];
    const [a1, , e1] = clients;
    a1?.send(previewRequest({ yaml_content: saying("Ada's diary"), page_number: 1 }));
    e1?.send(previewRequest({ yaml_content: saying("Eve's diary"), page_number: 2 }));
    await Promise.all([a1?.next(), e1?.next()]);
    // A round trip of every socket: whatever was on its way to them has arrived.
    for (const client of clients) client.send("{");
    await Promise.all(clients.map((client) => client.next()));
    const pages = clients.map(({ heard }) =>
      heard.flatMap((answer) => (answer.type === "error" ? [] : [answer.data.page_number])),
    );
    expect(pages).toEqual([[1], [], [2], []]);
  });
});

describe("a newer message", () => {
  test("replaces earlier messages, waiting or running", async () => {
    const client = await connect(server.app, ada);
    const isRunning = () => expect.poll(() => server.render.load, patience).toEqual({ running: 1, waiting: 0 });
    client.send(previewRequest({ yaml_content: endless, page_number: 9000 }));
    await isRunning();
    const begun = server.render.startedCount("live");
    for (const page_number of [1, 2]) client.send(previewRequest({ yaml_content: template, page_number }));
    client.send(previewRequest({ yaml_content: template, page_number: 3, scale: 0.5 }));
    expect(await client.next()).toMatchObject({ type: "preview_response", data: { page_number: 3, scale: 0.5 } });
    client.send("{");
    await client.next();
    expect(client.heard).toHaveLength(2);
    expect(server.render.startedCount("live")).toBe(begun + 2);
  });

  test("of one socket does not affect the others", async () => {
    const [one, other] = [await connect(server.app, ada), await connect(server.app, ada)];
    for (const page_number of [1, 2, 3]) one.send(previewRequest({ yaml_content: template, page_number }));
    other.send(previewRequest({ yaml_content: template, page_number: 1 }));
    expect(await other.next()).toMatchObject({ data: { page_number: 1 } });
    await expect.poll(() => one.heard.at(-1), patience).toMatchObject({ data: { page_number: 3 } });
  });
});

describe("a client", () => {
  test("that disconnects aborts its job", async () => {
    const client = await connect(server.app, ada);
    client.send(previewRequest({ yaml_content: endless, page_number: 9000 }));
    await expect.poll(() => server.render.load, patience).toEqual({ running: 1, waiting: 0 });
    client.socket.terminate();
    await expect.poll(() => server.render.load, patience).toEqual({ running: 0, waiting: 0 });
  });

  longTest("that sends a large message is closed with 1009", async () => {
    const client = await connect(server.app, ada);
    client.send(JSON.stringify(previewRequest({ yaml_content: "x".repeat(socketLimits.messageBytes) })));
    expect(await client.closed).toMatchObject({ code: 1009 });
    expect((await inject(server, "GET /api/health")).statusCode).toBe(200);
  });

  test("that sends bytes instead of text is closed with 1003", async () => {
    const client = await connect(server.app, ada);
    client.socket.send(Buffer.from("{}"));
    expect(await client.closed).toMatchObject({ code: 1003 });
  });
});

describe("other ways to speak", () => {
  const ask = async (head: string) => {
    const socket = connectTcp(portOf(server.app), "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    socket.write(`${head}\r\nHost: x\r\n\r\n`);
    const [answer] = await once(socket, "data");
    return { answer: String(answer), socket };
  };

  test("are ignored", async () => {
    const { answer } = await ask("GET /api/health HTTP/1.1\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c");
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  test.each(["/api/projects", "/ws", "/ws/a/b", "/"])("find no socket at %s", async (path) => {
    const key = "dGhlIHNhbXBsZSBub25jZQ==";
    const upgrade = `Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}`;
    const { answer } = await ask(`GET ${path} HTTP/1.1\r\n${upgrade}`);
    expect(answer).not.toContain("101 Switching");
  });

  test("find nothing at the address of a socket", async () => {
    const answer = await server.app.inject({ url: "/ws/tab-1" });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ error: "NOT_FOUND" });
  });
});

describe("a server of its own", () => {
  const anywhere: FastifyListenOptions = { host: "127.0.0.1", port: 0 };
  /** Starts a second app that accepts the sessions of the first. Its jobs run in this process, unless one is endless. */
  async function another(
    settings: Partial<SocketSettings> = {},
    place: FastifyListenOptions = anywhere,
    startWorker: RendererOptions["startWorker"] = inProcessWorker,
  ) {
    const app = Fastify({ http: { shouldUpgradeCallback: (request) => isSocketRequest(request, "") } });
    const render = createRenderer({ workers: 1, startWorker });
    addIdentify(app, server.app.identify, { now: Date.now, onlyProvider: undefined });
    await previewSocketRoutes(app, render, { publicUrl, ...settings });
    onTestFinished(async () => {
      await app.close();
      await render.close();
    });
    await app.listen(place);
    return { app, render };
  }

  test("closes sockets when the server stops, even during a job", async () => {
    const { app } = await another({}, anywhere, startWorkerProcess);
    const client = await connect(app, ada);
    client.send(previewRequest({ yaml_content: endless, page_number: 9000 }));
    client.socket.ping();
    await once(client.socket, "pong");
    await app.close();
    expect(await client.closed).toEqual({ code: 1001, reason: "The server is stopping" });
  });

  test("stops even if a client never responds", async () => {
    const { app } = await another();
    const client = await connect(app, ada);
    client.socket.pause();
    await app.close();
    expect(app.websocketServer.clients.size).toBe(0);
  });

  longTest("closes only sockets that don't respond to pings", async () => {
    const heartbeatMilliseconds = 25_000;
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const { app } = await another({ heartbeatMilliseconds });
    const silent = await connect(app, { ...ada, autoPong: false });
    const lively = await connect(app, ada);
    /** Waits until the server has read all messages of the client. */
    const isHeard = async ({ socket }: PreviewClient) => {
      socket.ping();
      await once(socket, "pong");
    };
    await Promise.all([silent, lively].map(isHeard));
    const beats = Promise.all([silent, lively].map(({ socket }) => once(socket, "ping")));
    vi.advanceTimersByTime(heartbeatMilliseconds);
    await beats;
    await isHeard(lively);
    vi.advanceTimersByTime(heartbeatMilliseconds);
    expect(await silent.closed).toMatchObject({ code: 1006 });
    lively.send(previewRequest({ yaml_content: template }));
    await pictureOf(lively);
    expect(lively.socket.readyState).toBe(WebSocket.OPEN);
  });

  test("closes an idle socket when its session has ended on another server", async () => {
    const heartbeatMilliseconds = 25_000;
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const { app } = await another({ heartbeatMilliseconds });
    const user = await signedIn(server);
    const client = await connect(app, user);
    client.send(previewRequest({ yaml_content: template }));
    await pictureOf(client);
    expect((await inject(server, "POST /api/auth/logout", { as: user, body: {} })).statusCode).toBe(204);
    vi.advanceTimersByTime(heartbeatMilliseconds);
    expect(await client.closed).toEqual({ code: 4401, reason: "Authentication required" });
  });

  test("reports too many messages and slows down reading", async () => {
    const { app } = await another({ rate: { limit: 5, milliseconds: 1000 } });
    const client = await connect(app, ada);
    for (let i = 0; i < 6; i++) client.send("{");
    const refusals = () =>
      client.heard.filter(({ type, data }) => type === "error" && data.message.startsWith("Too many attempts"));
    await expect
      .poll(refusals, patience)
      .toMatchObject([{ data: { message: "Too many attempts. Try again in a second" } }]);
    client.send(previewRequest({ yaml_content: template }));
    await expect.poll(() => client.heard.at(-1)?.type, patience).toBe("preview_response");
    expect(refusals()).toHaveLength(1);
  });

  longTest("creates responses only as fast as the client reads", async () => {
    // A socket of the file system: what the system holds for one is a fifth of a megabyte, and for TCP it is any amount.
    const folder = mkdtempSync(join(tmpdir(), "octavo-socket-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, "s");
    const { app, render } = await another(
      // A client that reads nothing gives no sign of life, either.
      { rate: { limit: 1000, milliseconds: 1000 }, heartbeatMilliseconds: 600_000 },
      { path },
    );
    const [slow, other] = [await connect(app, ada), await connect(app, eve)];
    const isStuck = async () => {
      other.send(previewRequest({ yaml_content: template, scale: 0.5 }));
      await pictureOf(other);
      return [...app.websocketServer.clients].some(({ bufferedAmount }) => bufferedAmount > 0);
    };
    slow.socket.pause();
    let sent = 0;
    for (; !(await isStuck()); sent++) {
      const before = render.startedCount("live");
      slow.send(previewRequest({ yaml_content: crowded, scale: 2 }));
      // A newer message would call this one off before it is answered.
      await expect.poll(() => render.startedCount("live"), patience).toBe(before + 1);
      await expect.poll(() => render.load, patience).toEqual({ running: 0, waiting: 0 });
    }
    const begun = render.startedCount("live");
    for (let i = 0; i < 5; i++) slow.send(previewRequest({ yaml_content: template, scale: 0.5 }));
    expect(await isStuck()).toBe(true);
    expect(render.startedCount("live")).toBe(begun + 1);
    slow.socket.resume();
    await expect.poll(() => slow.heard.at(-1), patience).toMatchObject({ data: { scale: 0.5 } });
    expect(slow.heard.filter(({ data }) => "scale" in data && data.scale === 0.5)).toHaveLength(1);
    expect(slow.heard.length).toBeLessThanOrEqual(sent + 1);
  });
});
