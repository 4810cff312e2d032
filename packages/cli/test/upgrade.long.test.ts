import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { longTest } from "@octavo/foundation/testing";
import { expect, test, vi } from "vitest";
import { folder, octavo } from "./octavo.ts";

vi.setConfig({ testTimeout: 60_000 });

const env = { DATABASE_URL: "", OCTAVO_DATA_DIR: "", OCTAVO_UPGRADE_BACKUP: "" };

const filler = fileURLToPath(new URL("../../server/test/older-site.child.ts", import.meta.url));

/** Has three rows in each table. */
function olderSite(): string {
  const data = join(folder({}), "site");
  execFileSync(process.execPath, [filler, data, "0016-calendar-addresses", "3"]);
  return data;
}

function lastOf(data: string): unknown {
  const database = new DatabaseSync(join(data, "octavo.db"));
  const row = database.prepare("select max(name) as last from kysely_migration").get();
  database.close();
  return row?.["last"];
}

test("upgrade tells what it would do, does it with a backup that restores the site, and then has nothing to do", async () => {
  const data = olderSite();
  const check = await octavo(["upgrade", "--check", "--data", data], { env });
  expect(check.code).toBe(5);
  expect(check.stdout).toMatch(/^Tables {5}0016-calendar-addresses$/m);
  expect(check.stdout).toMatch(
    /^Migration {2}0017-nightly-editions\n {11}Servers of the version before can go on\. .*\n {11}Not in the backup: Nightly/m,
  );
  expect(check.stdout).toMatch(
    /^Backup {5}(?:about )?\d+ kB in about \d+ seconds?, to .*site\/backups, where .* are free$/m,
  );
  expect(check.stdout).toMatch(
    /\d+ migrations can be made, in one transaction: by octavo upgrade, or by the next start\.\n$/,
  );
  expect(lastOf(data)).toBe("0016-calendar-addresses");

  const upgraded = await octavo(["upgrade", "--data", data], { env });
  expect(upgraded.code).toBe(0);
  const [name = ""] = readdirSync(join(data, "backups"));
  const path = join(data, "backups", name);
  expect(upgraded.stdout).toContain(`Backed up 3 users and 3 projects`);
  expect(upgraded.stdout).toContain(`octavo restore ${path}`);
  const again = await octavo(["upgrade", "--data", data], { env });
  expect([again.code, again.stdout]).toEqual([0, "Nothing to do: the database has the tables of this version.\n"]);
  expect((await octavo(["upgrade", "--check", "--data", data], { env })).code).toBe(0);

  const restored = join(folder({}), "restored");
  const { stdout } = await octavo(["restore", path, "--data", restored], { env });
  expect(stdout).toContain("3 users, 3 projects, 3 templates, as of");
});

longTest("upgrade --check --json is for programs, and exits with 1 if something is in the way", async () => {
  const data = olderSite();
  const place = folder({ "a-file": "" });
  const blocked = { ...env, OCTAVO_UPGRADE_BACKUP: join(place, "a-file") };
  const { code, stdout } = await octavo(["upgrade", "--check", "--json", "--data", data], { env: blocked });
  expect(code).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    state: "blocked",
    tables: "0016-calendar-addresses",
    hasUsers: true,
    problems: [expect.stringContaining("it is not a folder. The database was not changed.")],
  });
  const stopped = await octavo(["upgrade", "--data", data], { env: blocked });
  expect(stopped.code).toBe(2);
  expect(stopped.stderr).toContain("name another in OCTAVO_UPGRADE_BACKUP, or set it to off");
  expect(lastOf(data)).toBe("0016-calendar-addresses");
});

longTest("upgrade makes no backup if it is off, or in the folder that the setting names", async () => {
  const data = olderSite();
  const place = join(folder({}), "elsewhere");
  const check = await octavo(["upgrade", "--check", "--data", data], { env: { ...env, OCTAVO_UPGRADE_BACKUP: "off" } });
  expect(check.stdout).toContain("none, because OCTAVO_UPGRADE_BACKUP is off");
  await octavo(["upgrade", "--data", data], { env: { ...env, OCTAVO_UPGRADE_BACKUP: place } });
  expect(readdirSync(place)).toHaveLength(1);
  expect(readdirSync(data)).not.toContain("backups");
});

test("upgrade refuses documents, a site that is missing has nothing to do, and a file that is none is named", async () => {
  expect((await octavo(["upgrade", "site.backup"])).stderr).toContain("octavo upgrade takes no document.");
  expect((await octavo(["upgrade", "--json"])).stderr).toContain("--json is for --check.");
  const data = join(folder({}), "none");
  const missing = await octavo(["upgrade", "--check", "--data", data], { env });
  expect([missing.code, missing.stdout]).toEqual([0, expect.stringContaining("Nothing to do: there is no site yet.")]);
  const broken = folder({ "octavo.db": "not a database ".repeat(1000) });
  const refused = await octavo(["upgrade", "--check", "--data", broken], { env });
  expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining("octavo.db is damaged")]);
});
