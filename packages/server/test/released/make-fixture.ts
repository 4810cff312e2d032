/**
 * Makes the fixture of a released version, which later versions open in `released.test.ts`:
 *
 *     node packages/server/test/released/make-fixture.ts CHECKOUT [VERSION]
 *
 * CHECKOUT is a checkout of that version, installed. Its own server fills a data folder and a PostgreSQL database.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { isPublished } from "../../../../scripts/release/require-fixture.ts";
import { masters, plan, template } from "../planners.ts";
import { createDatabase, startPostgres } from "../postgres.ts";
import { type ReleasedSite, releasedFolder } from "./released-site.ts";

type Call = <Result = Record<string, string>>(method: string, path: string, body?: object) => Promise<Result>;

const root = join(import.meta.dirname, "../../../..");
const port = 21_973;
const origin = `http://127.0.0.1:${port}`;
const secret = "the secret of a site of an earlier version";
const password = "wet paint dries slowly";

/** Letters stay in the queue, because nobody listens there. */
const unreachableMail = { SMTP_URL: "smtp://127.0.0.1:1", OCTAVO_MAIL_FROM: "octavo@planners.example" };

async function makeFixture(checkout: string, version: string): Promise<void> {
  const target = releasedFolder(version);
  if (existsSync(join(target, "site.json")) && isPublished(root, version))
    throw new Error(`Version ${version} is published, so the data that it made stays as it is: ${target}`);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const work = mkdtempSync(join(tmpdir(), "octavo-fixture-"));
  const postgres = await startPostgres();
  try {
    const { schema, users } = await fillFolder(checkout, join(work, "data"), target);
    const inPostgres = await fillDatabase(checkout, postgres.url, target);
    const site: ReleasedSite = { version, schema, secret, users: users.map((user, i) => joined(user, inPostgres[i])) };
    writeFileSync(join(target, "site.json"), `${JSON.stringify(site, null, 2)}\n`);
  } finally {
    await postgres.stop();
    rmSync(work, { recursive: true, force: true });
  }
  for (const name of readdirSync(target)) console.log(join(target, name));
}

interface FilledUser {
  readonly username: string;
  readonly password: string;
  readonly pdfs: Readonly<Record<string, string>>;
}

function joined({ pdfs, ...user }: FilledUser, other: FilledUser | undefined): ReleasedSite["users"][number] {
  const both = Object.entries(pdfs).map(([name, sqlite]) => [name, { sqlite, postgres: other?.pdfs[name] ?? "" }]);
  return { ...user, pdfs: Object.fromEntries(both) };
}

async function fillFolder(checkout: string, dataDir: string, target: string) {
  const users = await withServer(checkout, { OCTAVO_DATA_DIR: dataDir, OCTAVO_SECRET: secret }, fill);
  const database = new DatabaseSync(join(dataDir, "octavo.db"));
  database.exec("pragma journal_mode = delete; vacuum");
  const [last] = database.prepare("select name from kysely_migration order by name desc limit 1").all();
  database.close();
  writeFileSync(join(target, "octavo.db.gz"), gzipSync(readFileSync(join(dataDir, "octavo.db")), { level: 9 }));
  const backup = join(target, "site.backup");
  const program = join(checkout, "packages/cli/bin/octavo.mjs");
  execFileSync(process.execPath, [program, "backup", backup, "--data", dataDir], { env: environment() });
  return { users, schema: String(last?.["name"]) };
}

async function fillDatabase(checkout: string, server: string, target: string): Promise<readonly FilledUser[]> {
  const { url, drop } = await createDatabase(server);
  const users = await withServer(checkout, { DATABASE_URL: url, OCTAVO_SECRET: secret }, fill);
  const dump = execFileSync("pg_dump", ["--no-owner", "--no-privileges", "--rows-per-insert=100", `--dbname=${url}`], {
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    env: { ...process.env, PATH: `${binaries()}:${process.env["PATH"]}` },
  });
  await drop();
  // Commands for psql. The test sends the rest in one query.
  const statements = dump.replace(/^\\.*$/gm, "").replace(/^SET transaction_timeout.*$/gm, "");
  writeFileSync(join(target, "postgres.sql.gz"), gzipSync(statements, { level: 9 }));
  return users;
}

/** Debian installs them outside PATH, by version. */
function binaries(): string {
  const [newest = ""] = readdirSync("/usr/lib/postgresql").sort((a, b) => Number(b) - Number(a));
  return `/usr/lib/postgresql/${newest}/bin`;
}

function environment(): NodeJS.ProcessEnv {
  return { PATH: process.env["PATH"], HOME: process.env["HOME"], ...unreachableMail };
}

