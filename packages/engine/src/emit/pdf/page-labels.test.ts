import { describe, expect, test } from "vitest";
import { PageLabels } from "./page-labels.ts";
import { PdfFile } from "./pdf-file.ts";

describe("page labels", () => {
  test("with increasing numbers become one range", () => {
    expect(ranges("Notes 1", "Notes 2", "Notes 3")).toEqual(["0 <</S/D/P(Notes )>>"]);
  });

  test("that are missing are plain page numbers", () => {
    expect(ranges("", "Index", "", "")).toEqual(["0 <</S/D>>", "1 <</P(Index)>>", "2 <</S/D/St 3>>"]);
  });

  test("of days make a range for each number of digits", () => {
    const days = Array.from({ length: 31 }, (_, i) => `2026-01-${String(i + 1).padStart(2, "0")}`);
    expect(ranges(...days, "2026-02-01")).toEqual([
      "0 <</S/D/P(2026-01-0)>>",
      "9 <</S/D/P(2026-01-)/St 10>>",
      "31 <</S/D/P(2026-02-0)>>",
    ]);
  });

  test("that repeat or jump are never counted on", () => {
    expect(ranges("A 1", "A 1", "A 3", "A 4", "B", "B")).toEqual([
      "0 <</S/D/P(A )>>",
      "1 <</S/D/P(A )>>",
      "2 <</S/D/P(A )/St 3>>",
      "4 <</P(B)>>",
    ]);
  });

  test("that end in more digits than a number may have keep the first ones as a prefix", () => {
    expect(ranges("20260101120000")).toEqual(["0 <</S/D/P(20260)/St 101120000>>"]);
    expect(ranges("12345678901")).toEqual(["0 <</S/D/P(12)/St 345678901>>"]);
  });

  test("are left out when they say no more than page numbers", () => {
    const labels = new PageLabels();
    labels.add("");
    labels.add("2");
    expect(labels.write(new PdfFile((bytes) => bytes))).toBeUndefined();
  });
});

function ranges(...texts: readonly string[]): string[] {
  const labels = new PageLabels();
  for (const text of texts) labels.add(text);
  return labels.ranges().map(({ key, value }) => `${key} ${value}`);
}
