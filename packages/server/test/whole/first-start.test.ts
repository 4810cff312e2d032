/** The first start of Octavo on an empty machine, and the second start. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setupCode } from "../../src/auth/first-account.ts";
import { emailsTo } from "../outbox.ts";
import { masters, plan } from "../planners.ts";
import { endServersAfterwards, runServer, type ServerProcess, startServer } from "./server-process.ts";
import { ask, newVisitor, send, type Visitor } from "./visitor.ts";

const trimmed = (key: Buffer) => Buffer.from(key.toString().trim());
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

describe("a server that starts without data", () => {
  endServersAfterwards();
  const somewhere = mkdtempSync(join(tmpdir(), "octavo-first-"));
  const dataDir = join(somewhere, "not", "there", "yet");
  let server: ServerProcess;
  let visitor: Visitor;
  let project: string;

  beforeAll(async () => {
    server = await startServer({ OCTAVO_DATA_DIR: dataDir });
    visitor = await newVisitor(server.origin);
    const body = { name: "Mój rok", device_profile: "remarkable-2", masters_yaml: masters, plan_yaml: plan };
    project = (await ask(server.origin, "POST /api/projects", { token: visitor.token, body })).id;
  });
  afterAll(() => rmSync(somewhere, { recursive: true }));

  test("prints its URL, its data folder and the set-up code of the first account", () => {
    const started: unknown = JSON.parse(server.said().split("\n", 1)[0] ?? "");
    const code = setupCode(trimmed(readFileSync(join(dataDir, "secret-key"))));
    expect(started).toMatchObject({ msg: `Octavo is running at ${server.origin}`, data: dataDir, setupCode: code });
  });

  test.skipIf(process.platform === "win32")("hides everything from other users", async () => {
    await emailsTo(join(dataDir, "outbox"), visitor.email);
    expect(modeOf(dataDir)).toBe("700");
    const entries = readdirSync(dataDir, { recursive: true, withFileTypes: true });
    const modes = entries.map((entry) => {
      const mode = modeOf(join(entry.parentPath, entry.name));
      return { name: entry.name, asWanted: mode === (entry.isDirectory() ? "700" : "600") };
    });
    expect(modes.filter(({ asWanted }) => !asWanted)).toEqual([]);
    const names = entries.map(({ name }) => name);
    for (const name of ["octavo.db", "outbox", "secret-key"]) expect(names).toContain(name);
  });

  test("creates a random, private key", () => {
    const key = readFileSync(join(dataDir, "secret-key"), "utf8").trim();
    expect(Buffer.from(key, "base64").length).toBeGreaterThanOrEqual(32);
    expect(server.said()).not.toContain(key);
  });

  test("refuses a second one and continues", async () => {
    const { code, said } = await runServer({ OCTAVO_DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(said.split("\n")).toHaveLength(2);
    expect(said).toContain(`Another Octavo (process ${server.child.pid}) is using the data folder ${dataDir}. Stop it`);
    for (const way of ["OCTAVO_DATA_DIR", "DATABASE_URL"]) expect(said).toContain(way);
    expect((await send(server.origin, "GET /ready")).status).toBe(200);
  });

  // The last one: it ends the server that the others use.
  test("has all data after a restart", async () => {
    const key = readFileSync(join(dataDir, "secret-key"));
    const call = { token: visitor.token, params: { id: project } };
    const before = await send(server.origin, "GET /api/projects/{id}/pdf", call);
    expect(await server.stop()).toBe(0);
    expect(server.faults()).toEqual([]);
    server = await startServer({ OCTAVO_DATA_DIR: dataDir });
    expect(server.said()).not.toContain("setupCode");
    expect(readFileSync(join(dataDir, "secret-key")).equals(key)).toBe(true);
    expect(await ask(server.origin, "GET /api/auth/me", call)).toMatchObject({ id: visitor.userId });
    const after = await send(server.origin, "GET /api/projects/{id}/pdf", call);
    expect([before.status, after.status]).toEqual([200, 200]);
    expect(after.bytes.equals(before.bytes)).toBe(true);
  });
});
