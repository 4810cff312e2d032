/**
 * Who may import whom. `scripts/boundaries.ts` turns these tables into lint errors; a line of `because` ends up in
 * the message, so that whoever meets it learns the reason and not only the rule.
 */

export interface PackageRow {
  /** Other packages of this repository, always through their package name. */
  readonly uses: readonly string[];
  /** Packages of which only types may be imported. */
  readonly usesTypesOf?: readonly string[];
  readonly node: boolean;
  /** npm packages, each with the part of `src/` that may import it ("" is all of it). Absent: whatever its package.json lists. */
  readonly npm?: Readonly<Record<string, string>>;
  readonly because: string;
}

export const packages: Readonly<Record<string, PackageRow>> = {
  engine: {
    uses: [],
    node: false,
    npm: { "js-yaml": "parse/", "punycode.js": "emit/pdf/" },
    because: "the engine runs anywhere, and whatever it needs from outside comes through its World",
  },
  contract: {
    uses: [],
    usesTypesOf: ["engine"],
    node: false,
    npm: { zod: "" },
    because: "the contract is vocabulary, read by browser and server alike",
  },
  press: { uses: ["engine"], node: true, because: "the press is the engine on Node and knows nothing of HTTP" },
  server: {
    uses: ["engine", "contract", "press"],
    node: true,
    because: "the server meets the browser only in the contract",
  },
  editor: {
    uses: ["engine"],
    node: false,
    npm: {},
    because: "the editor runs without a browser, and its host passes in whatever else it needs",
  },
  web: {
    uses: ["engine", "contract", "editor"],
    node: false,
    because: "the browser meets the server only in the contract",
  },
  cli: {
    uses: ["engine", "press", "server"],
    node: true,
    because: "the command line needs of the server only its backups, and speaks to no server",
  },
};

export interface StageRow {
  readonly may: readonly string[];
  /** Stages of which only types may be imported. */
  readonly types?: readonly string[];
  readonly because: string;
}

const all = ["foundation", "typography", "display", "model", "language", "widgets", "parse", "expand", "layout"];

/**
 * The engine's folders, in the order of the pipeline: each may import itself, what stands on its right, and the types
 * of `world.ts`. A folder that is not listed may not exist.
 */
export const stages: Readonly<Record<string, StageRow>> = {
  foundation: { may: [], because: "the foundation can be read first" },
  typography: { may: ["foundation"], types: ["world.ts"], because: "typography is testable alone" },
  display: { may: ["foundation", "typography"], because: "the waist depends on nothing that decides" },
  picture: {
    may: ["foundation", "display"],
    types: ["world.ts"],
    because: "reading picture files is a part of the World, which no stage sees from inside",
  },
  model: {
    may: ["foundation", "display"],
    types: ["typography", "world.ts"],
    because: "the model only says what documents are",
  },
  language: {
    may: ["foundation", "model"],
    types: ["world.ts"],
    because: "tokens and bindings are read without knowing any widget",
  },
  widgets: {
    may: ["foundation", "typography", "display", "model", "language"],
    types: ["world.ts"],
    because: "a widget knows no stage that uses it",
  },
  parse: {
    may: ["foundation", "model", "language", "widgets"],
    types: ["world.ts"],
    because: "parsing neither places nor draws",
  },
  expand: {
    may: ["foundation", "model", "language", "widgets"],
    types: ["world.ts"],
    because: "expanding never sees a point or a font",
  },
  layout: {
    may: ["foundation", "typography", "display", "model", "language", "widgets"],
    types: ["world.ts"],
    because: "layout neither reads YAML nor writes a file format",
  },
  lint: {
    may: ["foundation", "typography", "display", "model", "language", "widgets", "layout"],
    types: ["world.ts"],
    because: "the lint judges what layout made, and neither reads text nor writes a file",
  },
  rescale: {
    may: ["foundation", "model", "widgets"],
    because: "rescaling makes a template of a template and never sees a page",
  },
  emit: {
    may: ["foundation", "typography", "display"],
    types: ["world.ts"],
    because: "an emitter translates display items and decides nothing",
  },
  "world.ts": { may: [], types: all, because: "the World is a description, not code" },
};

/** The files that see all stages. */
export const acrossStages = [
  "compile.ts",
  "compilation-stats.ts",
  "document-links.ts",
  "index.ts",
  "longest-variables.ts",
  "sample-items.ts",
  "validate-plan.ts",
  "widget-painter.ts",
];

export interface ApartRow {
  /** A folder whose entries (files or folders) do not import one another. */
  readonly folder: string;
  /** The entry that may import them all. */
  readonly registry?: string;
  readonly because: string;
}

export const apart: readonly ApartRow[] = [
  {
    folder: "packages/engine/src/widgets",
    registry: "index.ts",
    because: "a widget is replaceable; what two of them share belongs in display, language or model",
  },
  { folder: "packages/engine/src/emit", because: "each emitter can be deleted without the other noticing" },
  { folder: "packages/web/src/screens", because: "what two screens share belongs in ui, api or editor" },
];

export interface NeverRow {
  readonly from: RegExp;
  /** Matched against the imported file's path in the repository, or the package's name. */
  readonly never: RegExp;
  /** Allows `import type`. */
  readonly typesAllowed?: true;
  readonly because: string;
}

export const never: readonly NeverRow[] = [
  {
    from: /^packages\/server\/src\/[^/]+\/routes\.ts$/,
    never: /(^packages\/server\/src\/store\/|\/store\.ts$)/,
    because: "a route translates HTTP and asks its feature, which asks the store",
  },
  {
    from: /^packages\/server\/src\/(?!worker\/)/,
    never: /^@octavo\/(engine|press)$|^packages\/server\/src\/worker\//,
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
