/** The real web build in a copy of the repository, whose packages are links. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { repositoryFiles } from "./repository-files.ts";
import { root } from "./steps.ts";

const minutes = 60_000;

/** Paths below node_modules, with the folders that they lead to. */
function workspaceLinks(): readonly (readonly [path: string, folder: string])[] {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Readonly<Record<string, { readonly link?: true; readonly resolved?: string }>>;
  };
  return Object.entries(packages).flatMap(([path, { link, resolved }]) => (link && resolved ? [[path, resolved]] : []));
}

function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), "octavo-copy-"));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  for (const path of repositoryFiles(root)) cpSync(join(root, path), join(copy, path));
  const link = (path: string, target: string) => {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    symlinkSync(target, join(copy, path));
  };
  const isPackage = (name: string) => !name.startsWith(".") && name !== "@octavo";
  for (const name of readdirSync(join(root, "node_modules")).filter(isPackage))
    link(`node_modules/${name}`, join(root, "node_modules", name));
  // By this the packages count as installed.
  cpSync(join(root, "node_modules/.package-lock.json"), join(copy, "node_modules/.package-lock.json"));
  for (const [path, target] of workspaceLinks()) link(path, join(copy, target));
  return copy;
}

function run(folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, args, { cwd: folder, env: { ...process.env, ...env } });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      said += String(chunk);
    });
  const ended = once(child, "close").then(([status]) => ({ status, said }));
  return { child, ended, said: () => said };
}

const start = (folder: string) => run(folder, ["scripts/ensure.mjs", "start"]);

/** Requests the page and each file that it names. Returns the answers that are not whole. */
async function faultsOf(origin: string): Promise<readonly string[]> {
  const page = await (await fetch(`${origin}/`, { headers: { accept: "text/html" } })).text();
  if (!page.trimEnd().endsWith("</html>")) return [`the page: ${page}`];
  const files = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = ""]) => path);
  const answers = await Promise.all(files.map(async (path) => ({ path, answer: await fetch(origin + path) })));
  return answers.filter(({ answer }) => !answer.ok).map(({ path, answer }) => `${path}: ${answer.status}`);
}

test("two starts make one real build, and a server has whole pages during the next one", {
  timeout: 10 * minutes,
}, async () => {
  const folder = copyRepository();
  const first = await Promise.all([start(folder), start(folder)].map(({ ended }) => ended));
  expect(first.map(({ status }) => status)).toEqual([0, 0]);
  expect(first.filter(({ said }) => said.includes("Building"))).toHaveLength(1);
  // An installation would replace the links by a copy of everything.
  expect(first.map(({ said }) => said).join("")).not.toContain("Installing packages");

  const data = mkdtempSync(join(tmpdir(), "octavo-copy-data-"));
  onTestFinished(() => rmSync(data, { recursive: true }));
  const server = run(folder, ["packages/server/src/main.ts"], {
    PORT: "0",
    OCTAVO_DATA_DIR: data,
    OCTAVO_STARTERS: "off",
  });
  onTestFinished(async () => {
    server.child.kill();
    await server.ended;
  });
  const address = /http:\/\/[\d.]+:\d+/;
  await expect.poll(server.said, { timeout: 2 * minutes }).toMatch(address);
  const [origin = ""] = address.exec(server.said()) ?? [];
  const page = async () => (await fetch(`${origin}/`, { headers: { accept: "text/html" } })).text();
  const before = await page();
  expect(await faultsOf(origin)).toEqual([]);

  appendFileSync(join(folder, "packages/web/src/main.tsx"), '\nconsole.info("built again");\n');
  const again = [start(folder), start(folder)];
  let isBuilding = true;
  const built = Promise.all(again.map(({ ended }) => ended)).finally(() => {
    isBuilding = false;
  });
  const faults: string[] = [];
  while (isBuilding) faults.push(...(await faultsOf(origin)));
  const results = await built;
  expect(results.map(({ status }) => status)).toEqual([0, 0]);
  expect(results.filter(({ said }) => said.includes("Building"))).toHaveLength(1);
  expect(faults).toEqual([]);
  expect(await page()).not.toBe(before);
  expect(await faultsOf(origin)).toEqual([]);
});
