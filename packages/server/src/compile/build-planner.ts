import {
  type BuildRequest,
  type BuildResponse,
  describeDiagnostic,
  httpLimits,
  reportDiagnostic,
} from "@octavo/contract";
import { compilationStats, compile, printTemplate, type World } from "@octavo/engine";
import { requireDocument } from "../render/require-document.ts";

/** Compiles in a render thread. The answer is written there too: a long planner's is megabytes of JSON. */
export function buildPlanner(request: BuildRequest, world: World): { readonly bytes: Uint8Array } {
  return { bytes: new TextEncoder().encode(JSON.stringify(buildResponse(request, world))) };
}

function buildResponse({ masters_yaml, plan_yaml }: BuildRequest, world: World): BuildResponse {
  const start = performance.now();
  const compilation = compile(masters_yaml, plan_yaml, world);
  const { template, document } = requireDocument(compilation);
  const yaml_content = printTemplate(template);
  const stats = compilationStats(template, document);
  const listed = compilation.diagnostics.slice(0, httpLimits.diagnostics);
  const duration_ms = Math.round(performance.now() - start);
  return {
    parsed_template: template,
    yaml_content,
    compilation_stats: { ...stats, duration_ms },
    warnings: listed.map(describeDiagnostic),
    diagnostics: listed.map(reportDiagnostic),
  };
}
