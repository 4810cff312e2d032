import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { longTest } from "@octavo/foundation/testing";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { AdjustableClock } from "../../test/adjustable-clock.ts";
import { projectRow, userRow } from "../../test/rows.ts";
import { emptyHome, storeUnderTest, usualStores } from "../../test/store-under-test.ts";
import { backUp } from "../backup/back-up.ts";
import { restore } from "../backup/restore.ts";
import { partOf } from "../documents/project-document.ts";
import { migrate } from "../store/migrate.ts";
import { openMigratedStore, openStore, openStoreBeside } from "../store/open-store.ts";
import { inspectObjects, readObjectsState } from "./inspect-objects.ts";
import { deleteUnused, moveObjects } from "./object-upkeep.ts";
import { Objects, sha256 } from "./objects.ts";
import { openPlaces } from "./open-places.ts";

const text = Buffer.from("Zażółć gęślą jaźń 🗓 ".repeat(20_000));
const binary = Buffer.from(Array.from({ length: 300_000 }, (_, i) => (i * 7919) % 256));
const [textHash, binaryHash] = [sha256(text), sha256(binary)];

usualStores("objects on %s", (kind) => {
  const site = storeUnderTest(kind);
  const clock = new AdjustableClock();
  let folder = "";

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "octavo-objects-"));
    const { database } = site.store;
    for (const table of ["projects", "users", "object_deletions", "object_texts", "objects"] as const)
      await database.deleteFrom(table).execute();
    await database
      .insertInto("users")
      .values(userRow({ id: "ann", username: "ann" }))
      .execute();
    await database
      .insertInto("projects")
      .values(projectRow("ann", { id: "p1", name: "p1" }))
      .execute();
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const settings = (...places: readonly string[]) => {
    const [first = "database", ...more] = places;
    return { places: [first, ...more] as const, folder, s3: undefined };
  };
  /** As after a start with these settings: nothing is in memory. */
  const objectsIn = (...places: readonly string[]) =>
    new Objects(site.store.database, openPlaces(site.store.database, settings(...places)));
  const logged: unknown[] = [];
  const note = (...said: readonly unknown[]) => void logged.push(said);
  const log = { info: note, warn: note, error: note };
  const upkeep = (objects: Objects) => ({ database: site.store.database, objects, now: clock.now, log });
  const move = (objects: Objects) => moveObjects(upkeep(objects), new AbortController().signal);
  const endsOf = (objects: Objects) => {
    const ends: string[] = [];
    objects.places.observe(({ place, operation, end }) => ends.push(`${place}: ${operation}, ${end}`));
    return ends;
  };
  const refer = (hash: string) =>
    site.store.database
      .insertInto("project_objects")
      .values({ id: `p1/${hash}`, project_id: "p1", hash })
      .execute();
  const forget = () => site.store.database.deleteFrom("project_objects").execute();
  const stored = async (place: string) => {
    const objects = objectsIn(place);
    await objects.put(textHash, text);
    await objects.put(binaryHash, binary);
    await refer(textHash);
    await refer(binaryHash);
  };
  const files = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));

  test.each(["folder", "database"])("are stored once in the %s, and read again by another server", async (place) => {
    await stored(place);
    await objectsIn(place).put(textHash, text);
    const objects = objectsIn(place);
    expect(Buffer.from(await objects.read(textHash)).equals(text)).toBe(true);
    expect(Buffer.from(await objects.read(binaryHash)).equals(binary)).toBe(true);
    expect(files()).toHaveLength(place === "folder" ? 2 : 0);
    const { places } = await readObjectsState(site.store.database, objects.places);
    expect(places).toEqual([{ place, is_known: true, objects: 2, bytes: text.length + binary.length }]);
  });

  test("with other bytes than were stored are refused, and named with their project", async () => {
    await stored("folder");
    const [file = ""] = files().filter((path) => path.includes(textHash));
    writeFileSync(file, Buffer.from(text).fill("x", 1000, 1001));
    const objects = objectsIn("folder");
    await expect(objects.read(textHash)).rejects.toMatchObject({ problem: "damaged" });
    await objects.read(binaryHash);
    const { faults } = await inspectObjects(site.store.database, objects.places, Number.POSITIVE_INFINITY);
    expect(faults).toMatchObject([{ hash: textHash, problem: "damaged", projects: [`"p1" of ann`] }]);
  });

  test("that are missing are refused and named, and come back when they are stored again", async () => {
    await stored("folder");
    for (const file of files()) rmSync(file);
    const objects = objectsIn("folder");
    const ends = endsOf(objects);
    await expect(objects.read(textHash)).rejects.toMatchObject({ problem: "missing" });
    expect(new Set(ends)).toEqual(new Set(["folder: read, missing"]));
    const { faults, objects: number } = await inspectObjects(site.store.database, objects.places, 0);
    expect(number).toBe(2);
    expect(faults.map(({ problem }) => problem)).toEqual(["missing", "missing"]);
    await objects.put(textHash, text);
    expect(Buffer.from(await objectsIn("folder").read(textHash)).equals(text)).toBe(true);
  });

  test("can't be stored in a folder that is none", async () => {
    rmSync(folder, { recursive: true });
    writeFileSync(folder, "a file");
    const objects = objectsIn("folder");
    const ends = endsOf(objects);
    await expect(objects.put(textHash, text)).rejects.toMatchObject({ problem: "unavailable" });
    expect(ends).toEqual(["folder: write, unavailable"]);
  });

  test("move to another place and back while they are read", async () => {
    await stored("database");
    const reader = objectsIn("folder");
    expect(await move(objectsIn("folder"))).toBe(2);
    expect(await site.store.database.selectFrom("object_texts").select("id").execute()).toEqual([]);
    expect(Buffer.from(await reader.read(textHash)).equals(text)).toBe(true);
    expect(await move(objectsIn("folder"))).toBe(0);
    clock.pass({ hours: 2 });
    expect(await move(objectsIn("database", "folder"))).toBe(2);
    expect(Buffer.from(await objectsIn("database").read(binaryHash)).equals(binary)).toBe(true);
    expect(files()).toHaveLength(2);
    clock.pass({ hours: 2 });
    await deleteUnused(upkeep(objectsIn("database")));
    expect(files()).toEqual([]);
  });

  test("that are damaged stay where they are when the others move", async () => {
    await stored("folder");
    const [file = ""] = files().filter((path) => path.includes(textHash));
    writeFileSync(file, "");
    expect(await move(objectsIn("database"))).toBe(1);
    const { places } = await readObjectsState(site.store.database, objectsIn("database").places);
    expect(places.map(({ place, objects }) => [place, objects])).toEqual([
      ["database", 1],
      ["folder", 1],
    ]);
  });

  test("stay for a day after the last reference, and for as long as there is one", async () => {
    await stored("folder");
    const objects = objectsIn("folder");
    const pass = async (hours: number) => {
      clock.pass({ hours });
      await deleteUnused(upkeep(objects));
    };
    await pass(48);
    expect(files()).toHaveLength(2);
    await forget();
    await pass(0);
    await pass(23);
    expect(files()).toHaveLength(2);
    // Another project gets the same picture.
    await objects.put(textHash, text);
    await refer(textHash);
    await pass(2);
    expect(files().map((path) => path.includes(textHash))).toEqual([true]);
    await forget();
    await pass(0);
    await pass(25);
    expect(files()).toEqual([]);
    expect(await site.store.database.selectFrom("object_deletions").selectAll().execute()).toEqual([]);
  });

  test("that were deleted are stored under another key, which a late deletion can't reach", async () => {
    const objects = objectsIn("folder");
    await objects.put(textHash, text);
    const key = async () =>
      (await site.store.database.selectFrom("objects").select("key").executeTakeFirstOrThrow()).key;
    const before = await key();
    await deleteUnused(upkeep(objects));
    clock.pass({ hours: 25 });
    await deleteUnused(upkeep(objects));
    await objects.put(textHash, text);
    expect(await key()).not.toBe(before);
    await objects.places.first.delete(before);
    expect(Buffer.from(await objectsIn("folder").read(textHash)).equals(text)).toBe(true);
  });

  test("in use can't be deleted from the database", async () => {
    await stored("folder");
    await expect(site.store.database.deleteFrom("objects").execute()).rejects.toThrow(/foreign key/i);
  });

  const backup = async (objects: ReturnType<typeof settings> | undefined) => {
    const made = backUp({ store: site.address, objects }, new Date());
    const path = join(folder, "site.backup");
    const chunks: Uint8Array[] = [];
    for await (const chunk of made.chunks) chunks.push(chunk);
    writeFileSync(path, Buffer.concat(chunks));
    return { ...made, path };
  };

  test("are in a backup, which is restored without their place", async () => {
    await stored("folder");
    const { path, unreadable } = await backup(settings("folder"));
    expect(unreadable).toEqual([]);
    const home = await emptyHome("sqlite");
    onTestFinished(() => home.remove());
    await restore(path, home.address, { replace: false });
    const other = await openMigratedStore(home.address);
    const objects = new Objects(other.database, openPlaces(other.database, undefined));
    expect(Buffer.from(await objects.read(textHash)).equals(text)).toBe(true);
    expect(Buffer.from(await objects.read(binaryHash)).equals(binary)).toBe(true);
    await other.close();
  });

  longTest("can be left out of a backup, which is restored beside their place", async () => {
    await stored("folder");
    const { path } = await backup(undefined);
    expect(gunzipSync(readFileSync(path)).length).toBeLessThan(10_000);
    const home = await emptyHome("sqlite");
    onTestFinished(() => home.remove());
    await restore(path, home.address, { replace: false });
    const other = await openMigratedStore(home.address);
    const objects = new Objects(other.database, openPlaces(other.database, settings("folder")));
    expect(Buffer.from(await objects.read(textHash)).equals(text)).toBe(true);
    await other.close();
  });

  test("that are missing are named by a backup of everything else", async () => {
    await stored("folder");
    for (const file of files()) if (file.includes(textHash)) rmSync(file);
    const { counts, unreadable } = await backup(settings("folder"));
    expect(unreadable).toMatchObject([{ problem: "missing", message: expect.stringContaining(textHash) }]);
    expect(counts).toMatchObject({ objects: 2, projects: 1 });
  });

  longTest("of a site that is replaced are deleted a day later, except those of the backup", async () => {
    const home = await emptyHome("sqlite");
    onTestFinished(() => home.remove());
    await stored("folder");
    const { path } = await backup(settings("folder"));
    rmSync(path);
    const made = await backup(undefined);
    await (await openStore(home.address)).close();
    await restore(made.path, home.address, { replace: true });
    const store = await openMigratedStore(home.address);
    const objects = new Objects(store.database, openPlaces(store.database, settings("folder")));
    const later = "later than the backup";
    await objects.put(sha256(Buffer.from(later)), Buffer.from(later));
    await store.close();
    const kept = files().filter((file) => !file.endsWith(".backup")).length;
    await restore(made.path, home.address, { replace: true });
    const again = await openMigratedStore(home.address);
    const { database } = again;
    const after = { database, objects: new Objects(database, openPlaces(database, settings("folder"))), log };
    await deleteUnused({ ...after, now: () => Date.now() });
    expect(files().filter((file) => !file.endsWith(".backup"))).toHaveLength(kept);
    await deleteUnused({ ...after, now: () => Date.now() + 25 * 3600 * 1000 });
    expect(files().filter((file) => !file.endsWith(".backup"))).toHaveLength(2);
    expect(existsSync(made.path)).toBe(true);
    await again.close();
  });

  test("are made of the large parts of earlier versions, and of no incomplete ones or texts of versions", async () => {
    const home = await emptyHome(kind);
    const store = await openStoreBeside(home.address);
    onTestFinished(async () => {
      await store.close();
      await home.remove();
    });
    const { database } = store;
    await migrate(database, kind, "0021-collections");
    await database
      .insertInto("users")
      .values(userRow({ id: "ann" }))
      .execute();
    const design = partOf(JSON.stringify(["Zażółć 🗓".repeat(40_000)]));
    const version = partOf(`{"default_canvas":"${"x".repeat(200_000)}"}`);
    const add = async (id: string, { part, pieces }: typeof design, count = pieces.length) => {
      const rows = pieces.map((piece, i) => ({
        id: `${id}/${part.hash}/${i}`,
        project_id: id,
        hash: part.hash,
        text: piece,
      }));
      await database.insertInto("project_parts").values(rows.slice(0, count)).execute();
    };
    for (const id of ["p0", "p1", "p2"])
      await database.insertInto("projects").values(projectRow("ann", { id })).execute();
    await add("p0", design, 2);
    await add("p1", design);
    await add("p2", design);
    await add("p2", version);
    await migrate(database, kind);
    const objects = new Objects(database, openPlaces(database, undefined));
    expect(Buffer.from(await objects.read(design.part.hash)).toString()).toBe(design.pieces.join(""));
    const referring = await database.selectFrom("project_objects").select("project_id").orderBy("project_id").execute();
    expect(referring.map(({ project_id }) => project_id)).toEqual(["p0", "p1", "p2"]);
    const left = await database.selectFrom("project_parts").select("hash").distinct().execute();
    expect(left).toEqual([{ hash: version.part.hash }]);
  });

  test("in a place that the settings do not name say what to set", async () => {
    await stored("folder");
    await site.store.database.updateTable("objects").set({ place: "s3://planners" }).execute();
    await expect(objectsIn("folder").read(textHash)).rejects.toThrow("OCTAVO_OBJECTS=folder,s3://planners");
  });
});
