import { expect, test } from "vitest";
import { hexagons } from "./triangles-and-hexagons.ts";

test.each([7, 11, 20])("hexagons with sides of %d points are in the middle of their rectangle", (side) => {
  const rect = { x: 10, y: 20, width: 133, height: 171 };
  const lines = hexagons(rect, side);
  const xs = lines.flatMap(([x1, , x2]) => [x1, x2]);
  const ys = lines.flatMap(([, y1, , y2]) => [y1, y2]);
  expect(Math.min(...xs) - rect.x).toBeCloseTo(rect.x + rect.width - Math.max(...xs), 6);
  expect(Math.min(...ys) - rect.y).toBeCloseTo(rect.y + rect.height - Math.max(...ys), 6);
});
