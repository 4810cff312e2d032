/**
 * Explains YAML syntax errors. The parser reports the position at which it failed; the cause is usually on that line
 * or the previous one.
 */
import type { Message } from "@octavo/foundation";
import * as messages from "./messages.ts";

export interface Explanation {
  readonly message: Message;
  readonly hint?: Message;
  /** Offset in the text, from 0. */
  readonly position: number;
}

interface Line {
  readonly text: string;
  readonly start: number;
}

/** `reason` is the parser's message. It is not shown. */
export function explainSyntax(source: string, reason: string, position: number): Explanation {
  const line = lineAt(source, position);
  if (/tab characters/.test(reason)) return explainTab(position);
  if (/null byte|non-printable|valid JSON character/.test(reason)) return explainControl(source, position);
  if (/escape sequence|hexadecimal/.test(reason))
    return { message: messages.badEscape, hint: messages.badEscapeHint, position };
  if (/line break is expected/.test(reason)) return explainBlock(line, position);
  if (/complex keys/.test(reason)) return explainBraces(source, position);
  if (/deficient indentation|unexpected end/.test(reason)) return explainUnclosed(source, position);
  if (/missed comma|expected the node content/.test(reason)) return explainFlow(line, position);
  if (/tag/.test(reason)) return explainTag(line, position);
  if (/^ *\t/.test(line.text)) return explainTab(line.start + line.text.indexOf("\t"));
  return explainValue(line) ?? explainKeys(source, line) ?? explainIndentation(reason, position);
}

function explainTab(position: number): Explanation {
  return { message: messages.tabIndentation, hint: messages.tabIndentationHint, position };
}

function explainControl(source: string, position: number): Explanation {
  // The parser points at the document, not at the character.
  const found = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff]/.exec(source);
  const at = found?.index ?? position;
  return { message: messages.controlCharacter(source.charCodeAt(at) || 0), position: at };
}

function explainBlock(line: Line, position: number): Explanation {
  const marker = /[|>]/.exec(line.text)?.[0] ?? "|";
  return { message: messages.blockMarker(marker), hint: messages.blockMarkerHint(marker), position };
}

