import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { longTest } from "@octavo/foundation/testing";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { startChild } from "../../test/child-process.ts";
import { calendarRow, projectRow, templateRow, userRow, versionRow } from "../../test/rows.ts";
import { emptyHome, type Home, migratedHome, openOnOneThread, storesUnderTest } from "../../test/store-under-test.ts";
import { insertFiles, storePdfs } from "../nightly-editions/edition-store.ts";
import { Objects } from "../objects/objects.ts";
import { openPlaces } from "../objects/open-places.ts";
import { migrate, newestMigration } from "../store/migrate.ts";
import type { StoreKind } from "../store/migrations/column-types.ts";
import { openStore, type Store } from "../store/open-store.ts";
import type { StoreAddress } from "../store/store-address.ts";
import type { Database, ProjectRow } from "../store/tables.ts";
import { backUp } from "./back-up.ts";
import { backupTables, derivedTables, excludedTables, postgresTables, sqliteTables } from "./backup-format.ts";
import { restore } from "./restore.ts";

const noon = new Date("2026-11-21T12:00:00.000Z");
const undo: (() => Promise<void>)[] = [];
let folder = "";
let file = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "octavo-backup-"));
  file = join(folder, "site.backup");
});

afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
  rmSync(folder, { recursive: true, force: true });
});

async function home(kind: StoreKind): Promise<Home> {
  const made = await emptyHome(kind);
  undo.push(made.remove);
  return made;
}

/** A site with a running server. */
async function site(kind: StoreKind): Promise<{ store: Store; address: StoreAddress }> {
  const { address, remove } = await migratedHome(kind);
  undo.push(remove);
  const store = await openOnOneThread(address);
  undo.push(store.close);
  return { store, address };
}

async function fill({ database }: Store): Promise<void> {
  const users = Array.from({ length: 3 }, (_, i) =>
    userRow({ username: `Zażółć 👩🏽‍🚀 ${i}`, terms_accepted_at: i || null }),
  );
  await database.insertInto("users").values(users).execute();
  for (const { id: owner } of users) {
    const project = projectRow(owner, { is_public: 1, public_url_slug: `rok-${owner}`, compiled_pages: 478 });
    const template = templateRow(owner);
    await database.insertInto("projects").values(project).execute();
    await database
      .insertInto("project_documents")
      .values({ id: project.id, text: JSON.stringify({ name: "Źdźbło\u2028\u2029\n\0\r\ud800 📓".repeat(2_000) }) })
      .execute();
    const part = { id: `${project.id}/hash/0`, project_id: project.id, hash: "hash", text: "[🗓]".repeat(20_000) };
    await database.insertInto("project_parts").values(part).execute();
    const version = versionRow(project.id);
    await database.insertInto("project_versions").values(version).execute();
    const versionPart = { id: `${version.id}/hash`, version_id: version.id, project_id: project.id };
    await database
      .insertInto("version_parts")
      .values({ ...versionPart, hash: "hash", bytes: 100 })
      .execute();
    await database.insertInto("templates").values(template).execute();
    await database.insertInto("template_documents").values({ id: template.id, text: "" }).execute();
    const ownPart = { id: `part of ${owner}`, owner_id: owner, name: "Część", content: "{}", created_at: 1 };
    await database.insertInto("own_parts").values(ownPart).execute();
    await database.insertInto("calendar_addresses").values(calendarRow(project.id)).execute();
    await fillEditions(database, project.id);
    await fillAccount(database, owner, project.id);
    await database.insertInto("sessions").values({ id: owner, user_id: owner, created_at: 1, expires_at: 2 }).execute();
  }
}

