import { expect, it } from "vitest";
import { publicReference } from "./public-reference.ts";

it("takes the address that an author chose, or the id", () => {
  expect(publicReference({ slug: "planner-2026" })).toEqual({ slug: "planner-2026" });
  expect(publicReference({ projectId: "17" })).toEqual({ id: "17" });
});

it("is none where the address names nothing", () => {
  expect([{}, { slug: " " }, { projectId: "" }].map(publicReference)).toEqual([undefined, undefined, undefined]);
});
