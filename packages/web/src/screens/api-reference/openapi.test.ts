import { openApi } from "@octavo/contract";
import { expect, it } from "vitest";
import { callGroups, fieldsOf, type OpenApi, typeName } from "./openapi.ts";

const document = openApi({ version: "0.1.0", publicUrl: "https://planners.example" }) as unknown as OpenApi;

it("groups all calls of the contract by the first part of their path", () => {
  const groups = callGroups(document, "");
  expect(groups.map(({ name }) => name)).toEqual(expect.arrayContaining(["auth", "projects", "public", "compile"]));
  const calls = groups.flatMap((group) => group.calls);
  expect(calls).toHaveLength(Object.values(document.paths).flatMap((operations) => Object.keys(operations)).length);
});

it("finds calls by words of the method, the path and the summary", () => {
  const found = callGroups(document, "post clone slug").flatMap(({ calls }) => calls.map(({ path }) => path));
  expect(found).toEqual(["/api/projects/public/slug/{slug}/clone"]);
  expect(callGroups(document, "no such call")).toEqual([]);
});

it("lists the fields of nested objects and lists", () => {
  const text = { type: "string" };
  const schema = {
    type: "object",
    properties: {
      name: { ...text, description: "Unique" },
      pages: { type: "array", items: { type: "object", properties: { label: text }, required: ["label"] } },
    },
    required: ["name"],
  };
  expect(fieldsOf(schema)).toEqual([
    { name: "name", type: "string", isRequired: true, description: "Unique" },
    { name: "pages", type: "object[]", isRequired: false, description: "" },
    { name: "pages[].label", type: "string", isRequired: true, description: "" },
  ]);
});

it("names types", () => {
  expect(typeName({ anyOf: [{ type: "string" }, { type: "null" }] })).toBe("string | null");
  expect(typeName({ enum: ["a", "b"] })).toBe('"a" | "b"');
  expect(typeName({ type: ["string", "null"] })).toBe("string | null");
  expect(typeName({})).toBe("any");
});
