/** Random values of a schema, valid and invalid. */
import fc, { type Arbitrary } from "fast-check";
import * as z from "zod";
import { anyText } from "../any-text.ts";

/** Meaningful texts by field name. */
export type Vocabulary = Readonly<Record<string, Arbitrary<string>>>;

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Maximum depth of nested sections. */
const deepest = 3;
const longestText = 60;
const longestList = 4;

export function arbitraryOf(schema: z.ZodType, words: Vocabulary): Arbitrary<unknown> {
  const root = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });

  function build(schema: JsonSchema, field: string, depth: number): Arbitrary<unknown> {
    if (schema.$ref !== undefined) return referred(schema.$ref, field, depth);
    if (schema.anyOf) return fc.oneof(...schema.anyOf.map((form) => build(form, field, depth)));
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    if (schema.type === "object") return anObject(schema, field, depth);
    if (schema.type === "array")
      return fc.array(build(onlySchema(schema.items), field, depth), { maxLength: longestList });
    return aScalar(schema, field);
  }

  function referred(reference: string, field: string, depth: number): Arbitrary<unknown> {
    const target = root.$defs?.[reference.replace("#/$defs/", "")];
    return target && depth < deepest ? build(target, field, depth + 1) : fc.constant({});
  }

  function anObject(schema: JsonSchema, field: string, depth: number): Arbitrary<unknown> {
    const { properties, required, additionalProperties } = schema;
    if (properties === undefined)
      return fc.dictionary(aText(schema, field), build(onlySchema(additionalProperties), field, depth), { maxKeys: 3 });
    const fields = Object.entries(properties).map(
      ([name, form]) => [name, build(onlySchema(form), name, depth)] as const,
    );
    const all: Record<string, Arbitrary<unknown>> = Object.fromEntries(fields);
    return fc.record(all, { requiredKeys: [...(required ?? [])] });
  }

  function aScalar(schema: JsonSchema, field: string): Arbitrary<unknown> {
    const { minimum = -10, maximum = 1000 } = schema;
    if (schema.type === "null") return fc.constant(null);
    if (schema.type === "boolean") return fc.boolean();
    if (schema.type === "integer") return fc.integer({ min: minimum, max: Math.max(minimum, Math.min(maximum, 1000)) });
    if (schema.type === "number") return fc.double({ min: minimum, max: maximum, noNaN: true });
    return aText(schema, field);
  }

  function aText({ minLength = 0, maxLength = longestText }: JsonSchema, field: string): Arbitrary<string> {
    return words[field] ?? fc.string({ unit: "grapheme", minLength, maxLength: Math.min(maxLength, longestText) });
  }

  return build(root, "", 0);
}

/** A schema may be `true`, which allows anything. */
function onlySchema(schema: JsonSchema["items"] | JsonSchema["additionalProperties"]): JsonSchema {
  return typeof schema === "object" && !Array.isArray(schema) ? schema : {};
}

/** Values that no form contains. */
const strange: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, 0, -1, 0.5, 1e308, 2 ** 53, "", " ", "\0", "\uD800", "x".repeat(70_000), [], {}, [[[]]]),
  fc.constantFrom("__proto__", "constructor", "../../etc/passwd", "' or 1=1 --", "%00", "\u202E", "{date}", "@date"),
  fc.jsonValue(),
  anyText(),
);

/** Replaces a random position of a value. */
const damage = fc.record({ place: fc.nat(), key: fc.constantFrom("__proto__", "constructor", "x", ""), strange });

/** Replaces up to three positions of a value. */
export function damaged(values: Arbitrary<unknown>): Arbitrary<unknown> {
  const damages = fc.array(damage, { maxLength: 3 });
  return fc
    .tuple(values, damages)
    .map(([value, list]) =>
      list.reduce((before, { place, key, strange }) => replaced(before, place, key, strange), value),
    );
}

function replaced(value: unknown, place: number, key: string, strange: unknown): unknown {
  if (typeof value !== "object" || value === null) return strange;
  const keys = [...Object.keys(value), key];
  const chosen = keys[place % keys.length] ?? key;
  const entries: [string, unknown][] = Object.entries(value);
  const rest = Math.floor(place / keys.length);
  // Descends with a probability of one half.
  const change = (old: unknown) => (rest % 2 === 0 ? strange : replaced(old, rest, key, strange));
  const changed = entries.map(([name, old]) => [name, name === chosen ? change(old) : old] as const);
  if (Array.isArray(value)) return changed.map(([, item]) => item);
  return Object.fromEntries(chosen in value ? changed : [...changed, [chosen, strange]]);
}

/** A text with a random piece replaced. */
export function torn(text: string): Arbitrary<string> {
  const cut = fc.tuple(fc.nat(text.length), fc.nat(20), fc.oneof(fc.constant(""), anyText()));
  return fc
    .array(cut, { minLength: 1, maxLength: 4 })
    .map((cuts) =>
      cuts.reduce((before, [at, length, put]) => before.slice(0, at) + put + before.slice(at + length), text),
    );
}
