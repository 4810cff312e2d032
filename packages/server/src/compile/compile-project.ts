import type { CompileResponse } from "@octavo/contract";
import { printTemplate, type World } from "@octavo/engine";
import { writePdf } from "../pdf/write-pdf.ts";
import { jsonBytes } from "../render/json-bytes.ts";
import type { LayOut } from "../render/last-document.ts";
import type { AdmitTemplate } from "../render/long-job.ts";
import { compileReport } from "./compile-report.ts";
import { layOutProject, type ProjectSource } from "./project-source.ts";

/** What a project is compiled for, made by one job: whoever compiles it downloads it next. */
export interface CompiledProject {
  readonly name: string;
  readonly contentHash: string;
  readonly totalPages: number;
  readonly pdf: Uint8Array;
  /** To the request. */
  readonly answer: Uint8Array;
}

/** Runs in a render process. */
export async function compileProject(
  source: ProjectSource,
  layOut: LayOut,
  world: World,
  onTemplate?: AdmitTemplate,
): Promise<CompiledProject> {
  const start = performance.now();
  const rendered = layOutProject(source, { proofread: true, onTemplate }, layOut, world);
  const { template, document } = rendered;
  const template_yaml = printTemplate(template);
  const pdf = await writePdf(document, world);
  const answer: CompileResponse = { template_yaml, ...compileReport(rendered, start) };
  return {
    name: template.metadata.name,
    contentHash: source.contentHash,
    totalPages: document.pageCount,
    pdf,
    answer: jsonBytes(answer),
  };
}
