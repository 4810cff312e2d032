/** Checks of destinations and bindings before their tokens are replaced. */
import { isWebAddress } from "../foundation/web-address.ts";
import { bindingFunctions, readCall } from "./bindings.ts";
import { sectionKey } from "./destination-names.ts";
import { tokenNames } from "./tokens.ts";

export interface PatternProblem {
  readonly severity: "error" | "warning";
  readonly code: string;
  readonly message: string;
}

const unknownBindingFunction = "Unknown binding function";
const invalidPattern = "Invalid destination pattern format";
const unavailableVariable = (name: string) => `Variable @${name} is not available`;

/** Letters, digits, underscore, colon, period, hyphen, `#` before a page number, and tokens in braces. */
export function destinationPatternProblem(pattern: string): string | undefined {
  return /^[\p{L}\p{N}_:.{}@#-]+$/u.test(pattern.trim()) ? undefined : invalidPattern;
}

/** `kinds` are section kinds, which are functions too. */
export function bindingProblems(
  bind: string,
  variables: readonly string[],
  kinds: readonly string[] = [],
): readonly PatternProblem[] {
  const written = bind.trim();
  if (isWebAddress(written)) return [];
  const { name, argument } = readCall(written) ?? { argument: written };
  const known = [...bindingFunctions, ...kinds].map(sectionKey);
  const problems: PatternProblem[] = [];
  if (name !== undefined && tokenNames(name, true).length === 0 && !known.includes(sectionKey(name)))
    problems.push({ severity: "error", code: "unknown_binding_function", message: unknownBindingFunction });
  if (destinationPatternProblem(argument) !== undefined)
    problems.push({ severity: "error", code: "invalid_destination", message: invalidPattern });
  for (const token of new Set(tokenNames(written, true)))
    if (!variables.includes(token))
      problems.push({ severity: "warning", code: "unknown_token", message: unavailableVariable(token) });
  return problems;
}
