import { expect, it } from "vitest";
import { parseContext, printContext } from "./context-json.ts";

it("parses its own output", () => {
  const variables = { mood: "calm", "day in words": "{weekday}" };
  expect(parseContext(printContext(variables))).toEqual(variables);
  expect(parseContext('{"page": 3}')).toEqual({ page: "3" });
});

it.each(["", "{", "[1]", "3", "null", '{"a": {}}', '{"a": null}', '{"": "x"}'])("ignores %j", (text) => {
  expect(parseContext(text)).toBeUndefined();
});
