import { expect, test } from "vitest";
import { addedContent } from "./flattened-ink.ts";

const plain = "0 0 m 9 9 l S\n/X1 Do";

test("content behind that of Octavo is what was added", () => {
  expect(addedContent(`${plain}\n1 0 0 RG 5 5 m 6 6 l S`, plain)).toBe("1 0 0 RG 5 5 m 6 6 l S\n");
});

test("a saved and restored state is not part of it", () => {
  expect(addedContent(`q\n${plain}\nQ\nq 2 w 5 5 m 6 6 l S Q`, plain)).toBe("q 2 w 5 5 m 6 6 l S Q\n");
  expect(addedContent(`q 1 0 0 1 0 0 cm\n${plain}\nQ`, plain)).toBe("");
});

test("operators that are missing at the end are added", () => {
  expect(addedContent(`${plain} q 5 5 m 6 6 l S`, plain)).toBe("q 5 5 m 6 6 l S\nQ\n");
});

test("a page that was drawn anew, or elsewhere, has no known addition", () => {
  expect(addedContent("0 0 m 9 9.1 l S", plain)).toBeUndefined();
  expect(addedContent(`0.5 0 0 0.5 0 0 cm\n${plain}\n5 5 m 6 6 l S`, plain)).toBeUndefined();
  expect(addedContent(`${plain} 5 5 m Q Q Q 5 5 l S`, plain)).toBeUndefined();
});
