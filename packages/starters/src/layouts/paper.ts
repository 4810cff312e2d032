import { enlargement } from "../device-page.ts";
import { type Canvas, measure, rowCount, top } from "../kit/canvas.ts";
import { type Area, area, gutter, monthEvents, whole } from "../kit/frame.ts";
import { type Book, ruledPage } from "../kit/pages.ts";
import { frame, insideFrame, label as labelOf, rowTop, ruled, type Widget, widestOf } from "../kit/widgets.ts";
import { cornellWidgets } from "../parts/cornell.ts";
import { staves } from "../parts/music-paper.ts";
import { chosen, type Distance, type Layouts, type OneLayout } from "./layout.ts";

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
    { value: "blank", label: "Plain" },
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

type Kind = (typeof paper)["values"][number]["value"];
type Rect = Widget["position"];

const pointsPerMillimeter = 72 / 25.4;

/** 5 mm, the usual distance of dots and squares. */
const usualCell = 5 * pointsPerMillimeter;

/** In points of the page, which is enlarged for large type. */
const spacingOn = ({ theme }: Canvas, layouts: Layouts | undefined): number | undefined => {
  const written = layouts?.[paperSpacing.id] ?? "";
  return written === "" ? undefined : (Number(written) * pointsPerMillimeter) / enlargement(theme);
};

/** Distance on the paper of areas, in points. Squares have whole pixels, as the engine draws them, so that each line has room. */
function cellOf(canvas: Canvas, layouts: Layouts | undefined): number {
  const spacing = spacingOn(canvas, layouts) ?? usualCell;
  return chosen(layouts, paper) === "grid" ? inPixels(canvas, spacing) : spacing;
}

const inPixels = ({ ppi }: Canvas, length: number) => (Math.round((length * ppi) / 72) * 72) / ppi;

/** The paper of a page of notes, below its title row. */
export function paperPage(book: Book): readonly Widget[] {
  const { canvas, layouts } = book;
  const spacing = spacingOn(canvas, layouts);
  switch (chosen(layouts, paper)) {
    case "lines":
      return [spacing === undefined ? ruledPage(canvas) : spacedLines(canvas, areaOf(canvas), spacing)];
    case "dots":
      return [dots(areaOf(canvas), spacing ?? usualCell)];
    case "grid":
      return squares(canvas, areaOf(canvas), cellOf(canvas, layouts));
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
  if (rows < leastRows || share > 0.45) return [spacedLines(canvas, areaOf(canvas), canvas.pitch)];
  return cornellWidgets(canvas, rows, (text) => text, [share, 1 - share]);
}

const labelType = ({ families, type }: Canvas) => ({ font: families.label, size: type.label });

function spacedLines(canvas: Canvas, area: Rect, spacing: number): Widget {
  const rows = wholeCells(area.height, spacing);
  const style = { border_color: canvas.greys.rule, border_width: canvas.hairline };
  return ruled("lines", { ...area, height: rows * spacing }, { rows, ...style });
}

const wholeCells = (length: number, cell: number) => Math.max(1, Math.floor(length / cell + 0.001));

function dots(area: Rect, spacing: number): Widget {
  return {
    id: "dots",
    type: "dot_grid",
    position: area,
    properties: { cell_size: spacing, dot_size: 1, dot_color: "#777777" },
  };
}

/** Most that documents round off a length, in points. */
const roundedOff = 0.1;

/** Most lines of a widget. */
const mostLines = 50;

/** As many whole squares as there is room for, centered. */
function squares(canvas: Canvas, area: Rect, spacing: number): readonly Widget[] {
  const [columns, rows] = [wholeCells(area.width, spacing), wholeCells(area.height, spacing)];
  const x = inPixels(canvas, area.x + (area.width - columns * spacing) / 2);
  const y = inPixels(canvas, area.y);
  const parts = Math.ceil(rows / (mostLines - 1));
  return Array.from({ length: parts }, (_, i) => {
    const [from, to] = [Math.round((i * rows) / parts), Math.round(((i + 1) * rows) / parts)];
    return {
      id: i === 0 ? "squares" : `squares_${i + 1}`,
      type: "lines",
      position: {
        x,
        width: columns * spacing + roundedOff,
        y: y + from * spacing,
        height: (to - from) * spacing + roundedOff,
      },
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

/** True for lines of the page's own rows. Cues and staves have no room in areas, which have lines instead. */
function isUsualIn(layouts: Layouts | undefined): boolean {
  const kind = chosen(layouts, paper);
  return kind === "music" || (isLined(kind) && !layouts?.[paperSpacing.id]);
}

const isLined = (kind: Kind) => kind === "lines" || kind === "cornell" || kind === "music";

const [notes, notesLabel] = ["notes", "Notes"];

/** An area of a page on the paper of notes. */
export function notesArea(layouts: Layouts | undefined): Area {
  if (isUsualIn(layouts)) return area(notes, notesLabel);
  return area(notes, notesLabel, {
    draw: (canvas, span, row, rows, { hasMonthEvents }) => {
      const kind = chosen(layouts, paper);
      const y = rowTop(canvas, row + 1);
      const room = { ...insideFrame(canvas, span), y, height: (rows - 1) * canvas.pitch };
      const cell = cellOf(canvas, layouts);
      const whole = (length: number) => (length < cell ? length : wholeCells(length, cell) * cell);
      const height = isLined(kind) || kind === "grid" ? whole(room.height) : room.height;
      // Squares are in the middle of the area.
      const outside = kind === "grid" ? (room.width - whole(room.width)) / 2 : 0;
      const framed = { x: span.x + outside, width: span.width - 2 * outside };
      return [
        labelOf(canvas, notes, span, row, notesLabel),
        ...paperIn(canvas, room, layouts),
        ...frame(canvas, `${notes}_frame`, framed, row + 1, height / canvas.pitch),
        ...(hasMonthEvents
          ? [monthEvents(canvas, room, Math.min(room.height, isLined(kind) ? cell : canvas.pitch))]
          : []),
      ];
    },
  });
}

/** The paper of notes in a box whose lines are those of the page's rows. Undefined for these lines. */
export function paperOfBox(canvas: Canvas, box: Rect, layouts: Layouts | undefined): readonly Widget[] | undefined {
  return isUsualIn(layouts) ? undefined : paperIn(canvas, box, layouts);
}

function paperIn(canvas: Canvas, room: Rect, layouts: Layouts | undefined): readonly Widget[] {
  const cell = cellOf(canvas, layouts);
  const drawn = room.height < cell + 2 * dotsInset + dotsSize ? [] : ruling(canvas, chosen(layouts, paper), room, cell);
  return drawn.map((widget) => ({ ...widget, id: `${notes}_${widget.id}` }));
}

/** Distance of dots from the rules of a frame, in points. */
const dotsInset = 2;

/** Room for the halves of dots above and below a cell, whose sizes are whole pixels, in points. */
const dotsSize = 2;

function ruling(canvas: Canvas, kind: Kind, room: Rect, cell: number): readonly Widget[] {
  switch (kind) {
    case "dots":
      return [dots({ ...room, y: room.y + dotsInset, height: room.height - 2 * dotsInset }, cell)];
    case "grid":
      return squares(canvas, room, cell);
    case "blank":
      return [];
    default:
      return [spacedLines(canvas, room, cell)];
  }
}
