import { describe, expect, test } from "vitest";
import * as z from "zod";
import { commonErrors } from "../errors.ts";
import { empty, errorCodes, type Route } from "./route.ts";

const ofRoute = (fields: Partial<Route>) => {
  const codes = errorCodes({ summary: "", auth: "none", response: empty, ...fields });
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.slice(0, commonErrors.length)).toEqual(commonErrors);
  return codes.slice(commonErrors.length);
};

const object = z.object({});
const gate = ["UNAUTHORIZED", "TERMS_NOT_ACCEPTED", "SECOND_FACTOR_MISSING"];

describe("the errors of a route", () => {
  test.each<[string, Partial<Route>, readonly string[]]>([
    ["without fields", {}, []],
    ["with a session", { auth: "token" }, ["UNAUTHORIZED", "FORBIDDEN"]],
    ["for users", { auth: "user" }, [...gate, "FORBIDDEN"]],
    ["for administrators", { auth: "admin" }, [...gate, "FORBIDDEN"]],
    ["for programs, too", { auth: "user", scope: "read_planners" }, [...gate, "INSUFFICIENT_SCOPE"]],
    ["with a recent sign-in", { auth: "token", confirmed: true }, ["UNAUTHORIZED", "FORBIDDEN", "CONFIRM_IDENTITY"]],
    ["with parameters", { params: object }, ["NOT_FOUND"]],
    ["with a query", { query: object }, ["INVALID_REQUEST"]],
    ["with a body", { body: object }, ["REQUEST_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE", "INVALID_REQUEST"]],
    ["with a revision to match", { revision: "matched" }, ["STALE_REVISION"]],
    ["with a revision in its answer", { revision: "answered" }, []],
    ["with its own", { params: object, errors: ["NAME_TAKEN", "NOT_FOUND"] }, ["NOT_FOUND", "NAME_TAKEN"]],
  ])("%s follow from its fields", (_what, fields, codes) => {
    expect(ofRoute(fields)).toEqual(codes);
  });
});
