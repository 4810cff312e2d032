/** The parts of an OpenAPI 3.1 document that the server writes, and their rows on the screen. */

export interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly description?: string;
  readonly default?: unknown;
}

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
}

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

export interface Call {
  /** "GET" */
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

export interface CallGroup {
  /** First part of the path: "projects". */
  readonly name: string;
  readonly calls: readonly Call[];
}

/** Groups the calls that contain all words in their method, path or summary. */
export function callGroups({ paths }: OpenApi, words: string): readonly CallGroup[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const found = calls.filter(({ method, path, operation }) => {
    const text = `${method} ${path} ${operation.summary}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  const groups = Map.groupBy(found, ({ path }) => path.split("/")[2] ?? path);
  return [...groups].map(([name, members]) => ({ name, calls: members }));
}

export interface Field {
  /** "metadata.name", or "projects[].id" inside a list. */
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string;
}

/** Deeper structures are described by their type. */
const maxDepth = 3;

/** Lists the properties of an object, and those of objects inside it. */
export function fieldsOf(schema: Schema | undefined, prefix = "", depth = 0): readonly Field[] {
  if (!schema || depth === maxDepth) return [];
  if (schema.items) return fieldsOf(schema.items, `${prefix}[]`, depth);
  return Object.entries(schema.properties ?? {}).flatMap(([property, value]) => {
    const name = prefix === "" ? property : `${prefix}.${property}`;
    const isRequired = schema.required?.includes(property) ?? false;
    const row = { name, type: typeName(value), isRequired, description: value.description ?? "" };
    return [row, ...fieldsOf(value, name, depth + 1)];
  });
}

export function typeName(schema: Schema): string {
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return [...new Set(alternatives.map(typeName))].join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.items) return `${typeName(schema.items)}[]`;
  return [schema.type ?? "any"].flat().join(" | ");
}
