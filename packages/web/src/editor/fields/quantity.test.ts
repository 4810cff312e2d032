import { formatMessage } from "@octavo/foundation";
import { describe, expect, onTestFinished, test } from "vitest";
import { loadDictionary } from "../../language/load-dictionary.ts";
import { setDictionary } from "../../language/t.ts";
import { formatQuantity, parseQuantity, type QuantityRules } from "./quantity.ts";

const points: QuantityRules = { unit: "pt", whole: 600 };
const millimetres: QuantityRules = { unit: "mm", whole: 600 };

function value(written: string, rules: QuantityRules = points) {
  const quantity = parseQuantity(written, rules);
  return quantity.kind === "to" ? quantity.value : quantity;
}

function problemOf(written: string, rules: QuantityRules): string | undefined {
  const quantity = parseQuantity(written, rules);
  return quantity.kind === "problem" ? formatMessage(quantity.problem) : undefined;
}

describe("a number field", () => {
  test.each([
    ["12", 12],
    [" 12.5 ", 12.5],
    ["12,5", 12.5],
    [".5", 0.5],
    ["-3", -3],
    ["72/2", 36],
    ["2 + 3 * 4", 14],
    ["(2 + 3) * 4", 20],
    ["10 - 4 - 3", 3],
    ["100 / 5 / 2", 10],
    ["2 × 3 ÷ 4", 1.5],
    ["-(2 + 3)", -5],
    ["--2", 2],
    ["0 * -1", 0],
    ["=100+110", 210],
    [" = 7 ", 7],
  ])("evaluates %s", (written, result) => expect(value(written)).toBe(result));

  test.each([
    ["1in", 72],
    ['2"', 144],
    ["25.4 mm", 72],
    ["2.54cm", 72],
    ["12pt", 12],
    ["10MM + 5", 33.3465],
    ["50%", 300],
    ["100% - 36", 564],
    ["1in / 2", 36],
    ["2 * 1in", 144],
    ["1in / 1in", 1],
  ])("converts %s to points", (written, result) => expect(value(written)).toBe(result));

  test("reads a number without a unit in its display unit", () => {
    expect(value("25.4", millimetres)).toBe(72);
    expect(value("25.4 + 1in", millimetres)).toBe(144);
    expect(value("72pt", millimetres)).toBe(72);
    expect(value("50%", millimetres)).toBe(300);
  });

  test("reads a factor as a plain number in any display unit", () => {
    expect(value("2 * 12.7mm", millimetres)).toBe(72);
    expect(value("12.7 * 2", millimetres)).toBe(72);
  });

  test("accepts pixels if the device is known", () => {
    expect(value("100px", { unit: "pt", pixel: 72 / 300 })).toBe(24);
    expect(problemOf("100px", points)).toContain('"px"');
  });

  test("counts in pixels if that is its unit", () => {
    expect(value("800px * 2", { unit: "px" })).toBe(1600);
    expect(value("1600", { unit: "px" })).toBe(1600);
  });

  test("reads percent of 1 for plain numbers", () => {
    expect(value("50%", {})).toBe(0.5);
    expect(parseQuantity("5mm", {})).toMatchObject({ kind: "problem" });
  });

  test("adds after += and subtracts after -=", () => {
    expect(parseQuantity("+=10", points)).toEqual({ kind: "by", value: 10 });
    expect(parseQuantity("-= 1in/2", points)).toEqual({ kind: "by", value: -36 });
    expect(parseQuantity("+=25.4", millimetres)).toEqual({ kind: "by", value: 72 });
  });

  test.each([
    ["", "number is needed"],
    ["wide", "Not a number"],
    ["1 2", "Not a number"],
    ["(1", "Not a number"],
    ["1 +", "Not a number"],
    ["1/0", "zero"],
    ["3 furlongs", '"furlongs"'],
    ["1mm * 1mm", "multiplied"],
    ["1.2.3", "Not a number"],
    ["9".repeat(400), "Not a number"],
  ])("reports the problem of %s", (written, problem) => expect(problemOf(written, points)).toContain(problem));

  test.each([
    [points, "pt, mm, cm, in, %"],
    [{ unit: "mm", pixel: 72 / 300 } satisfies QuantityRules, "pt, mm, cm, in, px"],
    [{ unit: "px" } satisfies QuantityRules, "px"],
  ])("lists the accepted units: %o", (rules, units) =>
    expect(problemOf("12 apples", rules)).toBe(`There is no unit "apples" here. These can be used: ${units}`),
  );

  test("asks for a plain number if it has no unit", () =>
    expect(problemOf("12 apples", {})).toContain('without "apples"'));

  test("rejects a second unit", () => expect(problemOf("(10mm)pt", points)).toBe("One unit is enough"));

  test("formats at most two decimals without trailing zeros", () => {
    expect(formatQuantity(12, "pt")).toBe("12");
    expect(formatQuantity(12.3456, "pt")).toBe("12.35");
    expect(formatQuantity(72, "mm")).toBe("25.4");
    expect(formatQuantity(-0.001, "pt")).toBe("0");
  });

  test("formats with the decimal comma of the language, and reads it", async () => {
    setDictionary(await loadDictionary("es"));
    onTestFinished(() => setDictionary(undefined));
    expect(formatQuantity(21.894, "pt")).toBe("21,89");
    expect(value("21,89", points)).toBe(21.89);
  });

  test("formats a length so that it reads back equal to a hundredth", () => {
    for (let length = 0; length < 600; length += 7.13)
      expect(value(formatQuantity(length, "mm"), millimetres)).toBeCloseTo(length, 1);
  });
});
