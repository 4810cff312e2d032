import { createHash, randomUUID } from "node:crypto";
import { type CompiledColumns, compiledColumns, type SerializedDocument } from "../documents/project-document.ts";
import { foldText } from "../store/fold-text.ts";
import type { Moment, NewProject, ProjectRow } from "../store/tables.ts";
import { ownWork, type Provenance } from "./provenance.ts";

/** Columns computed from other columns. */
export function derivedColumns(row: CompiledColumns & Pick<ProjectRow, "document_hash">) {
  const { name, description, author } = row;
  return {
    name_key: foldText(name),
    search_text: foldText([name, description, author].join(" ")),
    content_hash: contentHash(row),
  };
}

/** Fields of a new project, except dates. */
export interface NewProjectFields {
  /** Default: a random id. */
  readonly id?: string | undefined;
  readonly ownerId: string;
  readonly columns: CompiledColumns;
  /** Author of the cloned project. Otherwise empty. */
  readonly originalAuthor: string;
  readonly document: SerializedDocument["columns"];
  /** As in the row. Default: unknown. */
  readonly madeFrom?: string | null;
  /** Default: a work of the owner. */
  readonly provenance?: Provenance;
  readonly now: Moment;
}

export function newProjectRow(beginning: NewProjectFields): NewProject {
  const { id = randomUUID(), ownerId, columns, originalAuthor, document, madeFrom = null, now } = beginning;
  const { provenance = ownWork } = beginning;
  return {
    id,
    owner_id: ownerId,
    ...compiledColumns(columns),
    ...derivedColumns({ ...columns, ...document }),
    ...document,
    original_author: originalAuthor,
    made_from: madeFrom,
    ...provenance,
    is_public: 0,
    public_url_slug: null,
    published_at: null,
    clone_count: 0,
    created_at: now,
    updated_at: now,
    revision: 1,
    compiled_hash: null,
    compiled_pages: null,
  };
}

/** Columns of a copy that keeps the document. */
export function documentColumns(row: ProjectRow): SerializedDocument["columns"] {
  const { document_hash, document_bytes, masters_count, plan_sections_count } = row;
  const { plan_locale, plan_start_date, plan_end_date, page_kinds } = row;
  return {
    document_hash,
    document_bytes,
    masters_count,
    plan_sections_count,
    plan_locale,
    plan_start_date,
    plan_end_date,
    page_kinds,
  };
}

/** SHA-256 of all data that a compilation reads. The document is represented by its own hash. */
function contentHash(row: CompiledColumns & Pick<ProjectRow, "document_hash">): string {
  return createHash("sha256")
    .update(`${JSON.stringify(compiledColumns(row))}\n${row.document_hash}`)
    .digest("hex");
}
