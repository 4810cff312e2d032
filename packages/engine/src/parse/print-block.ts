// The second build of the library, so that a screen that only reads YAML does not load the printer (docs/decisions/0028).
import { COLLECTION_STYLE, CORE_SCHEMA, type Document, dump, type Node, SCALAR_STYLE } from "js-yaml/browser";

const longestLine = 110;

/** Collections in the first `levels` levels have a line per entry. Deeper ones share a line if they are short. */
export function printBlock(value: object, levels: number): string {
  const aside: string[] = [];
  const shape = (documents: Document[]) => {
    for (const { contents } of documents) if (contents) shapeNode(contents, levels, aside);
  };
  // References would not read back, so shared values are written out.
  const options = {
    schema: CORE_SCHEMA,
    lineWidth: -1,
    seqNoIndent: true,
    quoteStyle: "double",
    noRefs: true,
    skipInvalid: true,
  } as const;
  const text = dump(value, { ...options, transform: shape });
  return text.replace(standIns, (_, index: string) => printQuoted(aside[Number(index)] ?? ""));
}

/** The dumper tries every style on a text, which is slow and overflows the stack from a megabyte on. */
const longestDumped = 10_000;
const standIn = "octavo-long-text-";
const standIns = /octavo-long-text-(\d+)-/g;

/** Returns the approximate length of the node on one line. */
function shapeNode(node: Node, levels: number, aside: string[]): number {
  if (node.kind === "alias") return node.anchor.length;
  if (node.kind === "scalar") {
    const { length } = node.value;
    // Also replaces texts that look like placeholders, so that placeholders are unique.
    if (length > longestDumped || node.value.includes(standIn)) node.value = `${standIn}${aside.push(node.value) - 1}-`;
    // Other YAML parsers read these as booleans.
    if (node.tag === "tag:yaml.org,2002:str" && /^(?:yes|no|on|off)$/i.test(node.value))
      node.style = SCALAR_STYLE.DOUBLE_QUOTED;
    return length;
  }
  const entries = node.kind === "sequence" ? node.items : node.items.flatMap(({ key, value }) => [key, value]);
  const length = entries.reduce((sum, entry) => sum + 2 + shapeNode(entry, levels - 1, aside), 2);
  if (levels <= 0 && length <= longestLine) node.style = COLLECTION_STYLE.FLOW;
  return length;
}

export function printQuoted(text: string): string {
  // JSON does not escape some characters that YAML 1.2 (5.1) forbids. js-yaml accepts them, other parsers do not.
  const escaped = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;
  return JSON.stringify(text).replace(escaped, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
