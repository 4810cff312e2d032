import { createHash } from "node:crypto";
import { parseSync } from "oxc-parser";

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

export interface Mutant {
  readonly path: string;
  readonly line: number;
  readonly kind: string;
  /** Offsets of the replaced text. */
  readonly start: number;
  readonly end: number;
  readonly original: string;
  readonly replacement: string;
}

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const operators: Readonly<Record<string, string>> = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
  "%": "*",
  "&&": "||",
  "||": "&&",
  "??": "&&",
  "+=": "-=",
  "-=": "+=",
};

/** Draws mutants by the rank of a digest of seed, file, code and kind. */
export function drawMutants(
  files: readonly SourceFile[],
  { count, seed }: { readonly count: number; readonly seed: string },
): Mutant[] {
  const ranked = files.flatMap(mutantsOf).map((mutant) => ({ mutant, rank: rankOf(mutant, seed) }));
  return ranked
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant);
}

function rankOf({ path, kind, original, replacement, context }: MutantInContext, seed: string): string {
  return createHash("sha256").update([seed, path, kind, original, replacement, context].join("\0")).digest("hex");
}

/** `context` tells two mutants of the same text in one file apart. */
interface MutantInContext extends Mutant {
  readonly context: string;
}

/** Lists every mutant of a file. Types, imports and texts have none. */
export function mutantsOf({ path, text }: SourceFile): MutantInContext[] {
  const found: MutantInContext[] = [];
  const add = (kind: string, { start, end }: { start: number; end: number }, replacement: string) => {
    const original = text.slice(start, end);
    const context = text
      .slice(Math.max(0, start - 40), end + 40)
      .replace(/\s+/g, " ")
      .trim();
    found.push({
      path,
      line: text.slice(0, start).split("\n").length,
      kind,
      start,
      end,
      original,
      replacement,
      context,
    });
  };
  visit(parseSync(path, text).program as unknown as SyntaxNode, (node, parent) => mutate(node, parent, text, add));
  return found;
}

type Add = (kind: string, place: { start: number; end: number }, replacement: string) => void;

function mutate(node: SyntaxNode, parent: SyntaxNode | undefined, text: string, add: Add): void {
  const source = (part: unknown) => text.slice((part as SyntaxNode).start, (part as SyntaxNode).end);
  switch (node.type) {
    case "BinaryExpression":
    case "LogicalExpression":
    case "AssignmentExpression": {
      const [left, right] = [node["left"] as SyntaxNode, node["right"] as SyntaxNode];
      const other = operators[String(node["operator"])];
      if (!other || isText(left) || isText(right)) return;
      const at = text.indexOf(String(node["operator"]), left.end);
      if (at >= 0 && at < right.start) add("operator", { start: at, end: at + String(node["operator"]).length }, other);
      return;
    }
    case "IfStatement":
    case "ConditionalExpression":
    case "WhileStatement": {
      const test = node["test"] as SyntaxNode;
      add("condition", test, `!(${source(test)})`);
      return;
    }
    case "UnaryExpression":
      if (node["operator"] === "!") add("negation", node, source(node["argument"]));
      return;
    case "Literal":
      mutateLiteral(node, parent, add);
      return;
    case "ExpressionStatement":
      if (parent?.type === "BlockStatement" && isCall(node["expression"] as SyntaxNode)) add("call", node, ";");
      return;
    case "ReturnStatement":
      if (node["argument"] && source(node["argument"]) !== "undefined")
        add("return", node, "return undefined as never;");
      return;
    case "ArrayExpression":
      if ((node["elements"] as unknown[]).length > 0) add("array", node, "[] as never");
      return;
    default:
  }
}

function mutateLiteral(node: SyntaxNode, parent: SyntaxNode | undefined, add: Add): void {
  const value = node["value"];
  if (parent?.type.startsWith("TS")) return;
  if (typeof value === "boolean") add("literal", node, String(!value));
  const isKey = parent?.type === "Property" && parent["key"] === node;
  if (typeof value === "number" && !isKey) add("literal", node, `(${value} + 1)`);
}

const isText = (node: SyntaxNode): boolean =>
  node.type === "TemplateLiteral" || (node.type === "Literal" && typeof node["value"] === "string");

const isCall = (node: SyntaxNode): boolean =>
  node.type === "CallExpression" ||
  (node.type === "AwaitExpression" && isCall(node["argument"] as SyntaxNode)) ||
  (node.type === "ChainExpression" && isCall(node["expression"] as SyntaxNode));

function visit(
  node: SyntaxNode,
  enter: (node: SyntaxNode, parent: SyntaxNode | undefined) => void,
  parent?: SyntaxNode,
): void {
  if (/^TS(?!AsExpression|NonNull|Satisfies)|^Import|^ExportAll/.test(node.type)) return;
  enter(node, parent);
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, enter, node);
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && typeof (value as SyntaxNode).type === "string";
