import { type Design, projectLimits, type WrittenPlan, type WrittenRule } from "@octavo/contract";
import type { Canvas, Project } from "@octavo/engine";
import { ApiError } from "../http/api-error.ts";
import * as messages from "../http/messages.ts";
import type { ProjectRow } from "../store/tables.ts";

/**
 * What a project keeps beside the columns of its row: as its author wrote it, in the form that travels. It can be
 * megabytes of JSON, so that it is opened in render processes alone and passes through the server as text.
 */
export interface ProjectDocument {
  /** The page that its designs are drawn for. */
  readonly default_canvas: Canvas;
  readonly masters: readonly Design[];
  readonly plan: WrittenPlan;
  readonly pages: readonly Design[];
  readonly compilation_rules: readonly WrittenRule[];
}

/** As it is stored, with what lists show of it. */
export interface PrintedDocument {
  readonly text: string;
  readonly counts: { readonly masters_count: number; readonly plan_sections_count: number };
}

/** Only `printDocument` has written what is read here. */
export function readDocument(text: string): ProjectDocument {
  const document: ProjectDocument = JSON.parse(text);
  return document;
}

/** One that is too large is refused. */
export function printDocument({
  default_canvas,
  masters,
  plan,
  pages,
  compilation_rules,
}: ProjectDocument): PrintedDocument {
  const text = JSON.stringify({ default_canvas, masters, plan, pages, compilation_rules });
  const limit = projectLimits.documentBytes;
  if (Buffer.byteLength(text) > limit) throw new ApiError("QUOTA_EXCEEDED", messages.projectTooLarge(limit));
  return { text, counts: { masters_count: masters.length, plan_sections_count: plan.sections.length } };
}

/** What a compile reads of a row beside the document. Sharing and clones are no part of it. */
export type CompiledColumns = Pick<ProjectRow, keyof Project["metadata"]>;

export function compiledColumns(row: CompiledColumns): CompiledColumns {
  const { name, description, category, author, device_profile } = row;
  return { name, description, category, author, device_profile };
}
