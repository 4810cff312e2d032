import { type BuildResponse, routes } from "@octavo/contract";
import { compile, printTemplate, type World } from "@octavo/engine";
import { jsonBytes } from "../render/json-bytes.ts";
import type { AdmitTemplate } from "../render/long-job.ts";
import { readBody } from "../render/read-body.ts";
import { requireDocument } from "../render/require-document.ts";
import { compileReport } from "./compile-report.ts";

const { body } = routes["POST /api/compile/build"];

/** Compiles in a render process, which reads the request and writes the answer as well. */
export function buildPlanner(
  request: Uint8Array,
  world: World,
  onTemplate?: AdmitTemplate,
): { readonly bytes: Uint8Array } {
  const start = performance.now();
  const { masters_yaml, plan_yaml } = readBody(body, request);
  const compilation = compile(masters_yaml, plan_yaml, world, { lint: true, onTemplate });
  const { template, document } = requireDocument(compilation);
  const answer: BuildResponse = {
    parsed_template: template,
    yaml_content: printTemplate(template),
    ...compileReport({ ...compilation, template, document }, start),
  };
  return { bytes: jsonBytes(answer) };
}
