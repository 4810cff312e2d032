import { type Compilation, compileProject, type Project, type World } from "@octavo/engine";
import type { LayOut } from "../render/last-document.ts";
import type { Rendered } from "../render/require-document.ts";

/** A stored project as a render process gets it. */
export interface ProjectSource {
  /** Of everything else here. */
  readonly contentHash: string;
  readonly metadata: Project["metadata"];
  /** What `printDocument` wrote: megabytes, parsed in the process. */
  readonly text: string;
}

/** Runs in a render process. `compileProject` takes nothing on trust, so that nothing is checked here. */
export function layOutProject(
  { contentHash, metadata, text }: ProjectSource,
  proofread: boolean,
  layOut: LayOut,
  world: World,
): Rendered & Compilation {
  return layOut([contentHash], proofread, () => {
    const parts: Omit<Project, "metadata"> = JSON.parse(text);
    return compileProject({ ...parts, metadata }, world, { proofread });
  });
}