async function fillEditions(database: Database, project_id: string): Promise<void> {
  const id = `edition of ${project_id}`;
  const webhook = { webhook_url: "https://example.org/ą", webhook_secret: "sealed" };
  const standing = { id: project_id, hour: 4, zone: "Europe/Warsaw", sends_email: 1 as const, ...webhook };
  await database
    .insertInto("standing_editions")
    .values({ ...standing, next_at: 2 ** 41, cost: 300, delivered_id: id, declined_digest: null })
    .execute();
  const times = { due_at: 2 ** 41, leased_until: 0, attempts: 1, ended_at: 2 ** 41 };
  await database
    .insertInto("editions")
    .values({
      id,
      project_id,
      night: "2026-11-28",
      state: "delivered",
      ...times,
      digest: "0",
      report: "{}",
      webhook_due_at: null,
      webhook_failures: 0,
    })
    .execute();
  const objects = new Objects(database, openPlaces(database, undefined));
  const pdf = Buffer.from(`%PDF\xff ${id}`, "latin1");
  const stored = await storePdfs(objects, { pdf, publicPdf: pdf });
  await insertFiles(database, id, stored);
  await database
    .insertInto("project_objects")
    .values({ id: `${project_id}/${stored.pdf}`, project_id, hash: stored.pdf })
    .execute();
}

/** Adds a row to each table of ways to sign in and of the administration. */
async function fillAccount(database: Database, user_id: string, project_id: string): Promise<void> {
  const [id, created_at] = [`row of ${user_id}`, 1];
  const passkey = { id, user_id, name: "Klucz", public_key: "", sign_count: 2 ** 32 - 1, transports: "", created_at };
  await database
    .insertInto("passkeys")
    .values({ ...passkey, is_backed_up: 1, last_used_at: null })
    .execute();
  const identity = {
    id,
    user_id,
    issuer: "https://id.example",
    subject: id,
    email: "",
    created_at,
    last_used_at: null,
  };
  await database.insertInto("identities").values(identity).execute();
  await database.insertInto("recovery_codes").values({ id, user_id, created_at }).execute();
  await database
    .insertInto("authenticators")
    .values({ id: user_id, secret: "sealed", last_step: 1, created_at })
    .execute();
  await database.insertInto("site_settings").values({ id, content: "{}", changed_at: 1 }).execute();
  const invitation = { id, code_hash: id, email: "", note: "", created_by: user_id, created_at, expires_at: 2 };
  await database
    .insertInto("invitations")
    .values({ ...invitation, used_by: null, used_at: null })
    .execute();
  const names = { project_name: "Rok", project_author: "Ada" };
  const collection = { id, owner_id: user_id, name: "Zbiór", description: "", is_public: 1, published_at: 1 } as const;
  await database
    .insertInto("collections")
    .values({ ...collection, taken_down_at: null, created_at, updated_at: 1, revision: 1 })
    .execute();
  await database
    .insertInto("collection_projects")
    .values({ id: `${id}/${project_id}`, collection_id: id, project_id, name: "Rok", position: 0 })
    .execute();
  const report = {
    id,
    project_id,
    collection_id: null,
    ...names,
    reporter_id: user_id,
    reason: "spam",
    details: "",
    created_at,
  };
  await database
    .insertInto("reports")
    .values({ ...report, resolution: null, resolved_by: null, resolved_at: null })
    .execute();
  const entry = { id, at: 1, actor_id: user_id, actor_name: "Ada", action: "grant", subject: "", details: "{}" };
  await database.insertInto("audit_entries").values(entry).execute();
}

async function writeBackup(address: StoreAddress): Promise<Readonly<Record<string, number>>> {
  const { chunks, counts } = backUp({ store: address, objects: undefined }, noon);
  await writeFile(file, chunks);
  return counts;
}

async function contentOf({ database }: Store): Promise<Record<string, Set<string>>> {
  const content: Record<string, Set<string>> = {};
  for (const table of [...backupTables, ...excludedTables]) {
    const rows = await database.selectFrom(table).selectAll().execute();
    content[table] = new Set(rows.map((row) => JSON.stringify(row, Object.keys(row).sort())));
  }
  return content;
}

const counted = Object.fromEntries(backupTables.map((table) => [table, 3]));
const made = new Map<StoreKind, { readonly bytes: Uint8Array; readonly content: Record<string, Set<string>> }>();

