import {
  type Diagnostic,
  type DiagnosticCode,
  type DocumentName,
  isMapping,
  limits,
  type Mapping,
  type Message,
  type Report,
} from "@octavo/foundation";
import { CORE_SCHEMA, constructFromEvents, EVENT_ID, type Event, parseEvents, YAMLException } from "js-yaml";
import { explainSyntax } from "./explain-syntax.ts";
import * as messages from "./messages.ts";
import { eventPosition, lineAndColumn } from "./positions.ts";

/**
 * Returns the root mapping, or undefined with an error in the report. Never throws. Dates stay text (core schema).
 * Aliases are refused, because a few lines of them can expand to gigabytes.
 */
export function readYaml(text: string, document: DocumentName, report: Report): Mapping | undefined {
  const problem = (code: DiagnosticCode, message: Message, position?: number, hint?: Message) => {
    const place = position === undefined ? {} : lineAndColumn(text, position);
    report.add(error(document, code, message, place, hint));
    return undefined;
  };
  const tooLarge = sizeProblem(text);
  if (tooLarge) return problem("yaml_size", tooLarge, undefined, messages.tooLargeHint);
  try {
    const events = parseEvents(text, { maxDepth: limits.yamlDepth });
    const [value, ...more] = constructFromEvents(events, { source: text, schema: CORE_SCHEMA, maxAliases: 0 });
    if (more.length > 0)
      return problem("yaml_syntax", messages.severalDocuments, secondDocument(events), messages.severalDocumentsHint);
    if (value === undefined || value === null) return problem("empty_document", messages.emptyDocument);
    if (!isMapping(value)) return problem("not_a_mapping", messages.notAMapping, 0);
    reportLostColors(text, document, report);
    return value;
  } catch (failure) {
    const { code, message, hint, position } = explain(text, failure);
    return problem(code, message, position, hint);
  }
}

function error(
  document: DocumentName,
  code: DiagnosticCode,
  message: Message,
  place: object,
  hint: Message | undefined,
): Diagnostic {
  return { severity: "error", code, message, at: { document, ...place }, ...(hint !== undefined && { hint }) };
}

interface Failure {
  readonly code: DiagnosticCode;
  readonly message: Message;
  readonly position: number;
  readonly hint?: Message;
}

function explain(text: string, failure: unknown): Failure {
  if (!(failure instanceof YAMLException)) return { code: "yaml_syntax", message: messages.unreadable, position: 0 };
  const { reason, mark } = failure;
  const position = mark?.position ?? 0;
  if (/alias/.test(reason) && /maxAliases|unidentified|recursive/.test(reason)) return explainAlias(text, position);
  if (/maxDepth/.test(reason)) return { code: "yaml_depth", message: messages.tooDeep(limits.yamlDepth), position };
  if (/duplicated mapping key/.test(reason)) return explainDuplicate(text, position);
  return { code: "yaml_syntax", ...explainSyntax(text, reason, position) };
}

/** The parser's position is after the asterisk. */
function explainAlias(text: string, position: number): Failure {
  const at = Math.max(0, text.lastIndexOf("*", position));
  const name = /[^\s,[\]{}*]*/.exec(text.slice(at + 1, at + 60))?.[0] ?? "";
  return { code: "yaml_alias", message: messages.aliasRefused(name), position: at, hint: messages.aliasRefusedHint };
}

function explainDuplicate(text: string, position: number): Failure {
  const key = /^(?:"([^"]*)"|'([^']*)'|([^:\n\r,{}]*))/.exec(text.slice(position, position + 200));
  const name = (key?.[1] ?? key?.[2] ?? key?.[3] ?? "").trim();
  return { code: "duplicate_key", message: messages.duplicateKey(name), position, hint: messages.duplicateKeyHint };
}

function secondDocument(events: readonly Event[]): number {
  const second = events.findIndex(({ type }, i) => i > 0 && type === EVENT_ID.DOCUMENT);
  const content = events.slice(second).find((event) => eventPosition(event) >= 0);
  return content ? eventPosition(content) : 0;
}

/** `color: #112233` is a key without a value and a comment. Later stages cannot see this. */
function reportLostColors(text: string, document: DocumentName, report: Report): void {
  let reported = 0;
  for (const match of text.matchAll(/:[ \t]+(#(?:[0-9a-f]{3}){1,2})[ \t]*\r?$/gim)) {
    const line = text.lastIndexOf("\n", match.index) + 1;
    if (/["'#|>]/.test(text.slice(line, match.index))) continue;
    const [color = ""] = match.slice(1);
    const at = { document, ...lineAndColumn(text, match.index + match[0].indexOf("#")) };
    report.add({
      severity: "warning",
      code: "unquoted_color",
      message: messages.unquotedColor(color),
      hint: messages.quotedHint(color),
      at,
    });
    if (++reported === 20) return;
  }
}

/** Pictures have a larger limit than the rest of the text, and rows of calendars have their number. */
function sizeProblem(text: string): Message | undefined {
  const { yamlBytes, documentBytes } = limits;
  if (text.length * 3 <= yamlBytes) return undefined;
  const bytes = text.length > documentBytes ? text.length : utf8Length(text);
  if (bytes > documentBytes) return messages.tooLargeWithPictures(documentBytes / 2 ** 20);
  return bytes - pictureBytes(text) - rowBytes(text) > yamlBytes ? messages.tooLarge(yamlBytes / 2 ** 20) : undefined;
}

/**
 * Length of the data after the head of a data URI. The head counts as text, so that a million empty ones exceed the
 * limit.
 */
function pictureBytes(text: string): number {
  let bytes = 0;
  for (const [, content = ""] of text.matchAll(/data:(?:image|font)\/[\w.+-]{1,40};base64,([A-Za-z0-9+/=]+)/g))
    bytes += content.length;
  return bytes;
}

/** Computed by hand, because TextEncoder and Buffer do not exist on all platforms. */
function utf8Length(text: string): number {
  let bytes = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    // Each half of a surrogate pair counts two of the four bytes.
    bytes += unit < 0x80 ? 1 : unit < 0x800 || (unit >= 0xd800 && unit <= 0xdfff) ? 2 : 3;
  }
  return bytes;
}

/** Longest part of a row that does not count, in bytes. */
const rowRoom = 120;

/** Length of lines that begin like rows of calendars, up to the largest number of rows. */
function rowBytes(text: string): number {
  let bytes = 0;
  let rows = 0;
  for (const [line] of text.matchAll(/^ +\d{4}-\d\d-\d\d .*$/gm)) {
    if (++rows > limits.dateRows) break;
    bytes += Math.min(rowRoom, utf8Length(line));
  }
  return bytes;
}
