/** Searches of the gallery, on the entries that triggers keep (docs/decisions/0105). */
import { type GalleryOrder, type GalleryQuery, pageKindBits } from "@octavo/contract";
import { type ExpressionBuilder, type SqlBool, sql } from "kysely";
import { foldText, searchPattern } from "../store/fold-text.ts";
import type { Store } from "../store/open-store.ts";
import type { Database, GalleryEntryTable, Tables } from "../store/tables.ts";
import { type PublicRow, publicRows } from "./store.ts";

export type GalleryReads = Pick<Store, "database" | "searches" | "kind">;

export interface FoundProjects {
  readonly rows: readonly PublicRow[];
  /** Number of matches, at least. */
  readonly total: number;
  readonly isExact: boolean;
}

/** Matches that are counted beyond the page. Counting all of 100,000 would take longer than finding a page. */
const countedBeyond = 1000;
/** Matches up to which SQLite reads the entries of an index of words. More are found sooner in the order of the result. */
const fewMatches = 1000;

const columnOf = {
  newest: "published_at",
  updated: "updated_at",
  popular: "clone_count",
  name: "name_key",
} as const satisfies Record<GalleryOrder, keyof GalleryEntryTable>;

/** True if a query may read many entries to find a few. */
export function isSearch({ search, category, device, kinds, language, licence, min_score }: GalleryQuery): boolean {
  const filters = [category, device, language, licence, min_score];
  return search.trim() !== "" || (kinds ?? []).length > 0 || filters.some((filter) => filter !== undefined);
}

/** Finds a page of results, and counts the matches up to some pages further. */
export async function searchGallery(reads: GalleryReads, query: GalleryQuery): Promise<FoundProjects> {
  const database = isSearch(query) ? reads.searches : reads.database;
  const matching = await matchingEntries({ database, kind: reads.kind }, query);
  const direction = query.sort === "name" ? "asc" : "desc";
  const page = await matching()
    .select("id")
    .orderBy(columnOf[query.sort], direction)
    .orderBy("id", direction)
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  const rows = await publicRows(
    reads.database,
    page.map(({ id }) => id),
  );
  const isLast = page.length < query.limit && (page.length > 0 || query.offset === 0);
  if (isLast) return { rows, total: query.offset + page.length, isExact: true };
  const most = query.offset + query.limit + countedBeyond;
  const counted = await countUpTo(database, matching, most + 1);
  return { rows, total: Math.min(counted, most), isExact: counted <= most };
}

type Matching = Awaited<ReturnType<typeof matchingEntries>>;

async function countUpTo(database: Database, matching: Matching, most: number): Promise<number> {
  const { total } = await database
    .selectFrom(matching().select("id").limit(most).as("found"))
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** Returns a function that begins a query of the entries that meet all conditions. */
async function matchingEntries({ database, kind }: Pick<GalleryReads, "database" | "kind">, query: GalleryQuery) {
  const words = wordsOf(query.search);
  const grams = kind === "sqlite" ? gramsOf(words) : "";
  const isNarrow = grams !== "" && (await hasFewMatches(database, grams));
  return () =>
    database
      .selectFrom("gallery_entries")
      .where((known) => known.and(filtersOf(known, query)))
      .where((known) => known.and(words.map(contains)))
      .$if(isNarrow, (entries) => entries.where(sql<SqlBool>`number in (${withGrams(grams)})`));
}

function filtersOf(
  known: ExpressionBuilder<Tables, "gallery_entries">,
  { category, device, kinds = [], language, licence, min_score }: GalleryQuery,
) {
  const bits = pageKindBits(kinds);
  return [
    ...(category !== undefined ? [known("category", "=", category)] : []),
    ...(device !== undefined ? [known("device_profile", "=", device)] : []),
    ...(language !== undefined ? [known("language", "=", language)] : []),
    ...(licence === "none" ? [known("licence", "is", null)] : []),
    ...(licence !== undefined && licence !== "none" ? [known("licence", "=", licence)] : []),
    ...(min_score !== undefined ? [known("score", ">=", min_score)] : []),
    ...(bits !== 0 ? [sql<SqlBool>`page_kinds & ${sql.lit(bits)} = ${sql.lit(bits)}`] : []),
  ];
}

/** Folded words, of which an entry must contain each. */
function wordsOf(search: string): readonly string[] {
  return [...new Set(foldText(search).split(" "))].filter((word) => word !== "");
}

/** pg_trgm finds these patterns by its index. */
function contains(word: string) {
  return sql<boolean>`search_text like ${searchPattern(word)} escape '\\'`;
}

/**
 * Expression of FTS5 for entries with all sequences of three characters of the words, which is necessary for the words, and
 * not sufficient. Empty if all words are shorter.
 */
function gramsOf(words: readonly string[]): string {
  const grams = words.flatMap((word) => {
    const characters = [...word];
    return characters.slice(2).map((_, i) => characters.slice(i, i + 3).join(""));
  });
  return [...new Set(grams)].map((gram) => `"${gram.replaceAll('"', '""')}"`).join(" AND ");
}

function withGrams(grams: string) {
  return sql`select rowid from gallery_search where gallery_search match ${grams}`;
}

async function hasFewMatches(database: Database, grams: string): Promise<boolean> {
  const most = sql.lit(fewMatches + 1);
  const query = sql<{ found: number }>`select count(*) as found from (${withGrams(grams)} limit ${most})`;
  return ((await query.execute(database)).rows[0]?.found ?? 0) <= fewMatches;
}
