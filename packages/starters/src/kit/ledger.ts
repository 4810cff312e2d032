/** Tables to fill in by hand: labels above columns, writing rows, and a row for sums. */
import { type Canvas, fingertip, isWide, rowCount, top } from "./canvas.ts";
import { type Area, equalSpans, type Measured, rule } from "./frame.ts";
import {
  frame,
  insideFrame,
  labelRise,
  lines,
  linkedRows,
  rowTop,
  type Span,
  squares,
  text,
  type Widget,
  widestOf,
  widthOf,
} from "./widgets.ts";

export interface Column {
  readonly id: string;
  readonly words: Measured;
  /** Share of the width that labels leave. */
  readonly weight: number;
  /** Left out where the labels of all columns have no room. */
  readonly isOptional?: true;
  /** Columns for the twelve months of the plan, or cells to fill in, instead of one column. */
  readonly cells?: "months" | number;
  /** Texts from the first row. */
  readonly names?: readonly Measured[];
  /** Text of the last row. */
  readonly last?: Measured;
}

export const column = (id: string, label: Measured, weight = 2): Column => ({ id, words: label, weight });

/** The column, left out where the labels of all columns have no room. */
export const optional = (one: Column): Column => ({ ...one, isOptional: true });

export interface Ledger {
  readonly id: string;
  readonly columns: readonly Column[];
  /** Draws a black rule above the last row. */
  readonly hasSum?: boolean;
  readonly hasSquares?: boolean;
  /** Wraps the texts of its cells. */
  readonly isWrapped?: boolean;
}

interface Placed extends Column {
  readonly isFirst: boolean;
  readonly span: Span;
}

/** Between a rule and a label or a text, in points. */
const inset = 3;

/** Inset of months and sums in the first column: none below their label, and behind a frame as in other columns. */
const outerInset = (canvas: Canvas) => (insideFrame(canvas, { x: 0, width: 0 }).x > 0 ? inset : 0);

/** Draws a ledger with its labels on the first of its rows. */
export function ledger(canvas: Canvas, span: Span, row: number, rows: number, drawn: Ledger): readonly Widget[] {
  const { id, hasSum, hasSquares, isWrapped } = drawn;
  const placed = placedColumns(canvas, span, drawn.columns);
  const body = rows - 1;
  const data = textsOf(placed, body);
  return [
    ...headings(canvas, id, placed, row),
    lines(canvas, `${id}_lines`, span, row + 1, body, {
      columns: placed.reduce((count, { cells }) => count + cellCount(cells), 0),
      column_widths: placed.flatMap(({ cells, span: own }) => cellWidths(own.width, cellCount(cells))),
      border_style: "all",
      edge_left: false,
      edge_right: false,
      ...(data.length > 0 && {
        styling: { font: canvas.families.narrow, size: canvas.type.text, text_align: "left" },
        cell_padding: placed[0]?.names || !placed[0]?.last ? inset : outerInset(canvas),
        ...(isWrapped && { wrap: true }),
        data,
      }),
    }),
    ...frame(canvas, `${id}_frame`, span, row + 1, body),
    ...(hasSum ? [rule(canvas, `${id}_sum`, span, rowTop(canvas, row + rows - 1))] : []),
    ...(hasSquares ? [squares(canvas, id, { ...span, x: span.x + 1 }, row + 1, body)] : []),
  ];
}

/** Rows of texts. None if all columns are empty. */
function textsOf(placed: readonly Placed[], rows: number): readonly (readonly string[])[] {
  if (placed.every(({ names, last }) => !names && !last)) return [];
  return Array.from({ length: rows }, (_, row) =>
    placed.flatMap(({ cells, names = [], last }) => {
      const shown = row === rows - 1 && last ? last : names[row];
      return Array.from({ length: cellCount(cells) }, (_cell, i) => (i === 0 ? (shown?.content ?? "") : ""));
    }),
  );
}

/** A ledger as a part of a page. */
export const ledgerArea = (drawn: Ledger, rows: Area["rows"] = "rest"): Area => ({
  id: drawn.id,
  label: "",
  rows,
  draw: (canvas, span, row, count) => ledger(canvas, span, row, count, drawn),
});

