/** Properties of the drawing of each widget, with random values of its properties. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { paintOperations, withBounds } from "../../src/lint/paint-operations.ts";
import { widgetDefinitions } from "../../src/widgets/index.ts";
import { draw, drawnItems } from "../support/documents.ts";
import { fittingProperties } from "../support/random-documents.ts";

/** Tolerance for glyphs that extend beyond their box. */
const tolerance = 1;

test.each(widgetDefinitions.map((definition) => [definition.type, definition] as const))(
  "a %s draws and links inside its box, or reports that it is too small",
  (type, definition) => {
    const grown = fc.double({ min: 1, max: 1.5, noNaN: true });
    fc.assert(
      fc.property(fittingProperties(definition), grown, grown, (properties, across, down) => {
        const { width, height } = definition.size;
        const position = { x: 60, y: 60, width: width * across, height: height * down };
        const { page, links, diagnostics } = draw({ type, position, properties, content: "Ag" });
        if (diagnostics.length > 0) return;
        const marks = paintOperations(drawnItems(page)).map(withBounds);
        const sizes = marks.map(({ kind, size, bounds }) => ({
          kind,
          bounds,
          around: kind === "stroke" ? size / 2 : 0,
        }));
        const boxes = [...sizes, ...links.map(({ rect }) => ({ kind: "link", bounds: rect, around: 0 }))];
        const outside = boxes.filter(
          ({ bounds, around }) =>
            bounds.x < position.x - around - tolerance ||
            bounds.y < position.y - around - tolerance ||
            bounds.x + bounds.width > position.x + position.width + around + tolerance ||
            bounds.y + bounds.height > position.y + position.height + around + tolerance,
        );
        expect(outside).toEqual([]);
      }),
      { numRuns: 40 },
    );
  },
);
