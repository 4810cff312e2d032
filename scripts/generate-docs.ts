/**
 * Generates the routes of docs/http-api.md, and the tables of variables and properties of docs/template-format.md. With
 * --check it writes nothing and fails if they are stale.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openApi, routesMarkdown } from "@octavo/contract";
import { variableFamilies } from "../packages/engine/src/language/variables/index.ts";
import type { VariableFamily } from "../packages/engine/src/language/variables/page-variable.ts";
import type { Property } from "../packages/engine/src/model/property.ts";
import type { WidgetDefinition } from "../packages/engine/src/model/widget-definition.ts";
import { migrations } from "../packages/engine/src/parse/migrations.ts";
import { widgetDefinitions } from "../packages/engine/src/widgets/index.ts";
import { linkTestQuestions, linkTests } from "../packages/starters/src/link-test/link-tests.ts";
import {
  type DeviceFamily,
  type Evidence,
  evidenceTexts,
  type Replacement,
  titleOf,
  type Way,
} from "../packages/web/src/transfer/families/device-family.ts";
import { deviceFamilies } from "../packages/web/src/transfer/families/index.ts";
import { pictureSize, replacementPictures, wayPictures } from "../packages/web/src/transfer/pictures.ts";
import { root } from "./steps.ts";
import { exampleOf, pagesOf } from "./variable-examples.ts";

const documents: Readonly<Record<string, (current: string) => string>> = {
  "docs/http-api.md": () => routesMarkdown(openApi({ version: "", publicUrl: "" })),
  "docs/template-format.md": (current) => {
    const widgets = widgetDefinitions.map(widgetSection).join("\n");
    const dialects = migrations.map(({ name }) => `- ${name}\n`).join("");
    const variables = variableFamilies.map(variablesSection).join("\n");
    return withPart(withPart(withPart(current, "widgets", widgets), "migrations", dialects), "variables", variables);
  },
  "docs/devices.md": (current) => {
    const ways = withPart(current, "ways", deviceFamilies.map(waysSection).join("\n"));
    return withPart(ways, "replacements", deviceFamilies.map(replacementSection).join("\n"));
  },
  "devices/link-test.md": (current) => withPart(current, "links", linkTable()),
  ...Object.fromEntries(
    Object.entries({ ...wayPictures, ...replacementPictures }).map(([name, path]) => [
      `docs/pictures/${name}.svg`,
      () => picture(path),
    ]),
  ),
};

/** The fields of the link test, then the questions about the reader. */
function linkTable(): string {
  const fields = linkTests(0).map(({ number, name, expected }) => `| ${number} | ${name} | ${expected} | |`);
  const questions = linkTestQuestions.map((question, i) => `| ${fields.length + i + 1} | | ${question} | |`);
  return `${["| Field | Link | Expected | Result |", "|---|---|---|---|", ...fields, ...questions].join("\n")}\n`;
}

function waysSection({ name, ways, tip }: DeviceFamily): string {
  return [`### ${name}\n`, ...ways.map(waySection), `${tip}\n`].join("\n");
}

function waySection(way: Way): string {
  const { name, steps, warning, evidence } = way;
  const title = `**${titleOf(way)}** <img src="pictures/${name}.svg" alt="" align="right">`;
  return [title, "", ...numbered(steps), "", ...(warning ? [`${warning}`, ""] : []), evidenceLine(evidence), ""].join(
    "\n",
  );
}

function replacementSection({ name, replacement: { commands, ...plain } }: DeviceFamily): string {
  const parts = [`### ${name}\n`, replacementSteps(plain)];
  return [
    ...parts,
    ...(commands ? ["**With a program for the command line**\n", replacementSteps(commands)] : []),
  ].join("\n");
}

function replacementSteps({ steps, limits, evidence }: Replacement): string {
  return [...numbered(steps), "", limits, "", evidenceLine(evidence), ""].join("\n");
}

const numbered = (steps: readonly string[]) => steps.map((step, index) => `${index + 1}. ${step}`);

function evidenceLine({ kind, source }: Evidence): string {
  return `*${evidenceTexts[kind]}${source ? ` Source: ${source}.` : ""}*`;
}

/** The gray is legible on light and dark pages. */
function picture(path: string): string {
  const { width, height } = pictureSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path d="${path}" fill="none" stroke="#737a82" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/></svg>\n`;
}

function withPart(text: string, name: string, part: string): string {
  const [begin, end] = [`<!-- generated: ${name} -->`, `<!-- end of generated: ${name} -->`];
  const [before = "", rest = ""] = text.split(begin);
  const [, after = ""] = rest.split(end);
  return `${before}${begin}\n\n${part}\n${end}${after}`;
}

function widgetSection(definition: WidgetDefinition): string {
  const { type, label, size, content, properties } = definition;
  const rows = Object.entries(properties).map(([name, property]) => row(name, property));
  const head = "| Property | Description | Default |\n|---|---|---|";
  const facts = [
    `${label}; initial size ${size.width} × ${size.height} pt`,
    ...(content === "text" ? ["has content"] : []),
  ];
  return `### ${type}\n\n${facts.join("; ")}.\n\n${[head, ...rows].join("\n")}\n`;
}

function variablesSection({ category, variables }: VariableFamily): string {
  const rows = Object.entries(variables).map(([name, variable]) => {
    const { label, neighbor } = variable;
    return `| \`${name}\`${neighbor ? " ±" : ""} | ${label} | ${exampleOf(name, variable)} |`;
  });
  return `### ${category}\n\n${pagesOf(category)}.\n\n${["| Variable | Description | Example |\n|---|---|---|", ...rows].join("\n")}\n`;
}

function row(name: string, property: Property<unknown>): string {
  return `| \`${name}\` | ${property.label}: ${meaning(property)} | ${defaults(property)} |`;
}

interface Described {
  readonly min?: number;
  readonly max?: number;
  readonly unit?: string;
  readonly options?: readonly string[];
}

function meaning(property: Property<unknown> & Described): string {
  switch (property.kind) {
    case "number":
      return `a number from ${property.min} to ${property.max}${property.unit ? ` ${property.unit}` : ""}`;
    case "choice":
      return (property.options ?? []).map((option) => `\`${option}\``).join(", ");
    case "flag":
      return "`true` or `false`";
    default:
      return kinds[property.kind] ?? property.kind;
  }
}

const kinds: Readonly<Record<string, string>> = {
  text: "text",
  color: "a color like `#1A2B3C`, or empty for none",
  date: "a day, `YYYY-MM-DD`, or tokens that make one",
  destination: "the name of a destination, or a web address",
  binding: "a rule such as `day(@date)`",
  fractions: "fractions between 0 and 1",
  structure: "see above",
};

function defaults({ default: silent, fallback, initial }: Property<unknown>): string {
  const shown = (value: unknown) => (value === undefined || value === "" ? "none" : `\`${JSON.stringify(value)}\``);
  const more = [
    ...(initial === undefined ? [] : [`new: ${shown(initial)}`]),
    ...(fallback === undefined ? [] : [`unusable: ${shown(fallback)}`]),
  ];
  return [shown(silent), ...more].join("; ");
}

const stale = Object.entries(documents).filter(([path, make]) => {
  const file = join(root, path);
  const current = readIfThere(file);
  const wanted = make(current);
  if (wanted === current) return false;
  if (!process.argv.includes("--check")) writeFileSync(file, wanted);
  return true;
});

function readIfThere(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

for (const [path] of stale)
  console.log(`${path} ${process.argv.includes("--check") ? "is stale: npm run docs" : "written"}`);
process.exitCode = process.argv.includes("--check") && stale.length > 0 ? 1 : 0;