const cellCount = (cells: Column["cells"]) => (cells === "months" ? 12 : (cells ?? 1));

const cellWidths = (width: number, count: number): readonly number[] =>
  Array.from({ length: count }, () => Math.round((width / count) * 100) / 100);

const labelType = ({ families, type }: Canvas) => ({ font: families.narrowLabel, size: type.label });

/** Labels above columns. */
export const headings = (canvas: Canvas, id: string, placed: readonly Placed[], row: number) =>
  placed.flatMap((column) => heading(canvas, id, column, row));

function heading(
  canvas: Canvas,
  id: string,
  { id: own, words: { content }, cells, names, isFirst, span }: Placed,
  row: number,
): readonly Widget[] {
  if (cells === "months") return [monthHeads(canvas, `${id}_${own}`, span, row)];
  if (content === "") return [];
  const indent = isFirst && !names ? 0 : inset;
  const shown = { x: span.x + indent, width: span.width - indent };
  return [text(canvas, `${id}_${own}_label`, shown, rowTop(canvas, row + 1) - labelRise, labelType(canvas), content)];
}

/** Names of months above their columns, as links where a finger hits them. */
function monthHeads(canvas: Canvas, id: string, span: Span, row: number): Widget {
  const type = { font: canvas.families.narrow, size: canvas.type.tab };
  const width = span.width / 12;
  return {
    id,
    type: "link_list",
    position: { ...span, y: rowTop(canvas, row + 1) - fingertip, height: fingertip },
    styling: { ...type, text_align: "center" },
    properties: {
      count: 12,
      columns: 12,
      first_month: "{plan_year_start}",
      label_template: shortMonth(canvas, width, type),
      bind: width >= fingertip ? "month(@plan_month)" : "",
    },
  };
}

interface TypeOf {
  readonly font: string;
  readonly size: number;
}

/** Short name of a month, or its number where names have no room. */
function shortMonth(canvas: Canvas, width: number, type: TypeOf): string {
  const content = "{month_abbr:capital}";
  return widestOf(canvas, { content, widest: "Sept" }, type) <= width ? content : "{month}";
}

