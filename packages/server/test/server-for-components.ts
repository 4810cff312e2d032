/** Runs once before the tests of the project "components": starts one server with an empty store. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("./server-for-browsers.child.ts", import.meta.url));

/** The port is fixed, because Vite proxies calls to it (vitest.config.ts). */
export async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "octavo-components-"));
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      PORT: process.env["OCTAVO_COMPONENTS_PORT"],
      OCTAVO_DATA_DIR: folder,
      OCTAVO_WORKERS: "1",
      OCTAVO_LOG_LEVEL: "warn",
      OCTAVO_STARTERS: "off",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  await Promise.race([once(child.stdout, "data"), ended]);
  if (child.exitCode !== null) throw new Error("The server for component tests did not start.");
  child.stdout.resume();
  return async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}
