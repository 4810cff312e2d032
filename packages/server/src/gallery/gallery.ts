import type { GalleryQuery, JsonAnswer, PublicProject, RemixQuery } from "@octavo/contract";
import { errorMessages as messages, readPageKinds } from "@octavo/contract";
import { readLicence } from "@octavo/foundation";
import { requireFound } from "../http/api-error.ts";
import { formatMoment } from "../http/clock.ts";
import { sourcesOf } from "../projects/provenance.ts";
import type { PublicAddress } from "../projects/store.ts";
import { builtInAuthor } from "../starters/store.ts";
import type { Database } from "../store/tables.ts";
import { type GalleryReads, searchGallery } from "./search.ts";
import { countRemixes, findPublic, type PublicRow, remixRows } from "./store.ts";

export async function listGallery(
  reads: GalleryReads,
  query: GalleryQuery,
): Promise<JsonAnswer<"GET /api/public/projects">> {
  const { rows, total, isExact } = await searchGallery(reads, query);
  return { projects: rows.map(toPublicProject), total, is_total_exact: isExact };
}

export async function readPublicProject(database: Database, address: PublicAddress): Promise<PublicProject> {
  return toPublicProject(requireFound(await findPublic(database, address), messages.publicProjectNotFound));
}

/** Originals and remixes that are not public are not mentioned. */
export async function listRemixes(
  database: Database,
  id: string,
  query: RemixQuery,
): Promise<JsonAnswer<"GET /api/public/projects/{id}/remixes">> {
  const { cloned_from } = requireFound(await findPublic(database, { id }), messages.publicProjectNotFound);
  const [original, rows, total] = await Promise.all([
    cloned_from === null ? undefined : findPublic(database, { id: cloned_from }),
    remixRows(database, id, query),
    countRemixes(database, id),
  ]);
  return { original: original ? toPublicProject(original) : null, remixes: rows.map(toPublicProject), total };
}

export function toPublicProject(row: PublicRow): PublicProject {
  const { id, name, description, category, device_profile, public_url_slug, clone_count, author, original_author } =
    row;
  return {
    id,
    created_at: formatMoment(row.created_at),
    updated_at: formatMoment(row.updated_at),
    published_at: formatMoment(row.published_at ?? row.updated_at),
    metadata: { name, description, category, device_profile, public_url_slug, clone_count },
    clone_count,
    author,
    account: row.account,
    is_built_in: row.owner_id === builtInAuthor.id,
    original_author,
    licence: readLicence(row.licence),
    sources: [...sourcesOf(row)],
    cover_version: row.content_hash.slice(0, 16),
    pages: row.compiled_hash === row.content_hash ? row.compiled_pages : null,
    language: row.plan_locale,
    start_date: row.plan_start_date,
    end_date: row.plan_end_date,
    page_kinds: [...readPageKinds(row.page_kinds ?? 0)],
    score: row.score_hash === row.content_hash ? row.score : null,
  };
}
