import { atOrigin, type WidgetOrigins } from "../compose/origins.ts";
import type { Problem } from "../lint/lint-diagnostics.ts";
import { locate } from "../parse/locate.ts";
import type { Source } from "./read-documents.ts";

/** Problems at their places in the author's documents. A fix of a placed widget would change only the copy. */
export function placeProblems(
  problems: readonly Problem[],
  { texts }: Source,
  origins: WidgetOrigins = new Map(),
): readonly Problem[] {
  const placed = problems.map((problem) => {
    const found = atOrigin(problem, origins);
    if (found === problem) return problem;
    const { fix: _, ...rest } = found;
    return rest;
  });
  return locate(placed, texts);
}
