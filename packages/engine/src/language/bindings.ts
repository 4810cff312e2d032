/**
 * Parses and resolves `bind`: `function(argument)` with an optional `#n`, a variable, or the name of a destination.
 * `notes(5)` is `notes:page:005`, `notes(index)` is `notes:index`, `day(2026-01-15)` is `day:2026-01-15`, `page(12)` is
 * page 12. `first` and `last` are the ends of a section or of the document.
 */
import {
  isDated,
  modeOfUnit,
  parseDate,
  parseMonth,
  type Reckoning,
  type SectionUnit,
  sectionUnits,
} from "@octavo/foundation";
import { agendaName, countedName, isAgendaKind, isDestinationName, sectionName } from "./destination-names.ts";
import { textKey } from "./text-keys.ts";
import { type Lookup, substitute } from "./tokens.ts";

/** Candidate names in order of preference, an intentionally empty link, or the reason why the binding is invalid. */
export type BindingResult =
  | { readonly kind: "names"; readonly names: readonly string[]; readonly unknown: readonly string[] }
  | { readonly kind: "nowhere" }
  | { readonly kind: "unknown_function"; readonly name: string }
  | { readonly kind: "invalid"; readonly written: string; readonly unknown: readonly string[] };

export const bindingFunctions = ["notes", "day", "week", "month", "quarter", "year", "page"] as const;

/**
 * Parses `function(argument)#n`. Undefined for other texts. A function can be a section kind as written: `my
 * notes(2)`.
 */
export function readCall(
  text: string,
): { readonly name: string; readonly argument: string; readonly suffix: string } | undefined {
  const [, name, argument = "", suffix = ""] = /^(.+)\(([^()]*)\)(#\d+)?$/u.exec(text) ?? [];
  return name === undefined ? undefined : { name: name.trim(), argument: argument.trim(), suffix };
}

export function resolveBinding(
  bind: string,
  lookup: Lookup,
  unitOf: (section: string) => SectionUnit | undefined,
  reckoning: Reckoning,
): BindingResult {
  const { text, unknown, hasEmpty } = substitute(bind.trim(), lookup, true);
  if (hasEmpty || text === "") return { kind: "nowhere" };
  const call = readCall(text);
  if (!call)
    return isDestinationName(text)
      ? { kind: "names", names: [text], unknown }
      : { kind: "invalid", written: text, unknown };
  const name = sectionName(call.name);
  const unit = unitOf(name);
  if (!isBindingFunction(name) && unit === undefined) return { kind: "unknown_function", name: call.name };
  const names = calledNames(name.toLowerCase(), call.argument, unit, reckoning).map((found) => found + call.suffix);
  return names.every(isDestinationName)
    ? { kind: "names", names, unknown }
    : { kind: "invalid", written: text, unknown };
}

function isBindingFunction(name: string): boolean {
  return bindingFunctions.some((known) => known === name.toLowerCase());
}

/**
 * A section kind can equal the name of a function. Dated items have the canonical name of their unit. A day or month is
 * also a name of the week, month, quarter or year that contains it. Days are Gregorian, months those of the calendar.
 */
function calledNames(
  name: string,
  argument: string,
  unit: SectionUnit | undefined,
  reckoning: Reckoning,
): readonly string[] {
  if (unit === "row") return [`${name}:${textKey(argument, "")}`];
  const counted = (name === "notes" || unit === "count" || unit === "event") && /^\d+$/.test(argument);
  const plain = counted ? countedName(name, Number(argument)) : `${name}:${argument}`;
  const canonical = unit !== undefined && isDated(unit) ? [`${unit}:${argument}`] : [];
  const around = periodAround(unit ?? name, argument, reckoning);
  // Another section of the same unit has the name of the period.
  const agenda = isAgendaKind(name) ? around.map((found) => agendaName(found.slice(found.indexOf(":") + 1))) : [];
  return [...new Set([plain, ...agenda, ...canonical, ...around])];
}

/** Name of the longer period that contains `YYYY-MM-DD` or `YYYY-MM`. Empty for other texts. */
function periodAround(name: string, written: string, reckoning: Reckoning): readonly string[] {
  const day = parseDate(written);
  const date = day ?? parseMonth(written, reckoning.calendar);
  const unit = sectionUnits.find((known) => known === name);
  if (!date || !unit) return [];
  const { period, days } = modeOfUnit(unit);
  const isAround = days > (day ? 1 : modeOfUnit("week").days);
  return period && isAround ? [`${unit}:${period.keyAround(date, reckoning)}`] : [];
}
