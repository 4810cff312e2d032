import { didYouMean } from "../foundation/nearest.ts";
import { automaticVariables } from "../language/page-variables.ts";
import { variablesLookalike } from "../language/tokens.ts";
import type { DocumentScope } from "./document-scope.ts";
import * as messages from "./messages.ts";
import type { WarnAt } from "./widget-report.ts";

/** One warning for each name: a variable that this page lacks is another mistake than one that does not exist. */
export function warnUnknownTokens(
  names: readonly string[],
  path: readonly string[],
  scope: Pick<DocumentScope, "nearestVariable">,
  warn: WarnAt,
): void {
  for (const name of names) {
    if (name.includes(":")) warn("unknown_format", messages.unknownFormat(name), path);
    else if (automaticVariables.includes(name)) warn("unknown_token", unavailable(name), path);
    else warn("unknown_token", messages.unknownToken(name), path, () => suggestion(scope.nearestVariable(name)));
  }
}

/** Links have `@name`; an author who writes it into a text sees it printed. */
export function warnAtInText(text: string, path: readonly string[], warn: WarnAt): void {
  for (const name of variablesLookalike(text))
    if (automaticVariables.includes(name)) warn("at_in_text", messages.atInText(name), path);
}

function unavailable(name: string): string {
  return /^(index|total)/.test(name) ? messages.needsCount(name) : messages.needsDate(name);
}

export function suggestion(near: string | undefined): string | undefined {
  return near === undefined ? undefined : didYouMean(near);
}
