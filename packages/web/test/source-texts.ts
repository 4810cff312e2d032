import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseAst } from "vite";

export interface Phrase {
  readonly key: string;
  readonly isCounted: boolean;
  readonly at: string;
}

export interface Findings {
  readonly phrases: readonly Phrase[];
  /** Calls with texts that cannot be checked, and texts without a translation. */
  readonly faults: readonly string[];
}

const packages = fileURLToPath(new URL("../../", import.meta.url));
const translators = new Set(["t", "tn", "tIn", "rich", "translate"]);
const shownAttributes = new Set([
  "label",
  "title",
  "description",
  "placeholder",
  "hint",
  "alt",
  "sentence",
  "aria-label",
]);

/** Returns the sources of the studio and the editor, as paths from `packages/`. */
export function sourceFiles(): readonly string[] {
  return globSync("{web,editor}/src/**/*.{ts,tsx}", { cwd: packages }).filter(
    (file) => !/\.test\.|^web\/src\/language\//.test(file),
  );
}

export function sourcePath(file: string): string {
  return packages + file;
}

export function textsInFile(file: string): Findings {
  return textsInSource(readFileSync(sourcePath(file), "utf8"), file);
}

export function textsInSource(text: string, file: string): Findings {
  const phrases: Phrase[] = [];
  const faults: string[] = [];
  const visit = (value: unknown, inFunction: boolean): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, inFunction);
    if (!isNode(value) || isCode(value)) return;
    if (value.type === "CallExpression") readCall(value, inFunction);
    const bare = untranslatedText(value);
    if (bare) faults.push(`${placeOf(value)} shows "${bare}" without t`);
    const isFunction = /Function/.test(value.type);
    for (const child of Object.values(value)) visit(child, inFunction || isFunction);
  };
  const placeOf = ({ start }: AnyNode) => `${file}:${text.slice(0, start).split("\n").length}`;
  const readCall = (call: AnyNode, inFunction: boolean) => {
    const { callee, arguments: args } = call;
    const name = isNode(callee) && callee.type === "Identifier" ? String(callee["name"]) : "";
    if (!imported.has(name) || !Array.isArray(args)) return;
    const at = placeOf(call);
    if (!inFunction) faults.push(`${at} calls ${name} while the module is read`);
    if (name === "translate") return;
    const keys = keysOf(name, args);
    if (!keys) faults.push(`${at} calls ${name} with a text that is not written out`);
    for (const key of keys ?? []) phrases.push({ key, isCounted: name === "tn", at });
  };
  const imported = importedTranslators(text);
  visit(parseAst(text, { lang: file.endsWith("x") ? "tsx" : "ts" }).body, false);
  return { phrases, faults };
}

export interface AnyNode {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

export function isNode(value: unknown): value is AnyNode {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

/** Other modules may define another `t`. */
function importedTranslators(text: string): ReadonlySet<string> {
  const imports = [...text.matchAll(/import \{([^}]*)\} from "[^"]*language\/(?:t\.ts|rich\.tsx)"/g)];
  const names = imports.flatMap(([, list = ""]) => list.split(",").map((name) => name.trim()));
  return new Set(names.filter((name) => translators.has(name)));
}

function keysOf(name: string, args: readonly unknown[]): readonly string[] | undefined {
  if (name === "tn") return textsOf(args[2]);
  if (name !== "tIn") return textsOf(args[0]);
  const [context] = textsOf(args[0]) ?? [];
  return context === undefined ? undefined : textsOf(args[1])?.map((text) => `${text}|${context}`);
}

/** Returns a literal text, or both texts of a conditional. */
function textsOf(node: unknown): readonly string[] | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === "Literal" && typeof node["value"] === "string") return [node["value"]];
  if (node.type !== "ConditionalExpression") return undefined;
  const [first, second] = [textsOf(node["consequent"]), textsOf(node["alternate"])];
  return first && second && [...first, ...second];
}

/** Matches `<Code>day(@cell_date)</Code>`, which is not translated. */
function isCode({ type, openingElement }: AnyNode): boolean {
  if (type !== "JSXElement" || !isNode(openingElement)) return false;
  const { name } = openingElement;
  return isNode(name) && name["name"] === "Code";
}

function untranslatedText(node: AnyNode): string | undefined {
  const words =
    node.type === "JSXText" ? node["value"] : node.type === "JSXAttribute" ? attributeText(node) : undefined;
  return typeof words === "string" && /\p{L}{2}/u.test(words) && words.trim() !== "Octavo" ? words.trim() : undefined;
}

function attributeText({ name, value }: AnyNode): unknown {
  const isShown = isNode(name) && shownAttributes.has(String(name["name"]));
  return isShown && isNode(value) && value.type === "Literal" ? value["value"] : undefined;
}
