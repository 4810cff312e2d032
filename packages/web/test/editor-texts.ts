/**
 * English texts of tables that the editor shows through `translate`: labels of commands, widgets and properties, and texts
 * in the sources of the panels. The type checker compares all other messages.
 */
import { readFileSync } from "node:fs";
import { categories } from "@octavo/contract";
import { defaultMasterName, otherCommands, plainCommands, tokenLabels } from "@octavo/editor";
import { templateDefaults, widgetDefinition, widgetDefinitions } from "@octavo/engine";
import { parseAst } from "vite";
import { optionLabel } from "../src/editor/fields/sections.ts";
import { type AnyNode, isNode, sourceFiles, sourcePath } from "./source-texts.ts";

const labels = [...plainCommands, ...otherCommands].flatMap(({ label, shortLabel = label }) => [
  label.text,
  shortLabel.text,
]);

/** The palette offers the blocks of a library, but not the type. */
const types = [...widgetDefinitions, widgetDefinition("block")].filter((definition) => definition !== undefined);

const described = types.flatMap(({ label, properties, styling, presets = {} }) => [
  label,
  ...Object.values(presets).map((preset) => preset.label),
  ...Object.values({ ...properties, ...styling }).flatMap((property) => [property.label, ...optionsOf(property)]),
]);

const kinds = [...categories, templateDefaults.metadata.category].map(
  (category) => category.charAt(0).toUpperCase() + category.slice(1),
);

function optionsOf(property: object): readonly string[] {
  const options: unknown = Reflect.get(property, "options");
  return Array.isArray(options) ? options.map((option) => optionLabel(String(option))) : [];
}

const keys = ["Mod", "Alt", "Shift", "Ctrl", "Del", "Esc", "Control", "Meta", "Tab", "Enter", "Escape", "Backspace"];
const moreKeys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "PageUp", "PageDown", "Page Up", "Page Down"];
/** Texts that are stored in documents or never shown. */
const hidden = [
  "7 Copy",
  "Clipping",
  "Digit7",
  "Key7",
  "POST /api/pdf/preview",
  "Aligned 7 7",
  "IBM Plex Sans",
  "IBM Plex Sans Bold",
];
const notTexts = new Set([...keys, ...moreKeys, ...hidden]);

const folders = /^web\/src\/(?:editor\/(?!canvas\/|painting\/paint|(?:.*\/)?messages\.ts$)|screens\/design-editor\/)/;

/** Returns the texts outside functions in a module with JSX. Class names start with a lower-case letter. */
function textsOfTables(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(textsOfTables);
  if (!isNode(node) || /Function|^JSX|^TS(?!As|Satisfies)|^Import/.test(node.type)) return [];
  const text = textOf(node);
  if (text !== undefined) return /^\p{Lu}\p{Ll}/u.test(text) ? [text] : [];
  return Object.values(node).flatMap(textsOfTables);
}

const skipped = /^(?:Import|TS(?!As|Satisfies)|ThrowStatement|NewExpression|BinaryExpression)/;

/** Without duplicates, in source order. */
export const editorTexts: readonly string[] = [
  ...new Set([
    ...labels,
    ...described,
    ...kinds,
    defaultMasterName,
    ...tokenLabels.values(),
    ...sourceFiles()
      .filter((file) => folders.test(file))
      .flatMap(textsOfFile),
  ]),
].filter((words) => !notTexts.has(words) && !/^[=A-Z]$/.test(words));

/** Returns all texts of plain modules. In modules with JSX, which have `t`, returns only arguments of `translate`. */
function textsOfFile(file: string): readonly string[] {
  const text = readFileSync(sourcePath(file), "utf8");
  const { body } = parseAst(text, { lang: file.endsWith("x") ? "tsx" : "ts" });
  return file.endsWith("x") ? [...translatedTexts(body), ...textsOfTables(body)] : textsIn(body);
}

function translatedTexts(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(translatedTexts);
  if (!isNode(node)) return [];
  const isTranslated =
    node.type === "CallExpression" && isNode(node["callee"]) && node["callee"]["name"] === "translate";
  const isStep = node.type === "JSXAttribute" && isNode(node["name"]) && node["name"]["name"] === "step";
  const isLabel = node.type === "Property" && isNode(node["key"]) && node["key"]["name"] === "label";
  if (isLabel && isNode(node["value"]) && typeof node["value"]["value"] === "string") return [node["value"]["value"]];
  return isTranslated || isStep
    ? textsIn(node["arguments"] ?? node["value"])
    : Object.values(node).flatMap(translatedTexts);
}

function textsIn(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (!isNode(node) || skipped.test(node.type) || isName(node)) return [];
  const text = textOf(node);
  return [
    ...(text !== undefined && looksLikeText(text) ? [text] : []),
    ...Object.values(node).flatMap((child) => textsIn(child)),
  ];
}

/** Matches `className` and composed labels, which the registry contains as a whole. */
function isName({ type, key, value, callee }: AnyNode): boolean {
  if (type === "CallExpression") return isNode(callee) && ["t", "tn", "tIn"].includes(String(callee["name"]));
  if (type !== "Property" || !isNode(key) || !isNode(value)) return false;
  const name = String(key["name"]);
  return name === "className" || (/^(?:short)?label$/i.test(name) && value.type === "TemplateLiteral");
}

function textOf({ type, value, quasis }: AnyNode): string | undefined {
  if (type === "Literal") return typeof value === "string" ? value : undefined;
  if (type !== "TemplateLiteral" || !Array.isArray(quasis)) return undefined;
  return quasis.map((quasi: { value: { cooked: string } }) => quasi.value.cooked).join("7");
}

function looksLikeText(text: string): boolean {
  if (!/\p{L}{2}/u.test(text) || /[[\]<>=]|px$|^\w+\+/.test(text)) return false;
  return /^\p{Lu}\p{Ll}/u.test(text) || /\p{L}\S* \S*\p{L}|\d \p{L}{2}|\p{L}{2} \d/u.test(text);
}
