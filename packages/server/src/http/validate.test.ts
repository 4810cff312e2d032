import { expect, test } from "vitest";
import * as z from "zod";
import { ApiError } from "./api-error.ts";
import { validate } from "./validate.ts";

const schema = z.object({
  name: z.string().min(1).max(5).default("x"),
  page: z.coerce.number().int().min(1).default(1),
  scale: z.number().max(4).optional(),
  mode: z.enum(["once", "count"]).optional(),
  accepted: z.literal(true).optional(),
  list: z.array(z.string()).max(1).optional(),
  own: z.string().max(2, "A sentence of its own").optional(),
});

const refusal = (value: unknown) => {
  try {
    validate(schema, value);
  } catch (problem) {
    return problem instanceof ApiError ? problem.message : problem;
  }
  return undefined;
};

test.each([
  [{ name: 1 }, "name: Must be text"],
  [{ name: "" }, "name: Use at least 1 character"],
  [{ name: "abcdef" }, "name: Use at most 5 characters"],
  [{ page: "abc" }, "page: Must be a number"],
  [{ page: 1.5 }, "page: Must be a whole number"],
  [{ page: 0 }, "page: Must be at least 1"],
  [{ scale: 9 }, "scale: Must be at most 4"],
  [{ mode: "weekly" }, "mode: Must be one of once, count"],
  [{ accepted: false }, "accepted: Must be true"],
  [{ list: "a" }, "list: Must be a list"],
  [{ list: ["a", "b"] }, "list: Must have at most 1 entry"],
  [{ own: "abc" }, "own: A sentence of its own"],
  [[], "Must be an object with fields"],
  [{ name: "a", page: 2 }, undefined],
])("%j: %s", (value, sentence) => {
  expect(refusal(value)).toBe(sentence);
});
