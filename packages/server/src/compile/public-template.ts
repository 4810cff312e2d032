import type { JsonAnswer } from "@octavo/contract";
import { printTemplate, type World } from "@octavo/engine";
import { jsonBytes } from "../render/json-bytes.ts";
import type { LayOut } from "../render/last-document.ts";
import { layOutProject, type ProjectSource } from "./project-source.ts";

export interface PublicTemplate {
  /** The answer. */
  readonly bytes: Uint8Array;
}

/** Runs in a render process. Who leafs through a planner has its pages drawn in the browser, and no PDF written. */
export function publicTemplate(source: ProjectSource, layOut: LayOut, world: World): PublicTemplate {
  const { template, document } = layOutProject(source, { proofread: false }, layOut, world);
  const answer: JsonAnswer<"GET /api/public/projects/{id}/template"> = {
    template_yaml: printTemplate(template),
    total_pages: document.pageCount,
  };
  return { bytes: jsonBytes(answer) };
}
