/** Kills upgrades at chosen moments, and checks the next start with programs that share no code with the server. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, inject } from "vitest";
import { newestMigration } from "../../src/store/migrate.ts";
import type { StoreKind } from "../../src/store/migrations/column-types.ts";
import type { StoreAddress } from "../../src/store/store-address.ts";
import { startChild } from "../child-process.ts";
import { createDatabase } from "../postgres.ts";
import { emptyHome, type Home } from "../store-under-test.ts";
import { columnsOf, fillOlderTables, query, renamed, rowsOf } from "./older-tables.ts";

/** Phases of an upgrade, by the line of the process after which they begin. */
export const phases = ["ready", "begun", "backed-up"] as const;
export type Phase = (typeof phases)[number];

/** A moment in a phase: 0 is its beginning, 1 its end as it was measured without a kill. */
export interface Moment {
  readonly phase: Phase;
  readonly share: number;
}

/** The next migration reads all documents. */
const migration = "0003-email-confirmations";

export class UpgradeUnderFire {
  readonly #original: Home;
  readonly #columns: ReadonlyMap<string, readonly string[]>;
  readonly #content: ReadonlyMap<string, readonly string[]>;
  readonly #durations = new Map<Phase, number>();
  /** Kills by the last line of the process. */
  readonly hits = new Map<string, number>();

  private constructor(original: Home) {
    this.#original = original;
    this.#columns = columnsOf(original.address);
    this.#content = rowsOf(original.address, this.#columns);
  }

  /** Makes the original site, and measures an upgrade of a copy. */
  static async make(kind: StoreKind, rows: number): Promise<UpgradeUnderFire> {
    const original = await emptyHome(kind);
    await fillOlderTables(original.address, migration, { kind, rows });
    const made = new UpgradeUnderFire(original);
    await made.#onCopy((address, backups) => made.#measure(address, backups));
    return made;
  }

  remove(): Promise<void> {
    return this.#original.remove();
  }

  /** Kills the upgrade of a copy at a moment, upgrades it again, and checks tables and backups. */
  kill(moment: Moment): Promise<void> {
    return this.#onCopy(async (address, backups) => {
      await this.#killAt(moment, address, backups);
      expect(await upgrade(address, backups)).toBe("upgraded");
      expect(query(address, "select max(name) from kysely_migration")).toEqual([newestMigration]);
      expect(rowsOf(address, renamed(this.#columns))).toEqual(renamed(this.#content));
      const found = readdirSync(backups);
      expect(found.filter((name) => !/^before-0004-document-parts-.*Z\.backup$/.test(name))).toEqual([]);
      expect(found.length).toBeGreaterThan(0);
      for (const name of found) this.#checkBackup(join(backups, name));
    });
  }

  async #onCopy(use: (address: StoreAddress, backups: string) => Promise<void>): Promise<void> {
    const { address, remove } = await copyOf(this.#original.address);
    const backups = mkdtempSync(join(tmpdir(), "octavo-backups-"));
    try {
      await use(address, backups);
    } finally {
      rmSync(backups, { recursive: true });
      await remove();
    }
  }

  async #measure(address: StoreAddress, backups: string): Promise<void> {
    const child = startUpgrade(address, backups);
    const lines: string[] = [await child.line()];
    child.tell("go");
    let since = performance.now();
    for (let line = await child.line(); line !== ""; line = await child.line()) {
      const phase = phases.find((name) => name === lines.at(-1));
      if (phase !== undefined) this.#durations.set(phase, performance.now() - since);
      since = performance.now();
      lines.push(line);
    }
    expect(lines).toEqual(["ready", "begun", "backed-up", "done", "upgraded"]);
  }

  async #killAt({ phase, share }: Moment, address: StoreAddress, backups: string): Promise<void> {
    const child = startUpgrade(address, backups);
    let last = await child.line();
    child.tell("go");
    while (last !== phase) {
      last = await child.line();
      if (last === "") throw new Error("The upgrade has ended before its kill.");
    }
    await sleep(share * (this.#durations.get(phase) ?? 0));
    await child.kill();
    for (let line = await child.line(); line !== ""; line = await child.line()) last = line;
    this.hits.set(last, (this.hits.get(last) ?? 0) + 1);
  }

  /** By gzip and the digest in the last line. */
  #checkBackup(path: string): void {
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const script = 'gzip -dc "$0" | sed \'$d\' | sha256sum; gzip -dc "$0" | tail -n 1';
    const [digest = "", end = ""] = execFileSync("sh", ["-ec", script, path], { encoding: "utf8" }).split("\n");
    const { sha256, rows } = (JSON.parse(end) as { end: { sha256: string; rows: Record<string, number> } }).end;
    expect(digest).toBe(`${sha256}  -`);
    for (const table of ["users", "projects", "project_documents", "templates", "template_documents"])
      expect(rows[table]).toBe(this.#content.get(table)?.length);
  }
}

function startUpgrade(store: StoreAddress, upgradeBackups: string) {
  return startChild("upgrade-site.child.ts", JSON.stringify({ store, upgradeBackups }));
}

/** Returns the last line. */
async function upgrade(address: StoreAddress, backups: string): Promise<string> {
  const child = startUpgrade(address, backups);
  child.tell("go");
  let last = "";
  for (let line = await child.line(); line !== ""; line = await child.line()) last = line;
  return last;
}

async function copyOf(address: StoreAddress): Promise<Home> {
  if ("dataDir" in address) {
    const home = await emptyHome("sqlite");
    if ("dataDir" in home.address) cpSync(address.dataDir, home.address.dataDir, { recursive: true });
    return home;
  }
  const postgres = inject("postgres");
  if ("missing" in postgres) throw new Error(postgres.missing);
  const { url, drop } = await createDatabase(postgres.url, new URL(address.databaseUrl).pathname.slice(1));
  return { address: { databaseUrl: url }, remove: drop };
}
