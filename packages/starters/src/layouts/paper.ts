import { type Canvas, measure, rowCount, top } from "../kit/canvas.ts";
import { gutter, whole } from "../kit/frame.ts";
import { type Book, ruledPage } from "../kit/pages.ts";
import { ruled, type Widget, widestOf } from "../kit/widgets.ts";
import { cornellWidgets } from "../parts/cornell.ts";
import { staves } from "../parts/music-paper.ts";
import { chosen, type Distance, type OneLayout } from "./layout.ts";

const notesMasters = ["Note", "Page", "Project notes", "Meeting notes"];

export const paper = {
  id: "paper",
  label: "Paper of notes",
  shownBy: notesMasters,
  kind: "one",
  standard: "lines",
  values: [
    { value: "lines", label: "Lines" },
    { value: "dots", label: "Dots" },
    { value: "grid", label: "Squares" },
    { value: "cornell", label: "Cornell" },
    { value: "blank", label: "Blank" },
    { value: "music", label: "Music" },
  ],
} as const satisfies OneLayout;

/** Distance of lines, dots and squares. On music paper, the height of a staff. */
export const paperSpacing = {
  id: "paper-spacing",
  label: "Spacing of paper in mm",
  shownBy: notesMasters,
  kind: "distance",
  least: 4,
  most: 15,
} as const satisfies Distance;

const pointsPerMillimeter = 72 / 25.4;

/** 5 mm, the usual distance of dots and squares. */
const usualCell = 5 * pointsPerMillimeter;

const spacingOf = ({ layouts }: Book): number | undefined => {
  const written = layouts?.[paperSpacing.id] ?? "";
  return written === "" ? undefined : Number(written) * pointsPerMillimeter;
};

/** The paper of a page of notes, below its title row. */
export function paperPage(book: Book): readonly Widget[] {
  const { canvas } = book;
  const spacing = spacingOf(book);
  const kind = chosen(book.layouts, paper);
  switch (kind) {
    case "lines":
      return [spacing === undefined ? ruledPage(canvas) : spacedLines(canvas, spacing)];
    case "dots":
      return [dottedPage(canvas, spacing ?? usualCell)];
    case "grid":
      return squaredPage(canvas, spacing ?? usualCell);
    case "cornell":
      return cornellPage({ ...canvas, pitch: spacing ?? canvas.pitch });
    case "music":
      return [staves(canvas, areaOf(canvas), spacing)];
    case "blank":
      return [];
  }
}

const areaOf = (canvas: Canvas) => {
  const y = top(canvas);
  return { ...whole(canvas), y, height: canvas.height - canvas.margins[2] - y };
};

/** Rows that the parts of a page need. */
const leastRows = 8;

/** The column of cues is as wide as its label. A page without room for the parts has lines. */
function cornellPage(canvas: Canvas): readonly Widget[] {
  const rows = rowCount(canvas);
  const room = measure(canvas) - gutter(canvas);
  const cues = widestOf(canvas, { content: "Cues", widest: "Hasła" }, labelType(canvas)) + 2;
  const share = Math.max(0.3, cues / room);
  if (rows < leastRows || share > 0.45) return [spacedLines(canvas, canvas.pitch)];
  return cornellWidgets(canvas, rows, (text) => text, [share, 1 - share]);
}

const labelType = ({ families, type }: Canvas) => ({ font: families.label, size: type.label });

function spacedLines(canvas: Canvas, spacing: number): Widget {
  const area = areaOf(canvas);
  const rows = Math.max(1, Math.floor(area.height / spacing + 0.001));
  const style = { border_color: canvas.greys.rule, border_width: canvas.hairline };
  return ruled("lines", { ...area, height: rows * spacing }, { rows, ...style });
}

function dottedPage(canvas: Canvas, spacing: number): Widget {
  return {
    id: "dots",
    type: "dot_grid",
    position: areaOf(canvas),
    properties: { cell_size: spacing, dot_size: 1, dot_color: "#777777" },
  };
}

/** Most lines of a widget. */
const mostLines = 50;

/** Draws as many whole squares as the page has room for, centered. */
function squaredPage(canvas: Canvas, spacing: number): readonly Widget[] {
  const area = areaOf(canvas);
  const count = (length: number) => Math.max(1, Math.floor(length / spacing + 0.001));
  const [columns, rows] = [count(area.width), count(area.height)];
  const x = area.x + (area.width - columns * spacing) / 2;
  const parts = Math.ceil(rows / (mostLines - 1));
  return Array.from({ length: parts }, (_, i) => {
    const [from, to] = [Math.round((i * rows) / parts), Math.round(((i + 1) * rows) / parts)];
    return {
      id: i === 0 ? "squares" : `squares_${i + 1}`,
      type: "lines",
      position: { x, width: columns * spacing, y: area.y + from * spacing, height: (to - from) * spacing },
      properties: {
        line_style: "grid",
        line_spacing: spacing,
        grid_spacing: spacing,
        line_count: to - from + 1,
        line_thickness: canvas.hairline,
        stroke_color: canvas.greys.rule,
        // The part above has drawn this line.
        ...(i > 0 && { edge_top: false }),
      },
    };
  });
}
