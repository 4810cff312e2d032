import { describe, expect, test } from "vitest";
import { draw, paths } from "../../test/support/documents.ts";

describe("a vertical line", () => {
  const upright = (properties = {}) => paths(draw({ type: "vertical_line", properties }).items);

  test("is a rule in the middle of its box, from top to bottom", () => {
    expect(upright({ line_thickness: 2, stroke_color: "#999999" })).toEqual([
      {
        kind: "path",
        segments: [
          ["M", 200, 100],
          ["L", 200, 200],
        ],
        stroke: { color: "#999999", width: 2 },
      },
    ]);
  });

  test("without a colour is not there", () => {
    expect(upright({ stroke_color: "" })).toEqual([]);
  });
});
