import { whole } from "../kit/frame.ts";
import { frame, label, rowTop } from "../kit/widgets.ts";
import { inside } from "./inside.ts";
import { numberOf, type Part } from "./part.ts";
import { columnWidth, numbered, rowSize } from "./sizes.ts";

export const water: Part = {
  id: "water",
  label: "Water",
  replaces: /^water(_|-|$)/,
  options: [numbered("count", "Glasses", 12)],
  read: (widgets) => {
    const cols = widgets.map(({ properties }) => properties?.["cols"]).find((count) => count !== undefined);
    return cols === undefined ? undefined : { count: Number(cols) };
  },
  defaults: () => ({ count: 8 }),
  size: (page, values) => rowSize(page, columnWidth(page.canvas), numberOf(values, "count") * (glass.width + 4)),
  draw: (page, rect, values) => {
    const canvas = inside(page.canvas, rect);
    const count = numberOf(values, "count");
    const gap_x = Math.min(10, Math.max(2, (rect.width - count * glass.width - 2) / count));
    const own = count * glass.width + (count - 1) * gap_x;
    return [
      label(canvas, "water", whole(canvas), 0, page.text("Water")),
      {
        id: "water",
        type: "grid",
        position: {
          x: rect.x + 1,
          y: rowTop(canvas, 1) + (canvas.pitch - glass.height) / 2,
          width: own,
          height: glass.height,
        },
        properties: {
          rows: 1,
          cols: count,
          gap_x,
          data_source: `range(${count})`,
          cell_template: { type: "box", properties: { stroke_width: canvas.black, corner_radius: 2 } },
        },
      },
      ...frame(canvas, "water_frame", whole(canvas), 1, 1),
    ];
  },
};

/** Width and height of a glass, in points. */
const glass = { width: 10, height: 13 };
