/**
 * Rules about which folder may import which. `scripts/boundaries.ts` turns these tables into lint errors. The message
 * includes `because`, the reason of the rule.
 */

export interface PackageRow {
  /** Other packages of this repository, imported by their package name. */
  readonly uses: readonly string[];
  /** Packages whose types alone may be imported. */
  readonly usesTypesOf?: readonly string[];
  readonly node: boolean;
  /** npm packages with the part of `src/` that may import them ("" means all). If absent, the package.json decides. */
  readonly npm?: Readonly<Record<string, string>>;
  readonly because: string;
}

export const packages: Readonly<Record<string, PackageRow>> = {
  foundation: {
    uses: [],
    node: false,
    npm: {},
    because: "all packages stand on the foundation, also those that may not load the engine",
  },
  engine: {
    uses: ["foundation"],
    node: false,
    npm: {
      "@rgrove/parse-xml": "picture/",
      "bidi-js": "scripts/",
      "js-yaml": "parse/",
      "punycode.js": "emit/pdf/",
      svgpath: "picture/",
    },
    because: "the engine runs anywhere, and whatever it needs from outside comes through its World",
  },
  contract: {
    uses: ["foundation"],
    usesTypesOf: ["engine"],
    node: false,
    npm: { zod: "" },
    because: "the contract is vocabulary, read by browser and server alike",
  },
  starters: {
    uses: ["foundation", "engine"],
    node: false,
    npm: {},
    because: "the starters run wherever the engine does, and their files are passed in",
  },
  dates: {
    uses: ["foundation"],
    node: false,
    npm: {},
    because: "imports of calendars run in workers of the browser and on the command line, without the engine",
  },
  ink: {
    uses: ["foundation", "engine"],
    node: false,
    npm: { "@embedpdf/pdfium": "pdf/", fflate: "" },
    because: "handwriting is carried in workers of the browser and on the command line, and nothing is sent",
  },
  press: {
    uses: ["foundation", "dates", "engine", "starters"],
    node: true,
    because: "the press is the engine on Node and knows nothing of HTTP",
  },
  server: {
    uses: ["foundation", "engine", "contract", "dates", "press", "starters"],
    node: true,
    because: "the server meets the browser only in the contract",
  },
  editor: {
    uses: ["foundation", "engine"],
    node: false,
    npm: {},
    because: "the editor runs without a browser, and its host passes in whatever else it needs",
  },
  web: {
    uses: ["foundation", "engine", "contract", "dates", "editor", "ink", "starters"],
    node: false,
    because: "the browser meets the server only in the contract",
  },
  cli: {
    uses: ["foundation", "engine", "dates", "ink", "press", "server", "starters"],
    node: true,
    because: "the command line starts the server and backs it up, and speaks to no server",
  },
};

export interface StageRow {
  readonly may: readonly string[];
  /** Stages whose types alone may be imported. */
  readonly types?: readonly string[];
  readonly because: string;
}

const all = [
  "primitives",
  "calendar",
  "typography",
  "display",
  "model",
  "language",
  "widgets",
  "parse",
  "expand",
  "layout",
];

/**
 * The engine's folders in pipeline order. Each may import itself, the listed folders, and the types of `world.ts`. Other
 * folders are not allowed.
 */
