import { Readable } from "node:stream";
import type { Project, ProjectListItem } from "@octavo/contract";
import type { FastifyReply } from "fastify";
import { formatMoment } from "../http/clock.ts";
import { weighed } from "../http/limit-answers.ts";
import { revisionTag } from "../http/revision.ts";
import type { ProjectRow } from "../store/tables.ts";
import { documentPieces } from "./document-pieces.ts";
import { requireProject } from "./edit-project.ts";
import type { ProjectDocument } from "./project-document.ts";
import type { ProjectServices } from "./project-services.ts";
import type { ListedRow, StoredProject } from "./store.ts";

/** What a stream and its compression hold beside the text. */
const streamBytes = 1024 * 1024;
/** Bytes of a document that is answered at once. */
const smallBytes = 64 * 1024;

/**
 * The JSON of a `Project` of the contract: its row, and then the document as it is stored. A large one is read from the
 * store as the client takes it.
 */
export function answerProject(
  { database }: Pick<ProjectServices, "database">,
  { row, document }: StoredProject,
  reply: FastifyReply,
): Uint8Array | Readable {
  reply.header("etag", revisionTag(row.revision));
  const head = `${JSON.stringify(ownFields(row)).slice(0, -1)},`;
  const { text, parts } = document;
  if (parts.length === 0 && text.length <= smallBytes) return Buffer.from(head + text.slice(1));
  const pieces = answerPieces(head, documentPieces(database, row.id, document));
  const stream = Readable.from(pieces, { objectMode: false });
  return weighed(stream, { held: streamBytes + text.length, total: row.document_bytes });
}

/** After a write: as the project is by now. */
export async function answerWritten(
  { database }: Pick<ProjectServices, "database">,
  { owner_id, id }: ProjectRow,
  reply: FastifyReply,
): Promise<Uint8Array | Readable> {
  return answerProject({ database }, await requireProject(database, owner_id, id), reply);
}

async function* answerPieces(head: string, document: AsyncIterable<string>): AsyncGenerator<string> {
  let start = head;
  for await (const piece of document) {
    // The bracket that opens the document has come with the row.
    yield start ? start + piece.slice(1) : piece;
    start = "";
  }
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
