import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { userRow } from "../../test/rows.ts";
import { openStore, openStoreUnlocked, type Store } from "./open-store.ts";
import { readSecretKey } from "./secret-key.ts";

const openStoreChild = fileURLToPath(new URL("../../test/open-store.child.ts", import.meta.url));

let folder = "";
let dataDir = "";
const stores: Store[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "octavo-sqlite-"));
  dataDir = join(folder, "site", "data");
});

afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
  rmSync(folder, { recursive: true, force: true });
});

async function open() {
  const store = await openStore({ dataDir });
  stores.push(store);
  return store;
}

const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);

/** A mount of its own, which others do not see. Containers without the right to mount lack it. */
const onReadOnlyDisk = (script: string) =>
  spawnSync("unshare", ["--map-root-user", "--mount", "sh", "-ec", `mount -t tmpfs none "$0"; ${script}`, folder], {
    encoding: "utf8",
  });
const canMount = spawnSync("unshare", ["--map-root-user", "--mount", "true"]).status === 0;

describe("the data folder", () => {
  test.skipIf(!canMount)("on a read-only file system is named, whether it exists or not", () => {
    const opened = (data: string) =>
      `echo open | "${process.execPath}" "${openStoreChild}" '{"dataDir":"${join(folder, data)}"}'`;
    const { stdout } = onReadOnlyDisk(
      `${opened("made")}; mount -o remount,ro "$0"; ${opened("made")}; ${opened("new/data")}`,
    );
    const sentence = (data: string) => expect.stringContaining(`${join(folder, data)} is on a read-only file system.`);
    expect(stdout.trim().split("\n")).toEqual([
      "ready",
      "open",
      "ready",
      sentence("made"),
      "ready",
      sentence("new/data"),
    ]);
  });

  test("is created with its parents, readable by its owner only", async () => {
    const { database } = await open();
    await database.insertInto("users").values(userRow()).execute();
    readSecretKey(dataDir);
    expect(mode(dataDir)).toBe("700");
    for (const name of ["octavo.db", "octavo.db-wal", "octavo.db-shm", "octavo.lock", "secret-key"])
      expect([name, mode(join(dataDir, name))]).toEqual([name, "600"]);
  });

  test("that is a file is refused", async () => {
    mkdirSync(join(folder, "site"));
    writeFileSync(dataDir, "");
    await expect(open()).rejects.toThrow(`${dataDir} is not a folder. Choose another with OCTAVO_DATA_DIR.`);
  });

  test("with another file in place of the database is refused and unchanged", async () => {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(join(dataDir, "octavo.db"), "This is a letter to the landlord. ".repeat(1000));
    await expect(open()).rejects.toThrow(/octavo\.db is damaged \(.*\).*npx octavo restore FILE/);
    expect(statSync(join(dataDir, "octavo.db")).size).toBe(34_000);
  });

  test("with a damaged database is refused at the start", async () => {
    await (await open()).close();
    const file = join(dataDir, "octavo.db");
    const pageBytes = 4096;
    for (const page of [2, 9]) {
      const whole = readFileSync(file);
      writeFileSync(file, Buffer.from(whole).fill(0, page * pageBytes, (page + 1) * pageBytes));
      await expect(open()).rejects.toThrow(/octavo\.db is damaged \(Tree .*\).*npx octavo restore FILE/);
      writeFileSync(file, whole);
    }
    await open();
  });

  test.each(["garbage", "garbage ".repeat(1000)])("with another file in place of the lock is refused", async (text) => {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(join(dataDir, "octavo.lock"), text);
    await expect(open()).rejects.toThrow(/octavo\.lock is not a lock file of Octavo\. .* Delete it/);
    rmSync(join(dataDir, "octavo.lock"));
    await open();
  });

  test("is not created by a command beside the server", async () => {
    await expect(openStoreUnlocked({ dataDir })).rejects.toThrow(`There is no site in ${dataDir}.`);
    expect(existsSync(dataDir)).toBe(false);
  });
});

