import { runs } from "@octavo/foundation/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DisplayPage, DrawnItem, Layer } from "../display/display-list.ts";
import { printOf, printRows } from "./page-print.ts";

const size = { width: 400, height: 600 };

const pageOf = (layers: readonly Layer[], more: Partial<DisplayPage> = {}): DisplayPage => ({
  number: 1,
  identity: "days/1",
  writing: [],
  label: "",
  size,
  background: undefined,
  layers,
  links: [],
  ...more,
});

const own = (...items: readonly DrawnItem[]): Layer => ({ items, shared: false });
const shared = (...items: readonly DrawnItem[]): Layer => ({ items, shared: true });
const print = (...items: readonly DrawnItem[]) => printOf(pageOf([own(...items)]));

const coordinate = fc.integer({ min: 0, max: 60_000 }).map((value) => value / 100);
const item = fc.oneof(
  fc.record({
    kind: fc.constant("text" as const),
    text: fc.string({ minLength: 1 }),
    face: fc.constantFrom("Sans" as never, "Serif" as never),
    size: coordinate,
    color: fc.constantFrom("#000000", "#999999"),
    x: coordinate,
    y: coordinate,
  }),
  fc.record({
    kind: fc.constant("path" as const),
    segments: fc.array(fc.tuple(fc.constantFrom("M" as const, "L" as const), coordinate, coordinate), { minLength: 1 }),
    stroke: fc.record({ color: fc.constantFrom("#000000", "#999999"), width: coordinate }),
  }),
);

test("equal items have the same print, however they are divided into layers and groups", () => {
  fc.assert(
    fc.property(fc.array(item), fc.array(item), fc.array(item), (one, two, three) => {
      const whole = print(...one, ...two, ...three);
      expect(printOf(pageOf([shared(...one), own(...two), shared(...three)]))).toEqual(whole);
      expect(printOf(pageOf([own(...one, { kind: "group", items: two, shared: true }), own(...three)]))).toEqual(whole);
      expect(printOf(pageOf([shared({ kind: "group", items: [...one, ...two] }, ...three)]))).toEqual(whole);
    }),
    { numRuns: runs(1000) },
  );
});

/** Copies with one number that is larger by a hundredth, or one text that is longer. */
function variants(value: unknown): readonly unknown[] {
  if (typeof value === "number") return [value + 0.01];
  if (typeof value === "string")
    return value === "text" || value === "path" || value === "M" || value === "L" ? [] : [`${value}.`];
  if (Array.isArray(value))
    return value.flatMap((part, i) => variants(part).map((other) => value.toSpliced(i, 1, other)));
  return Object.entries(value as object).flatMap(([key, part]) =>
    variants(part).map((other) => ({ ...(value as object), [key]: other })),
  );
}

test("any other number, character, color or order changes the print", () => {
  fc.assert(
    fc.property(item, item, (one, two) => {
      const { digest } = print(one, two);
      for (const other of variants(one) as DrawnItem[]) expect(print(other, two).digest).not.toBe(digest);
      if (print(one).digest !== print(two).digest) expect(print(two, one).digest).not.toBe(digest);
      for (const items of [[one], [one, two, one], [one, two, two]]) expect(print(...items).digest).not.toBe(digest);
    }),
    { numRuns: runs(1000) },
  );
});

describe("the map of a print", () => {
  const strips = (...items: readonly DrawnItem[]) => {
    const [{ map }, { map: blank }] = [print(...items), print()];
    return [...map].flatMap((row, i) => (row === blank[i] ? [] : i));
  };
  const strip = size.height / printRows;
  const text = { kind: "text", text: "Notes", face: "Sans" as never, size: 10, color: "#000000", x: 20 } as const;
  const path = { kind: "path", stroke: { color: "#000000", width: 1 } } as const;

  test("has the strips that a mark overlaps", () => {
    expect(strips({ ...text, y: strip * 2.5 })).toEqual([2]);
    expect(
      strips({
        ...path,
        segments: [
          ["M", 0, strip * 1.5],
          ["L", 0, strip * 4.5],
        ],
      }),
    ).toEqual([1, 2, 3, 4]);
    expect(strips({ ...path, segments: [["R", 0, strip * 0.5, 10, strip]] })).toEqual([0, 1]);
  });

  test("has the strips of a text that reads downward or upward", () => {
    expect(strips({ ...text, y: strip * 2.8, size: 20, rotation: -90 })).toEqual([0, 1, 2]);
    expect(strips({ ...text, y: strip * 2.8, size: 20, rotation: 90 })).toEqual([2, 3, 4]);
  });

  test("has the first or last strip for marks beside the page", () => {
    expect(strips({ ...text, y: -50 })).toEqual([0]);
    expect(strips({ ...text, y: 5000 })).toEqual([printRows - 1]);
  });
});

test("a page is another one with another background, week or area for events", () => {
  const plain = printOf(pageOf([]));
  const events = { areas: [{ x: 0, y: 0, width: 10, height: 10 }], layersWithout: () => [] };
  const others: readonly Partial<DisplayPage>[] = [{ background: "#ffffee" }, { period: "2026-01-05" }, { events }];
  for (const more of others) expect(printOf(pageOf([], more)).digest).not.toBe(plain.digest);
});

test("events do not change the print", () => {
  const areas = [{ x: 0, y: 0, width: 10, height: 10 }];
  const [before, after] = [own(), own({ kind: "path", segments: [["R", 1, 1, 5, 5]], fill: "#000000" })];
  const printed = (layer: Layer) => printOf(pageOf([layer], { events: { areas, layersWithout: () => [before] } }));
  expect(printed(after)).toEqual(printed(before));
});
