/** Rows of the OpenAPI document, for the reference in Markdown and the screen of the studio. */
import type { Operation, Schema } from "./openapi.ts";

/** The response of a call that succeeds. `type` is a media type, or empty. */
export function successOf({ responses }: Operation) {
  const [[status = "", { content = {}, headers = {} }] = ["", {} as Operation["responses"][string]]] =
    Object.entries(responses);
  const [[type, { schema }] = ["", { schema: undefined }]] = Object.entries(content);
  return { status, type, schema, headers: Object.keys(headers) };
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

export function typeName(schema: Schema): string {
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return [...new Set(alternatives.map(typeName))].join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.items) return `${typeName(schema.items)}[]`;
  return [schema.type ?? "any"].flat().join(" | ");
}