describe("the database", () => {
  test("syncs every commit and checks foreign keys", async () => {
    const { database } = await open();
    const setting = async (name: string) =>
      Object.values((await sql<object>`pragma ${sql.raw(name)}`.execute(database)).rows[0] ?? {})[0];
    expect(await setting("journal_mode")).toBe("wal");
    expect(await setting("synchronous")).toBe(2);
    expect(await setting("foreign_keys")).toBe(1);
  });

  test("waits for another writing process without blocking", async () => {
    const { database } = await open();
    const other = new DatabaseSync(join(dataDir, "octavo.db"));
    other.exec("begin immediate");
    let written = false;
    const writing = Promise.all([
      database.insertInto("users").values(userRow()).execute(),
      database.transaction().execute((transaction) => transaction.insertInto("users").values(userRow()).execute()),
    ]).then(() => {
      written = true;
    });
    for (let turn = 0; turn < 100; turn++) await new Promise(setImmediate);
    expect(written).toBe(false);
    other.exec("commit");
    other.close();
    await writing;
    expect(await database.selectFrom("users").select("id").execute()).toHaveLength(2);
  });

  test("is read during writes without blocking", async () => {
    const { database } = await open();
    const log: string[] = [];
    const counting = sql`with recursive n (i) as (select 1 union all select i + 1 from n where i < 3000000)
      select max(i) from n`;
    const writing = database.transaction().execute(async (transaction) => {
      await transaction.insertInto("users").values(userRow()).execute();
      await counting.execute(transaction);
      log.push("written");
    });
    let turns = 0;
    while (turns < 100) turns = await new Promise<number>((resolve) => setImmediate(() => resolve(turns + 1)));
    log.push(`read ${(await database.selectFrom("users").select("id").execute()).length}`);
    await writing;
    log.push(`read ${(await database.selectFrom("users").select("id").execute()).length}`);
    expect(log).toEqual(["read 0", "written", "read 1"]);
  });

  test("is read beside its server as a snapshot", async () => {
    const { database } = await open();
    await database.insertInto("users").values(userRow()).execute();
    const visitor = await openStoreUnlocked({ dataDir });
    const counts = await visitor.database
      .transaction()
      .setAccessMode("read only")
      .execute(async (transaction) => {
        const count = async () => (await transaction.selectFrom("users").select("id").execute()).length;
        const before = await count();
        await database.insertInto("users").values(userRow()).execute();
        return [before, await count()];
      });
    expect(counts).toEqual([1, 1]);
    await visitor.close();
  });
});

describe("an index", () => {
  test.each([
    ["projects_by_owner", "select name from projects where owner_id = ? order by updated_at desc, id desc"],
    ["templates_by_owner", "select name from templates where owner_id = ? order by updated_at desc, id desc"],
    ["gallery_by_measurement", "select id from gallery_entries where measured_version < ? and leased_until <= ?"],
    ["projects_public_url_slug", "select name from projects where public_url_slug = ?"],
    ["users_username_key", "select id from users where username_key = ?"],
    ["users_by_email", "select id from users where email_key = ?"],
    ["sessions_by_user", "delete from sessions where user_id = ?"],
    ["sessions_by_expiry", "delete from sessions where expires_at <= ?"],
    ["password_resets_by_expiry", "delete from password_resets where expires_at <= ?"],
    ["attempts_by_expiry", "delete from attempts where expires_at <= ?"],
    ["download_codes_by_expiry", "delete from download_codes where expires_at <= ?"],
    ["download_codes_by_session", "delete from download_codes where session_id = ?"],
    ["download_codes_by_project", "delete from download_codes where project_id = ?"],
    ["api_tokens_by_user", "select name from api_tokens where user_id = ? order by created_at"],
    ["api_tokens_by_expiry", "delete from api_tokens where expires_at <= ?"],
  ])("%s spares reading and sorting a table: %s", async (index, query) => {
    const { database } = await open();
    const plan = sql<{ detail: string }>`explain query plan ${sql.raw(query)}`;
    const [step, ...ofReferences] = (await plan.execute(database)).rows.map(({ detail }) => detail);
    expect(step).toMatch(new RegExp(`^SEARCH .* INDEX ${index}\\b`));
    for (const each of ofReferences) expect(each).toMatch(/^SEARCH .* INDEX /);
  });
});

describe("the secret key", () => {
  test("is created once", () => {
    mkdirSync(dataDir, { recursive: true });
    const key = readSecretKey(dataDir);
    expect(key.length).toBeGreaterThanOrEqual(32);
    expect(readSecretKey(dataDir)).toEqual(key);
  });

  test("differs from site to site", () => {
    const other = join(folder, "other");
    for (const path of [dataDir, other]) mkdirSync(path, { recursive: true });
    expect(readSecretKey(dataDir)).not.toEqual(readSecretKey(other));
  });

  test("that is too short is refused with instructions", () => {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(join(dataDir, "secret-key"), "hunter2\n");
    expect(() => readSecretKey(dataDir)).toThrow(/has fewer than 32 bytes. Delete the file/);
  });
});
