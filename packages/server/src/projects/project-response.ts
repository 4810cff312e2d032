import { Readable } from "node:stream";
import type { Project, ProjectListItem } from "@octavo/contract";
import { readLicence } from "@octavo/foundation";
import type { FastifyReply } from "fastify";
import type { ProjectDocument } from "../documents/project-document.ts";
import { formatMoment } from "../http/clock.ts";
import { withStreamSize } from "../http/limit-responses.ts";
import { revisionTag } from "../http/revision.ts";
import type { ProjectRow } from "../store/tables.ts";
import { documentPieces, type PartStores, requireObjects } from "./document-pieces.ts";
import { requireProject } from "./edit-project.ts";
import { madeFromOf } from "./made-from.ts";
import { originalLicence, sourcesOf } from "./provenance.ts";
import type { ListedRow, StoredProject } from "./store.ts";

/** Memory of a stream and its compression, apart from the text. */
const streamBytes = 1024 * 1024;
/** Larger documents are streamed. */
const smallBytes = 64 * 1024;

/**
 * Returns JSON of a `Project` of the contract: the row, followed by the document as it is stored. A large document is
 * read from the store while the client receives it.
 */
export async function projectResponse(
  stores: PartStores,
  { row, document }: StoredProject,
  reply: FastifyReply,
): Promise<Uint8Array | Readable> {
  await requireObjects(stores.objects, document);
  reply.header("etag", revisionTag(row.revision));
  const head = `${JSON.stringify(ownFields(row)).slice(0, -1)},`;
  const { text, parts } = document;
  if (parts.length === 0 && text.length <= smallBytes) return Buffer.from(head + text.slice(1));
  const pieces = answerPieces(head, documentPieces(stores, row.id, document));
  const stream = Readable.from(pieces, { objectMode: false });
  return withStreamSize(stream, { held: streamBytes + text.length, total: row.document_bytes });
}

/** Returns the project as it is after a write. */
export async function updatedProjectResponse(
  stores: PartStores,
  { owner_id, id }: ProjectRow,
  reply: FastifyReply,
): Promise<Uint8Array | Readable> {
  return projectResponse(stores, await requireProject(stores.database, owner_id, id), reply);
}

async function* answerPieces(head: string, document: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let start = head;
  for await (const piece of document) {
    // The opening brace is part of the row.
    yield start ? Buffer.concat([Buffer.from(start), piece.subarray(1)]) : piece;
    start = "";
  }
}

function ownFields(row: ProjectRow): Omit<Project, keyof ProjectDocument> {
  const { id, clone_count, author, original_author, revision } = row;
  const made = madeFromOf(row);
  return {
    id,
    metadata: metadataOf(row),
    created_at: formatMoment(row.created_at),
    updated_at: formatMoment(row.updated_at),
    clone_count,
    author,
    original_author,
    licence: readLicence(row.licence),
    original_licence: originalLicence(row),
    sources: [...sourcesOf(row)],
    ...(made !== undefined && { made_from: made }),
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

/** Null if the project has changed since it was compiled. */
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
