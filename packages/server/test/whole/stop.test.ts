/** A stopping server finishes all work in progress and leaves no files or processes. */

import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { longTest } from "@octavo/foundation/testing";
import { afterAll, describe, expect, test } from "vitest";
import { processorSeconds } from "../../src/jobs/process-usage.ts";
import { busyMasters, longPlan } from "../planners.ts";
import { migratedHome, usualStores } from "../store-under-test.ts";
import { openPreview } from "./preview-socket.ts";
import { endServersAfterwards, type ServerProcess, startServer } from "./server-process.ts";
import { ask, newVisitor, send } from "./visitor.ts";

const goingAway = 1001;
const pages = 2_000;

/** Opens a connection without a request. */
async function silentConnection(origin: string) {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  return socket;
}

/** Sends half of a request, so that the server waits for the rest. */
async function halfARequest(origin: string, path: string) {
  const socket = await silentConnection(origin);
  socket.write(`GET ${path} HTTP/1.1\r\nhost: octavo\r\n`);
  return {
    /** Reads the response. A stopping server closes the connection afterwards. */
    finish: () => {
      socket.write("\r\n");
      return text(socket);
    },
  };
}

/** Running child processes of a server, on Linux. Empty on other systems. */
function childrenOf({ child }: ServerProcess): readonly number[] {
  if (!existsSync("/proc/self/stat")) return [];
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === child.pid);
}

function parentOf(pid: number): number | undefined {
  try {
    // The name in brackets may hold anything; the fields after it are numbers.
    return Number(
      readFileSync(`/proc/${pid}/stat`, "utf8")
        .replace(/^.*\) \S /s, "")
        .split(" ")[0],
    );
  } catch {
    return undefined;
  }
}

usualStores("a server on %s that is told to stop", (kind) => {
  endServersAfterwards();

  test("finishes a compilation, reports that it is not ready, closes sockets and exits with 0", async () => {
    const { address, remove } = await migratedHome(kind);
    const home = "dataDir" in address ? { OCTAVO_DATA_DIR: address.dataDir } : { DATABASE_URL: address.databaseUrl };
    const server = await startServer({ ...home, OCTAVO_SECRET: "s".repeat(32) });
    const { origin } = server;
    const { token } = await newVisitor(origin);
    const socket = await openPreview(origin, token);
    const half = await halfARequest(origin, "/ready");
    const body = { masters_yaml: busyMasters(5), plan_yaml: longPlan(pages) };
    const compile = ask(origin, "POST /api/compile/build", { token, body });
    await expect.poll(async () => (await ask(origin, "GET /health")).render_jobs.running).toBe(1);
    const renderers = childrenOf(server);

    const code = server.stop();
    expect(await socket.next()).toBe(goingAway);
    const readiness = await half.finish();
    expect(readiness).toMatch(/^HTTP\/1\.1 503 .*retry-after: \d/is);
    expect(readiness).toContain("The server is stopping");
    expect((await compile).compilation_stats.total_pages).toBe(pages);
    expect(await code).toBe(0);
    expect(server.faults()).toEqual([]);
    expect(renderers.filter((pid) => parentOf(pid) !== undefined)).toEqual([]);
    await remove();
  });
});

/** Requests a WebSocket, possibly at an unknown address. */
async function askForSocket(origin: string, path: string): Promise<void> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const wish = ["connection: upgrade", "upgrade: websocket", "sec-websocket-version: 13"];
  const key = "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==";
  socket.write([`GET ${path} HTTP/1.1`, "host: octavo", ...wish, key, "", ""].join("\r\n"));
  await once(socket, "data");
  socket.destroy();
}

describe("a server", () => {
  endServersAfterwards();
  const folder = mkdtempSync(join(tmpdir(), "octavo-stop-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  longTest("that is killed leaves no process, not even one with an endless job", async () => {
    const server = await startServer({ OCTAVO_DATA_DIR: folder });
    const { token } = await newVisitor(server.origin);
    const endless = { masters_yaml: busyMasters(400), plan_yaml: longPlan(10_000) };
    void send(server.origin, "POST /api/compile/build", { token, body: endless }).catch(() => undefined);
    // More than it takes to start: it is in the midst of the job, and hears nothing.
    const isBusy = () => childrenOf(server).some((pid) => (processorSeconds(pid) ?? 0) > 1.3);
    if (process.platform === "linux") await expect.poll(isBusy, { timeout: 60_000 }).toBe(true);
    const renderers = childrenOf(server);
    await server.kill();
    await expect.poll(() => renderers.filter((pid) => parentOf(pid) !== undefined), { timeout: 20_000 }).toEqual([]);
  });

  test("stops despite invalid upgrade requests, unused connections and incomplete requests", async () => {
    const server = await startServer({ OCTAVO_DATA_DIR: folder });
    for (const path of ["/ws/a", "/ws/", "/ws/a/b", "/ws/%", "/ws/%zz", "/ws/%00", `/ws/${"x".repeat(300)}`])
      await askForSocket(server.origin, path);

    // Browsers open connections that they don't use.
    const silent = await Promise.all([silentConnection(server.origin), silentConnection(server.origin)]);
    const upload = ["POST /api/auth/login HTTP/1.1", "host: octavo", "content-type: application/json"];
    for (const half of [
      "GET /ready HTTP/1.1\r\nhost:",
      [...upload, "content-length: 100", "", '{"user'].join("\r\n"),
    ]) {
      const socket = await silentConnection(server.origin);
      socket.on("error", () => undefined);
      socket.write(half);
    }
    // One that the server had not taken from the system yet ends with a reset.
    for (const socket of silent) socket.on("error", () => undefined);
    const ends = Promise.all(silent.map((socket) => new Promise((resolve) => socket.resume().once("close", resolve))));
    // Answered after them: the server has read what they sent.
    expect((await fetch(`${server.origin}/ready`)).status).toBe(200);
    // 1 would say that it gave up waiting.
    expect(await server.stop()).toBe(0);
    await ends;
  });

  longTest("that is signaled twice exits at once", async () => {
    const server = await startServer({ OCTAVO_DATA_DIR: folder });
    const { token } = await newVisitor(server.origin);
    const body = { masters_yaml: busyMasters(40), plan_yaml: longPlan(pages) };
    const compile = send(server.origin, "POST /api/compile/build", { token, body }).catch(() => undefined);
    await expect.poll(async () => (await ask(server.origin, "GET /health")).render_jobs.running).toBe(1);
    const code = server.stop();
    await expect.poll(() => fetch(server.origin).catch(() => "refused")).toBe("refused");
    server.child.kill("SIGTERM");
    expect(await code).toBe(1);
    await compile;
  });
});
