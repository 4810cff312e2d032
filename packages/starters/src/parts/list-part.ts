/** Parts with a label and rows to write in. */
import type { Rect } from "@octavo/engine";
import { type Area, stack, whole } from "../kit/frame.ts";
import type { Widget } from "../kit/widgets.ts";
import { inside } from "./inside.ts";
import { numberOf, type Part, type PartPage } from "./part.ts";
import { bodyRows, rowsSize } from "./sizes.ts";

export function listPart(id: string, label: string, rows: number, marks: Area["marks"], replaces: RegExp): Part {
  return {
    id,
    label,
    replaces,
    options: [{ name: "rows", label: "Rows", kind: "number", min: 1, max: 40 }],
    defaults: () => ({ rows }),
    size: (page, values) => rowsSize(page, numberOf(values, "rows"), Math.min(3, numberOf(values, "rows"))),
    drawn: ({ canvas }, rect) => ({ rows: bodyRows(canvas, rect) }),
    draw: (page, rect) => area(page, rect, { id, label, rows: "rest", ...(marks && { marks }) }),
  };
}

function area(page: PartPage, rect: Rect, part: Area): readonly Widget[] {
  const canvas = inside(page.canvas, rect);
  const rows = bodyRows(canvas, rect) + 1;
  return stack(canvas, whole(canvas), [{ ...part, label: page.text(part.label), rows }], 0, rows);
}
