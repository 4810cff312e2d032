import { describeDiagnostic, diagnosticPath, reportDiagnostic } from "@octavo/contract";
import type { Compilation, DisplayDocument, Template } from "@octavo/engine";
import { type Diagnostic, limits } from "@octavo/foundation";
import { ApiError } from "../http/api-error.ts";

export interface RenderedDocument {
  readonly template: Template;
  readonly document: DisplayDocument;
}

/** Throws an `ApiError` if the compilation has errors. */
export function requireDocument({ template, document, diagnostics }: Compilation): RenderedDocument {
  refuseErrors(diagnostics);
  if (!template || !document) throw new Error("A compilation without errors has no document.");
  return { template, document };
}

/** Throws an `ApiError` with all errors, followed by the warnings, if there is an error. */
export function refuseErrors(diagnostics: readonly Diagnostic[]): void {
  const { error: errors = [], warning: warnings = [] } = Object.groupBy(diagnostics, ({ severity }) => severity);
  const [first] = errors;
  if (!first) return;
  throw new ApiError("INVALID_DOCUMENT", describeDiagnostic(first), {
    details: errors
      .slice(0, limits.diagnostics)
      .map((error) => ({ path: diagnosticPath(error), message: describeDiagnostic(error) })),
    diagnostics: [...errors, ...warnings].slice(0, limits.diagnostics).map(reportDiagnostic),
  });
}
