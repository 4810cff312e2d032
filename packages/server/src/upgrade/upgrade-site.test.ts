import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { longTest } from "@octavo/foundation/testing";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startChild } from "../../test/child-process.ts";
import { columnsOf, fillOlderTables, query, rowsOf } from "../../test/released/older-tables.ts";
import { emptyHome, type Home, migratedHome, usualStores } from "../../test/store-under-test.ts";
import { restore } from "../backup/restore.ts";
import { newestMigration } from "../store/migrate.ts";
import type { StoreKind } from "../store/migrations/column-types.ts";
import { openMigratedStore, openStore } from "../store/open-store.ts";
import type { StoreAddress } from "../store/store-address.ts";
import { examineUpgrade } from "./examine-upgrade.ts";
import { type UpgradeStep, upgradeSite } from "./upgrade-site.ts";

const older = "0014-made-from";
const newer = "9999-later";
let folder = "";
let backups = "";
const homes: Home[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "octavo-upgrade-"));
  backups = join(folder, "inner", "backups");
});

afterEach(async () => {
  for (const home of homes.splice(0)) await home.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function olderSite(kind: StoreKind, rows = 2): Promise<StoreAddress> {
  const home = await emptyHome(kind);
  homes.push(home);
  await fillOlderTables(home.address, older, { kind, rows });
  return home.address;
}

async function upgrade(store: StoreAddress): Promise<UpgradeStep[]> {
  const steps: UpgradeStep[] = [];
  await upgradeSite({ store, upgradeBackups: backups }, (step) => steps.push(step));
  return steps;
}

const lastOf = (address: StoreAddress) => query(address, "select max(name) from kysely_migration");

/** Makes a later migration fail, which wants to create the table itself. */
const standInTheWay = (address: StoreAddress) => query(address, "create table standing_editions (id text)");
const failure =
  /failed at the migration 0017-nightly-editions: .*already exists\. All tables are as before.* The backup of before is .*\.backup\.$/;

usualStores("an upgrade on %s", (kind) => {
  longTest("is made once by servers that start together, with one private backup", async () => {
    const address = await olderSite(kind);
    const count = kind === "sqlite" ? 1 : 3;
    const argument = JSON.stringify({ store: address, upgradeBackups: backups });
    const children = Array.from({ length: count }, () => startChild("upgrade-site.child.ts", argument));
    for (const child of children) expect(await child.line()).toBe("ready");
    for (const child of children) child.tell("go");
    const lines: string[] = [];
    for (const child of children)
      for (let line = await child.line(); line !== ""; line = await child.line()) lines.push(line);
    expect(lines.sort()).toEqual(["backed-up", "begun", "done", ...Array.from({ length: count }, () => "upgraded")]);
    expect(readdirSync(backups)).toEqual([
      expect.stringMatching(/^before-0015-emails-[\d-]{10}T\d{6}\.\d{3}Z\.backup$/),
    ]);
    expect(statSync(join(backups, readdirSync(backups)[0] ?? "")).mode & 0o777).toBe(0o600);
    expect(statSync(backups).mode & 0o777).toBe(0o700);
    expect(lastOf(address)).toEqual([newestMigration]);
    expect(await upgrade(address)).toEqual([]);
  });

  test("that fails changes no table and no row, and says where the backup is", async () => {
    const address = await olderSite(kind);
    standInTheWay(address);
    const columns = columnsOf(address);
    const content = rowsOf(address, columns);
    await expect(upgrade(address)).rejects.toThrow(failure);
    expect(columnsOf(address)).toEqual(columns);
    expect(rowsOf(address, columns)).toEqual(content);
    expect(lastOf(address)).toEqual([older]);
  });

  longTest("that fails again and again keeps one backup of the same rows, and a second one of others", async () => {
    const address = await olderSite(kind);
    standInTheWay(address);
    for (const _attempt of [1, 2, 3]) await expect(upgrade(address)).rejects.toThrow(failure);
    const [first] = readdirSync(backups);
    expect(readdirSync(backups)).toEqual([first]);
    query(address, "update projects set description = 'another' where id = 'projects-0'");
    for (const _attempt of [1, 2]) await expect(upgrade(address)).rejects.toThrow(failure);
    expect(readdirSync(backups)).toHaveLength(2);
    expect(readdirSync(backups)).toContain(first);
  });

  longTest("makes no backup if that is off, or if the site has no users", async () => {
    const steps: UpgradeStep[] = [];
    await upgradeSite({ store: await olderSite(kind), upgradeBackups: undefined }, (step) => steps.push(step));
    expect(steps.map(({ step }) => step)).toEqual(["begun", "done"]);
    const empty = await olderSite(kind, 0);
    expect(await upgrade(empty)).toEqual([]);
    expect(lastOf(empty)).toEqual([newestMigration]);
    expect(existsSync(backups)).toBe(false);
  });

  longTest(
    "is required before a command that would change rows of an older site, and a restore replaces one",
    async () => {
      const address = await olderSite(kind);
      await expect(openMigratedStore(address)).rejects.toThrow(
        `its last migration is ${older}). Update them with octavo upgrade`,
      );
      expect(lastOf(address)).toEqual([older]);
      await upgrade(await olderSite(kind, 3));
      const file = join(backups, readdirSync(backups)[0] ?? "");
      await expect(restore(file, address, { replace: false })).rejects.toThrow("The site has 2 users already.");
      expect(lastOf(address)).toEqual([older]);
      await restore(file, address, { replace: true });
      expect(lastOf(address)).toEqual([newestMigration]);
      expect(query(address, "select count(*) from projects")).toEqual(["3"]);
    },
  );

  test("is forecast without a change", async () => {
    const address = await olderSite(kind);
    const content = rowsOf(address, columnsOf(address));
    const settings = { store: address, upgradeBackups: backups };
    const { state, tables, migrations, backup, problems } = await examineUpgrade(settings, Infinity);
    expect({ state, tables, problems }).toEqual({ state: "upgradable", tables: older, problems: [] });
    expect(migrations.map(({ name }) => name).slice(0, 2)).toEqual(["0015-emails", "0016-calendar-addresses"]);
    expect(migrations[0]).toMatchObject({ olderServers: "fail", lost: "Emails in the queue." });
    expect(existsSync(backups)).toBe(false);
    expect(lastOf(address)).toEqual([older]);
    expect(rowsOf(address, columnsOf(address))).toEqual(content);
    const [, made] = await upgrade(address);
    if (made?.step !== "backed-up") throw new Error("There is no backup.");
    expect(Math.abs((backup?.bytes ?? 0) - made.bytes)).toBeLessThan(1000);
    expect(await examineUpgrade(settings)).toMatchObject({ state: "current", tables: newestMigration, migrations: [] });
  });

  test("cannot be made from tables of a newer version", async () => {
    const home = await migratedHome(kind);
    homes.push(home);
    query(home.address, `insert into kysely_migration (name, timestamp) values ('${newer}', '2030-01-01')`);
    const { state, problems } = await examineUpgrade({ store: home.address, upgradeBackups: backups });
    expect({ state, problems }).toEqual({
      state: "blocked",
      problems: [expect.stringContaining(`migration ${newer}`)],
    });
    await expect(upgrade(home.address)).rejects.toThrow(`migration ${newer}`);
  });
});

describe("the backup before an upgrade", () => {
  longTest("is the fourth at most: the oldest one goes, and so do partial files, but nothing else", async () => {
    mkdirSync(backups, { recursive: true });
    const names = ["02", "03", "04"].map((day) => `before-0002-letters-2026-01-${day}T000000.000Z.backup`);
    const partial = "before-0015-emails-2026-01-05T000000.000Z.backup.part";
    for (const name of [...names, partial, "octavo.backup", "before-christmas.backup"])
      writeFileSync(join(backups, name), "");
    await upgrade(await olderSite("sqlite"));
    const made = expect.stringMatching(/^before-0015-emails-/);
    expect(readdirSync(backups).sort()).toEqual([...names.slice(1), made, "before-christmas.backup", "octavo.backup"]);
  });

  longTest("that cannot be written stops the upgrade, with a remedy and before any change", async () => {
    const address = await olderSite("sqlite");
    writeFileSync(join(folder, "inner"), "");
    const sentence = `could not be written to ${backups}: it is not a folder. The database was not changed. Make the folder writable`;
    await expect(upgrade(address)).rejects.toThrow(sentence);
    expect(lastOf(address)).toEqual([older]);
    const { state, problems } = await examineUpgrade({ store: address, upgradeBackups: backups });
    expect({ state, problems }).toEqual({ state: "blocked", problems: [expect.stringContaining(sentence)] });
  });

  const child = fileURLToPath(new URL("../../test/upgrade-site.child.ts", import.meta.url));
  const canMount = spawnSync("unshare", ["--map-root-user", "--mount", "true"]).status === 0;

  test.skipIf(!canMount)("stops the upgrade if the disk has too little space", async () => {
    const address = await olderSite("sqlite");
    const argument = JSON.stringify({ store: address, upgradeBackups: backups });
    mkdirSync(backups, { recursive: true });
    const script = 'mount -t tmpfs -o size=30m none "$0"; echo go | "$1" "$2" "$3"; ls "$0"';
    const { stdout } = spawnSync(
      "unshare",
      ["--map-root-user", "--mount", "sh", "-ec", script, backups, process.execPath, child, argument],
      { encoding: "utf8" },
    );
    expect(stdout).toMatch(
      /^ready\nbegun\nThe backup before the upgrade may take .* where 31\.5 MB are free\. The database was not changed\. Free some space\..*OCTAVO_UPGRADE_BACKUP.*\n$/,
    );
    expect(lastOf(address)).toEqual([older]);
  });
});

describe("the forecast of an upgrade", () => {
  longTest("leaves the files of a data folder as they are", async () => {
    const address = await olderSite("sqlite");
    const dataDir = "dataDir" in address ? address.dataDir : "";
    const digests = () =>
      readdirSync(dataDir).map((name) => [
        name,
        createHash("sha256")
          .update(readFileSync(join(dataDir, name)))
          .digest("hex"),
      ]);
    const before = digests();
    await examineUpgrade({ store: address, upgradeBackups: join(dataDir, "backups") });
    expect(digests()).toEqual(before);
  });

  longTest("says that a running server is in the way", async () => {
    const home = await migratedHome("sqlite");
    homes.push(home);
    const store = await openStore(home.address);
    query(home.address, `delete from kysely_migration where name = '${newestMigration}'`);
    const { state, problems } = await examineUpgrade({ store: home.address, upgradeBackups: undefined });
    expect({ state, problems }).toEqual({
      state: "blocked",
      problems: [`A server (process ${process.pid}) is using the data folder. Stop it before the upgrade.`],
    });
    await store.close();
  });

  longTest("names servers that would fail on the new tables", async () => {
    const address = await olderSite("postgres");
    query(
      address,
      `update nodes set name = 'shelf 7', version = '0.0.9', state = '{}', seen_at = ${Date.now()} where id = 'nodes-0'`,
    );
    const { state, problems, servers } = await examineUpgrade({ store: address, upgradeBackups: undefined });
    expect(servers).toEqual([{ name: "shelf 7", version: "0.0.9" }]);
    expect({ state, problems }).toEqual({
      state: "blocked",
      problems: [expect.stringContaining("would fail on the tables of 0015-emails: shelf 7 (0.0.9). Stop them")],
    });
  });

  test("has nothing to do for a folder without a site", async () => {
    const dataDir = join(folder, "site");
    expect(await examineUpgrade({ store: { dataDir }, upgradeBackups: backups })).toMatchObject({ state: "current" });
    expect(existsSync(dataDir)).toBe(false);
  });
});
