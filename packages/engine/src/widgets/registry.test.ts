import { readdirSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { draw } from "../../test/support/documents.ts";
import { runs } from "../../test/support/runs.ts";
import { widgetDefinition, widgetDefinitions } from "./index.ts";

interface Described {
  readonly min?: number;
  readonly max?: number;
  readonly options?: readonly string[];
}

describe("the registry", () => {
  test("lists every file of the folder", () => {
    const files = readdirSync(import.meta.dirname)
      .filter((name) => !/^index\.ts$|\.test\.ts$/.test(name))
      .map((name) => name.replace(/\.ts$/, ""));
    expect(widgetDefinitions.map(({ type }) => type.replaceAll("_", "-")).sort()).toEqual(files.sort());
  });

  test("knows a definition by its type, and nothing else", () => {
    expect(widgetDefinition("lines")?.label).toBe("Lines");
    expect(widgetDefinition("constructor")).toBeUndefined();
  });
});

describe.each(widgetDefinitions.map((definition) => [definition.type, definition] as const))(
  "%s",
  (type, definition) => {
    test("has defaults that it accepts itself", () => {
      for (const [name, property] of Object.entries(definition.properties)) {
        const { initial, fallback } = property;
        for (const value of [property.default, initial, fallback].filter(
          (given) => given !== undefined && given !== "",
        ))
          expect(property.read(value), `${name} = ${String(value)}`).not.toHaveProperty("problem");
      }
    });

    test("reads any value of any property as one of the right kind, without an exception", () => {
      for (const property of Object.values(definition.properties)) {
        const kind = typeof property.default;
        fc.assert(
          fc.property(fc.anything(), (raw) => {
            const { value } = property.read(raw);
            if (property.default !== undefined && property.kind !== "structure" && property.kind !== "color")
              expect(typeof value).toBe(kind);
          }),
          { numRuns: 50 },
        );
      }
    });

    test("reads any value of a number, a choice or fractions as one within its range", () => {
      for (const [name, property] of Object.entries(definition.properties)) {
        const { min = 0, max = 1, options = [] } = property as Described;
        const isWithin = {
          number: (value: number) => value >= min && value <= max,
          choice: (value: string) => options.includes(value),
          fractions: (values: readonly number[]) => values.every((value) => value > 0 && value < 1),
        }[property.kind] as ((value: unknown) => boolean) | undefined;
        if (!isWithin) continue;
        const near = fc.double({ min: min - 2, max: max + 2 });
        const written = fc.oneof(
          fc.anything(),
          near,
          near.map(String),
          fc.array(near),
          fc.constantFrom(...options, "x"),
        );
        fc.assert(
          fc.property(written, (raw) => isWithin(property.read(raw).value)),
          { numRuns: runs(100) },
        );
        expect(isWithin(property.default), name).toBe(true);
      }
    });

    test("draws with any properties, inside a document, without an exception", () => {
      const properties = fc.dictionary(
        fc.constantFrom(...Object.keys(definition.properties)),
        fc.oneof(
          fc.string(),
          fc.integer(),
          fc.double(),
          fc.boolean(),
          fc.constant(null),
          fc.array(fc.string()),
          fc.object({ maxDepth: 2 }),
        ),
      );
      const styling = fc.record(
        {
          font: fc.anything(),
          size: fc.anything(),
          color: fc.anything(),
          text_align: fc.anything(),
          line_height: fc.anything(),
        },
        { requiredKeys: [] },
      );
      fc.assert(
        fc.property(properties, styling, fc.string(), (given, style, content) => {
          draw({ type, content, properties: given, styling: style });
        }),
        { numRuns: runs(60) },
      );
    });

    test("stays inside its box in a new widget", () => {
      const position = { x: 50, y: 50, ...definition.size };
      const { items, links } = draw({ type, content: "Ag", position });
      for (const { rect } of links) expect(rect).toMatchObject({ x: expect.any(Number) });
      for (const item of items)
        if (item.kind === "text") {
          expect(item.x).toBeGreaterThanOrEqual(position.x);
          expect(item.y).toBeLessThanOrEqual(position.y + position.height + item.size);
        }
    });
  },
);
