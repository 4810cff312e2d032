import { errorMessages as messages, projectLimits } from "@octavo/contract";
import { parseSharedParts, type SharedParts } from "@octavo/engine";
import { ApiError } from "../http/api-error.ts";
import { editDocument, type SerializedDocument, type StoredDocument } from "../projects/project-document.ts";
import type { JobContext } from "./job-context.ts";
import { refuseErrors } from "./require-document.ts";

export interface SharedReplacement {
  readonly document: StoredDocument;
  readonly shared_yaml: string;
}

/** Throws an `ApiError` if the text has errors, such as blocks that contain each other. */
export function replaceShared(
  { document: before, shared_yaml }: SharedReplacement,
  { world }: JobContext,
): SerializedDocument {
  const { shared, diagnostics } = parseSharedParts(shared_yaml, world.profiles);
  refuseErrors(diagnostics);
  requireFewShared(shared);
  return editDocument(
    before,
    ({ blocks: _b, styles: _s, themes: _t, theme: _n, frame: _f, fonts: _o, ...document }) => ({
      ...document,
      ...shared,
    }),
  );
}

export function requireFewShared({ blocks = [], styles = [], themes = [] }: SharedParts): void {
  const { designs: limit } = projectLimits;
  if ([blocks, styles, themes].some((list) => list.length > limit))
    throw new ApiError("QUOTA_EXCEEDED", messages.tooManySharedParts(limit));
}
