import { type Diagnostic, diagnosticKey } from "@octavo/foundation";
import { compileProject } from "./compile.ts";
import type { World } from "./world.ts";

/** Errors that a change of a stored project adds. */
export function addedErrors(before: unknown, after: unknown, world: World): readonly Diagnostic[] {
  const errors = errorsOf(after, world);
  if (errors.length === 0) return [];
  const known = new Set(errorsOf(before, world).map(diagnosticKey));
  return errors.filter((error) => !known.has(diagnosticKey(error)));
}

function errorsOf(project: unknown, world: World): readonly Diagnostic[] {
  return compileProject(project, world, { proofread: false }).diagnostics.filter(
    ({ severity }) => severity === "error",
  );
}
