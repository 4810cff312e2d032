/** Parts to write in: hours, tasks, meetings and notes. */
import type { Rect } from "@octavo/engine";
import type { Canvas } from "../kit/canvas.ts";
import { type Area, gutter, schedule as hours, stack, whole } from "../kit/frame.ts";
import { frame, label, lines, rowTop, ruled, type Span, split, type Widget } from "../kit/widgets.ts";
import { inside } from "./page-canvas.ts";
import { numberOf, type Part, type PartPage, type PartSize, type PartValues } from "./part.ts";
import { textIn } from "./words.ts";

/** Width of a column of the page. */
export function columnWidth(canvas: Canvas): number {
  const all = whole(canvas);
  const columns = Array.from({ length: canvas.columns }, () => 1);
  return split(all, columns, gutter(canvas))[0]?.width ?? all.width;
}

/** Height of a row with text, at least. */
const textRow = ({ type }: Canvas) => type.text * 1.5;

/** Rows of the page's pitch below a label, in a column. */
function rowsSize({ canvas }: PartPage, rows: number, fewest = rows): PartSize {
  const { pitch } = canvas;
  return {
    width: columnWidth(canvas),
    height: (rows + 1) * pitch,
    least: { width: Math.min(90, columnWidth(canvas)), height: (fewest + 1) * pitch },
  };
}

/** Rows that a rectangle has room for, below the label. */
const bodyRows = ({ pitch }: Canvas, { height }: Rect) => Math.max(1, Math.floor(height / pitch + 0.01) - 1);

function area(page: PartPage, rect: Rect, part: Area): readonly Widget[] {
  const canvas = inside(page.canvas, rect);
  const rows = bodyRows(canvas, rect) + 1;
  return stack(canvas, whole(canvas), [{ ...part, label: textIn(page.locale, part.label), rows }], 0, rows);
}

const hourNumber = { min: 0, max: 23, kind: "number" } as const;

export const schedule: Part = {
  id: "schedule",
  label: "Schedule",
  replaces: /^(hours|half_hours|hour_events)(_|-|$)/,
  options: [
    { name: "from", label: "From hour", ...hourNumber },
    { name: "to", label: "To hour", ...hourNumber },
    { name: "halves", label: "Half hours", kind: "flag" },
    {
      name: "clock",
      label: "Clock",
      kind: "choice",
      choices: [
        { value: "24", label: "24 hours" },
        { value: "12", label: "12 hours" },
      ],
    },
  ],
  defaults: ({ clock }) => ({ from: 7, to: 21, halves: false, clock }),
  size: (page, values) => {
    const rows = hourCount(values);
    const size = rowsSize(page, rows);
    return { ...size, least: { ...size.least, height: page.canvas.pitch + rows * textRow(page.canvas) } };
  },
  draw: (page, rect, values) => {
    const canvas = inside(page.canvas, rect);
    const span = whole(canvas);
    const body = { ...span, y: rowTop(canvas, 1), height: rect.height - canvas.pitch };
    return [
      label(canvas, "hours", span, 0, textIn(page.locale, "Schedule")),
      hours("hours", canvas, body, {
        first: numberOf(values, "from"),
        rows: hourCount(values),
        step: 1,
        format: values.clock === "12" ? "am and pm" : "hours",
        hasHalves: values.halves === true,
      }),
      ruled("hours_frame", body, { rows: 1, border_color: "#000000", border_width: canvas.black }),
    ];
  },
};

/** From the first to the last hour, both with a row. */
function hourCount(values: PartValues): number {
  return Math.max(1, numberOf(values, "to") - numberOf(values, "from") + 1);
}

function listPart(id: string, label: string, rows: number, marks: Area["marks"], replaces: RegExp): Part {
  return {
    id,
    label,
    replaces,
    options: [{ name: "rows", label: "Rows", kind: "number", min: 1, max: 40 }],
    defaults: () => ({ rows }),
    size: (page, values) => rowsSize(page, numberOf(values, "rows"), Math.min(3, numberOf(values, "rows"))),
    draw: (page, rect) => area(page, rect, { id, label, rows: "rest", ...(marks && { marks }) }),
  };
}

export const tasks = listPart("tasks", "To do", 8, "squares", /^tasks(_|-|$)/);
export const priorities = listPart("priorities", "Priorities", 3, "numbers", /^priorities(_|-|$)/);
export const notes = listPart("notes", "Notes", 8, undefined, /^notes(_|-|$)/);

export const meeting: Part = {
  id: "meeting",
  label: "Meeting",
  size: (page) => {
    const { canvas } = page;
    const { pitch } = canvas;
    const fewest = 9;
    return {
      width: whole(canvas).width,
      height: 18 * pitch,
      least: { width: Math.min(150, whole(canvas).width), height: fewest * pitch },
    };
  },
  draw: (page, rect) => {
    const canvas = inside(page.canvas, rect);
    const rows = bodyRows(canvas, rect) + 1;
    const each = Math.floor((rows - 2) / 3);
    const [first = whole(canvas), second = first] = split(whole(canvas), [2, 1], gutter(canvas));
    const part = (id: string, words: string, own: number | "rest", marks?: Area["marks"]): Area => ({
      id,
      label: textIn(page.locale, words),
      rows: own,
      ...(marks && { marks }),
    });
    return [
      ...stack(canvas, first, [part("present", "Present", 2)], 0, 2),
      ...stack(canvas, second, [part("meeting_date", "Date", 2)], 0, 2),
      ...stack(
        canvas,
        whole(canvas),
        [
          part("agenda", "Agenda", each),
          part("meeting_notes", "Notes", "rest"),
          part("actions", "Actions", each, "squares"),
        ],
        2,
        rows,
      ),
    ];
  },
};

export const cornell: Part = {
  id: "cornell",
  label: "Cornell notes",
  size: ({ canvas }) => ({
    width: whole(canvas).width,
    height: 24 * canvas.pitch,
    least: { width: Math.min(150, whole(canvas).width), height: 8 * canvas.pitch },
    fills: true,
  }),
  draw: (page, rect) => {
    const canvas = inside(page.canvas, rect);
    const rows = bodyRows(canvas, rect) + 1;
    const summary = Math.max(2, Math.round(rows * 0.2));
    const body = rows - summary - 1;
    const [cues = whole(canvas), main = cues] = split(whole(canvas), [3, 7], gutter(canvas));
    const words = (text: string) => textIn(page.locale, text);
    const under = rows - summary;
    return [
      label(canvas, "cues", cues, 0, words("Cues")),
      label(canvas, "cornell_notes", main, 0, words("Notes")),
      lines(canvas, "cornell_notes_lines", main, 1, body),
      frame(canvas, "cornell_frame", whole(canvas), 1, body),
      upright(canvas, main, body),
      label(canvas, "summary", whole(canvas), under, words("Summary")),
      lines(canvas, "summary_lines", whole(canvas), under + 1, summary - 1),
      frame(canvas, "summary_frame", whole(canvas), under + 1, summary - 1),
    ];
  },
};

function upright(canvas: Canvas, { x }: Span, rows: number): Widget {
  const position = { x: x - gutter(canvas) / 2 - 1, y: rowTop(canvas, 1), width: 2, height: rows * canvas.pitch };
  return { id: "cues_rule", type: "vertical_line", position, properties: { line_thickness: canvas.black } };
}
