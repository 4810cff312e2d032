import { type Compilation, compileProject, type Project } from "@octavo/engine";
import { parseWholeDocument } from "../documents/project-document.ts";
import { step } from "../jobs/worker-steps.ts";
import type { JobContext } from "./job-context.ts";
import type { RenderedDocument } from "./require-document.ts";

/** A stored project, as the server sends it to a worker. */
export interface ProjectSource {
  /** Hash of metadata and document. */
  readonly contentHash: string;
  readonly metadata: Project["metadata"];
  /** JSON of the document, in pieces. It can be megabytes, so it is parsed in the worker. */
  readonly pieces: readonly Uint8Array[];
}

/** Validates nothing first: `compileProject` accepts any input. */
export function layOutProject(
  { contentHash, metadata, pieces }: ProjectSource,
  proofread: boolean,
  { world, layOut, admit }: JobContext,
): RenderedDocument & Compilation {
  return layOut([contentHash], proofread, () =>
    step("compile", () =>
      compileProject({ ...parseWholeDocument(pieces), metadata }, world, {
        proofread,
        lint: proofread,
        onTemplate: proofread ? admit : undefined,
      }),
    ),
  );
}
