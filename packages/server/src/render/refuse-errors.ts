import { describeDiagnostic, diagnosticPath, httpLimits, reportDiagnostic } from "@octavo/contract";
import type { Diagnostic } from "@octavo/engine";
import { ApiError } from "../http/api-error.ts";

/** Goes on where the author's documents have no errors; else the refusal lists them, and the warnings after them. */
export function refuseErrors(diagnostics: readonly Diagnostic[]): void {
  const { error: errors = [], warning: warnings = [] } = Object.groupBy(diagnostics, ({ severity }) => severity);
  const [first] = errors;
  if (!first) return;
  throw new ApiError("INVALID_DOCUMENT", describeDiagnostic(first), {
    details: errors
      .slice(0, httpLimits.diagnostics)
      .map((error) => ({ path: diagnosticPath(error), message: describeDiagnostic(error) })),
    diagnostics: [...errors, ...warnings].slice(0, httpLimits.diagnostics).map(reportDiagnostic),
  });
}
