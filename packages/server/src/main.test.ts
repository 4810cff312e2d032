import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { longTest } from "@octavo/foundation/testing";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { LogLine } from "../test/captured-log.ts";
import { withCompileCache } from "../test/child-process.ts";
import { fillOlderTables } from "../test/released/older-tables.ts";
import { emptyHome } from "../test/store-under-test.ts";

const main = fileURLToPath(new URL("./main.ts", import.meta.url));
const children: ChildProcess[] = [];
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "octavo-main-"));
});

afterEach(async () => {
  await Promise.all(children.splice(0).map(kill));
  rmSync(folder, { recursive: true, force: true });
});

async function kill(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}

/** Path of a data folder. Servers share one by using the same name. */
const dataDir = (name: string) => join(folder, name);

/** Runs the server in a process and records its output. */
function start(variables: Record<string, string>, args: readonly string[] = []) {
  const ownFolder = dataDir(`server-${children.length}`);
  const env = {
    ...withCompileCache,
    OCTAVO_LOG_LEVEL: "silent",
    OCTAVO_STARTERS: "off",
    OCTAVO_DATA_DIR: ownFolder,
    ...variables,
  };
  const child = spawn(process.execPath, [main, ...args], { env, stdio: ["ignore", "pipe", "pipe"] });
  children.push(child);
  let said = "";
  const listen = (chunk: Buffer) => {
    said += String(chunk);
  };
  child.stdout.on("data", listen);
  child.stderr.on("data", listen);
  // Not "exit": by then not all that it said has been heard.
  const exit = once(child, "close").then(([code]: unknown[]) => code);
  const address = async () => {
    await expect.poll(() => said, { timeout: 100_000 }).toMatch(/"Octavo is running at http:\/\/127\.0\.0\.1:\d+"/);
    return /Octavo is running at ([^"]+)/.exec(said)?.[1] ?? "";
  };
  /** Throws for a line that is no JSON. */
  const lines = () =>
    said
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as LogLine & { readonly data?: string; readonly metrics?: string });
  return { child, exit, address, lines, said: () => said };
}

describe("the server process", { timeout: 240_000 }, () => {
  test("prints URL, data folder and metrics URL, responds, and stops on a signal", async () => {
    const server = start({ PORT: "0", OCTAVO_DATA_DIR: dataDir("planners"), OCTAVO_METRICS_PORT: "0" });
    const address = await server.address();
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
    const started = server.lines().find(({ msg }) => msg === `Octavo is running at ${address}`);
    expect(started).toMatchObject({ data: dataDir("planners"), metrics: expect.stringMatching(/^http:\S+\/metrics$/) });
    for (const name of ["octavo.db", "secret-key"]) expect(existsSync(join(dataDir("planners"), name))).toBe(true);
    expect(await (await fetch(started?.metrics ?? "")).text()).toContain("octavo_render_jobs");
    expect(await (await fetch(`${address}/metrics`)).text()).not.toContain("octavo_render_jobs");
    server.child.kill("SIGTERM");
    expect(await server.exit).toBe(0);
    expect(existsSync(join(dataDir("planners"), "octavo.db-wal"))).toBe(false);
  });

  longTest("refuses a port that another server uses", async () => {
    const { port } = new URL(await start({ PORT: "0" }).address());
    const second = start({ PORT: port });
    expect(await second.exit).toBe(1);
    expect(second.lines().map(({ msg }) => msg)).toEqual([
      `Port ${port} is in use. Choose another with the variable PORT: PORT=${Number(port) + 1} npm start`,
    ]);
  });

  test("refuses arguments and names the settings", async () => {
    const [asked, mistaken] = [start({ PORT: "0" }, ["--help"]), start({ PORT: "0" }, ["--port", "4000"])];
    expect(await asked.exit).toBe(0);
    expect(asked.said()).toBe(
      "Configure the server with environment variables, such as PORT=4000. See docs/settings.md\n",
    );
    expect(await mistaken.exit).toBe(2);
    expect(mistaken.said()).toMatch(/^Unknown argument --port\. .*PORT=4000/);
  });

  longTest("runs on PostgreSQL without a data folder", async () => {
    const { address, remove } = await emptyHome("postgres");
    const DATABASE_URL = "databaseUrl" in address ? address.databaseUrl : "";
    const server = start({ PORT: "0", DATABASE_URL, OCTAVO_SECRET: "s".repeat(32), OCTAVO_DATA_DIR: dataDir("none") });
    expect((await fetch(`${await server.address()}/api/health`)).status).toBe(200);
    expect(existsSync(dataDir("none"))).toBe(false);
    server.child.kill("SIGTERM");
    expect(await server.exit).toBe(0);
    await remove();
  });

  longTest("starts a node that only renders, with its health and metrics and without the site", async () => {
    const { address, remove } = await emptyHome("postgres");
    const DATABASE_URL = "databaseUrl" in address ? address.databaseUrl : "";
    const variables = { PORT: "0", DATABASE_URL, OCTAVO_ROLE: "render", OCTAVO_DATA_DIR: dataDir("none") };
    const server = start({ ...variables, OCTAVO_METRICS_PORT: "0" });
    const origin = await server.address();
    const statusOf = async (path: string) => (await fetch(`${origin}${path}`)).status;
    const paths = ["/health", "/ready", "/", "/api/auth/me", "/api/public/projects"];
    expect(await Promise.all(paths.map(statusOf))).toEqual([200, 200, 404, 404, 404]);
    const started = server.lines().find(({ metrics }) => metrics !== undefined);
    const metrics = await (await fetch(started?.metrics ?? "")).text();
    expect(metrics).toMatch(/^octavo_shared_jobs\{state="waiting"\} 0$/m);
    expect(metrics).toMatch(/^octavo_store_ready 1$/m);
    expect(started).not.toHaveProperty("setupCode");
    expect(existsSync(dataDir("none"))).toBe(false);
    server.child.kill("SIGTERM");
    expect(await server.exit).toBe(0);
    await remove();
  });

  longTest("leaves the upgrade of a database to whole nodes, if the node only renders", async () => {
    const { address, remove } = await emptyHome("postgres");
    await fillOlderTables(address, "0021-collections", { kind: "postgres", rows: 1 });
    const DATABASE_URL = "databaseUrl" in address ? address.databaseUrl : "";
    const server = start({ PORT: "0", DATABASE_URL, OCTAVO_ROLE: "render" });
    expect(await server.exit).toBe(1);
    expect(server.said()).toContain("The database has the tables of an older Octavo");
    await remove();
  });

  longTest("writes nothing but JSON lines to a log file", async () => {
    const server = start({ PORT: "0", OCTAVO_LOG_LEVEL: "info", OCTAVO_PUBLIC_ULR: "https://planners.example" });
    const address = await server.address();
    await fetch(`${address}/api/health`);
    server.child.kill("SIGTERM");
    expect(await server.exit).toBe(0);
    const lines = server.lines();
    expect(lines.map(({ msg }) => msg)).toEqual(
      expect.arrayContaining([
        "OCTAVO_PUBLIC_ULR is not a setting and has no effect. Did you mean OCTAVO_PUBLIC_URL?",
        `Octavo is running at ${address}`,
        "answered",
      ]),
    );
    expect(lines.find(({ msg }) => msg.includes("ULR"))).toMatchObject({ level: 40 });
    const failed = start({ PORT: "http", OCTAVO_LOG_LEVEL: "info" });
    expect(await failed.exit).toBe(1);
    expect(failed.lines()).toEqual([
      expect.objectContaining({ level: 60, msg: 'PORT must be a whole number from 0 to 65535, not "http".' }),
    ]);
  });
});
