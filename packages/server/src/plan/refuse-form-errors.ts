import { formatPath, httpLimits, reportDiagnostic } from "@octavo/contract";
import type { Diagnostic } from "@octavo/engine";
import { ApiError } from "../http/api-error.ts";

/** The refusal of a form whose fields do not go together: its sentences stand beside the fields, so they name no place. */
export function refuseFormErrors(errors: readonly Diagnostic[]): void {
  const listed = errors.slice(0, httpLimits.diagnostics);
  const [first] = listed;
  if (!first) return;
  throw new ApiError("INVALID_DOCUMENT", first.message, {
    details: listed.map(({ at, message }) => ({ path: formatPath(at.path ?? []), message })),
    diagnostics: listed.map(reportDiagnostic),
  });
}
