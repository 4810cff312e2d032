import { type CompileResponse, describeDiagnostic, reportDiagnostic } from "@octavo/contract";
import { type Compilation, compilationStats } from "@octavo/engine";
import { formatMessage, limits } from "@octavo/foundation";
import type { RenderedDocument } from "./require-document.ts";

/** Statistics and diagnostics of a compilation that started at `start`, in milliseconds of `performance.now()`. */
export function compileReport(
  { template, document, diagnostics }: RenderedDocument & Compilation,
  start: number,
): Omit<CompileResponse, "template_yaml"> {
  const stats = compilationStats(template, document);
  const listed = diagnostics.slice(0, limits.diagnostics);
  return {
    compilation_stats: { ...stats, duration_ms: Math.round(performance.now() - start) },
    warnings: listed
      .filter(({ severity }) => severity !== "hint")
      .map((diagnostic) => formatMessage(describeDiagnostic(diagnostic))),
    diagnostics: listed.map(reportDiagnostic),
  };
}
