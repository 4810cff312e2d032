import { expect, it } from "vitest";
import { publicReference } from "./public-project.ts";

it("reads the custom address or the id", () => {
  expect(publicReference({ slug: "planner-2026" })).toEqual({ slug: "planner-2026" });
  expect(publicReference({ projectId: "17" })).toEqual({ id: "17" });
});

it("is undefined for an empty address", () => {
  expect([{}, { slug: " " }, { projectId: "" }].map(publicReference)).toEqual([undefined, undefined, undefined]);
});
