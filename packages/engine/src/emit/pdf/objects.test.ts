import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "../../../test/support/any-text.ts";
import { formatDictionary, formatName, formatNumber, formatString, formatTextString } from "./objects.ts";

describe("a number", () => {
  const finite = fc.double({ min: -(2 ** 31) + 1, max: 2 ** 31 - 1, noNaN: true });

  test("has an optional sign, digits and at most one point at any size", () => {
    fc.assert(fc.property(finite, (value) => /^-?(\d+|\d*\.\d{1,2})$/.test(formatNumber(value))));
  });

  test("reads back within half a hundredth", () => {
    const near = fc.double({ min: -20_000, max: 20_000, noNaN: true });
    fc.assert(fc.property(near, (value) => Math.abs(Number(formatNumber(value)) - value) <= 0.005001));
  });

  test.each([
    [0, "0"],
    [-0, "0"],
    [-0.001, "0"],
    [0.5, ".5"],
    [-0.25, "-.25"],
    [595.2, "595.2"],
    [12.3456, "12.35"],
    [1e-9, "0"],
    [123456789.1, "123456789.1"],
  ])("%d is written as %s", (value, text) => expect(formatNumber(value)).toBe(text));

  test("has three decimals where asked for", () => expect(formatNumber(0.3333, 3)).toBe(".333"));

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e30])("%d is refused", (value) => {
    expect(() => formatNumber(value)).toThrow(RangeError);
  });
});

describe("a string", () => {
  test("reads back as the bytes it was made of", () => {
    const bytes = fc.array(fc.integer({ min: 0, max: 255 })).map((codes) => String.fromCharCode(...codes));
    fc.assert(fc.property(bytes, (text) => readString(formatString(text)) === text));
  });

  test("escapes delimiters", () => expect(formatString("a)(\\\r\n")).toBe("(a\\)\\(\\\\\\r\n)"));
});

describe("a text string", () => {
  test("is ASCII when it can be", () => expect(formatTextString("Notes (1)")).toBe("(Notes \\(1\\))"));

  test("is UTF-16 behind a byte order mark otherwise", () => {
    expect(formatTextString("ż😀")).toBe("(\xfe\xff\x01\x7c\xd8\x3d\xde\x00)");
  });

  test("reads back, whatever it says", () => {
    fc.assert(fc.property(anyText(), (text) => readText(formatTextString(text)) === text));
  });
});

test("a name escapes delimiters, spaces and bytes outside ASCII", () => {
  expect(formatName("A B#/é")).toBe("/A#20B#23#2f#e9");
});

test("a dictionary omits spaces before delimiters and undefined entries", () => {
  expect(formatDictionary({ Type: "/Page", Count: "3", Kids: "[1 0 R]", Parent: undefined })).toBe(
    "<</Type/Page/Count 3/Kids[1 0 R]>>",
  );
});

/** Parses a literal string (ISO 32000-2, 7.3.4.2). */
function readString(literal: string): string {
  return literal
    .slice(1, -1)
    .replace(/\\([\s\S])|\r\n?/g, (_, escaped?: string) =>
      escaped === undefined ? "\n" : escaped === "r" ? "\r" : escaped,
    );
}

function readText(literal: string): string {
  const bytes = readString(literal);
  if (!bytes.startsWith("\xfe\xff")) return bytes;
  let text = "";
  for (let i = 2; i < bytes.length; i += 2)
    text += String.fromCharCode((bytes.charCodeAt(i) << 8) | bytes.charCodeAt(i + 1));
  return text;
}