export const stages: Readonly<Record<string, StageRow>> = {
  primitives: { may: [], because: "primitives import no other stage" },
  calendar: { may: [], because: "names and calendars depend on no document" },
  typography: { may: ["primitives"], types: ["world.ts"], because: "typography is testable alone" },
  display: { may: ["primitives", "typography"], because: "the display list depends on no stage that makes decisions" },
  scripts: {
    may: ["primitives", "typography"],
    types: ["display"],
    because: "the support of scripts is loaded on demand: other stages get it from the library of fonts",
  },
  picture: {
    may: ["primitives", "display"],
    types: ["world.ts"],
    because: "picture files are read for the World, and stages only use the result",
  },
  model: {
    may: ["primitives", "calendar", "display"],
    types: ["typography", "world.ts"],
    because: "the model only describes documents",
  },
  language: {
    may: ["primitives", "calendar", "model"],
    types: ["display", "world.ts"],
    because: "tokens and bindings are independent of widgets",
  },
  events: {
    may: ["primitives", "calendar", "display", "model", "language"],
    types: ["world.ts"],
    because: "several widgets draw events alike, and none imports another",
  },
  widgets: {
    may: ["primitives", "calendar", "typography", "display", "model", "language", "events"],
    types: ["world.ts"],
    because: "a widget does not import the stages that use it",
  },
  parse: {
    may: ["primitives", "calendar", "model", "language", "widgets"],
    types: ["world.ts"],
    because: "parsing does no layout and no drawing",
  },
  expand: {
    may: ["primitives", "calendar", "model", "language", "widgets"],
    types: ["world.ts"],
    because: "expanding uses no coordinates and no fonts",
  },
  layout: {
    may: ["primitives", "calendar", "typography", "display", "model", "language", "widgets"],
    types: ["world.ts"],
    because: "layout reads no YAML and writes no file format",
  },
  styles: {
    may: ["primitives", "model", "widgets"],
    because: "a style only adds values to a widget",
  },
  compose: {
    may: ["primitives", "model", "widgets", "styles", "rescale"],
    because: "composing converts a template to a template before layout",
  },
  edition: {
    may: ["primitives", "display", "model", "manifest"],
    because: "an edition is arranged before layout, and compared by its manifest",
  },
  manifest: {
    may: ["primitives", "picture"],
    types: ["display"],
    because: "the manifest is a file format, and describes pages as layout made them",
  },
  lint: {
    may: ["primitives", "typography", "display", "model", "language", "widgets", "layout"],
    types: ["world.ts"],
    because: "the lint checks the result of layout; it reads no text and writes no file",
  },
  rescale: {
    may: ["primitives", "model", "widgets", "styles"],
    because: "rescaling converts a template to a template without laying out pages",
  },
  merge: {
    may: ["primitives", "model", "widgets", "parse", "rescale"],
    because: "projects are merged as they are stored, before they are read",
  },
  print: {
    may: ["primitives", "typography", "display"],
    because: "a print places pages that are laid out, whatever made them, and writes no file format",
  },
  emit: {
    may: ["primitives", "typography", "display", "manifest", "picture"],
    types: ["world.ts"],
    because: "an emitter converts display items and makes no decisions",
  },
  "pdf.ts": {
    may: ["typography", "display", "emit"],
    because: "a program that only writes PDFs loads no layout",
  },
  "world.ts": { may: [], types: [...all, "scripts"], because: "the World contains types and no code" },
};

/** Files and folders that may import all stages. */
export const acrossStages = [
  "added-errors.ts",
  "api.ts",
  "cells-to-separate.ts",
  "compile.ts",
  "create-world.ts",
  "compilation-stats.ts",
  "document-links.ts",
  "engine-texts.ts",
  "index.ts",
  "longest-variables.ts",
  "parse-written.ts",
  "sample-items.ts",
  "separate-cells.ts",
  "steps",
  "validate-plan.ts",
  "widget-painter.ts",
];

export interface SiblingRow {
  /** A folder whose entries (files or folders) must not import one another. */
  readonly folder: string;
  /** The entry that may import all others. */
  readonly registry?: string;
  readonly because: string;
}

export const independentSiblings: readonly SiblingRow[] = [
  {
    folder: "packages/engine/src/widgets",
    registry: "index.ts",
    because: "a widget is replaceable; what two of them share belongs in display, language or model",
  },
  { folder: "packages/engine/src/emit", because: "emitters are independent of each other" },
  { folder: "packages/web/src/screens", because: "what two screens share belongs in ui, api or editor" },
];

export interface ForbiddenRow {
  readonly from: RegExp;
  /** Matched against the imported file's path in the repository, or the package's name. */
  readonly never: RegExp;
  /** Allows `import type`. */
  readonly typesAllowed?: true;
  readonly because: string;
}

export const forbidden: readonly ForbiddenRow[] = [
  {
    from: /^packages\/server\/src\/[^/]+\/routes\.ts$/,
    never: /(^packages\/server\/src\/store\/|\/store\.ts$)/,
    because: "a route translates HTTP and calls its feature, which calls the store",
  },
  {
    from: /^packages\/server\/src\/(?!worker\/)/,
    never: /^@octavo\/(dates|engine|press)$|^packages\/server\/src\/worker\//,
    typesAllowed: true,
    because: "the engine runs in worker processes only; add a job to worker/jobs.ts and run it through the scheduler",
  },
  {
    from: /^packages\/server\/src\/worker\//,
    never: /^(fastify|@fastify\/[^/]+|kysely)(\/|$)|^packages\/server\/src\/(store|render)\/|\/(routes|store)\.ts$/,
    typesAllowed: true,
    because: "a worker process has neither HTTP nor the store: a job gets data and returns data",
  },
  {
    from: /^packages\/server\/src\/jobs\//,
    never: /^@octavo\/(engine|press)$|^packages\/server\/src\/(?!jobs\/|http\/)/,
    because: "the scheduler is generic: it knows no job",
  },
];
