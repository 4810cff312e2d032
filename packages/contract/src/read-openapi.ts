/** The OpenAPI document, and its rows for the reference in Markdown and the screen of the studio. */

/** The part of JSON Schema that the contract's schemas become. */
export interface Schema {
  readonly $ref?: string;
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
  readonly minimum?: number;
  readonly maximum?: number;
}

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required: boolean;
  readonly schema: Schema;
}

export type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

export interface Response {
  /** Error codes of a failure. */
  readonly description: string;
  readonly headers?: Readonly<Record<string, { readonly schema: Schema }>>;
  readonly content?: Content;
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  /** Sentences about who may make the call, and when. Empty if anybody may. */
  readonly description: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  /** By status. The success has the lowest. */
  readonly responses: Readonly<Record<string, Response>>;
}

/** An OpenAPI 3.1 description. */
export interface OpenApi {
  readonly openapi: "3.1.0";
  readonly info: { readonly title: string; readonly version: string };
  readonly servers: readonly { readonly url: string }[];
  /** By path and method in lower case. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>>; readonly securitySchemes: object };
}

interface Success {
  readonly status: string;
  /** Media type. Empty without a body. */
  readonly type: string;
  readonly schema: Schema | undefined;
  /** Names of headers. */
  readonly headers: readonly string[];
}

export function successOf({ responses }: Operation): Success {
  const [status = ""] = Object.keys(responses);
  const { content = {}, headers = {} } = responses[status] ?? {};
  const [type = ""] = Object.keys(content);
  return { status, type, schema: content[type]?.schema, headers: Object.keys(headers) };
}

/** Lists "404 (NOT_FOUND)" and so on. */
export const failuresOf = ({ responses }: Operation): readonly string[] =>
  Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .map(([status, { description }]) => `${status} (${description})`);

export const bodyOf = ({ requestBody }: Operation): Schema | undefined =>
  requestBody?.content["application/json"]?.schema;

export const parametersOf = ({ parameters = [] }: Operation): readonly Field[] =>
  parameters.map(({ name, schema, required }) => fieldOf(name, schema, required));

export interface Field {
  /** "metadata.name", or "projects[].id" inside a list. */
  readonly name: string;
  /** With range and default: "number, 0.5 to 4, 2 by default". */
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string;
}

/** Lists the properties of an object or of its alternatives, and those of objects inside it, to a depth. */
export function fieldsOf(schema: Schema | undefined, depth: number, prefix = ""): readonly Field[] {
  if (!schema || depth === 0) return [];
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return joined(alternatives.map((form) => fieldsOf(form, depth, prefix)));
  if (schema.items) return fieldsOf(schema.items, depth, `${prefix}[]`);
  return Object.entries(schema.properties ?? {}).flatMap(([property, value]) => {
    const name = prefix === "" ? property : `${prefix}.${property}`;
    const isRequired = schema.required?.includes(property) ?? false;
    return [fieldOf(name, value, isRequired), ...fieldsOf(value, depth - 1, name)];
  });
}

/** Joins the fields of alternatives. A field is required if every alternative with fields requires it. */
function joined(alternatives: readonly (readonly Field[])[]): readonly Field[] {
  const forms = alternatives.filter((fields) => fields.length > 0);
  return [...Map.groupBy(forms.flat(), ({ name }) => name)].map(([name, fields]) => ({
    name,
    type: [...new Set(fields.map(({ type }) => type))].join(" | "),
    isRequired: fields.length === forms.length && fields.every(({ isRequired }) => isRequired),
    description: fields.find(({ description }) => description !== "")?.description ?? "",
  }));
}

function fieldOf(name: string, schema: Schema, isRequired: boolean): Field {
  const type = [typeName(schema), ...rangeOf(schema), ...defaultOf(schema)].join(", ");
  return { name, type, isRequired, description: schema.description ?? "" };
}

/** Integers have the largest safe one as their bound if they have none. */
function rangeOf({ minimum, maximum }: Schema): readonly string[] {
  const isGiven = (bound: number | undefined) => bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER;
  return isGiven(minimum) && isGiven(maximum) ? [`${minimum} to ${maximum}`] : [];
}

const defaultOf = ({ default: standard }: Schema): readonly string[] =>
  standard === undefined ? [] : [`${JSON.stringify(standard)} by default`];

function typeName(schema: Schema): string {
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return [...new Set(alternatives.map(typeName))].join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.items) return `${typeName(schema.items)}[]`;
  return [schema.type ?? "any"].flat().join(" | ");
}
