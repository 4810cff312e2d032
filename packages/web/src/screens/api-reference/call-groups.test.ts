import { openApi } from "@octavo/contract";
import { expect, it } from "vitest";
import { callGroups } from "./call-groups.ts";

const document = openApi({ version: "0.1.0", publicUrl: "https://planners.example" });

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
