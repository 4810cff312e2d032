import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isTooComplex } from "./parse-json.ts";

const labyrinth = (json: string) => isTooComplex(Buffer.from(json));

describe("JSON with more in it than any request needs", () => {
  test.each([
    ["nested lists without end", "[".repeat(1_000_000)],
    ["nested mappings without end", '{"a":'.repeat(1_000_000)],
    ["a million numbers", `[${"0,".repeat(1_000_000)}0]`],
    ["a million fields", `{${Array.from({ length: 1_000_000 }, (_, i) => `"${i}":0`).join()}}`],
  ])("is recognised: %s", (_, json) => expect(labyrinth(json)).toBe(true));

  test.each([
    ["a long text", JSON.stringify({ yaml: "a, [b], {c}\n".repeat(100_000) })],
    ["a text of quotation marks and backslashes", JSON.stringify({ yaml: '\\"[\\\\"'.repeat(200_000) })],
    ["some thousand values", JSON.stringify(Array.from({ length: 5000 }, (_, index) => ({ index, name: "{[" })))],
    ["a text that never ends", `{"a": "${"[".repeat(1_000_000)}`],
  ])("is not found where there is none: %s", (_, json) => expect(labyrinth(json)).toBe(false));

  test("is not found in strings", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('"', "\\", "[", "{", ",", "é", "\n"), { maxLength: 400 }), (parts) => {
        expect(labyrinth(JSON.stringify({ text: parts.join("").repeat(300) }))).toBe(false);
      }),
    );
  });
});
