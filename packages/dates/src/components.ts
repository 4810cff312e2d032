import { MessageError } from "@octavo/foundation";
import { importLimits } from "./budget.ts";
import * as messages from "./messages.ts";

/** A property, such as `DTSTART;TZID=Europe/Warsaw:20260105T090000`. Names are in upper case. */
export interface Property {
  readonly name: string;
  readonly parameters: ReadonlyMap<string, string>;
  /** The text after the colon, with escapes. */
  readonly value: string;
}

export interface Component {
  readonly name: string;
  readonly properties: Map<string, Property[]>;
  readonly children: Component[];
}

export interface ParsedComponents {
  /** Component without a name that contains the components of the file. */
  readonly root: Component;
  /** Number of lines that are no properties. */
  readonly brokenLines: number;
}

/** Components whose properties are read. Others are only counted. */
const kept: ReadonlySet<string> = new Set(["VCALENDAR", "VEVENT", "VTIMEZONE", "STANDARD", "DAYLIGHT"]);

/** Parses the content lines of RFC 5545. Throws a `MessageError` if a limit is exceeded or an entry has no end. */
export function parseComponents(text: string): ParsedComponents {
  const parser = new ComponentParser();
  forEachLine(text, (line) => parser.addLine(line));
  return parser.finish();
}

/** Splits at CRLF, LF or CR, leaves out empty lines, and joins folded lines. */
function forEachLine(text: string, visit: (line: string) => void): void {
  const lines = text.split(/[\r\n]+/);
  for (let i = 0; i < lines.length; ) {
    let end = i + 1;
    while (isFolded(lines[end])) end++;
    const [first = "", ...rest] = lines.slice(i, end);
    const line = rest.length === 0 ? first : first + rest.map((each) => each.slice(1)).join("");
    if (line.trim() !== "") visit(line);
    i = end;
  }
}

function isFolded(line: string | undefined): boolean {
  return line !== undefined && (line.startsWith(" ") || line.startsWith("\t"));
}

class ComponentParser {
  readonly #root = component("");
  readonly #open: Component[] = [this.#root];
  #components = 0;
  #brokenLines = 0;

  addLine(line: string): void {
    const name = /^\uFEFF?\s*([\w-]+)(?=[;:])/.exec(line)?.[1]?.toUpperCase();
    if (name === undefined) this.#brokenLines++;
    else if (name === "BEGIN") this.#begin(valueAfterColon(line).toUpperCase());
    else if (name === "END") this.#end(valueAfterColon(line).toUpperCase());
    else if (kept.has(this.#current.name)) this.#addProperty(name, line);
  }

  finish(): ParsedComponents {
    const isInEntry = this.#open.some(({ name }) => name !== "" && name !== "VCALENDAR");
    if (isInEntry) throw new MessageError(messages.incomplete);
    const isCalendar = this.#root.children.some(({ name }) => name === "VCALENDAR" || name === "VEVENT");
    if (!isCalendar) throw new MessageError(messages.notACalendar);
    if (this.#open.length > 1) throw new MessageError(messages.incomplete);
    return { root: this.#root, brokenLines: this.#brokenLines };
  }

  get #current(): Component {
    return this.#open.at(-1) ?? this.#root;
  }

  #begin(name: string): void {
    if (++this.#components > importLimits.components)
      throw new MessageError(messages.tooManyEntries(importLimits.components));
    if (this.#open.length > importLimits.depth) throw new MessageError(messages.tooDeep(importLimits.depth));
    const opened = component(name);
    this.#current.children.push(opened);
    this.#open.push(opened);
  }

  /** Closes inner components without an end, too. A misspelled end closes the calendar. */
  #end(name: string): void {
    const depth = this.#open.findLastIndex((open) => open.name === name);
    if (depth > 0) this.#open.length = depth;
    else this.#brokenLines++;
    if (depth < 0 && this.#current.name === "VCALENDAR") this.#open.pop();
  }

  #addProperty(name: string, line: string): void {
    const property = parseProperty(name, line);
    const { properties } = this.#current;
    const same = properties.get(name);
    if (!property) this.#brokenLines++;
    else if (same) same.push(property);
    else properties.set(name, [property]);
  }
}

function component(name: string): Component {
  return { name, properties: new Map(), children: [] };
}

function valueAfterColon(line: string): string {
  return line.slice(line.indexOf(":") + 1).trim();
}

/** Outlook writes `TZID=tzone://Microsoft/Utc`, also without quotes. */
const parameterPattern =
  /;\s*([\w-]+)\s*=\s*((?:"[^"]*"|(?:tzone:\/\/)?[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)|;\s*([\w-]+)(?=[;:])/y;

/** Returns undefined if no colon follows the parameters. */
function parseProperty(name: string, line: string): Property | undefined {
  const parameters = new Map<string, string>();
  parameterPattern.lastIndex = line.search(/[;:]/);
  let end = parameterPattern.lastIndex;
  for (let found = parameterPattern.exec(line); found; found = parameterPattern.exec(line)) {
    const [, key = found[3] ?? "", value = ""] = found;
    parameters.set(key.toUpperCase(), decodeParameter(value));
    end = parameterPattern.lastIndex;
  }
  const colon = line.charAt(end) === ":" ? end : line.indexOf(":", end);
  if (colon < 0) return undefined;
  return { name, parameters, value: decodeValue(line.slice(colon + 1), parameters) };
}

/** Removes quotes and the escapes of RFC 6868. */
function decodeParameter(value: string): string {
  return value
    .replaceAll('"', "")
    .replace(/\^(['n^])/g, (_, escaped: string) => (escaped === "'" ? '"' : escaped === "n" ? "\n" : "^"));
}

/** Decodes quoted-printable text of vCalendar 1.0, whose line breaks are single "=" at the end. */
function decodeValue(value: string, parameters: ReadonlyMap<string, string>): string {
  if (parameters.get("ENCODING")?.toUpperCase() !== "QUOTED-PRINTABLE") return value;
  const percent = value.replaceAll("%", "%25").replace(/=([\dA-F]{2})/gi, "%$1");
  try {
    return decodeURIComponent(percent);
  } catch {
    return value;
  }
}

/** Returns the first property of a name. */
export function propertyOf({ properties }: Component, name: string): Property | undefined {
  return properties.get(name)?.[0];
}

export function propertiesOf({ properties }: Component, name: string): readonly Property[] {
  return properties.get(name) ?? [];
}
