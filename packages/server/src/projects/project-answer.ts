import type { Project, ProjectListItem } from "@octavo/contract";
import type { FastifyReply } from "fastify";
import { revisionTag } from "../http/revision.ts";
import type { Moment, ProjectRow } from "../store/tables.ts";
import type { ProjectDocument } from "./project-document.ts";
import type { ListedRow, StoredProject } from "./store.ts";

/** The JSON of a `Project` of the contract: its row, and then the document as it is stored. */
export function answerProject({ row, text }: StoredProject, reply: FastifyReply): Uint8Array {
  reply.header("etag", revisionTag(row.revision));
  return Buffer.from(`${JSON.stringify(ownFields(row)).slice(0, -1)},${text.slice(1)}`);
}

function ownFields(row: ProjectRow): Omit<Project, keyof ProjectDocument> {
  const { id, clone_count, author, original_author, revision } = row;
  return {
    id,
    metadata: metadataOf(row),
    created_at: formatMoment(row.created_at),
    updated_at: formatMoment(row.updated_at),
    clone_count,
    author,
    original_author,
    revision,
    compiled_pages: compiledPages(row),
  };
}

function metadataOf(row: ProjectRow): Project["metadata"] {
  const { name, description, category, author, device_profile, public_url_slug, clone_count } = row;
  return {
    name,
    description,
    category,
    author,
    device_profile,
    created_at: formatMoment(row.created_at),
    updated_at: formatMoment(row.updated_at),
    is_public: row.is_public === 1,
    public_url_slug,
    clone_count,
  };
}

/** Any edit since makes a compiled PDF stale. */
function compiledPages({ content_hash, compiled_hash, compiled_pages }: ProjectRow): number | null {
  return content_hash === compiled_hash ? compiled_pages : null;
}

export function listItem(row: ListedRow): ProjectListItem {
  const { created_at, updated_at, is_public, ...columns } = row;
  return {
    ...columns,
    created_at: formatMoment(created_at),
    updated_at: formatMoment(updated_at),
    is_public: is_public === 1,
  };
}

export function formatMoment(moment: Moment): string {
  return new Date(moment).toISOString();
}
