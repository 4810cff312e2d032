import { describeDiagnostic, diagnosticPath, httpLimits, reportDiagnostic } from "@octavo/contract";
import type { Compilation, Diagnostic, DisplayDocument, Template } from "@octavo/engine";
import { ApiError } from "../http/api-error.ts";

export interface Rendered {
  readonly template: Template;
  readonly document: DisplayDocument;
}

/** The document of a compilation without errors; with errors, the refusal that lists them. */
export function requireDocument({ template, document, diagnostics }: Compilation): Rendered {
  const { errors, listed } = inOrder(diagnostics);
  const [first] = errors;
  if (first)
    throw new ApiError("INVALID_DOCUMENT", describeDiagnostic(first), {
      details: errors
        .slice(0, httpLimits.diagnostics)
        .map((error) => ({ path: diagnosticPath(error), message: describeDiagnostic(error) })),
      diagnostics: listed.map(reportDiagnostic),
    });
  if (!template || !document) throw new Error("A compilation without errors has no document.");
  return { template, document };
}

/** As many as an answer lists, errors before warnings. */
function inOrder(diagnostics: readonly Diagnostic[]): { errors: readonly Diagnostic[]; listed: readonly Diagnostic[] } {
  const { error: errors = [], warning: warnings = [] } = Object.groupBy(diagnostics, ({ severity }) => severity);
  return { errors, listed: [...errors, ...warnings].slice(0, httpLimits.diagnostics) };
}
