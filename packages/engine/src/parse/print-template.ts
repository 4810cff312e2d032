/**
 * The template as compact YAML that reads back as the same template. What reading restores is left out. Pages take one
 * line each and are written by hand: there may be ten thousand of them, and nothing in them needs a dumper.
 */
import { COLLECTION_STYLE, CORE_SCHEMA, type Document, dump, type Node, SCALAR_STYLE } from "js-yaml";
import type { Canvas, PageAssignment, PageContext, Template } from "../model/template.ts";
import { templateDefaults } from "./template-defaults.ts";

export function printTemplate(template: Template): string {
  const { schema_version, metadata, canvas, masters, widgets, sections, page_assignments, navigation } = template;
  const parts = [
    printBlock({ schema_version }, 1),
    printBlock({ metadata: withoutDefaults(metadata, templateDefaults.metadata) }, 2),
    printBlock({ canvas: printedCanvas(canvas) }, 2),
    masters.length > 0 && printBlock({ masters }, 5),
    widgets.length > 0 && printBlock({ widgets }, 3),
    sections.length > 0 && printBlock({ sections }, 2),
    page_assignments.length > 0 && printAssignments(page_assignments),
    navigation.outlines.length > 0 && printBlock({ navigation }, 3),
    Object.keys(withoutDefaults(template.export, templateDefaults.export)).length > 0 &&
      printBlock({ export: template.export }, 2),
  ];
  return parts.filter((part) => part !== false).join("");
}

/** The page's measures are worth reading even where they are the default. */
function printedCanvas({ dimensions, ...rest }: Canvas): Partial<Canvas> {
  const { dimensions: _, ...defaults } = templateDefaults.canvas;
  return { dimensions, ...withoutDefaults(rest, defaults) };
}

function withoutDefaults<T extends object>(value: T, defaults: T): Partial<T> {
  const differs = ([key, entry]: [string, unknown]) => entry !== defaults[key as keyof T];
  return Object.fromEntries(Object.entries(value).filter(differs)) as Partial<T>;
}

/** Longest list or mapping that goes on one line. */
const longestLine = 110;

/** Collections within the first `levels` take a line per entry; below, those that are short enough share one. */
function printBlock(value: object, levels: number): string {
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

/** The dumper tests every style on a text, which takes it long and, from a megabyte on, more stack than there is. */
const longestDumped = 10_000;
const standIn = "octavo-long-text-";
const standIns = /octavo-long-text-(\d+)-/g;

/** Returns how many characters the node takes on one line, roughly. */
function shapeNode(node: Node, levels: number, aside: string[]): number {
  if (node.kind === "alias") return node.anchor.length;
  if (node.kind === "scalar") {
    const { length } = node.value;
    // What looks like a stand-in is set aside as well, so that nothing else does.
    if (length > longestDumped || node.value.includes(standIn)) node.value = `${standIn}${aside.push(node.value) - 1}-`;
    // Other readers of YAML take these for true and false.
    if (node.tag === "tag:yaml.org,2002:str" && /^(?:yes|no|on|off)$/i.test(node.value))
      node.style = SCALAR_STYLE.DOUBLE_QUOTED;
    return length;
  }
  const entries = node.kind === "sequence" ? node.items : node.items.flatMap(({ key, value }) => [key, value]);
  const length = entries.reduce((sum, entry) => sum + 2 + shapeNode(entry, levels - 1, aside), 2);
  if (levels <= 0 && length <= longestLine) node.style = COLLECTION_STYLE.FLOW;
  return length;
}

function printAssignments(assignments: readonly PageAssignment[]): string {
  const lines = assignments.map(({ page, master_id, context }) => {
    const suffix = context ? `, context: ${printContext(context)}` : "";
    return `- {page: ${page}, master_id: ${printText(master_id)}${suffix}}\n`;
  });
  return `page_assignments:\n${lines.join("")}`;
}

function printContext(context: PageContext): string {
  const entries = Object.entries(context).flatMap(([name, value]) => {
    if (value === undefined) return [];
    return `${printText(name)}: ${typeof value === "number" ? String(value) : printText(value)}`;
  });
  return `{${entries.join(", ")}}`;
}

const plain = /^(?:[A-Za-z][A-Za-z0-9_./-]*(?: [A-Za-z0-9_./-]+)*|\d{4}-\d{2}-\d{2})$/;
const reserved = /^(?:true|false|null|yes|no|on|off|y|n)$/i;

/** As it is where nobody can take it for anything else, in double quotes elsewhere. */
function printText(text: string): string {
  return plain.test(text) && !reserved.test(text) ? text : printQuoted(text);
}

function printQuoted(text: string): string {
  // JSON leaves characters as they are that YAML 1.2 (5.1) does not allow; js-yaml would read them, others would not.
  const escaped = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;
  return JSON.stringify(text).replace(escaped, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
