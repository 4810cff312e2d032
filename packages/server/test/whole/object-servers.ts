/** Real servers with the API of S3, each in a folder of its own: OpenStack Swift and the gateway of Ceph. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { freePort } from "../free-port.ts";

export interface ObjectServer {
  readonly endpoint: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** Ends the processes that hold nothing in memory alone, with SIGKILL. */
  readonly kill: () => Promise<void>;
  /** Starts them again. */
  readonly start: () => Promise<void>;
  /** Brings lists up to date, as a daemon of the server does after a failure. */
  readonly settle: () => void;
  /** Lets the server accept no more bytes, or as many as before. */
  readonly fill: (isFull: boolean) => Promise<void>;
  readonly remove: () => Promise<void>;
}

export const bucket = "planners";

/** Client of another program than the server under test, which only shares the signature with it. */
export function clientOf({ accessKey, secretKey }: ObjectServer): AwsClient {
  return new AwsClient({ accessKeyId: accessKey, secretAccessKey: secretKey, service: "s3", region: "us-east-1" });
}

/** Processes of a server, by name. */
class Processes {
  readonly folder: string;
  readonly #running = new Map<string, ChildProcess>();

  constructor(folder: string) {
    this.folder = folder;
  }

  start(name: string, command: string, ...args: readonly string[]): void {
    const log = openSync(join(this.folder, `${name}.log`), "a");
    this.#running.set(name, spawn(command, args, { stdio: ["ignore", log, log], detached: true }));
  }

