/** Parses JSON in time proportional to its size. */
import secureJson from "secure-json-parse";

/**
 * Maximum number of values. The largest requests have their documents in a few strings; 20 MB of brackets would take
 * seconds to parse.
 */
const maxValues = 100_000;
/** Maximum depth. Deeper values overflow the stack of recursive code. */
const maxDepth = 64;

const [quote = 0, backslash = 0, comma = 0, openList = 0, closeList = 0, openMapping = 0, closeMapping = 0] =
  Buffer.from('"\\,[]{}');

export type ParsedJson =
  | { readonly value: unknown }
  /** `complex`: too many values or levels. `invalid`: no JSON, or a field named `__proto__`. */
  | { readonly problem: "complex" | "invalid" };

/** Parses JSON in UTF-8. Never throws. */
export function parseJson(json: Buffer): ParsedJson {
  if (isTooComplex(json)) return { problem: "complex" };
  try {
    const value: unknown = secureJson.parse(json.toString(), { protoAction: "error", constructorAction: "ignore" });
    return { value };
  } catch {
    return { problem: "invalid" };
  }
}

/** Returns whether JSON has too many values or levels. Skips strings. */
export function isTooComplex(json: Buffer): boolean {
  let values = 0;
  let depth = 0;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at];
    if (byte === quote) at = endOfString(json, at);
    else if (byte === comma) values++;
    else if (byte === openList || byte === openMapping) depth++;
    else if (byte === closeList || byte === closeMapping) depth--;
    if (values > maxValues || depth > maxDepth) return true;
  }
  return false;
}

/** Returns the index of the closing quotation mark: one with an even number of backslashes before it. */
function endOfString(json: Buffer, start: number): number {
  for (let end = json.indexOf(quote, start + 1); end >= 0; end = json.indexOf(quote, end + 1)) {
    let escapes = 0;
    while (json[end - 1 - escapes] === backslash) escapes++;
    if (escapes % 2 === 0) return end;
  }
  return json.length;
}
