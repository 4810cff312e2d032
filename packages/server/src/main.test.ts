import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, test } from "vitest";

const main = fileURLToPath(new URL("./main.ts", import.meta.url));
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

/** The server as a process of its own, and everything that it says. */
function start(variables: Record<string, string>) {
  const env = { ...process.env, OCTAVO_LOG_LEVEL: "silent", ...variables };
  const child = spawn(process.execPath, [main], { env, stdio: ["ignore", "pipe", "pipe"] });
  children.push(child);
  let said = "";
  const listen = (chunk: Buffer) => {
    said += String(chunk);
  };
  child.stdout.on("data", listen);
  child.stderr.on("data", listen);
  const exit = once(child, "exit").then(([code]: unknown[]) => code);
  const address = async () => {
    await expect.poll(() => said, { timeout: 20_000 }).toMatch(/^Octavo is at http:\/\/127\.0\.0\.1:\d+$/m);
    return /http:\S+/.exec(said)?.[0] ?? "";
  };
  return { child, exit, address, said: () => said };
}

describe("the server process", { timeout: 60_000 }, () => {
  test("says where it is, answers, and stops when it is told to", async () => {
    const server = start({ PORT: "0" });
    expect((await fetch(`${await server.address()}/api/health`)).status).toBe(200);
    server.child.kill("SIGTERM");
    expect(await server.exit).toBe(0);
  });

  test("says which variable to set when its port is taken", async () => {
    const first = start({ PORT: "0" });
    const { port } = new URL(await first.address());
    const second = start({ PORT: port });
    expect(await second.exit).toBe(1);
    expect(second.said()).toBe(
      `Port ${port} is taken. Choose another with the variable PORT: PORT=${Number(port) + 1} npm start\n`,
    );
  });

  test("says which setting is wrong", async () => {
    const server = start({ PORT: "http" });
    expect(await server.exit).toBe(1);
    expect(server.said()).toBe('PORT must be a whole number from 0 to 65535, not "http".\n');
  });
});
