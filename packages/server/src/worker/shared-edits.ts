import { errorMessages as messages, projectLimits } from "@octavo/contract";
import { parseSharedParts, type SharedParts } from "@octavo/engine";
import {
  editDocument,
  type ProjectDocument,
  type SerializedDocument,
  type StoredDocument,
} from "../documents/project-document.ts";
import { ApiError } from "../http/api-error.ts";
import type { JobContext } from "./job-context.ts";
import { refuseErrors } from "./require-document.ts";

export interface SharedReplacement {
  readonly document: StoredDocument;
  readonly shared_yaml: string;
}

/** Throws an `ApiError` if the text has errors, such as blocks that contain each other. */
export function replaceShared(
  { document: before, shared_yaml }: SharedReplacement,
  context: JobContext,
): SerializedDocument {
  return editDocument(before, (document) => withShared(document, shared_yaml, context));
}

export function withShared(document: ProjectDocument, shared_yaml: string, { world }: JobContext): ProjectDocument {
  const { shared, diagnostics } = parseSharedParts(shared_yaml, world.profiles);
  refuseErrors(diagnostics);
  requireFewShared(shared);
  const { blocks: _b, styles: _s, themes: _t, theme: _n, frame: _f, fonts: _o, ...others } = document;
  return { ...others, ...shared };
}

export function requireFewShared({ blocks = [], styles = [], themes = [] }: SharedParts): void {
  const { designs: limit } = projectLimits;
  if ([blocks, styles, themes].some((list) => list.length > limit))
    throw new ApiError("QUOTA_EXCEEDED", messages.tooManySharedParts(limit));
}
