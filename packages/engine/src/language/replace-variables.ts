import { formatted, parts, tokenNames } from "./tokens.ts";

/**
 * Replaces the tokens of some variables by their values, and leaves all others. In place of `@name`, the result has `{name}` if
 * `keepsAt` is false, so that it means the same where `@` is text.
 */
export function replaceVariables(text: string, values: Readonly<Record<string, string>>, keepsAt: boolean): string {
  if (tokenNames(text, true).length === 0) return text;
  const pieces = parts(text, true).map((piece) => {
    if (typeof piece === "string") return escaped(piece);
    const value = piece.isNumbered || !Object.hasOwn(values, piece.name) ? undefined : values[piece.name];
    const shown = value === undefined ? undefined : formatted(value, piece.format, () => undefined);
    if (shown !== undefined) return escaped(shown);
    return keepsAt || piece.written.startsWith("{") ? piece.written : `{${piece.written.slice(1)}}`;
  });
  return pieces.join("");
}

function escaped(text: string): string {
  return text.replaceAll(/[{}]/g, "$&$&");
}
