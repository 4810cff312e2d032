/** The package of a release, installed into an empty folder as a new user would. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { folder, masters, octavo, plan, planner } from "./octavo.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 600_000 });

const root = fileURLToPath(new URL("../../../", import.meta.url));
const home = folder({ "package.json": "{}" });
const environment = { ...process.env, HOME: home, HOST: "127.0.0.1" };
const program = join(home, "node_modules/octavo/bin/octavo.mjs");
const running: ChildProcess[] = [];
let file = "";

const run = (...args: readonly string[]) =>
  execFileSync(process.execPath, [program, ...args], { cwd: home, env: environment, encoding: "utf8" });

beforeAll(() => {
  const output = execFileSync(process.execPath, [join(root, "scripts/release.ts")], { cwd: root, encoding: "utf8" });
  file = /^(\S+\.tgz)/m.exec(output)?.[1] ?? "";
  execFileSync("npm", ["install", "--prefer-offline", "--no-audit", "--no-fund", file], { cwd: home });
});

afterAll(() => {
  for (const child of running) child.kill("SIGKILL");
  if (file !== "") rmSync(file, { force: true });
});

/** Starts the studio on a free port and returns its address. */
async function startStudio(): Promise<string> {
  const child = spawn(process.execPath, [program, "start", "--port", "0"], { cwd: home, env: environment });
  running.push(child);
  let said = "";
  child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
  return vi.waitFor(() => {
    const address = /running at (http:\/\/\S+)/.exec(said)?.[1];
    if (address === undefined) throw new Error(said);
    return address;
  }, 60_000);
}

test("the package has at most 25 MB", () => {
  expect(statSync(file).size).toBeLessThanOrEqual(25_000_000);
});

test("the command line makes the same PDF as from the sources", async () => {
  const cwd = planner();
  await octavo(["build", "masters.yaml", "plan.yaml", "-o", "sources.pdf"], { cwd });
  run("build", join(cwd, "masters.yaml"), join(cwd, "plan.yaml"), "-o", join(cwd, "package.pdf"));
  expect(readFileSync(join(cwd, "package.pdf")).equals(readFileSync(join(cwd, "sources.pdf")))).toBe(true);
  run("build", join(cwd, "masters.yaml"), join(cwd, "plan.yaml"), "-o", "a.pdf", "--template", "a.yaml");
  run("render", "a.yaml", "--page", "1", "--png", "a.png");
  expect(readFileSync(join(home, "a.png")).subarray(1, 4).toString()).toBe("PNG");
  expect(run("dates", "--holidays", "PL", "--from", "2026-01-01", "--to", "2026-01-07")).toContain("Nowy Rok");
});

test("the studio starts, registers, creates a project, makes its PDF, and is backed up", async () => {
  const address = await startStudio();
  const page = await (await fetch(address)).text();
  for (const [, path] of page.matchAll(/(?:src|href)="(\/[^"]+)"/g))
    expect((await fetch(address + path)).status).toBe(200);
  const post = async (path: string, body: object, token?: string) => {
    const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(address + path, { method: "POST", headers, body: JSON.stringify(body) });
    return { status: answer.status, body: (await answer.json()) as Record<string, string> };
  };
  const account = { username: "adela", email: "adela@example.org", password: "wet paint dries slowly" };
  expect((await post("/api/auth/register", account)).status).toBe(201);
  const { body: session } = await post("/api/auth/login", account);
  const token = session["access_token"];
  await post("/api/auth/accept-terms", { accepted: true }, token);
  const documents = { masters_yaml: masters, plan_yaml: plan };
  const planned = await post("/api/projects", { name: "Year", device_profile: "remarkable-2", ...documents }, token);
  expect(planned.status).toBe(201);
  const pdf = await fetch(`${address}/api/projects/${planned.body["id"]}/pdf`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  expect(run("backup", "site.backup")).toContain("2 users, 10 projects");
});
