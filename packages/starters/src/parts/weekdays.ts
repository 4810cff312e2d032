import type { Canvas } from "../kit/canvas.ts";
import { whole } from "../kit/frame.ts";
import { frame, insideFrame, label, rowTop, ruled } from "../kit/widgets.ts";
import { inside } from "./inside.ts";
import type { Part } from "./part.ts";
import { rowsSize } from "./sizes.ts";

/** A heading, and a row to write on for each day of the week. In a low place, four days stand beside the other three. */
export const weekdays: Part = {
  id: "weekdays",
  label: "Seven days",
  replaces: /^weekdays(_|-|$)/,
  size: (page) => {
    const { least, ...usual } = rowsSize(page, 7);
    return { ...usual, least: { ...least, height: leastHeight(page.canvas, 4) } };
  },
  draw: (page, rect) => {
    const canvas = inside(page.canvas, rect);
    const { pitch, families, type, greys, hairline } = canvas;
    const span = whole(canvas);
    const rows = rect.height < leastHeight(canvas, 7) - 0.01 ? 4 : 7;
    const height = Math.min(rect.height - pitch, rows * pitch);
    const columns = Math.ceil(page.weekdays.length / rows);
    const table = {
      rows,
      columns,
      ...(columns > 1 && { border_style: "all", edge_left: false, edge_right: false }),
      border_color: greys.rule,
      border_width: hairline,
      styling: { font: families.label, size: type.label },
      cell_padding: 2,
      data: Array.from({ length: rows }, (_row, row) =>
        Array.from({ length: columns }, (_column, column) => page.weekdays[column * rows + row] ?? ""),
      ),
    };
    const position = { ...insideFrame(canvas, span), y: rowTop(canvas, 1), height };
    return [
      label(canvas, "weekdays", span, 0, page.text("Week")),
      ruled("weekdays", position, table),
      ...frame(canvas, "weekdays_frame", span, 1, height / pitch),
    ];
  },
};

/** Of a label and the lowest rows. */
const leastHeight = ({ pitch }: Canvas, rows: number) => pitch * (1 + rows * lowestRow);

/** Height of the lowest rows, as a part of those of the page. */
const lowestRow = 0.7;
