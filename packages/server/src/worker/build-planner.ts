import { type BuildResponse, routes } from "@octavo/contract";
import { compile, printTemplate } from "@octavo/engine";
import { compileReport } from "./compile-report.ts";
import type { JobContext } from "./job-context.ts";
import { jsonBytes, readBody } from "./json-body.ts";
import { requireDocument } from "./require-document.ts";

const { body } = routes["POST /api/compile/build"];

/** Compiles a master library and a plan. Request and result are the JSON of the route. */
export function buildPlanner(request: Uint8Array, { world, admit }: JobContext): { readonly bytes: Uint8Array } {
  const start = performance.now();
  const { masters_yaml, plan_yaml } = readBody(body, request);
  const compilation = compile(masters_yaml, plan_yaml, world, { lint: true, onTemplate: admit });
  const { template, document } = requireDocument(compilation);
  const answer: BuildResponse = {
    parsed_template: template,
    yaml_content: printTemplate(template),
    ...compileReport({ ...compilation, template, document }, start),
  };
  return { bytes: jsonBytes(answer) };
}
