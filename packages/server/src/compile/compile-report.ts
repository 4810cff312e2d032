import { type CompileResponse, describeDiagnostic, httpLimits, reportDiagnostic } from "@octavo/contract";
import { type Compilation, compilationStats } from "@octavo/engine";
import type { Rendered } from "../render/require-document.ts";

/** What a compile came to, for answers that carry its template beside it. */
export function compileReport(
  { template, document, diagnostics }: Rendered & Compilation,
  startedAt: number,
): Omit<CompileResponse, "template_yaml"> {
  const stats = compilationStats(template, document);
  const listed = diagnostics.slice(0, httpLimits.diagnostics);
  return {
    compilation_stats: { ...stats, duration_ms: Math.round(performance.now() - startedAt) },
    warnings: listed.filter(({ severity }) => severity !== "hint").map(describeDiagnostic),
    diagnostics: listed.map(reportDiagnostic),
  };
}
