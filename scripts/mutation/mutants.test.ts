import { describe, expect, test } from "vitest";
import { drawMutants, mutantsOf } from "./mutants.ts";

const file = (text: string, path = "a.ts") => ({ path, text });
const changed = (text: string) =>
  mutantsOf(file(text)).map(({ start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end));

describe("the mutants of a file", () => {
  test.each([
    ["const isLess = a < b;", ["const isLess = a <= b;"]],
    ["if (a) b();", ["if (!(a)) b();"]],
    ["const a = !b;", ["const a = b;"]],
    ["const a = true;", ["const a = false;"]],
    ["const a = 2;", ["const a = (2 + 1);"]],
    ["const a = [b];", ["const a = [] as never;"]],
    ["function f() { save(); }", ["function f() { ; }"]],
    ["function f() { return a; }", ["function f() { return undefined as never; }"]],
  ])("include %s", (text, expected) => {
    expect(changed(text)).toEqual(expected);
  });

  test.each([
    'import { a } from "./a.ts";',
    "type A = 1 | true;",
    "interface A { readonly a: 1 }",
    'const a = "1" + b;',
    "function f() { return undefined; }",
  ])("exclude %s", (text) => {
    expect(changed(text)).toEqual([]);
  });
});

describe("the draw", () => {
  const files = Array.from({ length: 30 }, (_, index) => file(`const a${index} = b < ${index};`, `${index}.ts`));
  const drawn = (texts = files) => drawMutants(texts, { count: 10, seed: "octavo" });

  test("is stable for the same code and varies with the seed", () => {
    expect(drawn()).toEqual(drawn());
    expect(drawMutants(files, { count: 10, seed: "other" })).not.toEqual(drawn());
  });

  test("does not depend on the position of the code", () => {
    const moved = files.map(({ path, text }) => file(`\n\n${text}`, path));
    expect(drawn(moved).map(({ original }) => original)).toEqual(drawn().map(({ original }) => original));
  });
});
