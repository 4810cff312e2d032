import { randomUUID } from "node:crypto";
import { foldText } from "../store/fold-text.ts";
import type { Moment, NewProject, ProjectRow } from "../store/tables.ts";
import { contentHash } from "./content-hash.ts";
import { type CompiledColumns, compiledColumns, type PrintedDocument } from "./project-document.ts";

/** Columns that follow from others. */
export function followingColumns(row: CompiledColumns & Pick<ProjectRow, "document_hash">) {
  const { name, description, author } = row;
  return {
    name_key: foldText(name),
    search_text: foldText([name, description, author].join(" ")),
    content_hash: contentHash(row),
  };
}

/** What a new project begins with beside its own id and dates. */
export interface Beginning {
  readonly ownerId: string;
  readonly columns: CompiledColumns;
  /** Of the project that it is a copy of; else empty. */
  readonly originalAuthor: string;
  readonly document: PrintedDocument["columns"];
  readonly now: Moment;
}

export function newProjectRow(beginning: Beginning): NewProject {
  const { ownerId, columns, originalAuthor, document, now } = beginning;
  return {
    id: randomUUID(),
    owner_id: ownerId,
    ...compiledColumns(columns),
    ...followingColumns({ ...columns, ...document }),
    ...document,
    original_author: originalAuthor,
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
