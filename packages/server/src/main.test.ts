import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { withCompileCache } from "../test/child-process.ts";
import { longTest } from "../test/runs.ts";
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
    await expect.poll(() => said, { timeout: 20_000 }).toMatch(/^Octavo is running at http:\/\/127\.0\.0\.1:\d+$/m);
    return /http:\S+/.exec(said)?.[0] ?? "";
  };
  return { child, exit, address, said: () => said };
}

describe("the server process", { timeout: 60_000 }, () => {
  test("prints URL, data folder and metrics URL, responds, and stops on a signal", async () => {
    const server = start({ PORT: "0", OCTAVO_DATA_DIR: dataDir("planners"), OCTAVO_METRICS_PORT: "0" });
    const address = await server.address();
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
    await expect.poll(() => server.said()).toMatch(/^Metrics: http:\S+\/metrics$/m);
    expect(server.said()).toContain(`\nData: ${dataDir("planners")}\n`);
    for (const name of ["octavo.db", "secret-key"]) expect(existsSync(join(dataDir("planners"), name))).toBe(true);
    const [, metrics = ""] = /Metrics: (\S+)/.exec(server.said()) ?? [];
    expect(await (await fetch(metrics)).text()).toContain("octavo_render_jobs");
    expect(await (await fetch(`${address}/metrics`)).text()).not.toContain("octavo_render_jobs");
    server.child.kill("SIGTERM");
    expect(await server.exit).toBe(0);
    expect(existsSync(join(dataDir("planners"), "octavo.db-wal"))).toBe(false);
  });

  test("refuses a port that another server uses", async () => {
    const { port } = new URL(await start({ PORT: "0" }).address());
    const second = start({ PORT: port });
    expect(await second.exit).toBe(1);
    expect(second.said()).toBe(
      `Port ${port} is in use. Choose another with the variable PORT: PORT=${Number(port) + 1} npm start\n`,
    );
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

  test("names the invalid setting", async () => {
    const server = start({ PORT: "http" });
    expect(await server.exit).toBe(1);
    expect(server.said()).toBe('PORT must be a whole number from 0 to 65535, not "http".\n');
  });
});