async function withServer<Result>(
  checkout: string,
  variables: Readonly<Record<string, string>>,
  use: () => Promise<Result>,
): Promise<Result> {
  const env = { ...environment(), ...variables, PORT: String(port), OCTAVO_LOG_LEVEL: "silent" };
  const server = spawn(process.execPath, ["packages/server/src/main.ts"], { cwd: checkout, env, stdio: "inherit" });
  try {
    await untilReady(server);
    return await use();
  } finally {
    server.kill("SIGTERM");
    await once(server, "exit");
  }
}

async function untilReady(server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error("The server did not start.");
    const ready = await fetch(`${origin}/ready`).catch(() => undefined);
    // Starters are published after the start.
    const gallery = ready?.ok ? await fetch(`${origin}/api/public/projects`) : undefined;
    if (gallery && ((await gallery.json()) as { total: number }).total >= 8) return;
    await sleep(100);
  }
}

/** Creates users with everything that the version stores. */
async function fill(): Promise<readonly FilledUser[]> {
  const [ann, bob] = [await signUp("Ann Łącka"), await signUp("bob")];
  const body = { device_profile: "remarkable-2", masters_yaml: masters, plan_yaml: plan };
  const year = await ann.call("POST", "/api/projects", { ...body, name: "Rok 2026" });
  const id = year["id"] ?? "";
  await ann.call("POST", `/api/projects/${id}/masters`, { name: "Notes", template_yaml: notes });
  await ann.call("POST", `/api/projects/${id}/versions`, { name: "Before the summer" });
  await ann.call("PATCH", `/api/projects/${id}/masters/Notes`, { template_yaml: notes.replace("Notes", "More notes") });
  await ann.call("POST", `/api/projects/${id}/pages`, { name: "Cover", template_yaml: notes });
  await ann.call("PUT", `/api/projects/${id}/compilation`, {
    rules: [{ page_name: "Cover", repeat_mode: "count", count: 2, order: 1 }],
  });
  await ann.call("POST", `/api/projects/${id}/share`, { is_public: true, url_slug: "rok-2026" });
  await bob.call("POST", "/api/projects/public/slug/rok-2026/clone", { new_name: "A copy" });
  const deleted = await ann.call("POST", "/api/projects", { ...body, name: "Deleted" });
  await ann.call("DELETE", `/api/projects/${deleted["id"]}`);
  await ann.call("POST", "/api/templates/", { name: "Form", profile: "remarkable-2", yaml_content: template });
  const widgets = [{ id: "a", type: "box", position: { x: 10, y: 20, width: 30, height: 40 } }];
  await ann.call("POST", "/api/parts", { name: "Ćwiczenia", page: { width: 446.4, height: 595.2 }, widgets });
  await ann.call("POST", "/api/tokens", { name: "KOReader", scope: "read_planners", scopes: ["read_planners"] });
  return [await ann.described(), await bob.described()];
}

const notes = `widgets:
  - { id: title, type: text_block, position: { x: 40, y: 40, width: 300, height: 40 }, content: Notes }
  - { id: lines, type: lines, position: { x: 40, y: 100, width: 300, height: 300 } }
`;

async function signUp(username: string) {
  let token = "";
  const send = async (method: string, path: string, body?: object): Promise<Response> => {
    const headers = {
      ...(body && { "content-type": "application/json" }),
      ...(token !== "" && { authorization: `Bearer ${token}` }),
      ...(await revisionFor(method, path)),
    };
    const answer = await fetch(origin + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  /** Writes to a project need its revision. */
  const revisionFor = async (method: string, path: string): Promise<Record<string, string>> => {
    const project = /^\/api\/projects\/[0-9a-f-]{36}(?=\/)/.exec(path)?.[0];
    if (project === undefined || method === "GET") return {};
    const { revision } = await call<{ revision: number }>("GET", project);
    return { "if-match": `"${revision}"` };
  };
  const call: Call = async <Result>(method: string, path: string, body?: object) => {
    const text = await (await send(method, path, body)).text();
    return (text === "" ? {} : JSON.parse(text)) as Result;
  };
  const account = { username, email: `${username.replace(/\W/g, "").toLowerCase()}@planners.example`, password };
  await call("POST", "/api/auth/register", account);
  token = (await call("POST", "/api/auth/login", account))["access_token"] ?? "";
  await call("POST", "/api/auth/accept-terms", { accepted: true });
  const described = async (): Promise<FilledUser> => {
    const projects = await call<{ id: string; name: string }[]>("GET", "/api/projects");
    const pdfs: Record<string, string> = {};
    for (const { id, name } of projects)
      pdfs[name] = digest(await (await send("GET", `/api/projects/${id}/pdf`)).bytes());
    return { username, password, pdfs };
  };
  return { call, described };
}

function digest(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

const [checkout, version] = process.argv.slice(2);
if (checkout === undefined) throw new Error("Name a checkout of the version.");
const { version: own } = JSON.parse(readFileSync(join(checkout, "package.json"), "utf8")) as { version: string };
await makeFixture(resolve(checkout), version ?? own);