/** Writes a backup of a running site to `file`. Cached for each kind of store, because the site does not change. */
async function backupOf(kind: StoreKind): Promise<{ readonly content: Record<string, Set<string>> }> {
  const known = made.get(kind);
  if (known) {
    writeFileSync(file, known.bytes);
    return known;
  }
  const { store, address } = await site(kind);
  await fill(store);
  expect(await writeBackup(address)).toEqual(counted);
  const backup = { bytes: readFileSync(file), content: await contentOf(store) };
  made.set(kind, backup);
  return backup;
}

const forgotten = { sessions: new Set(), password_resets: new Set(), attempts: new Set() };

/** All pairs of stores in `npm run test:long`, and one of them in `npm test`. */
const ways: readonly (readonly [StoreKind, StoreKind])[] = [
  ["sqlite", "postgres"],
  ...(inject("stores").includes("postgres")
    ? ([
        ["postgres", "sqlite"],
        ["sqlite", "sqlite"],
        ["postgres", "postgres"],
      ] as const)
    : []),
];

describe.each(ways)("a backup from %s to %s", (from, to) => {
  test("moves all data except sessions, counts and links, while both servers run", async () => {
    const { content } = await backupOf(from);
    const next = await site(to);
    const { counts, header } = await restore(file, next.address, { replace: false });
    expect(counts).toEqual(counted);
    expect(header.created).toBe(noon.toISOString());
    expect(await contentOf(next.store)).toEqual({ ...content, ...forgotten });
  });

  longTest("restores to a store that was never used", async () => {
    const { content } = await backupOf(from);
    const { address } = await home(to);
    await restore(file, address, { replace: false });
    const store = await openStore(address);
    expect(await contentOf(store)).toEqual({ ...content, ...forgotten });
    await store.close();
  });

  longTest("replaces existing data only with the option", async () => {
    const { content } = await backupOf(from);
    const next = await site(to);
    await fill(next.store);
    const before = await contentOf(next.store);
    await expect(restore(file, next.address, { replace: false })).rejects.toThrow("The site has 3 users already.");
    expect(await contentOf(next.store)).toEqual(before);
    await restore(file, next.address, { replace: true });
    expect(await contentOf(next.store)).toEqual({ ...content, ...forgotten });
    await fill(next.store);
  });
});

