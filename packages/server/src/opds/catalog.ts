import type { EditionReport } from "@octavo/contract";
import type { Caller } from "../http/caller.ts";
import { formatMoment } from "../http/clock.ts";
import type { Database, Moment, ProjectRow } from "../store/tables.ts";
import { type Feed, type FeedEntry, printFeed } from "./feed.ts";

const entriesPerPage = 50;

const columns = [
  "id",
  "name",
  "description",
  "author",
  "updated_at",
  "content_hash",
  "compiled_hash",
  "compiled_pages",
  "compiled_bytes",
] as const satisfies readonly (keyof ProjectRow)[];

interface CatalogRow extends Pick<ProjectRow, (typeof columns)[number]> {
  /** Of the last delivered edition, which programs get instead of the present content. */
  readonly edition_at: Moment | null;
  readonly edition_report: string | null;
}

/** Feeds of a user's planners. */
export class Catalog {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Returns a page of the feed. `start` is the path of page 1. */
  async feed(holder: Caller, number: number, start: string): Promise<string> {
    const rows = await catalogPage(this.#database, holder.userId, number);
    return printFeed(feedOf(holder, rows, { number, start }));
  }
}

function feedOf(
  { userId, username }: Caller,
  rows: readonly CatalogRow[],
  { number, start }: { readonly number: number; readonly start: string },
): Feed {
  const shown = rows.slice(0, entriesPerPage);
  const address = (page: number) => (page === 1 ? start : `${start}?page=${page}`);
  return {
    id: `urn:uuid:${userId}`,
    title: `Octavo: ${username}`,
    updated: formatMoment(Math.max(0, ...shown.map(changedAt))),
    self: address(number),
    start,
    previous: number > 1 ? address(number - 1) : undefined,
    next: rows.length > shown.length ? address(number + 1) : undefined,
    entries: shown.map((row) => entryOf(row, { start, username })),
  };
}

function entryOf(row: CatalogRow, { start, username }: { start: string; username: string }): FeedEntry {
  const isCurrent = row.edition_at === null && row.compiled_hash === row.content_hash;
  const count = row.edition_report ? pagesOf(row.edition_report) : isCurrent ? row.compiled_pages : null;
  const pages = count === null ? "" : `${count} pages. `;
  return {
    id: `urn:uuid:${row.id}`,
    title: row.name,
    author: row.author || username,
    updated: formatMoment(changedAt(row)),
    summary: `${pages}${row.description}`,
    file: `${start}/planners/${row.id}.pdf`,
    image: `${start}/covers/${row.id}.png`,
    bytes: isCurrent ? (row.compiled_bytes ?? undefined) : undefined,
  };
}

function pagesOf(report: string): number {
  const { pages }: EditionReport = JSON.parse(report);
  return pages;
}

/** Time of the last change of the file that programs get. */
function changedAt({ edition_at, updated_at }: CatalogRow): Moment {
  return edition_at ?? updated_at;
}

/** Planners that can have a PDF, latest change first: one page, and one row more if another page follows. */
function catalogPage(database: Database, ownerId: string, page: number): Promise<CatalogRow[]> {
  return database
    .selectFrom("projects")
    .leftJoin("standing_editions", "standing_editions.id", "projects.id")
    .leftJoin("editions", "editions.id", "standing_editions.delivered_id")
    .select(columns.map((column) => `projects.${column}` as const))
    .select(["editions.ended_at as edition_at", "editions.report as edition_report"])
    .where("owner_id", "=", ownerId)
    .where("deleted_at", "is", null)
    .where("masters_count", ">", 0)
    .where("plan_sections_count", ">", 0)
    .orderBy("updated_at", "desc")
    .orderBy("projects.id", "desc")
    .limit(entriesPerPage + 1)
    .offset((page - 1) * entriesPerPage)
    .execute();
}