/** Each column has the width of its label, and a share of the rest. */
export function placedColumns(canvas: Canvas, { x, width }: Span, all: readonly Column[]): readonly Placed[] {
  const { columns, least } = fittingColumns(canvas, width, all);
  const widths = sharedWidths(
    width,
    columns.map(({ weight }, i) => ({ weight, least: least[i] ?? 0 })),
  );
  return columns.map((column, i) => ({
    ...column,
    isFirst: i === 0,
    span: { x: x + sum(widths.slice(0, i)), width: widths[i] ?? 0 },
  }));
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** All columns, with short labels if needed, or else without the last optional ones. */
function fittingColumns(canvas: Canvas, width: number, columns: readonly Column[]): Fitting {
  const inShort = columns.map((column) => shortColumn(canvas, column));
  const measured = [columns, inShort].map((some) => ({
    columns: some,
    least: some.map((column) => leastWidth(canvas, column)),
  }));
  const [, short = { columns: inShort, least: [] }] = measured;
  const fitting = measured.find(({ least }) => sum(least) <= width);
  const last = columns.findLastIndex(({ isOptional }) => isOptional);
  if (fitting || last < 0) return fitting ?? short;
  return fittingColumns(canvas, width, columns.toSpliced(last, 1));
}

interface Fitting {
  readonly columns: readonly Column[];
  /** Least widths. */
  readonly least: readonly number[];
}

function shortColumn(canvas: Canvas, column: Column): Column {
  const short = (words: Measured): Measured => {
    const content = canvas.short(words.content);
    return content === undefined ? words : { content, widest: content };
  };
  const { words, names, last } = column;
  return {
    ...column,
    words: short(words),
    ...(names && { names: names.map(short) }),
    ...(last && { last: short(last) }),
  };
}

/** Width of a cell to fill in, and of one to write a number in, in points. */
const tick = 7;
const figure = 20;

function leastWidth(canvas: Canvas, { words: shown, cells, names = [], last }: Column): number {
  const type = { font: canvas.families.narrow, size: canvas.type.text };
  if (cells === "months") return 12 * Math.max(tick, widthOf(canvas, "12", { ...type, size: canvas.type.tab }) + 1);
  if (cells !== undefined) return tick * cells;
  return Math.max(
    figure,
    wordsWidth(canvas, shown, labelType(canvas)) + 2 * inset,
    ...[...names, ...(last ? [last] : [])].map((words) => wordsWidth(canvas, words, type) + 2 * inset + 2),
  );
}

/** In any language. `widest` is the Polish text. */
export const wordsWidth = (canvas: Canvas, words: Measured, type: TypeOf) =>
  Math.max(widthOf(canvas, words.content, type), widestOf(canvas, words, type));

interface Share {
  readonly weight: number;
  readonly least: number;
}

/** Shares the width by weights, and gives no share less than its least. */
function sharedWidths(width: number, shares: readonly Share[]): readonly number[] {
  const isFixed = (share: Share, per: number) => share.weight * per < share.least;
  const perWeight = (fixed: readonly boolean[]) => {
    const taken = sum(shares.map(({ least }, i) => (fixed[i] ? least : 0)));
    const weights = sum(shares.map(({ weight }, i) => (fixed[i] ? 0 : weight)));
    return weights === 0 ? 0 : (width - taken) / weights;
  };
  let fixed: readonly boolean[] = shares.map(() => false);
  for (const _ of shares) fixed = shares.map((share, i) => fixed[i] || isFixed(share, perWeight(fixed)));
  const per = perWeight(fixed);
  const widths = shares.map(({ weight, least }, i) => (fixed[i] ? least : weight * per));
  const scale = width / sum(widths);
  return widths.map((own) => own * scale);
}

/** Rows for the months of the plan with their names, and for their sum if the ledger has one. On a low page, in two halves. */
export function monthRows(canvas: Canvas, from: number, drawn: Ledger): readonly Widget[] {
  const room = (rowCount(canvas) - from) * canvas.pitch;
  const others = drawn.hasSum ? 2 : 1;
  const halves = isWide(canvas) && room / (12 + others) < leastMonthRow ? 2 : 1;
  const count = 12 / halves;
  const pitch = room / (count + others);
  const spans = equalSpans(canvas, halves);
  const start = rowTop(canvas, from) - top(canvas);
  const low = { ...canvas, pitch };
  return spans.flatMap((span, i) => {
    const id = halves === 1 ? drawn.id : `${drawn.id}_${i + 1}`;
    const [names = span] = placedColumns(low, span, drawn.columns).map((column) => column.span);
    return [
      ...ledger(low, span, start / pitch, count + others, { ...drawn, id }),
      monthNames(low, `${id}_months`, names, start / pitch + 1, { first: 1 + i * count, count }),
    ];
  });
}

/** In points. */
const leastMonthRow = 15;

/** Names of months at the start of rows, as links where a finger hits them. */
function monthNames(
  canvas: Canvas,
  id: string,
  { x, width }: Span,
  row: number,
  { first, count }: { readonly first: number; readonly count: number },
): Widget {
  const type = { font: canvas.families.narrowLabel, size: canvas.type.text };
  const label_template = shortMonth(canvas, width, type);
  const words = wordsWidth(canvas, { content: "12", widest: label_template === "{month}" ? "12" : "Sept" }, type);
  const names = widestOf(canvas, { content: label_template, widest: "" }, type);
  const { gap_y, ...rows } = linkedRows(rowTop(canvas, row), count, canvas.pitch);
  const start = outerInset(canvas);
  return {
    id,
    type: "link_list",
    position: { x: x + start, width: Math.min(width - start, Math.max(fingertip, words + 4, names + 4)), ...rows },
    styling: { ...type, text_align: "left" },
    properties: {
      count,
      columns: 1,
      first_month: "{plan_year_start}",
      ...(first > 1 && { start_index: first }),
      label_template,
      ...(gap_y > 0 && { gap_y }),
      bind: Math.min(canvas.pitch, width) >= fingertip ? "month(@plan_month)" : "",
    },
  };
}
