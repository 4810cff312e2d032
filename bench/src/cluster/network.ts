/** Hosts on this machine, each in a network namespace, on one bridge. Needs Linux, root and iproute2. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { commandFailure } from "./requirements.ts";

/** A program with its arguments. */
export type Command = readonly [string, ...string[]];

export interface Host {
  readonly address: string;
  /** Path of the network namespace. */
  readonly namespace: string;
  /** Command that replaces itself by another one in the namespace, which gets SIGTERM if this process ends. */
  readonly enter: Command;
}

/**
 * Waits until its standard input closes, also because the bench was killed. Then it waits for the processes in the namespaces, kills
 * those that remain after ten seconds, and deletes the namespaces with their interfaces.
 */
const keeper = `
read -r _
left() { for space in "$@"; do ip netns pids "$space" 2>/dev/null; done; }
tries=0
while [ -n "$(left "$@")" ] && [ $tries -lt 100 ]; do sleep 0.1; tries=$((tries + 1)); done
for pid in $(left "$@"); do kill -KILL "$pid"; done
for space in "$@"; do ip netns del "$space" 2>/dev/null; done
exit 0`;

/** Runs `work` with a host of each name, and deletes all of them afterwards. */
export async function withNetwork<Name extends string, Result>(
  names: readonly Name[],
  work: (hosts: Readonly<Record<Name, Host>>) => Promise<Result>,
): Promise<Result> {
  const spaceOf = (name: string) => `octavo-bench-${process.pid}-${name}`;
  const bridge = spaceOf("bridge");
  // In a process group of its own, so that Ctrl+C does not end it.
  const child = spawn("/bin/sh", ["-c", keeper, "sh", ...names.map(spaceOf), bridge], {
    stdio: ["pipe", "ignore", "inherit"],
    detached: true,
  });
  try {
    addNamespace(bridge);
    ip("-n", bridge, "link", "add", "bridge", "type", "bridge");
    ip("-n", bridge, "link", "set", "bridge", "up");
    const hosts = names.map((name, index) => [name, addHost(spaceOf(name), bridge, index + 1)] as const);
    return await work(Object.fromEntries(hosts) as Record<Name, Host>);
  } finally {
    const ended = once(child, "exit");
    child.stdin?.end();
    await ended;
  }
}

function addHost(space: string, bridge: string, number: number): Host {
  const address = `10.77.0.${number}`;
  const [port, namespace] = [`port${number}`, `/run/netns/${space}`];
  addNamespace(space);
  ip("-n", bridge, "link", "add", port, "type", "veth", "peer", "name", "eth0", "netns", space);
  ip("-n", bridge, "link", "set", port, "master", "bridge", "up");
  ip("-n", space, "address", "add", `${address}/24`, "dev", "eth0");
  ip("-n", space, "link", "set", "eth0", "up");
  return { address, namespace, enter: ["nsenter", `--net=${namespace}`, "setpriv", "--pdeathsig", "TERM"] };
}

function addNamespace(space: string): void {
  ip("netns", "add", space);
  ip("-n", space, "link", "set", "lo", "up");
}

function ip(...args: readonly string[]): void {
  try {
    execFileSync("ip", args, { stdio: ["ignore", "ignore", "pipe"], encoding: "utf8" });
  } catch (problem) {
    throw commandFailure(["ip", ...args], problem);
  }
}
