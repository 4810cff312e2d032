import { type Compilation, compileProject, type Project, type World } from "@octavo/engine";
import { readWholeDocument } from "../projects/project-document.ts";
import type { HowToLayOut, LayOut } from "../render/last-document.ts";
import type { Rendered } from "../render/require-document.ts";

/** A stored project as a render process gets it. */
export interface ProjectSource {
  /** Of everything else here. */
  readonly contentHash: string;
  readonly metadata: Project["metadata"];
  /** Of the document: megabytes, parsed in the process. */
  readonly pieces: readonly string[];
}

/** Runs in a render process. `compileProject` takes nothing on trust, so that nothing is checked here. */
export function layOutProject(
  { contentHash, metadata, pieces }: ProjectSource,
  how: HowToLayOut,
  layOut: LayOut,
  world: World,
): Rendered & Compilation {
  return layOut([contentHash], how.proofread, () => {
    return compileProject({ ...readWholeDocument(pieces), metadata }, world, { ...how, lint: how.proofread });
  });
}
