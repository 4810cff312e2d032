import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import expected from "../../test/samples/marks.json" with { type: "json" };
import { countMarks } from "./count-marks.ts";

const sample = (name: string) => readFileSync(new URL(`../../test/samples/${name}`, import.meta.url));

describe("the marks of a page", () => {
  test.each(Object.entries(expected))("%s are those that rmscene reads", (name, { strokes, highlights, texts }) => {
    expect(countMarks(sample(name))).toBe(strokes + highlights + texts);
  });

  test("are none in an empty file, as the tablet makes it for a page without handwriting", () => {
    expect(countMarks(new Uint8Array())).toBe(0);
  });

  test("are unknown in a page of an earlier version", () => {
    const page = "rm2pdf/fbe9f971-03ba-4c21-a0e8-78dd921f9c4c/0b8b6e65-926c-4269-9109-36fca8718c94.rm";
    expect(countMarks(sample(page))).toBeUndefined();
  });

  test("are unknown in a page that was cut off", () => {
    const page = sample("rmscene/Lines_v2.rm");
    const isKnown = Array.from(
      { length: 200 },
      (_, i) => countMarks(page.subarray(0, page.length - 1 - i)) !== undefined,
    );
    expect(isKnown).not.toContain(true);
  });
});
