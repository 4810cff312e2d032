/** A variable that is being written, and what it may become. */

export interface PartialToken {
  /** Where it begins in the text, its sign included. */
  readonly start: number;
  readonly end: number;
  /** What has been written of its name. */
  readonly name: string;
}

/** After "{", or after "@" where no address is being written: rules know variables by that sign. */
const partialToken = /(?:\{|(?<=^|\s)@)(?<name>[\p{L}\p{N}_]*)$/u;

export function tokenAtCaret(text: string, caret: number): PartialToken | undefined {
  const found = partialToken.exec(text.slice(0, caret));
  return found ? { start: found.index, end: caret, name: found.groups?.["name"] ?? "" } : undefined;
}

/** Those whose name begins so, then those whose name or meaning has it somewhere. */
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

/** The text with the whole token in the place of what was begun, and where the caret is then. */
export function completeToken(
  text: string,
  { start, end }: PartialToken,
  token: string,
): { readonly text: string; readonly caret: number } {
  const rest = text.slice(end).replace(/^[\p{L}\p{N}_]*\}/u, "");
  return { text: text.slice(0, start) + token + rest, caret: start + token.length };
}
