/**
 * Pages of a document of Xournal++: an XML text whose strokes are not read, and stay letter for letter. The format is described
 * in the documentation of Xournal++ ("File format"). The work is linear in the size of the text.
 */

export interface XournalDocument {
  /** Text before the first page, and after the last one. */
  readonly head: string;
  readonly tail: string;
  readonly pages: readonly XournalPage[];
}

export interface XournalPage {
  /** From `<page` to `</page>`. */
  readonly text: string;
  /** Place of the tag of its background in the text. */
  readonly background: { readonly start: number; readonly end: number; readonly attributes: Attributes };
  readonly marks: number;
}

type Attributes = ReadonlyMap<string, string>;

const markNames: readonly string[] = ["stroke", "text", "image", "teximage"];

/** Undefined if the text is not a document, or if its elements are not closed. */
export function parseDocument(text: string): XournalDocument | undefined {
  const pages: XournalPage[] = [];
  const open: string[] = [];
  let found: { start: number; marks: number; background?: XournalPage["background"] } | undefined;
  let [first, last] = [-1, -1];
  for (const tag of tagsOf(text)) {
    if (tag === undefined) return undefined;
    const { name, start, end, kind } = tag;
    if (kind === "end") {
      if (open.pop() !== name) return undefined;
      if (open.length === 1 && name === "page") {
        if (!found?.background) return undefined;
        pages.push({ text: text.slice(found.start, end), marks: found.marks, background: found.background });
        [found, last] = [undefined, end];
      }
      continue;
    }
    if (open.length === 0 && (name !== "xournal" || last >= 0)) return undefined;
    if (open.length === 1 && name === "page" && kind === "start") {
      found = { start, marks: 0 };
      if (first < 0) first = start;
    } else if (open.length === 2 && name === "background" && found && !found.background) {
      const attributes = attributesOf(text.slice(start, end));
      found.background = { start: start - found.start, end: end - found.start, attributes };
    } else if (found && markNames.includes(name)) found.marks++;
    if (kind === "start") open.push(name);
    if (open.length > deepest) return undefined;
  }
  if (open.length > 0 || first < 0) return undefined;
  return { head: text.slice(0, first), tail: text.slice(last), pages };
}

/** Elements inside one another: document, page, layer, mark. */
const deepest = 16;

interface Tag {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly kind: "start" | "end" | "empty";
}

/** Tags of elements. Yields undefined for a tag without an end. */
function* tagsOf(text: string): Generator<Tag | undefined> {
  for (let start = text.indexOf("<"); start >= 0; ) {
    const passed = endOfOther(text, start);
    const end = passed ?? endOfTag(text, start);
    if (end === undefined || end < 0) return yield undefined;
    if (passed === undefined) {
      const name = /^<\/?([\w:.-]+)/.exec(text.slice(start, Math.min(end, start + 100)))?.[1];
      if (name === undefined) return yield undefined;
      const kind = text.charAt(start + 1) === "/" ? "end" : text.charAt(end - 2) === "/" ? "empty" : "start";
      yield { name, start, end, kind };
    }
    start = text.indexOf("<", end);
  }
}

const others = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
  ["<?", "?>"],
] as const;

/** End of a comment, of a section of characters or of an instruction. Undefined for a tag, and negative if it has no end. */
function endOfOther(text: string, start: number): number | undefined {
  const found = others.find(([begin]) => text.startsWith(begin, start));
  if (!found) return undefined;
  const [begin, close] = found;
  const end = text.indexOf(close, start + begin.length);
  return end < 0 ? end : end + close.length;
}

/** The position after a tag, whose values can contain ">". */
function endOfTag(text: string, start: number): number | undefined {
  let quote = "";
  for (let at = start + 1; at < text.length; at++) {
    const character = text.charAt(at);
    if (quote === character) quote = "";
    else if (quote === "" && (character === '"' || character === "'")) quote = character;
    else if (quote === "" && character === ">") return at + 1;
    else if (quote === "" && character === "<") return undefined;
  }
  return undefined;
}

const attribute = /(?<![\w:.-])([\w:.-]{1,100})\s{0,10}=\s{0,10}(?:"([^"]*)"|'([^']*)')/g;

export function attributesOf(tag: string): Attributes {
  const values = [...tag.matchAll(attribute)].map(
    ([, name = "", double, single]) => [name, unescaped(double ?? single ?? "")] as const,
  );
  return new Map(values);
}

const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

function unescaped(value: string): string {
  return value.replace(/&(#x?[\da-f]{1,6}|\w{2,4});/gi, (whole, name: string) => {
    if (!name.startsWith("#")) return entities[name] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

export function printTag(name: string, attributes: Attributes, isEmpty: boolean): string {
  const written = [...attributes].map(([key, value]) => ` ${key}="${escaped(value)}"`).join("");
  return `<${name}${written}${isEmpty ? "/" : ""}>`;
}

function escaped(value: string): string {
  return value.replace(/[<>&"\n\t]/g, (character) => `&#${character.charCodeAt(0)};`);
}
