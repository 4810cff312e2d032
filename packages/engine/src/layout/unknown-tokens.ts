import { type Message, suggestion } from "@octavo/foundation";
import { automaticVariables } from "../language/page-variables.ts";
import { atNames, type Lookup } from "../language/tokens.ts";
import { counts } from "../language/variables/counts.ts";
import { otherCalendars } from "../language/variables/other-calendars.ts";
import type { TemplateSection } from "../model/template.ts";
import type { LayoutScope } from "./document-scope.ts";
import * as messages from "./messages.ts";
import type { Hint, WarnAt } from "./widget-report.ts";

type TokenScope = Pick<LayoutScope, "world" | "nearestVariable" | "template">;

/** Warns once per name. Distinguishes names that the page's section lacks from unknown names. */
export function warnUnknownTokens(
  names: readonly string[],
  path: readonly string[],
  lookup: Lookup,
  scope: TokenScope,
  warn: WarnAt,
): void {
  for (const name of names) {
    const [base = "", column] = name.split(/:(.*)/s);
    if (column !== undefined && /^(?:parent_)*row$/.test(base)) {
      const section = lookup("section") ?? "";
      const text =
        lookup(base) === undefined ? messages.noRow(name, section) : messages.noColumn(name, column, section);
      warn("unknown_token", text, path, undefined, name);
      continue;
    }
    if (column !== undefined) {
      warn("unknown_format", messages.unknownFormat(name), path, undefined, name);
      continue;
    }
    if (Object.hasOwn(otherCalendars.variables, name) && lookup("date")) {
      const { from, to } = scope.world.almanac.range;
      if (from !== "")
        warn("unknown_token", messages.outsideOfTables(name, from.slice(0, 4), to.slice(0, 4)), path, undefined, name);
      continue;
    }
    const section = lookup("section") ?? "";
    const { message, hint, subject } = explainUnknownToken(name, section, scope);
    warn("unknown_token", message, path, hint, subject);
  }
}

interface Explanation {
  readonly message: Message;
  readonly hint?: Hint;
  /** Name of the variable, with the section if others have it. */
  readonly subject: string;
}

/** Explains why a variable has no value. `kind` is empty for a page without a section. */
export function explainUnknownToken(name: string, kind: string, scope: TokenScope): Explanation {
  const { sections } = scope.template;
  const base = name.replace(/^(parent_)+/, "");
  const definers = sections.filter((section) => defines(section, base)).map((section) => section.kind);
  const isAutomatic = automaticVariables.includes(base);
  if (!isAutomatic && definers.length === 0)
    return { message: messages.unknownToken(name), hint: () => suggestion(scope.nearestVariable(name)), subject: name };
  const subject = `${name} in ${kind}`;
  if (base !== name) {
    const around = sections.find((section) => section.kind === kind)?.parent;
    return around === undefined
      ? { message: messages.needsParent(name, kind), hint: messages.needsParentHint, subject }
      : { message: messages.parentLacks(name, kind, around, name.slice("parent_".length)), subject };
  }
  if (definers.length > 0) {
    const quoted = definers.map((definer) => `"${definer}"`);
    return { message: messages.definedElsewhere(name, kind, quoted), hint: messages.defineHint(name), subject };
  }
  const isCount = Object.hasOwn(counts.variables, name.replace(/_(prev|next)$/, ""));
  const needs = isCount ? messages.needsCount : messages.needsDate;
  return { message: needs(name, kind), subject };
}

function defines({ context, counters = {} }: TemplateSection, name: string): boolean {
  return Object.hasOwn(context, name) || Object.hasOwn(counters, name.replace(/_(prev|next)$/, ""));
}

/** Warns of `@name` in a text, which is printed as written. */
export function warnAtInText(text: string, path: readonly string[], warn: WarnAt): void {
  for (const name of atNames(text))
    if (automaticVariables.includes(name)) warn("at_in_text", messages.atInText(name), path, undefined, name);
}
