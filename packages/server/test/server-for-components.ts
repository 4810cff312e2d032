/** Runs once before the tests of the project "components": starts one server with an empty store. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("./server-for-browsers.child.ts", import.meta.url));

/** Sets `OCTAVO_COMPONENTS_ORIGIN`, to which Vite proxies calls (vitest.config.ts). */
export async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "octavo-components-"));
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      PORT: "0",
      OCTAVO_DATA_DIR: folder,
      OCTAVO_WORKERS: "1",
      OCTAVO_LOG_LEVEL: "warn",
      OCTAVO_STARTERS: "off",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const [line] = await Promise.race([once(child.stdout, "data"), ended]);
  if (child.exitCode !== null) throw new Error("The server for component tests did not start.");
  process.env["OCTAVO_COMPONENTS_ORIGIN"] = String(line).trim();
  child.stdout.resume();
  return async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}
