import { builtinModules } from "node:module";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { docComments } from "./doc-comments.ts";
import { effectReturns } from "./effect-returns.ts";
import { type FolderOrder, folderOrders } from "./folder-orders.ts";
import { acrossStages, type ForbiddenRow, forbidden, independentSiblings, packages, stages } from "./layers.ts";
import { slowExpressions } from "./slow-expressions.ts";

/** An import with both ends as paths in the repository; `target` is a bare name for other packages. */
export interface ImportEdge {
  readonly from: string;
  readonly target: string;
  readonly typeOnly: boolean;
}

/** Returns the reason why an import is not allowed, or undefined. */
export function violation(edge: ImportEdge): string | undefined {
  if (isTest(edge.from)) return throughFrontDoor(edge);
  return (
    fromTest(edge) ??
    throughFrontDoor(edge) ??
    betweenPackages(edge) ??
    outsideWorld(edge) ??
    betweenStages(edge) ??
    betweenSiblings(edge) ??
    forbiddenImport(edge) ??
    betweenFolders(edge)
  );
}

const isTest = (path: string) => /\.(test|spec)\.tsx?$|^packages\/[^/]+\/test\/|^e2e\//.test(path);

const packageOf = (path: string) => /^packages\/([^/]+)\//.exec(path)?.[1];

const withinSource = (path: string) => /^packages\/[^/]+\/src\/(.*)$/.exec(path)?.[1];

function fromTest({ target }: ImportEdge) {
  return isTest(target) ? "Sources do not import tests." : undefined;
}

function throughFrontDoor({ from, target }: ImportEdge) {
  const home = packageOf(from);
  const away = packageOf(target);
  const [, deep] = /^@octavo\/[^/]+\/(.+)$/.exec(target) ?? [];
  // Generators in scripts/ write files of a package and may look inside.
  // Benchmarks start the same servers and databases as tests.
  const usesTesting = deep === "testing" && (isTest(from) || from.startsWith("bench/"));
  // The writer of PDFs loads without the rest of the engine (docs/decisions/0115).
  const usesWriter = /^@octavo\/(engine|press)\/pdf$/.test(target) && (home === "press" || from.startsWith("bench/"));
  if (usesTesting || usesWriter) return undefined;
  if (deep || (away && away !== home && !from.startsWith("scripts/")))
    return "A package is imported by its name alone, so that its index.ts says what others may rely on.";
  return undefined;
}

function betweenPackages({ from, target, typeOnly }: ImportEdge) {
  const home = packageOf(from);
  const [, away] = /^@octavo\/([^/]+)$/.exec(target) ?? [];
  const row = home && packages[home];
  if (!row || !away || row.uses.includes(away)) return undefined;
  if (row.usesTypesOf?.includes(away))
    return typeOnly ? undefined : `${home} may import only types from @octavo/${away}: ${row.because}.`;
  return `${home} may not import @octavo/${away}: ${row.because}.`;
}

const builtins = new Set(builtinModules);

function outsideWorld({ from, target }: ImportEdge) {
  const home = packageOf(from);
  const inside = withinSource(from);
  const row = home && packages[home];
  if (!row || inside === undefined || target.startsWith("packages/") || target.startsWith("@octavo/")) return undefined;
  if (target.startsWith("node:") || builtins.has(target.split("/")[0] ?? target))
    return row.node ? undefined : `${home} may not import Node's ${target}: ${row.because}.`;
  if (!row.npm) return undefined;
  const where = row.npm[packageName(target)];
  if (where === undefined) return `${home} may not import ${target}: ${row.because}.`;
  return inside.startsWith(where) ? undefined : `Only ${home}/src/${where} may import ${target}.`;
}

const packageName = (target: string) =>
  target
    .split("/")
    .slice(0, target.startsWith("@") ? 2 : 1)
    .join("/");

function betweenStages({ from, target, typeOnly }: ImportEdge) {
  const home = stageOf(from);
  const away = stageOf(target);
  if (home === undefined || away === undefined || home === away || acrossStages.includes(home)) return undefined;
  const row = stages[home];
  if (!row) return `engine/src/${home} is not a stage of the engine; scripts/layers.ts lists them.`;
  if (row.may.includes(away) || (typeOnly && row.types?.includes(away))) return undefined;
  const allowed = [...row.may, ...(row.types ?? []).map((name) => `${name} (types)`)].join(", ") || "nothing";
  return `engine/${home} may not import engine/${away}: ${row.because}. It may import: ${allowed}.`;
}

