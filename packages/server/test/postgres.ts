import { type SpawnOptions, spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { appendFileSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

export interface Postgres {
  /** URL of a database with the permission to create others. */
  readonly url: string;
  /** Parent of the processes of the server. Undefined if it was started elsewhere. */
  readonly pid?: number | undefined;
  readonly stop: () => Promise<void>;
}

const noPostgres =
  "These tests need a PostgreSQL, and there is none here. On Debian: sudo apt-get install postgresql. Or name a server " +
  "in which databases may be made: TEST_DATABASE_URL=postgresql://user:password@host/postgres";

/** Uses the server of TEST_DATABASE_URL, or starts a temporary one. */
export async function startPostgres(): Promise<Postgres> {
  const given = process.env["TEST_DATABASE_URL"];
  return given ? { url: given, stop: async () => undefined } : startOwn(findBinaries());
}

/** A network namespace of Linux, by its path, with an address in it. */
interface PostgresHost {
  readonly namespace: string;
  readonly address: string;
}

/**
 * Starts a temporary server in a network namespace, which needs root. It also listens at its address, and it syncs like one with
 * permanent data.
 */
export async function startPostgresAt(host: PostgresHost): Promise<Postgres> {
  return startOwn(findBinaries(), host);
}

/** Debian installs the binaries outside PATH, by version. */
function findBinaries(): string {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const onPath = (process.env["PATH"] ?? "").split(delimiter);
  const folders = [...versions.map((version) => join(debian, version, "bin")), ...onPath];
  const found = folders.find((folder) => ["initdb", "postgres"].every((name) => existsSync(join(folder, name))));
  if (!found) throw new Error(noPostgres);
  return found;
}

/** PostgreSQL refuses to run as root. Uses the user of its package, or nobody. */
function account(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const named = (wanted: string) => users.find(([name]) => name === wanted);
  const [, , uid, gid] = named("postgres") ?? named("nobody") ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

/** Disables syncing, because the data is temporary. */
const temporarySettings = ["listen_addresses=", "fsync=off", "synchronous_commit=off", "full_page_writes=off"];
const settingsAt = ({ address }: PostgresHost) => [`listen_addresses=${address}`, "track_wal_io_timing=on"];

/** Stops the server and deletes its folder when its standard input closes, even if the test process was killed. */
const keeper =
  'folder=$1; shift; "$@" >"$folder/log" 2>&1 & server=$!; read -r _; kill -INT $server; wait $server; cd /; rm -rf "$folder"';

async function startOwn(binaries: string, host?: PostgresHost): Promise<Postgres> {
  const owner = account();
  // Socket paths are limited to 107 bytes.
  const folder = mkdtempSync(join(tmpdir().length > 60 ? "/tmp" : tmpdir(), "octavo-postgres-"));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  initialize(binaries, folder, owner);
  if (host) appendFileSync(join(folder, "data", "pg_hba.conf"), "host all all samenet trust\n");
  const settings = [...(host ? settingsAt(host) : temporarySettings), "max_connections=200"];
  const server = [join(binaries, "postgres"), "-D", join(folder, "data"), "-k", folder];
  const args = ["-c", keeper, "sh", folder, ...server, ...settings.flatMap((setting) => ["-c", setting])];
  // Only root enters a namespace, so the user changes there.
  const enter = [`--net=${host?.namespace}`, `--setuid=${owner?.uid}`, `--setgid=${owner?.gid}`];
  const options: SpawnOptions = { cwd: folder, stdio: ["pipe", "ignore", "ignore"] };
  const child = host
    ? spawn("nsenter", [...enter, "/bin/sh", ...args], options)
    : spawn("/bin/sh", args, { ...options, ...owner });
  const stop = async () => {
    const ended = once(child, "exit");
    child.stdin?.end();
    await ended;
  };
  const url = `postgresql://octavo@localhost/postgres?host=${encodeURIComponent(folder)}`;
  await untilItAnswers(url, join(folder, "log"));
  return { url, pid: child.pid, stop };
}

/** Uses a language-specific collation, as most databases do, because the server must not depend on it. */
function initialize(binaries: string, folder: string, owner = {}): void {
  const initdb = (...args: string[]) =>
    spawnSync(join(binaries, "initdb"), args, { cwd: folder, encoding: "utf8", ...owner });
  // Versions before 15 don't support this for whole databases.
  const icu = initdb("--help").stdout.includes("--icu-locale") ? ["--locale-provider=icu", "--icu-locale=en-US"] : [];
  const access = ["-U", "octavo", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8", ...icu];
  const { status, stderr } = initdb("-D", join(folder, "data"), "--no-sync", "--no-instructions", ...access);
  if (status !== 0) throw new Error(`initdb failed: ${stderr}`);
}

const startSeconds = 120;

async function untilItAnswers(url: string, log: string): Promise<void> {
  const deadline = performance.now() + startSeconds * 1000;
  for (;;) {
    try {
      return await query(url, "select 1");
    } catch (cause) {
      if (performance.now() > deadline)
        throw new Error(`PostgreSQL did not start: ${readFileSync(log, "utf8")}`, { cause });
    }
    await sleep(20);
  }
}

const query = (url: string, text: string) => connected(url, async (client) => void (await client.query(text)));

/** Returns the first row of the result. */
export const queryRow = (url: string, text: string) =>
  connected(url, async (client) => (await client.query<Record<string, unknown>>(text)).rows[0] ?? {});

async function connected<Result>(url: string, use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return await use(client);
  } finally {
    await client.end();
  }
}

export interface TestDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/** Creates an empty database, or a copy of another one, to which nobody is connected. */
export async function createDatabase(server: string, original = "template1"): Promise<TestDatabase> {
  const name = `octavo_${randomUUID().replaceAll("-", "")}`;
  await connected(server, async (client) => {
    const { rows } = await client.query(
      "select current_setting('server_version_num')::int >= 150000 as has_strategies",
    );
    // A third of the processor time of the default strategy.
    const strategy = rows[0]?.has_strategies ? "strategy file_copy" : "";
    await client.query(`create database ${name} template ${original} ${strategy}`);
  });
  const url = new URL(server);
  url.pathname = name;
  return { url: url.href, drop: () => query(server, `drop database ${name} with (force)`) };
}