/** `{{x}}` and `{year}: x` are mappings whose key is a mapping. */
function explainBraces(source: string, position: number): Explanation {
  // All repetitions are bounded, so that the time is linear in the length of the line.
  const found = /(?:^|[:[,-][ \t]{0,50})([{[]{2}|[{[][^}\]\n]{0,200}[}\]][ \t]{0,50}:)/m.exec(source.slice(position));
  const at = found ? position + found.index + found[0].length - (found[1] ?? "").length : position;
  return { message: messages.keyMustBeText, hint: messages.keyMustBeTextHint, position: at };
}

function explainFlow(line: Line, position: number): Explanation {
  const before = line.text.slice(0, position - line.start);
  const value = /[:,[{]\s*([@`%])/.exec(before + (line.text[position - line.start] ?? ""));
  if (value)
    return { message: messages.needsQuotes(value[1] ?? ""), position: line.start + value.index + value[0].length - 1 };
  return { message: messages.missingComma, position };
}

function explainTag(line: Line, position: number): Explanation {
  const tag = /!\S*/.exec(line.text.slice(position - line.start))?.[0] ?? "!";
  return { message: messages.unknownTag(tag), hint: messages.unknownTagHint, position };
}

/** Last opening bracket or quote before the error that its line does not close. */
function explainUnclosed(source: string, position: number): Explanation {
  let line = lineAt(source, position);
  for (let look = 0; look < 50; look++) {
    const open = unclosedIn(line.text);
    if (open) return describeOpen(line, open);
    if (line.start === 0) break;
    line = lineAt(source, line.start - 1);
  }
  return { message: messages.wrongIndentation, hint: messages.wrongIndentationHint, position };
}

interface Opener {
  readonly column: number;
  readonly bracket: string;
  /** The rest of the line, including the closing bracket, is a comment. */
  readonly comment: boolean;
}

function describeOpen({ start }: Line, { column, bracket, comment }: Opener): Explanation {
  const position = start + column;
  if (bracket === '"' || bracket === "'") return { message: messages.unclosedQuote, position };
  const message = messages.unclosedBracket(bracket);
  return comment ? { message, hint: messages.unclosedByComment, position } : { message, position };
}

function unclosedIn(text: string): Opener | undefined {
  const open: Opener[] = [];
  for (let i = 0; i < text.length; i++) {
    const char = text[i] ?? "";
    const starts = i === 0 || /[\s:,[{-]/.test(text[i - 1] ?? "");
    if (char === "#" && starts && i > 0) return open.at(-1) && { ...(open.at(-1) as Opener), comment: true };
    if ((char === '"' || char === "'") && starts) {
      const end = closingQuote(text, i);
      if (end < 0) return { column: i, bracket: char, comment: false };
      i = end;
    } else if (char === "{" || char === "[") open.push({ column: i, bracket: char, comment: false });
    else if (char === "}" || char === "]") open.pop();
  }
  return open.at(-1);
}

function closingQuote(text: string, start: number): number {
  const quote = text[start];
  for (let i = start + 1; i < text.length; i++) {
    if (quote === '"' && text[i] === "\\") i++;
    else if (text[i] === quote && quote === "'" && text[i + 1] === "'") i++;
    else if (text[i] === quote) return i;
  }
  return -1;
}

/** Value of a key or list entry in block style. */
const valueOf = /^(\s*(?:(?:- +)*[^\s"'{[#:][^:#]*:\s+|(?:- +)+))(\S.*)$/;

function explainValue({ text, start }: Line): Explanation | undefined {
  const match = valueOf.exec(text.trimEnd());
  const value = match?.[2];
  if (!match || value === undefined) return undefined;
  const position = start + (match[1] ?? "").length;
  const first = value[0] ?? "";
  if ("@`%,]}".includes(first))
    return { message: messages.needsQuotes(first), hint: messages.quotedHint(value), position };
  if (first === "{" || first === "[") return explainBracketed(value, first, position);
  if (first === '"' || first === "'") {
    const end = closingQuote(value, 0);
    return end < 0
      ? undefined
      : { message: messages.textAfterQuote, hint: messages.textAfterQuoteHint, position: position + end + 1 };
  }
  if (value.startsWith("- ")) return { message: messages.listOnKeyLine, hint: messages.listOnKeyLineHint, position };
  const colon = /:(?:\s|$)/.exec(value);
  return colon
    ? { message: messages.colonInValue, hint: messages.quotedHint(value), position: position + colon.index }
    : undefined;
}

/** `{year}-{month}` is meant as text. `{b: 1}}` has a bracket too many. */
function explainBracketed(value: string, first: string, position: number): Explanation | undefined {
  let depth = 0;
  for (let i = 0; i < value.length; i++) {
    if ("{[".includes(value[i] ?? "")) depth++;
    if ("}]".includes(value[i] ?? "") && --depth === 0) {
      const rest = value.slice(i + 1).trim();
      if (rest === "" || rest.startsWith("#")) return undefined;
      if (/^[}\],]+$/.test(rest))
        return { message: messages.textAfterBracket(value[i] ?? ""), position: position + i + 1 };
      return { message: messages.needsQuotes(first), hint: messages.quotedHint(value), position };
    }
  }
  return undefined;
}

/** Finds a line without `key: value`: the failing line or the previous one. */
function explainKeys(source: string, line: Line): Explanation | undefined {
  const before = line.start > 0 ? lineAt(source, line.start - 1) : undefined;
  for (const candidate of before ? [before, line] : [line]) {
    const { text, start } = candidate;
    const tight = /^(\s*(?:- +)*)([A-Za-z_][\w-]*):(?=[^\s:/])/.exec(text);
    if (tight)
      return {
        message: messages.missingSpace,
        hint: messages.missingSpaceHint(tight[2] ?? ""),
        position: start + tight[0].length - 1,
      };
    const blank = text.trim();
    const key = /:(?:\s|$)/.test(text);
    if (blank !== "" && !key && !/^(?:#|-|[{["'|>])/.test(blank))
      return { message: messages.noColon, hint: messages.noColonHint, position: start + text.search(/\S/) };
  }
  return undefined;
}

function explainIndentation(reason: string, position: number): Explanation {
  if (/indentation|document separator/.test(reason))
    return { message: messages.wrongIndentation, hint: messages.wrongIndentationHint, position };
  return { message: messages.unreadable, position };
}

function lineAt(source: string, position: number): Line {
  const start = Math.max(source.lastIndexOf("\n", position - 1), source.lastIndexOf("\r", position - 1)) + 1;
  const rest = source.slice(start, start + 2_000);
  return { text: rest.split(/[\r\n]/, 1)[0] ?? "", start: position === 0 ? 0 : start };
}