const stageOf = (path: string) => /^packages\/engine\/src\/([^/]+)/.exec(path)?.[1];

function betweenFolders(edge: ImportEdge) {
  for (const [parent, order] of Object.entries(folderOrders)) {
    const found = againstOrder(edge, parent, order);
    if (found) return found;
  }
  return undefined;
}

function againstOrder({ from, target, typeOnly }: ImportEdge, parent: string, order: FolderOrder) {
  const home = nameIn(parent, from);
  const away = nameIn(parent, target);
  if (home === undefined || away === undefined || home === away) return undefined;
  const row = order[home];
  if (!row && from === `${parent}/${home}`) return undefined;
  if (!row) return placeless(parent, home);
  if (row.may.includes(away) || (typeOnly && row.types?.includes(away))) return undefined;
  if (!order[away] && !away.includes(".")) return placeless(parent, away);
  return `${home} may not import ${away}: ${row.because}. scripts/folder-orders.ts lists what it may import.`;
}

const placeless = (parent: string, name: string) =>
  `${parent}/${name} has no place in the order of folders; scripts/folder-orders.ts lists them.`;

/** Returns the name of the file or folder directly in `parent` that contains `path`. */
function nameIn(parent: string, path: string) {
  return path.startsWith(`${parent}/`) ? path.slice(parent.length + 1).split("/")[0] : undefined;
}

function betweenSiblings({ from, target }: ImportEdge) {
  for (const { folder, registry, because } of independentSiblings) {
    const home = entryOf(folder, from);
    const away = entryOf(folder, target);
    if (!home || !away || home === away || `${folder}/${registry}` === from) continue;
    return `${home} may not import its neighbour ${away}: ${because}.`;
  }
  return undefined;
}

/** Returns the file or folder directly in `folder` that contains `path`; `lines.ts` and `lines/` are one entry. */
function entryOf(folder: string, path: string) {
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split(/[/.]/)[0] : undefined;
}

function forbiddenImport({ from, target, typeOnly }: ImportEdge) {
  const applies = (rule: ForbiddenRow) => rule.from.test(from) && rule.never.test(target);
  const row = forbidden.find((rule) => applies(rule) && !(typeOnly && rule.typesAllowed));
  return row && `${from} may not import ${target}: ${row.because}.`;
}

const root = fileURLToPath(new URL("..", import.meta.url));

const inRepository = (path: string) => relative(root, path).split(sep).join("/");

/** The part of oxlint's syntax tree that describes imports. */
interface ImportNode {
  readonly source?: { readonly value?: unknown } | null;
  readonly importKind?: string;
  readonly exportKind?: string;
  readonly specifiers?: readonly { readonly importKind?: string; readonly exportKind?: string }[];
}

interface RuleContext {
  readonly filename: string;
  report(problem: { node: object; message: string }): void;
}

function isTypeOnly(node: ImportNode, kindOfNode: "statement" | "type") {
  const kindOf = (part: ImportNode) => part.importKind ?? part.exportKind;
  if (kindOfNode === "type" || kindOf(node) === "type") return true;
  const named = node.specifiers ?? [];
  return named.length > 0 && named.every((part) => kindOf(part) === "type");
}

function boundaries(context: RuleContext) {
  const check = (kindOfNode: "statement" | "type") => (node: ImportNode) => {
    const specifier = node.source?.value;
    if (!node.source || typeof specifier !== "string") return;
    const target = specifier.startsWith(".") ? inRepository(join(dirname(context.filename), specifier)) : specifier;
    const edge = { from: inRepository(context.filename), target, typeOnly: isTypeOnly(node, kindOfNode) };
    const message = violation(edge);
    if (message) context.report({ node: node.source, message });
  };
  return {
    ImportDeclaration: check("statement"),
    ExportNamedDeclaration: check("statement"),
    ExportAllDeclaration: check("statement"),
    ImportExpression: check("statement"),
    TSImportType: check("type"),
  };
}

function noExportStar(context: RuleContext) {
  const message = "List what is exported: a front door says what it offers.";
  return { ExportAllDeclaration: (node: object) => context.report({ node, message }) };
}

// oxlint loads a plugin by its default export.
export default {
  meta: { name: "octavo" },
  rules: {
    boundaries: { create: boundaries },
    "doc-comments": { create: docComments },
    "effect-returns": { create: effectReturns },
    "no-export-star": { create: noExportStar },
    "slow-expressions": { create: slowExpressions },
  },
};
