import { mkdtempSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type GalleryQuery, routes } from "@octavo/contract";
import { longTest, runs } from "@octavo/foundation/testing";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { projectRow, someMoment, userRow } from "../../test/rows.ts";
import { emptyHome, openOnOneThread, storeUnderTest, usualStores } from "../../test/store-under-test.ts";
import { backUp } from "../backup/back-up.ts";
import { restore } from "../backup/restore.ts";
import { foldText } from "../store/fold-text.ts";
import type { NewProject } from "../store/tables.ts";
import { searchGallery } from "./search.ts";

const galleryQuery = routes["GET /api/public/projects"].query;
const devices = ["remarkable-2", "kindle-scribe", "boox-page"];
const languages = ["en", "en-GB", "de_AT", "PL", null];
const licences = ["CC0-1.0", "CC-BY-4.0", null];
/** Words that are in more projects than SQLite reads from its index, in few, or in none, and of one to many characters. */
const pieces = [
  "planner",
  "plan",
  "an",
  "a",
  "w",
  "zolw",
  "Żółw",
  "記録",
  "日記帳",
  "журнал",
  "50%",
  "x_y",
  'say"hi"',
  "\\",
  "q",
  "ümlaut",
  "😀😀😀",
  "😀",
];

const anyWords = fc.array(fc.constantFrom(...pieces), { maxLength: 6 }).map((words) => words.join(" "));

const anyProject = fc.record({
  words: anyWords,
  isCommon: fc.boolean(),
  moment: fc.integer({ min: 0, max: 50 }),
  clone_count: fc.integer({ min: 0, max: 5 }),
  category: fc.constantFrom("planner", "journal"),
  device_profile: fc.constantFrom(...devices),
  plan_locale: fc.constantFrom(...languages),
  licence: fc.constantFrom(...licences),
  page_kinds: fc.constantFrom(0, 1, 12, 255, null),
  score: fc.constantFrom(null, 0, 50, 99),
  isStale: fc.boolean(),
  isPublic: fc.constantFrom(0 as const, 1 as const, 1 as const, 1 as const),
});

type AnyProject = typeof anyProject extends fc.Arbitrary<infer Value> ? Value : never;

const anyQuery = fc.record(
  {
    search: fc.oneof(anyWords, fc.constantFrom("planner", "an", "common", "ommo", "co", "zzz", "mon pla")),
    category: fc.constantFrom("planner", "journal"),
    device: fc.constantFrom(...devices, "none-such"),
    kinds: fc.constantFrom("year", "month,week", "numbered"),
    language: fc.constantFrom("en", "de", "pl", "fr"),
    licence: fc.constantFrom("CC0-1.0", "none"),
    min_score: fc.constantFrom(0, 50, 100),
    sort: fc.constantFrom("newest", "updated", "popular", "name"),
    limit: fc.integer({ min: 1, max: 100 }),
    offset: fc.constantFrom(0, 0, 3, 500, 100_000),
  },
  { requiredKeys: [] },
);

function rowOf(owner: string, { words, isCommon, moment, isStale, isPublic, ...columns }: AnyProject): NewProject {
  const search_text = foldText(isCommon ? `common ${words}` : words);
  const times = { published_at: someMoment + moment, updated_at: someMoment - moment };
  const content_hash = "1".repeat(64);
  const scored = { score_hash: isStale ? "0".repeat(64) : content_hash, score_version: 1, content_hash };
  const name = words || "untitled";
  return projectRow(owner, {
    name,
    name_key: foldText(name),
    search_text,
    is_public: isPublic,
    ...times,
    ...scored,
    ...columns,
  });
}

/** A plain scan, with the conditions as the API describes them. */
function scan(rows: readonly NewProject[], query: GalleryQuery): readonly NewProject[] {
  const bitOf: Record<string, number> = { year: 1, month: 4, week: 8, numbered: 128 };
  const words = foldText(query.search).split(" ");
  const column = { newest: "published_at", updated: "updated_at", popular: "clone_count", name: "name_key" } as const;
  const key = column[query.sort];
  const [less, more] = query.sort === "name" ? [-1, 1] : [1, -1];
  const compare = (a: unknown, b: unknown) => Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)));
  return rows
    .filter((row) => row.is_public === 1 && words.every((word) => row.search_text.includes(word)))
    .filter((row) => query.category === undefined || row.category === query.category)
    .filter((row) => query.device === undefined || row.device_profile === query.device)
    .filter((row) => (query.kinds ?? []).every((kind) => ((row.page_kinds ?? 0) & (bitOf[kind] ?? 0)) > 0))
    .filter((row) => query.language === undefined || row.plan_locale?.toLowerCase().slice(0, 2) === query.language)
    .filter((row) => query.licence === undefined || (row.licence ?? "none") === query.licence)
    .filter((row) => {
      const score = row.score_hash === row.content_hash ? (row.score ?? -1) : -1;
      return query.min_score === undefined || score >= query.min_score;
    })
    .toSorted((a, b) => {
      const [x, y] = [a[key], b[key]];
      const order = typeof x === "number" && typeof y === "number" ? x - y : compare(x, y);
      return (order || compare(a.id, b.id)) > 0 ? more : less;
    });
}

