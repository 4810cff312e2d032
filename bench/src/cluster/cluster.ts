/** A site of several nodes on this machine: load generator, Caddy, nodes, PostgreSQL and an object store, each in a network namespace. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addProjects, createDatabase, startPostgresAt } from "@octavo/server/testing";
import { scratch } from "../fresh-process.ts";
import { cpuOfProcess, cpuOfTree, exactCpuOfProcess, exactCpuOfTree } from "../server/process-tree.ts";
import { type RunningServer, withServer } from "../server/running-server.ts";
import { galleryProjects } from "../workload/gallery.ts";
import { type Load, withLoad } from "./load.ts";
import { type Host, withNetwork } from "./network.ts";
import { startObjects } from "./objects.ts";

/** The parts of a site that use processors: the processes of the nodes that answer HTTP, their worker processes, and the others. */
export const parts = ["http", "workers", "postgres", "caddy", "objects"] as const;
export type Part = (typeof parts)[number];
export type PartTimes = Readonly<Record<Part, number>>;

export interface Cluster {
  readonly nodes: number;
  /** Address of Caddy for the load. */
  readonly origin: string;
  /** URL of the database for this process. */
  readonly databaseUrl: string;
  readonly load: Load;
  /** Processor time in milliseconds, including processes that have ended. */
  readonly cpu: () => PartTimes;
  /** The same with a higher resolution, without processes and threads that have ended. */
  readonly exactCpu: () => PartTimes;
}

/** Public projects in the database, so that a list of the gallery costs as much as in a small site. */
const galleryCount = 10_000;
const secret = "the same secret on every node of the bench";

const nodeNames = ["node1", "node2", "node3", "node4"] as const;

/** Large parts of documents are in an object store if `hasObjects`, and otherwise in the database. */
export async function withCluster<Result>(
  count: number,
  work: (cluster: Cluster) => Promise<Result>,
  hasObjects = false,
): Promise<Result> {
  const names = nodeNames.slice(0, count);
  return withNetwork([...names, "postgres", "caddy", "load", "objects"], async (hosts) => {
    const objects = hasObjects ? await startObjects(hosts.objects) : undefined;
    const postgres = await startPostgresAt(hosts.postgres);
    try {
      const database = await createDatabase(postgres.url);
      const toNodes = { DATABASE_URL: atHost(database.url, hosts.postgres), ...objects?.settings };
      return await withNodes(
        names.map((name) => hosts[name]),
        toNodes,
        async (servers) => {
          await addProjects({ databaseUrl: database.url }, galleryProjects(galleryCount));
          const pidOfPostgres = postgres.pid ?? 0;
          return withCaddy(hosts.caddy, servers, async ({ origin, pid }) =>
            withLoad(hosts.load, origin, (load) => {
              const pids = {
                servers: servers.map((server) => server.pid),
                postgres: pidOfPostgres,
                caddy: pid,
                objects: objects?.pid,
              };
              const cpu = () => partTimes(pids, cpuOfProcess, cpuOfTree);
              const exactCpu = () => partTimes(pids, exactCpuOfProcess, exactCpuOfTree);
              return work({ nodes: count, origin, databaseUrl: database.url, load, cpu, exactCpu });
            }),
          );
        },
      );
    } finally {
      await postgres.stop();
      await objects?.stop();
    }
  });
}

function atHost(socketUrl: string, { address }: Host): string {
  const url = new URL(socketUrl);
  url.searchParams.delete("host");
  url.host = address;
  return url.href;
}

interface Pids {
  readonly servers: readonly number[];
  readonly postgres: number;
  readonly caddy: number;
  readonly objects: number | undefined;
}

function partTimes(
  { servers, postgres, caddy, objects }: Pids,
  ofProcess: (pid: number) => number,
  ofTree: (pid: number) => number,
): PartTimes {
  const sum = (times: readonly number[]) => times.reduce((total, time) => total + time, 0);
  const http = sum(servers.map(ofProcess));
  return {
    http,
    workers: sum(servers.map(ofTree)) - http,
    postgres: ofTree(postgres),
    caddy: ofTree(caddy),
    objects: objects === undefined ? 0 : ofTree(objects),
  };
}

function withNodes<Result>(
  hosts: readonly Host[],
  settings: Readonly<Record<string, string>>,
  work: (servers: readonly RunningServer[]) => Promise<Result>,
  running: readonly RunningServer[] = [],
): Promise<Result> {
  const [host, ...others] = hosts;
  if (!host) return work(running);
  const own = { ...settings, HOST: host.address, PORT: "3000", OCTAVO_SECRET: secret, OCTAVO_TRUST_PROXY: "1" };
  return withServer((server) => withNodes(others, settings, work, [...running, server]), own, host.enter);
}

const deployed = new URL("../../../deploy/Caddyfile", import.meta.url);

/** Starts Caddy with the configuration of `deploy/`. */
async function withCaddy<Result>(
  { address, enter }: Host,
  servers: readonly RunningServer[],
  work: (caddy: { readonly origin: string; readonly pid: number }) => Promise<Result>,
): Promise<Result> {
  const upstreams = servers.map(({ origin }) => new URL(origin).host).join(" ");
  const site = readFileSync(deployed, "utf8").replace("node:3000 second-node:3000", upstreams);
  if (!site.includes(upstreams)) throw new Error("deploy/Caddyfile does not name its nodes as the bench expects.");
  const home = mkdtempSync(join(scratch, "caddy-"));
  const file = join(home, "Caddyfile");
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
  const [command, ...args] = [...enter, "caddy", "run", "--config", file, "--adapter", "caddyfile"];
  const env = { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
  const child = spawn(command, args, { stdio: "ignore", env });
  const ended = once(child, "exit");
  try {
    return await work({ origin: `http://${address}:8080`, pid: child.pid ?? 0 });
  } finally {
    child.kill("SIGTERM");
    await ended;
  }
}
