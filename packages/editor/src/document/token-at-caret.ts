/** Completion of a token while it is typed. */

export interface PartialToken {
  /** Index of the first character, "{" or "@". */
  readonly start: number;
  readonly end: number;
  /** The part of the name typed so far. */
  readonly name: string;
}

/** A token starts with "{", or with "@" after white space. "@" within a word belongs to an address. */
const partialToken = /(?:\{|(?<=^|\s)@)(?<name>[\p{L}\p{N}_]*)$/u;

export function tokenAtCaret(text: string, caret: number): PartialToken | undefined {
  const found = partialToken.exec(text.slice(0, caret));
  return found ? { start: found.index, end: caret, name: found.groups?.["name"] ?? "" } : undefined;
}

/** Returns the tokens whose name starts with `name`, then those with a match in name or description. */
export function matchingTokens(
  name: string,
  tokens: readonly string[],
  meanings: ReadonlyMap<string, string>,
): readonly string[] {
  const wanted = name.toLowerCase();
  const begins = (token: string) => token.slice(1).toLowerCase().startsWith(wanted);
  const has = (token: string) => `${token} ${meanings.get(token) ?? ""}`.toLowerCase().includes(wanted);
  return [...tokens.filter(begins), ...tokens.filter((token) => !begins(token) && has(token))];
}

/** Returns the text with the completed token, and the caret position after it. */
export function completeToken(
  text: string,
  { start, end }: PartialToken,
  token: string,
): { readonly text: string; readonly caret: number } {
  const rest = text.slice(end).replace(/^[\p{L}\p{N}_]*\}/u, "");
  return { text: text.slice(0, start) + token + rest, caret: start + token.length };
}
