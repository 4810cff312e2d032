import type { CompileResponse, JsonAnswer } from "@octavo/contract";
import { printTemplate } from "@octavo/engine";
import type { WorkRights } from "@octavo/foundation";
import { step } from "../jobs/worker-steps.ts";
import { compileReport } from "./compile-report.ts";
import { writePdf } from "./generate-pdf.ts";
import type { JobContext } from "./job-context.ts";
import { jsonBytes } from "./json-body.ts";
import { layOutProject, type ProjectSource } from "./lay-out-project.ts";

/** Report and PDF of one job, because most users download the PDF right after they compile. */
export interface CompiledProject {
  readonly name: string;
  readonly contentHash: string;
  readonly totalPages: number;
  readonly pdf: Uint8Array;
  /** JSON of a `CompileResponse`. */
  readonly answer: Uint8Array;
}

export interface ProjectCompilation {
  readonly source: ProjectSource;
  /** True if the PDF contains the project. */
  readonly containsProject: boolean;
  readonly rights: WorkRights;
}

export async function compileStoredProject(
  { source, containsProject, rights }: ProjectCompilation,
  context: JobContext,
): Promise<CompiledProject> {
  const start = performance.now();
  const rendered = layOutProject(source, true, context);
  const { template, document, project } = rendered;
  const template_yaml = printTemplate(template);
  const options = { project: containsProject ? project?.() : undefined, rights };
  const pdf = await step("write PDF", () => writePdf(document, context.world, options));
  const answer: CompileResponse = { template_yaml, ...compileReport(rendered, start) };
  return {
    name: template.metadata.name,
    contentHash: source.contentHash,
    totalPages: document.pageCount,
    pdf,
    answer: jsonBytes(answer),
  };
}

export interface PublicTemplate {
  /** JSON of the answer. */
  readonly bytes: Uint8Array;
}

/** Returns the template alone: the reader's browser draws the pages. */
export function publicTemplate(source: ProjectSource, context: JobContext): PublicTemplate {
  const { template, document } = layOutProject(source, false, context);
  const answer: JsonAnswer<"GET /api/public/projects/{id}/template"> = {
    template_yaml: printTemplate(template),
    total_pages: document.pageCount,
  };
  return { bytes: jsonBytes(answer) };
}
