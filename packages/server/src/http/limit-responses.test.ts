import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { longTest } from "@octavo/foundation/testing";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, describe, expect, test } from "vitest";
import { ask } from "../../test/ask.ts";
import { aProject, designYaml } from "../../test/projects.ts";
import { nodeWithQueryLog, serverUnderTest } from "../../test/server-under-test.ts";
import { signedIn } from "../../test/signed-in.ts";
import { handleError } from "./errors.ts";
import { limitResponses, type ResponseLimits, withStreamSize } from "./limit-responses.ts";

const mebibyte = 1024 * 1024;
const undo: (() => unknown)[] = [];

afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

async function listening(limits: Partial<ResponseLimits>): Promise<FastifyInstance> {
  const app = Fastify();
  app.setErrorHandler(handleError);
  limitResponses(app, {
    user: 16 * mebibyte,
    address: 16 * mebibyte,
    all: 64 * mebibyte,
    idleMilliseconds: 60_000,
    milliseconds: 60_000,
    bytesPerSecond: 1e9,
    ...limits,
  });
  app.get("/large", async () => Buffer.alloc(8 * mebibyte));
  app.get("/endless", async (_request, reply) =>
    reply.send(withStreamSize(endless(), { held: mebibyte, total: 20 * mebibyte })),
  );
  await app.listen({ host: "127.0.0.1", port: 0 });
  undo.push(() => app.close());
  return app;
}

function endless(): Readable {
  const piece = Buffer.alloc(64 * 1024);
  return new Readable({
    read() {
      this.push(piece);
    },
  });
}

/** Sends a request and reads only the first chunk. */
async function notReading(
  app: FastifyInstance,
  path: string,
  headers = "",
): Promise<{ status: string; socket: Socket }> {
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  undo.push(() => socket.destroy());
  socket.on("error", () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`);
  const [first] = (await once(socket, "data")) as [Buffer];
  socket.pause();
  return { status: first.toString("latin1").slice(9, 12), socket };
}

const connections = (app: FastifyInstance) =>
  new Promise<number>((resolve, reject) =>
    app.server.getConnections((problem, count) => (problem ? reject(problem) : resolve(count))),
  );

describe("a reader that does not read", () => {
  test.each(["/large", "/endless"])("is disconnected from %s if it stops reading", async (path) => {
    const app = await listening({ idleMilliseconds: 200 });
    await notReading(app, path);
    expect(await connections(app)).toBe(1);
    await expect.poll(() => connections(app)).toBe(0);
  });

  test("is disconnected after the time limit, even if it reads slowly", async () => {
    const app = await listening({ milliseconds: 300 });
    const { socket } = await notReading(app, "/endless");
    let isOpen = true;
    socket.once("close", () => {
      isOpen = false;
    });
    while (isOpen) {
      socket.resume();
      await sleep(20);
      socket.pause();
      await sleep(20);
    }
    expect(await connections(app)).toBe(0);
  });

  test("gets no more responses than its address may hold, until it disconnects", async () => {
    const app = await listening({});
    const first = await Promise.all([notReading(app, "/large"), notReading(app, "/large")]);
    expect(first.map(({ status }) => status)).toEqual(["200", "200"]);
    const refusal = await fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/large`);
    expect([refusal.status, refusal.headers.get("retry-after")]).toEqual([429, "5"]);
    expect(await refusal.json()).toMatchObject({ error: "TOO_MANY_REQUESTS" });
    for (const { socket } of first) socket.destroy();
    await expect.poll(async () => (await notReading(app, "/large")).status).toBe("200");
  });

  longTest("is not limited if it reads its responses", async () => {
    const app = await listening({});
    const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/large`;
    for (let i = 0; i < 5; i++) expect((await (await fetch(address)).arrayBuffer()).byteLength).toBe(8 * mebibyte);
  });
});

describe("the server", () => {
  const server = serverUnderTest();
  const node = nodeWithQueryLog(server);

  test("reads a project from the store only as fast as the client reads", async () => {
    const ada = await signedIn(server);
    const { id } = await aProject(server, ada);
    for (const name of ["One", "Two", "Three", "Four", "Five", "Six", "Seven"]) {
      const body = { name, template_yaml: designYaml("x".repeat(1.9 * mebibyte)) };
      await ask(server, "POST /api/projects/{id}/masters", { as: ada, params: { id }, body });
    }
    await node.app.listen({ host: "127.0.0.1", port: 0 });
    node.sql.length = 0;
    const readers = 10;
    const asked = Array.from({ length: readers }, () =>
      notReading(node.app, `/api/projects/${id}`, `authorization: ${ada.headers.authorization}\r\n`),
    );
    expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set(["200"]));
    const reads = () => node.sql.filter((statement) => statement.includes("project_parts")).length;
    let before = -1;
    // What the system's own buffers take of thirteen megabytes is less than half of them.
    await expect
      .poll(
        async () => {
          const isQuiet = reads() === before;
          before = reads();
          return isQuiet;
        },
        { interval: 300 },
      )
      .toBe(true);
    const pieces = (13 * mebibyte) / (256 * 1024);
    expect(reads()).toBeLessThan((readers * pieces) / 1.5);
  });
});
