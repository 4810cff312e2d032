import { expect, it } from "vitest";
import { copyName } from "./copy-name.ts";

it("appends the suffix to a name of any length", () => {
  expect(copyName("Daily planner")).toBe("Daily planner copy");
  expect(copyName("n".repeat(100))).toBe(`${"n".repeat(95)} copy`);
});
