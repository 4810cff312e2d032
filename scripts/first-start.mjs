// Checks in a fresh clone that `npm start` answers and that the page and every file it names arrive. Needs only Node and npm.
import { spawn } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const log = join(mkdtempSync(join(tmpdir(), "octavo-start-")), "log");
const minutes = 10;

const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const output = openSync(log, "w");
const began = performance.now();
// A process group of its own, so that the server ends together with npm.
const npm = spawn("npm", ["start"], {
  cwd: root,
  detached: true,
  stdio: ["ignore", output, output],
  env: { ...process.env, PORT: String(port), HOST: "127.0.0.1" },
});
closeSync(output);
let ended = false;
const end = new Promise((resolve) => npm.on("close", resolve));
npm.on("close", () => (ended = true));

try {
  await untilHealthy();
  const files = filesNamedBy(await (await arrived("/")).text());
  if (files.length === 0) throw new Error("The page names no file of its own.");
  for (const file of files) await arrived(file);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`npm start answered after ${seconds} s; the page and its ${files.length} files arrived.`);
} catch (error) {
  console.error(
    `${error.message}\nThe last lines of npm start:\n${readFileSync(log, "utf8").split("\n").slice(-30).join("\n")}`,
  );
  process.exitCode = 1;
} finally {
  if (!ended && npm.pid) process.kill(-npm.pid, "SIGTERM");
  await end;
  rmSync(dirname(log), { recursive: true });
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function untilHealthy() {
  const deadline = Date.now() + minutes * 60_000;
  while (Date.now() < deadline) {
    if (ended) throw new Error("npm start ended before it answered.");
    const response = await fetch(`${origin}/health`).catch(() => undefined);
    if (response?.ok) return;
    await sleep(250);
  }
  throw new Error(`npm start did not answer within ${minutes} minutes.`);
}

async function arrived(path) {
  const response = await fetch(new URL(path, origin));
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
  return response;
}

function filesNamedBy(page) {
  return [...new Set([...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path))];
}