usualStores("searches of the gallery on %s", (kind) => {
  const site = storeUnderTest(kind);
  let rows: NewProject[] = [];
  const owners = [userRow(), userRow()];

  beforeAll(async () => {
    const { database } = site.store;
    await database.insertInto("users").values(owners).execute();
    const projects = fc.sample(anyProject, { numRuns: 2600, seed: 35 });
    rows = projects.map((project, i) => rowOf(owners[i % 2]?.id ?? "", project));
    for (let i = 0; i < rows.length; i += 400)
      await database
        .insertInto("projects")
        .values(rows.slice(i, i + 400))
        .execute();
  });

  const agrees = () =>
    fc.assert(
      fc.asyncProperty(anyQuery, async (written) => {
        const query = galleryQuery.parse(written);
        const { rows: found, total, isExact } = await searchGallery(site.store, query);
        const expected = scan(rows, query);
        const page = expected.slice(query.offset, query.offset + query.limit);
        expect(found.map(({ id }) => id)).toEqual(page.map(({ id }) => id));
        const most = query.offset + query.limit + 1000;
        expect([total, isExact]).toEqual(expected.length > most ? [most, false] : [expected.length, true]);
      }),
      { numRuns: runs(600) },
    );

  const entriesOf = async ({ database } = site.store) => {
    const entries = await database.selectFrom("gallery_entries").select(["id", "search_text", "updated_at"]).execute();
    return entries.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  };
  const expectedEntries = () =>
    rows
      .filter(({ is_public }) => is_public === 1)
      .map(({ id, search_text, updated_at }) => ({ id, search_text, updated_at }))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1));

  test("find what a plain scan finds, in its order", agrees);

  describe("after projects have changed", () => {
    test("find the new names, and neither private nor deleted projects", async () => {
      const { database } = site.store;
      for (const [i, row] of rows.slice(0, 300).entries()) {
        const project = database.updateTable("projects").where("id", "=", row.id);
        if (i % 3 === 0) {
          const search_text = `${row.search_text} renamed`.trim();
          await project.set({ search_text }).execute();
          rows[i] = { ...row, search_text };
        } else if (i % 3 === 1) {
          const is_public = row.is_public === 1 ? 0 : 1;
          await project.set({ is_public }).execute();
          rows[i] = { ...row, is_public };
        } else {
          await database.deleteFrom("projects").where("id", "=", row.id).execute();
        }
      }
      rows = rows.filter((_, i) => i >= 300 || i % 3 < 2);
      const renamed = galleryQuery.parse({ search: "renamed", limit: 100 });
      const { rows: found } = await searchGallery(site.store, renamed);
      expect(found.map(({ id }) => id)).toEqual(
        scan(rows, renamed)
          .slice(0, 100)
          .map(({ id }) => id),
      );
      expect(await entriesOf()).toEqual(expectedEntries());
      await agrees();
    });

    longTest("find the same in a site that was restored from a backup", async () => {
      const folder = mkdtempSync(join(tmpdir(), "octavo-search-"));
      const file = join(folder, "site.backup");
      await writeFile(file, backUp({ store: site.address, objects: undefined }, new Date(someMoment)).chunks);
      const home = await emptyHome(kind);
      await restore(file, home.address, { replace: false });
      const restored = await openOnOneThread(home.address);
      const query = galleryQuery.parse({ search: "planner plan", limit: 100 });
      const [before, after] = [await searchGallery(site.store, query), await searchGallery(restored, query)];
      expect(after).toEqual(before);
      expect(await entriesOf(restored)).toEqual(expectedEntries());
      await restored.close();
      await home.remove();
      rmSync(folder, { recursive: true });
    });

    test("find nothing of a deleted account", async () => {
      const [gone] = owners;
      await site.store.database
        .deleteFrom("users")
        .where("id", "=", gone?.id ?? "")
        .execute();
      rows = rows.filter(({ owner_id }) => owner_id !== gone?.id);
      expect(await entriesOf()).toEqual(expectedEntries());
      await agrees();
    });
  });
});
