import { type CompileResponse, describeDiagnostic, httpLimits, reportDiagnostic } from "@octavo/contract";
import { type Compilation, compilationStats } from "@octavo/engine";
import { formatMessage } from "@octavo/engine/message";
import type { RenderedDocument } from "./require-document.ts";

/** Statistics and diagnostics of a compilation that started at `start`, in milliseconds of `performance.now()`. */
export function compileReport(
  { template, document, diagnostics }: RenderedDocument & Compilation,
  start: number,
): Omit<CompileResponse, "template_yaml"> {
  const stats = compilationStats(template, document);
  const listed = diagnostics.slice(0, httpLimits.diagnostics);
  return {
    compilation_stats: { ...stats, duration_ms: Math.round(performance.now() - start) },
    warnings: listed
      .filter(({ severity }) => severity !== "hint")
      .map((diagnostic) => formatMessage(describeDiagnostic(diagnostic))),
    diagnostics: listed.map(reportDiagnostic),
  };
}
