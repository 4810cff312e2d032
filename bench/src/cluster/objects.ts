/** An object store on a host of the cluster: OpenStack Swift with the API of S3, from Debian. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Host } from "./network.ts";

export interface Objects {
  readonly pid: number;
  /** Variables of the nodes. */
  readonly settings: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

const program = fileURLToPath(new URL("../tasks/serve-objects.ts", import.meta.url));

export async function startObjects({ address, enter }: Host): Promise<Objects> {
  const [command, ...args] = [...enter, process.execPath, program, address];
  const child = spawn(command, args, { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  const ended = once(child, "exit");
  const gone = ended.then(() => Promise.reject(new Error("The object store did not start.")));
  const [settings] = await Promise.race([once(child, "message"), gone]);
  return {
    pid: child.pid ?? 0,
    settings,
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
