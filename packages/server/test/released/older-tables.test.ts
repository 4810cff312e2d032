/** Upgrades sites directly from the tables of every earlier migration. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { restore } from "../../src/backup/restore.ts";
import { migrations, newestMigration } from "../../src/store/migrate.ts";
import type { StoreKind } from "../../src/store/migrations/column-types.ts";
import { rollbackNotes } from "../../src/store/migrations/rollback-notes.ts";
import { openUpgradedStore, type UpgradeStep } from "../../src/upgrade/upgrade-site.ts";
import { emptyHome, type Home, storesUnderTest } from "../store-under-test.ts";
import { columnsOf, fillOlderTables, fleeting, query, renamed, rowsOf } from "./older-tables.ts";

const rows = 3;
const names = Object.keys(migrations);
/** All earlier migrations in `npm run test:long`. In `npm test`, a sample with the last one. */
function older(kind: StoreKind): readonly string[] {
  const all = names.slice(0, -1).toReversed();
  const nth = inject("stores").includes("postgres") ? 1 : kind === "sqlite" ? 20 : 30;
  return all.filter((_, i) => i % nth === 0);
}

let backups = "";
const homes: Home[] = [];

beforeEach(() => {
  backups = mkdtempSync(join(tmpdir(), "octavo-backups-"));
});

afterEach(async () => {
  for (const home of homes.splice(0)) await home.remove();
  rmSync(backups, { recursive: true, force: true });
});

describe("every migration", () => {
  test("has a note about the way back", () => {
    expect(names.filter((name) => !(name in rollbackNotes))).toEqual([]);
    expect(Object.keys(rollbackNotes).filter((name) => !names.includes(name))).toEqual([]);
  });
});

storesUnderTest("a site on %s", (kind) => {
  test.each(older(kind))(
    "of the migration %s is upgraded directly, with a backup that can be restored",
    async (name) => {
      const home = await emptyHome(kind);
      homes.push(home);
      const { address } = home;
      await fillOlderTables(address, name, { kind, rows });
      const before = columnsOf(address);
      const content = rowsOf(address, before);
      expect([...content.values()].every((found) => found.length === rows)).toBe(true);

      const steps: UpgradeStep[] = [];
      const settings = { store: address, upgradeBackups: backups };
      await (await openUpgradedStore(settings, (step) => steps.push(step))).close();
      expect(steps.map(({ step }) => step)).toEqual(["begun", "backed-up", "done"]);
      expect(query(address, "select max(name) from kysely_migration")).toEqual([newestMigration]);
      expect(rowsOf(address, renamed(before))).toEqual(renamed(content));

      const other = await emptyHome(kind);
      homes.push(other);
      const [, made] = steps;
      if (made?.step !== "backed-up") throw new Error("There is no backup.");
      await restore(made.path, other.address, { replace: false });
      const restored = rowsOf(other.address, renamed(before));
      expect(restored).toEqual(
        new Map([...renamed(content)].map(([table, found]) => [table, fleeting.has(table) ? [] : found])),
      );
    },
  );
});
