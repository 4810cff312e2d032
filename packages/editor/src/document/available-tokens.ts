/** Tokens that can be inserted into a text. */
import { automaticVariables, categoryOf, variableFamilies } from "@octavo/engine";
import { type EditorDocument, type Place } from "./editor-document.ts";

export interface AvailableTokens {
  /** Variables of this document and those that most pages show. */
  readonly common: readonly string[];
  readonly others: readonly TokenGroup[];
}

interface TokenGroup {
  /** English heading. */
  readonly category: string;
  readonly tokens: readonly string[];
}

const variables = variableFamilies.flatMap((family) => Object.entries(family.variables));
const commonNames = variables.filter(([, { isCommon }]) => isCommon).map(([name]) => name);

/** Context keys from which the automatic variables are derived. */
const pageContextKeys = new Set(["section", "date", "index", "subpage"]);

export function availableTokens(document: EditorDocument, place: Place): AvailableTokens {
  const own = ownVariables(document, place).filter((name) => !automaticVariables.includes(name));
  const usual = [...own, ...commonNames];
  const others = automaticVariables.filter((name) => !usual.includes(name));
  const groups = Map.groupBy(others, (name) => categoryOf(name) ?? "");
  return {
    common: usual.map(token),
    others: [...groups].map(([category, names]) => ({ category, tokens: names.map(token) })),
  };
}

function ownVariables({ pages, sections }: EditorDocument, place: Place): readonly string[] {
  const ofSections = sections.flatMap(({ context, counters = {} }) => [
    ...Object.keys(context),
    ...Object.keys(counters),
  ]);
  const shown = place.kind === "page" ? pages.filter(({ id }) => id === place.id) : pages.filter(usesMaster(place.id));
  const ofPages = shown
    .flatMap(({ context = {} }) => Object.keys(context))
    .filter((name) => !pageContextKeys.has(name));
  return [...new Set([...ofSections, ...ofPages])];
}

const usesMaster =
  (id: string) =>
  ({ master_id }: { readonly master_id?: string }) =>
    master_id === id;

const token = (name: string) => `{${name}}`;

/** English labels of tokens. Those of neighbors have none. */
export const tokenLabels: ReadonlyMap<string, string> = new Map(
  variables.map(([name, { label }]) => [token(name), label]),
);

/** Returns the text with the token inserted, and the caret position after it. */
export function insertText(
  text: string,
  inserted: string,
  start: number,
  end = start,
): { readonly text: string; readonly caret: number } {
  return { text: text.slice(0, start) + inserted + text.slice(end), caret: start + inserted.length };
}
