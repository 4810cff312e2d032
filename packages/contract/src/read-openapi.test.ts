import { expect, test } from "vitest";
import { fieldsOf } from "./read-openapi.ts";

test("lists the fields of nested objects and lists", () => {
  const text = { type: "string" };
  const schema = {
    type: "object",
    properties: {
      name: { ...text, description: "Unique" },
      pages: { type: "array", items: { type: "object", properties: { label: text }, required: ["label"] } },
    },
    required: ["name"],
  };
  expect(fieldsOf(schema, 3)).toEqual([
    { name: "name", type: "string", isRequired: true, description: "Unique" },
    { name: "pages", type: "object[]", isRequired: false, description: "" },
    { name: "pages[].label", type: "string", isRequired: true, description: "" },
  ]);
});

test("names types, with ranges and defaults", () => {
  const properties = {
    name: { anyOf: [{ type: "string" }, { type: "null" }] },
    kind: { enum: ["a", "b"] },
    size: { type: ["string", "null"] },
    rest: {},
    scale: { type: "number", minimum: 0.5, maximum: 4, default: 2 },
    count: { type: "integer", minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
  };
  expect(fieldsOf({ properties }, 1).map(({ type }) => type)).toEqual([
    "string | null",
    '"a" | "b"',
    "string | null",
    "any",
    "number, 0.5 to 4, 2 by default",
    "integer",
  ]);
});

test("joins the fields of alternatives, which are required if all have them", () => {
  const form = (outcome: string, more: string) => ({
    properties: { outcome: { const: outcome }, [more]: { type: "string", description: `For ${outcome}` } },
    required: ["outcome", more],
  });
  expect(fieldsOf({ anyOf: [{ type: "null" }, form("in", "token"), form("new", "name")] }, 1)).toEqual([
    { name: "outcome", type: '"in" | "new"', isRequired: true, description: "" },
    { name: "token", type: "string", isRequired: false, description: "For in" },
    { name: "name", type: "string", isRequired: false, description: "For new" },
  ]);
});
