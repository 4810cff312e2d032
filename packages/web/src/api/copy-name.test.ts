import { expect, it } from "vitest";
import { copyName } from "./copy-name.ts";

it("says that it is a copy, however long the name is", () => {
  expect(copyName("Daily planner")).toBe("Daily planner copy");
  expect(copyName("n".repeat(100))).toBe(`${"n".repeat(95)} copy`);
});
