import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Programs of the cluster, and the Debian package of each. */
const programs = { ip: "iproute2", nsenter: "util-linux", setpriv: "util-linux", caddy: "caddy" };
const objectPrograms = {
  "swift-ring-builder": "swift",
  "swift-proxy-server": "swift-proxy",
  "swift-account-server": "swift-account",
  "swift-container-server": "swift-container",
  "swift-object-server": "swift-object",
  memcached: "memcached",
};

/** Throws an error with the remedy if this machine cannot run a cluster in network namespaces. */
export function requireNamespaces(hasObjects = false): void {
  if (process.platform !== "linux")
    throw new Error("The cluster needs Linux, because each node has a network namespace.");
  if (process.getuid?.() !== 0)
    throw new Error("The cluster needs root for its network namespaces: sudo npm run bench -- cluster");
  const missing = Object.entries({ ...programs, ...(hasObjects && objectPrograms) }).filter(
    ([name]) => !isOnPath(name),
  );
  if (missing.length === 0) return;
  const packages = [...new Set(missing.map(([, from]) => from))].join(" ");
  throw new Error(`The cluster needs ${missing.map(([name]) => name).join(", ")}: sudo apt-get install ${packages}`);
}

function isOnPath(name: string): boolean {
  return (process.env["PATH"] ?? "").split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Names the command with what it printed. */
export function commandFailure(command: readonly string[], cause: unknown): Error {
  const printed = (cause as { stderr?: string }).stderr?.trim();
  return new Error(`${command.join(" ")} failed: ${printed || String(cause)}`, { cause });
}
