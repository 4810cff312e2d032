import type { DiagnosticCode, Message } from "@octavo/foundation";
import { isWebAddress } from "../primitives/web-address.ts";
import { bindingFunctions, readCall } from "./bindings.ts";
import { sectionKey } from "./destination-names.ts";
import * as messages from "./messages.ts";
import { tokenNames } from "./tokens.ts";

export interface PatternProblem {
  readonly severity: "error" | "warning";
  readonly code: DiagnosticCode;
  readonly message: Message;
}

/** Letters, digits, underscore, colon, period, hyphen, `#` before a page number, and tokens in braces. */
export function destinationPatternProblem(pattern: string): Message | undefined {
  return /^[\p{L}\p{M}\p{N}_:.{}@#-]+$/u.test(pattern.trim()) ? undefined : messages.invalidPattern;
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
    problems.push({ severity: "error", code: "unknown_binding_function", message: messages.unknownBindingFunction });
  if (destinationPatternProblem(argument) !== undefined)
    problems.push({ severity: "error", code: "invalid_destination", message: messages.invalidPattern });
  for (const token of new Set(tokenNames(written, true)))
    if (!variables.includes(token))
      problems.push({ severity: "warning", code: "unknown_token", message: messages.unavailableVariable(token) });
  return problems;
}