storesUnderTest("a backup of %s", (kind) => {
  const testOnUsual = inject("stores").includes(kind) ? test : longTest;

  testOnUsual("contains a snapshot, regardless of concurrent writes", async () => {
    const { store, address } = await site(kind);
    await fill(store);
    const before = await contentOf(store);
    let writing = true;
    let written = 0;
    const writer = (async () => {
      for (; writing; written++) {
        const user = userRow();
        await store.database.transaction().execute(async (transaction) => {
          await transaction.insertInto("users").values(user).execute();
          await transaction.insertInto("projects").values(projectRow(user.id)).execute();
        });
        await new Promise(setImmediate);
      }
    })();
    await expect.poll(() => written).toBeGreaterThan(3);
    const counts = await writeBackup(address);
    const after = written;
    await expect.poll(() => written).toBeGreaterThan(after);
    writing = false;
    await writer;
    expect(counts["users"]).toBe(counts["projects"]);
    expect(counts["users"]).toBeGreaterThan(3);
    expect(counts["users"]).toBeLessThan(written + 3);
    const next = await site("sqlite");
    await restore(file, next.address, { replace: false });
    const content = await contentOf(next.store);
    expect(content["projects"]?.size).toBe(counts["projects"]);
    expect(content).toMatchObject({ project_documents: before["project_documents"], templates: before["templates"] });
  });

  testOnUsual("from before documents had parts is migrated and restored", async () => {
    const old = await site(kind);
    const owner = userRow();
    const { document_hash: _, document_bytes: __, ...project } = projectRow(owner.id);
    const text = JSON.stringify({ masters: ["ż".repeat(1000)] });
    await old.store.database.transaction().execute(async (transaction) => {
      for (const table of derivedTables) await transaction.schema.dropTable(table).ifExists().execute();
      for (const table of [...excludedTables, ...backupTables.toReversed()])
        await transaction.schema.dropTable(table).execute();
      await sql`delete from kysely_migration`.execute(transaction);
      await migrate(transaction, kind, "0002-letters");
      await transaction.insertInto("users").values(owner).execute();
      await transaction
        .insertInto("projects")
        .values(project as ProjectRow)
        .execute();
      await transaction.insertInto("project_documents").values({ id: project.id, text }).execute();
    });
    await writeBackup(old.address);
    const next = await site(kind);
    await restore(file, next.address, { replace: false });
    const { projects, project_documents } = await contentOf(next.store);
    const planFacts = { plan_locale: null, plan_start_date: null, plan_end_date: null, page_kinds: null };
    const unmeasured = { score: null, score_hash: null, score_version: null, score_report: null, scored_at: null };
    const origin = { licence: null, original_licence: null, cloned_from: null, sources: null };
    const history = { version_bytes: 0, compiled_bytes: null, made_from: null };
    const deletion = { deleted_at: null, deleted_url_slug: null, deleted_published_at: null, taken_down_at: null };
    expect([...(projects ?? [])].map((row) => JSON.parse(row))).toEqual([
      {
        ...project,
        ...origin,
        ...history,
        document_hash: project.content_hash,
        document_bytes: Buffer.byteLength(text),
        ...planFacts,
        ...unmeasured,
        ...deletion,
      },
    ]);
    expect([...(project_documents ?? [])].map((row) => JSON.parse(row))).toEqual([
      { id: project.id, text, parts: "[]", outline: "" },
    ]);
  });

  test("is created and restored beside a running server", async () => {
    const { address } = await home(kind);
    const server = startChild("open-store.child.ts", JSON.stringify(address));
    undo.push(server.kill);
    const tell = async (line: string) => {
      server.tell(line);
      return server.line();
    };
    expect(await server.line()).toBe("ready");
    expect([await tell("open"), await tell("add"), await tell("add")]).toEqual(["open", "added", "added"]);
    expect(await writeBackup(address)).toMatchObject({ users: 2 });
    expect([await tell("add"), await tell("count")]).toEqual(["added", "3"]);
    await restore(file, address, { replace: true });
    expect([await tell("count"), await tell("add"), await tell("count")]).toEqual(["2", "added", "3"]);
  });

  test("contains or explicitly excludes every table", async () => {
    const { store } = await site(kind);
    const tables = (await store.database.introspection.getTables()).map(({ name }) => name);
    // SQLite keeps the index of words in tables whose names begin with its own.
    const known = [...new Set(tables.map((name) => name.replace(/^gallery_search_.*/, "gallery_search")))];
    const others: readonly string[] = kind === "sqlite" ? postgresTables : sqliteTables;
    const derived = derivedTables.filter((name) => !others.includes(name));
    expect(known.sort()).toEqual([...backupTables, ...excludedTables, ...derived].sort());
  });

  longTest("supports many rows and large documents", async () => {
    const { store, address } = await site(kind);
    const user = userRow();
    await store.database.insertInto("users").values(user).execute();
    const projects = Array.from({ length: 600 }, () => projectRow(user.id));
    for (let i = 0; i < projects.length; i += 400)
      await store.database
        .insertInto("projects")
        .values(projects.slice(i, i + 400))
        .execute();
    for (const [i, { id }] of projects.slice(0, 8).entries())
      await store.database
        .insertInto("project_documents")
        .values({ id, text: "ż".repeat(i % 4 === 0 ? 1.2e6 : 400_000) })
        .execute();
    expect(await writeBackup(address)).toMatchObject({ users: 1, projects: 600, project_documents: 8 });
    const next = await site("sqlite");
    await restore(file, next.address, { replace: false });
    expect(await contentOf(next.store)).toEqual(await contentOf(store));
  });

  testOnUsual("that fails during the restore leaves the site unchanged", async () => {
    const { store, address } = await site(kind);
    await fill(store);
    await writeBackup(address);
    await rewrite((text) => text.replace('"name":"Rok 2026"', '"name":null'));
    const before = await contentOf(store);
    await expect(restore(file, address, { replace: true })).rejects.toThrow(/not.null/i);
    expect(await contentOf(store)).toEqual(before);
    expect(await store.ready()).toBe(true);
  });

  test("of a missing site is refused", async () => {
    const { address } = await home(kind);
    await expect(writeBackup(address)).rejects.toThrow(/There is no site/);
  });
});

