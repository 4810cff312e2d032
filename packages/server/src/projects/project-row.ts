import { randomUUID } from "node:crypto";
import { foldText } from "../store/fold-text.ts";
import type { Moment, NewProject } from "../store/tables.ts";
import { contentHash } from "./content-hash.ts";
import { type CompiledColumns, compiledColumns, type PrintedDocument } from "./project-document.ts";

/** Columns that follow from others and from the document. */
export async function followingColumns(row: CompiledColumns, text: string) {
  const { name, description, author } = row;
  return {
    name_key: foldText(name),
    search_text: foldText([name, description, author].join(" ")),
    content_hash: await contentHash(row, text),
  };
}

/** What a new project begins with beside its own id and dates. */
export interface Beginning {
  readonly ownerId: string;
  readonly columns: CompiledColumns;
  /** Of the project that it is a copy of; else empty. */
  readonly originalAuthor: string;
  readonly document: PrintedDocument;
  readonly now: Moment;
}

export async function newProjectRow(beginning: Beginning): Promise<NewProject> {
  const { ownerId, columns, originalAuthor, document, now } = beginning;
  return {
    id: randomUUID(),
    owner_id: ownerId,
    ...compiledColumns(columns),
    ...(await followingColumns(columns, document.text)),
    ...document.counts,
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
