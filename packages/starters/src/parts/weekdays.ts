import { whole } from "../kit/frame.ts";
import { frame, insideFrame, label, rowTop, ruled } from "../kit/widgets.ts";
import { inside } from "./inside.ts";
import type { Part } from "./part.ts";
import { rowsSize } from "./sizes.ts";

/** A heading, and a row to write on for each day of the week. */
export const weekdays: Part = {
  id: "weekdays",
  label: "Seven days",
  replaces: /^weekdays(_|-|$)/,
  size: (page) => {
    const { pitch } = page.canvas;
    const { least, ...usual } = rowsSize(page, 7);
    return { ...usual, least: { ...least, height: pitch * (1 + 7 * lowestRow) } };
  },
  draw: (page, rect) => {
    const canvas = inside(page.canvas, rect);
    const { pitch, families, type, greys, hairline } = canvas;
    const span = whole(canvas);
    const height = Math.min(rect.height - pitch, 7 * pitch);
    const rules = { border_color: greys.rule, border_width: hairline };
    const texts = {
      styling: { font: families.label, size: type.label },
      cell_padding: 2,
      data: page.weekdays.map((name) => [name]),
    };
    const position = { ...insideFrame(canvas, span), y: rowTop(canvas, 1), height };
    return [
      label(canvas, "weekdays", span, 0, page.text("Week")),
      ruled("weekdays", position, { rows: 7, ...rules, ...texts }),
      ...frame(canvas, "weekdays_frame", span, 1, height / pitch),
    ];
  },
};

/** Height of the lowest rows, as a part of those of the page. */
const lowestRow = 0.8;