  /** Ends whole process groups, because the servers of Swift have workers. */
  async kill(...names: readonly string[]): Promise<void> {
    for (const name of names.length > 0 ? names : [...this.#running.keys()]) {
      const child = this.#running.get(name);
      this.#running.delete(name);
      if (child?.pid === undefined || child.exitCode !== null) continue;
      const ended = once(child, "exit");
      process.kill(-child.pid, "SIGKILL");
      await ended;
    }
  }
}

/** Time for a server to start on a busy machine. */
const startMilliseconds = 180_000;

/** Waits until a condition holds, also in hooks. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + startMilliseconds;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error("A server of objects did not start.");
    await sleep(200);
  }
}

const answers = async (url: string) => (await fetch(url).catch(() => undefined)) !== undefined;

async function makeBucket(server: ObjectServer): Promise<void> {
  const make = async () => {
    const answer = await clientOf(server).fetch(`${server.endpoint}/${bucket}`, { method: "PUT" });
    return answer.ok || (await answer.text()).includes("BucketAlreadyOwnedByYou");
  };
  await until(make);
}

/** One node with one device. Swift reads the hash of its paths from /etc/swift/swift.conf, which its package makes. */
export async function startSwift(address = "127.0.0.1"): Promise<ObjectServer> {
  const folder = mkdtempSync(join(tmpdir(), "octavo-swift-"));
  mkdirSync(join(folder, "devices", "d1"), { recursive: true });
  const processes = new Processes(folder);
  const ports: Record<string, number> = { cache: await freePort(), proxy: await freePort() };
  const storage = ["account", "container", "object"];
  for (const name of storage) {
    const port = await freePort();
    ports[name] = port;
    const builder = join(folder, `${name}.builder`);
    const ring = (...args: readonly string[]) => execFileSync("swift-ring-builder", [builder, ...args]);
    ring("create", "4", "1", "1");
    ring("add", `r1z1-${address}:${port}/d1`, "1");
    ring("rebalance");
  }
  const common = (name: string) =>
    [
      "[DEFAULT]",
      `bind_ip = ${address}`,
      `bind_port = ${ports[name]}`,
      `swift_dir = ${folder}`,
      "user = root",
      "workers = 0",
    ].join("\n");
  const write = (name: string, reserve = "0") => {
    const own = [`devices = ${folder}/devices`, "mount_check = false", `fallocate_reserve = ${reserve}`];
    const updater = name === "object" ? ["[object-updater]"] : [];
    const app = [`[pipeline:main]`, `pipeline = ${name}-server`, `[app:${name}-server]`, `use = egg:swift#${name}`];
    writeFileSync(join(folder, `${name}-server.conf`), [common(name), ...own, ...app, ...updater, ""].join("\n"));
  };
  for (const name of storage) write(name);
  writeFileSync(join(folder, "proxy-server.conf"), `${common("proxy")}\n${swiftProxy(ports["cache"] ?? 0)}`);
  const run = (name: string) =>
    processes.start(name, `swift-${name}-server`, join(folder, `${name}-server.conf`), "-v");
  const endpoint = `http://${address}:${ports["proxy"]}`;
  const isUp = () => until(() => answers(endpoint));
  processes.start("cache", "memcached", "-u", "nobody", "-l", "127.0.0.1", "-p", String(ports["cache"]));
  const server: ObjectServer = {
    endpoint,
    accessKey: "test:tester",
    secretKey: "testing",
    kill: () => processes.kill(...storage, "proxy"),
    async start() {
      for (const name of [...storage, "proxy"]) run(name);
      await isUp();
    },
    settle: () => void execFileSync("swift-object-updater", [join(folder, "object-server.conf"), "once"]),
    async fill(isFull) {
      write("object", isFull ? "99%" : "0");
      await processes.kill("object");
      run("object");
      await until(() => answers(`http://${address}:${ports["object"]}`));
    },
    async remove() {
      await processes.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  await makeBucket(server);
  return server;
}

const swiftProxy = (cachePort: number) => `[pipeline:main]
pipeline = catch_errors cache s3api tempauth copy slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
error_suppression_interval = 1
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${cachePort}
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
`;

/** One monitor, one store of objects in memory, and one gateway, which is the process that is killed. */
export async function startCeph(): Promise<ObjectServer> {
  const folder = mkdtempSync(join(tmpdir(), "octavo-ceph-"));
  for (const name of ["mon", "osd", "run", "rgw"]) mkdirSync(join(folder, name));
  const processes = new Processes(folder);
  const [port, gateway] = [await freePort(), await freePort()];
  const [conf, keyring, monmap] = ["ceph.conf", "keyring", "monmap"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const fsid = randomUUID();
  const address = `[v2:127.0.0.1:${port}]`;
  writeFileSync(conf, cephConf(folder, fsid, address, gateway));
  const all = ["--cap", "mon", "allow *", "--cap", "osd", "allow *"];
  execFileSync("ceph-authtool", ["--create-keyring", keyring, "--gen-key", "-n", "mon.", "--cap", "mon", "allow *"]);
  for (const name of ["client.admin", "client.rgw", "osd.0"])
    execFileSync("ceph-authtool", [keyring, "--gen-key", "-n", name, ...all]);
  execFileSync("monmaptool", ["--create", "--addv", "a", address, "--fsid", fsid, monmap]);
  execFileSync("ceph-mon", ["-c", conf, "--mkfs", "-i", "a", "--monmap", monmap, "--keyring", keyring]);
  processes.start("mon", "ceph-mon", "-c", conf, "-i", "a", "-f");
  const quiet = { stdio: "ignore", timeout: 60_000 } as const;
  const uuid = randomUUID();
  execFileSync("ceph", ["-c", conf, "osd", "new", uuid, "0"], quiet);
  execFileSync("ceph-osd", ["-c", conf, "-i", "0", "--mkfs", "--osd-uuid", uuid], quiet);
  processes.start("osd", "ceph-osd", "-c", conf, "-i", "0", "-f");
  const admin = (...args: readonly string[]) =>
    execFileSync("radosgw-admin", ["-c", conf, "-n", "client.rgw", "--uid=octavo", ...args], quiet);
  const endpoint = `http://127.0.0.1:${gateway}`;
  const server: ObjectServer = {
    endpoint,
    accessKey: "octavo",
    secretKey: "secret-of-octavo",
    kill: () => processes.kill("gateway"),
    async start() {
      processes.start("gateway", "radosgw", "-c", conf, "-n", "client.rgw", "-f");
      await until(() => answers(endpoint));
    },
    settle: () => undefined,
    async fill(isFull) {
      admin("quota", "set", "--quota-scope=user", "--max-size=1K");
      admin("quota", isFull ? "enable" : "disable", "--quota-scope=user");
    },
    async remove() {
      await processes.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  admin("user", "create", "--display-name=Octavo", "--access-key=octavo", "--secret-key=secret-of-octavo");
  await makeBucket(server);
  return server;
}

const cephConf = (folder: string, fsid: string, address: string, gateway: number) => `[global]
fsid = ${fsid}
mon host = ${address}
mon initial members = a
public addr = 127.0.0.1
osd pool default size = 1
osd pool default min size = 1
osd crush chooseleaf type = 0
osd pool default pg num = 1
mon allow pool size one = true
mon max pg per osd = 1000
mon data avail crit = 1
run dir = ${folder}/run
admin socket = ${folder}/run/$name.$pid.asok
log file = /dev/null
mon cluster log file = /dev/null
pid file = ${folder}/run/$name.pid
keyring = ${folder}/keyring
mon data = ${folder}/mon
osd data = ${folder}/osd
[osd]
osd objectstore = memstore
memstore device bytes = 2G
[client.rgw]
rgw data = ${folder}/rgw
keyring = ${folder}/keyring
rgw frontends = beast endpoint=127.0.0.1:${gateway}
rgw dns name = localhost
rgw user quota bucket sync interval = 1
rgw bucket quota ttl = 0
`;
