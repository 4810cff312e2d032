import type { Rect, Widget as StoredWidget } from "@octavo/engine";
import type { Canvas } from "../kit/canvas.ts";
import { whole } from "../kit/frame.ts";
import { frame, label, rowTop, type Widget, widthOf } from "../kit/widgets.ts";
import { inside } from "./inside.ts";
import { linesOf, numberOf, type Part, type PartValues } from "./part.ts";
import { numbered, rowSize } from "./sizes.ts";

const mostHabits = 12;

export const habits: Part = {
  id: "habits",
  label: "Habits",
  replaces: /^habit_row(_|-|$)/,
  options: [numbered("count", "Habits", mostHabits), { name: "names", label: "Names of habits", kind: "lines" }],
  read: readHabits,
  defaults: () => ({ count: 5, names: "" }),
  size: (page, values) => {
    const { width } = whole(page.canvas);
    const { names, count } = named(values);
    if (names.length === 0) return rowSize(page, width, Math.min(width, count * habitWidth));
    const height = (1 + shapeOf(page.canvas, width, values).rows) * page.canvas.pitch;
    return { width, height, least: { width, height }, edge: "bottom" };
  },
  draw: (page, rect, values) => {
    const canvas = inside(page.canvas, rect);
    const shape = shapeOf(canvas, rect.width, values);
    return [
      label(canvas, "habit_row", whole(canvas), 0, page.text("Habits")),
      cells(canvas, { ...rect, x: rect.x + 1, width: rect.width - 1 }, shape, named(values)),
      ...frame(canvas, "habit_row_frame", whole(canvas), 1, shape.rows),
    ];
  },
};

/** Room for a square and a word to write. */
const habitWidth = 24;

interface Habits {
  readonly names: readonly string[];
  /** With habits that have no name. */
  readonly count: number;
}

function named(values: PartValues): Habits {
  const names = linesOf(values, "names").slice(0, mostHabits);
  return { names, count: Math.max(names.length, numberOf(values, "count")) };
}

interface Shape {
  readonly rows: number;
  readonly columns: number;
}

/** Square, its distance from the name, and room behind the name, in points. */
const around = { square: 10, gap: 5, after: 8 };

/** As many columns as have room for the longest name, and rows of equal length. */
function shapeOf(canvas: Canvas, width: number, values: PartValues): Shape {
  const { names, count } = named(values);
  if (names.length === 0) return { rows: 1, columns: count };
  const type = { font: canvas.families.narrow, size: canvas.type.text };
  const longest = Math.max(...names.map((name) => widthOf(canvas, name, type)));
  const own = around.square + around.gap + longest + around.after;
  const rows = Math.ceil(count / Math.max(1, Math.floor(width / own)));
  return { rows, columns: Math.ceil(count / rows) };
}

/** A square for each habit below the label, with its name. */
function cells(canvas: Canvas, { x, width }: Rect, { rows, columns }: Shape, { names, count }: Habits): Widget {
  const unnamed = Array.from({ length: count - names.length }, () => "");
  return {
    id: "habit_row",
    type: "grid",
    position: { x, width, y: rowTop(canvas, 1), height: rows * canvas.pitch },
    ...(names.length > 0 && { styling: { font: canvas.families.narrow, size: canvas.type.text } }),
    properties: {
      rows,
      cols: columns,
      data_source: names.length > 0 ? [...names, ...unnamed] : `range(${count})`,
      cell_template: {
        type: "checkbox",
        content: names.length > 0 ? "{cell_value}" : "",
        properties: { checkbox_size: around.square, stroke_width: canvas.black },
      },
    },
  };
}

function readHabits(widgets: readonly StoredWidget[]): PartValues | undefined {
  const { cols, data_source } = widgets.find(({ properties }) => properties?.["cols"] !== undefined)?.properties ?? {};
  if (cols === undefined) return undefined;
  if (!Array.isArray(data_source)) return { count: Number(cols), names: "" };
  return { count: data_source.length, names: data_source.filter((name) => name !== "").join("\n") };
}
