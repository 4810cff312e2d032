/** Variables to put into a text. */
import { automaticVariables } from "@octavo/engine";
import { type EditorDocument, type Place } from "../../document/editor-document.ts";

export interface OfferedTokens {
  /** What pages of this document have of their own, and what most pages show. */
  readonly usual: readonly string[];
  readonly others: readonly string[];
}

const mostShown = ["page", "total_pages", "date_long", "weekday", "day", "month_name", "year", "week", "index"];

/** What tells a page from the next, which the automatic variables are derived from. */
const facts = new Set(["section", "date", "index", "subpage"]);

export function offeredTokens(document: EditorDocument, place: Place): OfferedTokens {
  const own = ownVariables(document, place).filter((name) => !automaticVariables.includes(name));
  const usual = [...own, ...mostShown.filter((name) => automaticVariables.includes(name))];
  return {
    usual: usual.map(token),
    others: automaticVariables.filter((name) => !usual.includes(name)).map(token),
  };
}

function ownVariables({ pages, sections }: EditorDocument, place: Place): readonly string[] {
  const ofSections = sections.flatMap(({ context, counters = {} }) => [
    ...Object.keys(context),
    ...Object.keys(counters),
  ]);
  const shown = place.kind === "page" ? pages.filter(({ id }) => id === place.id) : pages.filter(usesMaster(place.id));
  const ofPages = shown.flatMap(({ context = {} }) => Object.keys(context)).filter((name) => !facts.has(name));
  return [...new Set([...ofSections, ...ofPages])];
}

const usesMaster =
  (id: string) =>
  ({ master_id }: { readonly master_id?: string }) =>
    master_id === id;

const token = (name: string) => `{${name}}`;

/** The text with the token where the caret was, and where the caret is then. */
export function insertedAt(
  text: string,
  inserted: string,
  start: number,
  end = start,
): { readonly text: string; readonly caret: number } {
  return { text: text.slice(0, start) + inserted + text.slice(end), caret: start + inserted.length };
}
