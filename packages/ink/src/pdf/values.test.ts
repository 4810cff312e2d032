import { Latin1 } from "@octavo/engine";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { latin1 } from "./update-file.ts";
import { printValue, SyntaxProblem, stringBytes, textString, ValueReader, WrittenString } from "./values.ts";

const read = (text: string) => new ValueReader(new Latin1(latin1(text)), 0, text.length).value();

test("values are printed as they were read", () => {
  const written = "<</Type /Annot/Rect [1 2.5 -3 .5]/P 12 0 R/C (a \\) (b))/D <</N null/T true/H <4e>>>>>";
  expect(printValue(read(written))).toBe(
    "<</Type /Annot/Rect [1 2.5 -3 0.5]/P 12 0 R/C (a \\) (b))/D <</N null/T true/H <4e>>>>>",
  );
});

test("names keep characters that are escaped", () => {
  expect(printValue(read("/A#20B#2F"))).toBe("/A#20B#2f");
});

test("numbers are not taken for references", () => {
  expect(read("[1 0 R 2 0 3 R0]".replace(" R0", ""))).toEqual([read("1 0 R"), 2, 0, 3]);
});

test("text is read in both notations of strings", () => {
  expect(stringBytes(new WrittenString("(a\\051\\n\\\nb)"))).toBe("a)\nb");
  expect(stringBytes(textString("ż"))).toBe("\xfe\xff\x01\x7c");
});

test("damage is a syntax problem, however deep it is", () => {
  for (const text of ["<</A", "[1 2", "(open", "<</A 1 /B>>", "[".repeat(5000), "<</A<<".repeat(5000)])
    expect(() => read(text)).toThrow(SyntaxProblem);
});

test("any bytes are a value or a syntax problem", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."<>[]()/%#\\ 0aR.-\n"), maxLength: 60 }), (text) => {
      try {
        printValue(read(text));
      } catch (problem) {
        expect(problem).toBeInstanceOf(SyntaxProblem);
      }
    }),
  );
});