/** Changes the content of a backup and updates its digest. */
async function rewrite(change: (text: string) => string): Promise<void> {
  const { createHash } = await import("node:crypto");
  const lines = change(gunzipSync(readFileSync(file)).toString()).split("\n");
  const content = lines
    .slice(0, -2)
    .map((line) => `${line}\n`)
    .join("");
  const { end } = JSON.parse(lines.at(-2) ?? "");
  const sha256 = createHash("sha256").update(content).digest("hex");
  writeFileSync(file, gzipSync(`${content}${JSON.stringify({ end: { ...end, sha256 } })}\n`));
}

describe("a damaged backup", () => {
  let address: StoreAddress;
  let good = Buffer.alloc(0);

  beforeEach(async () => {
    await backupOf("sqlite");
    good = readFileSync(file);
    ({ address } = await home("sqlite"));
  });

  const text = () => gunzipSync(good).toString();
  const damaged = /site\.backup" is damaged or incomplete\. Nothing was changed/;

  const refused = async (content: Uint8Array, sentence: RegExp) => {
    writeFileSync(file, content);
    await expect(restore(file, address, { replace: false })).rejects.toThrow(sentence);
  };

  test("that ends too early is refused, wherever it ends", async () => {
    for (const share of [0.01, 0.3, 0.9, 0.999]) await refused(good.subarray(0, good.length * share), damaged);
    await refused(good.subarray(0, good.length - 1), damaged);
    const lines = text().split("\n");
    for (const kept of [2, 8, lines.length - 2])
      await refused(gzipSync(`${lines.slice(0, kept).join("\n")}\n`), damaged);
    await refused(gzipSync(text().slice(0, -1)), damaged);
  });

  test("with a flipped bit is refused, wherever it is", async () => {
    for (let i = 12; i < good.length; i += Math.ceil(good.length / 40)) {
      const flipped = Buffer.from(good);
      flipped[i] = (flipped[i] ?? 0) ^ 0x10;
      await refused(flipped, damaged);
    }
  });

  test("with another row, a lost row or a changed one is refused", async () => {
    const lines = text().split("\n");
    await refused(gzipSync([...lines.slice(0, 3), ...lines.slice(4)].join("\n")), damaged);
    await refused(gzipSync([...lines.slice(0, 3), lines[2], ...lines.slice(3)].join("\n")), damaged);
    await refused(gzipSync(text().replace("Rok 2026", "Rok 2027")), damaged);
    await refused(gzipSync(`${text()}${lines[1]}\n`), damaged);
  });

  test("that is another file is refused with that reason", async () => {
    const other = /site\.backup" is not a backup of an Octavo site/;
    await refused(Buffer.from("Dear landlord,"), other);
    await refused(gzipSync("Dear landlord,\n"), other);
    await refused(gzipSync('{"format":"tar","version":1}\n'), other);
    await refused(Buffer.alloc(0), damaged);
  });

  test("of a newer version is refused with that reason", async () => {
    const newer = /site\.backup" was created by a newer version of Octavo/;
    await refused(gzipSync(text().replace('"version":1', '"version":2')), newer);
    await refused(gzipSync(text().replace(newestMigration, "9999-later")), newer);
  });
});
