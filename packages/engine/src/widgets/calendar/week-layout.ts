/** Positions in a week: days as columns with time running down, as rows with time running across, or as boxes. */

import { hasNames } from "../../events/entries.ts";
import { cellEventSize, linePitch } from "../../events/event-sizes.ts";
import { gridCells, inset, type Rect, type Size } from "../../primitives/geometry.ts";
import { type CalendarContext, type Line, minCellSize, minTypeSize, weekdaysHeight } from "./calendar-context.ts";

export interface WeekLayout {
  /** Axis of time. */
  readonly axis: "x" | "y";
  readonly weekdays: Rect;
  /** Area of each day. Links cover it. */
  readonly cells: readonly Rect[];
  /** Number and name of each day. */
  readonly labels: readonly Rect[];
  /** Part of the cells with a time axis. */
  readonly times: Rect;
  readonly gutter: Rect;
  /** Height of the lines for all-day events: above the times, or at the top of each row. */
  readonly strip: number;
  readonly rules: readonly Line[];
  /** Minimum size of the widget if the slots of a day need `slots` points. */
  readonly needed: (slots: number) => Size;
}

/** Smaller than the days if readable. */
export function timeSize({ context }: CalendarContext): number {
  return Math.max(minTypeSize, context.style.size * 0.75);
}

function stripHeight({ options, context }: CalendarContext): number {
  if (!hasNames(options)) return 0;
  return options.all_day_lines * linePitch(cellEventSize(options.event_size, context));
}

/** Width of a time with margins, in ems. */
export const timeEms = 2.9;

/** `box` is the widget without its title. */
export function columnLayout(box: Rect, calendar: CalendarContext): WeekLayout {
  const { options, context } = calendar;
  const left = options.show_time_gutter ? timeSize(calendar) * timeEms : 0;
  const top = weekdaysHeight(options, context);
  const body = below(top, beside(left, box));
  const cells = gridCells(body, 1, 7);
  const padding = Math.min(options.cell_padding, body.width / 56);
  const labelHeight = context.style.size * 1.2 + 2 * padding;
  const strip = stripHeight(calendar);
  const times = below(labelHeight + strip, body);
  const least = minCellSize(options);
  return {
    axis: "y",
    weekdays: { ...body, y: box.y, height: top },
    cells,
    labels: cells.map((cell) => inset({ ...cell, height: labelHeight }, padding)),
    times,
    gutter: { ...times, x: box.x, width: left },
    strip,
    rules: columnRules(body, options.show_time_grid ? [times.y] : []),
    needed: (slots) => ({
      width: left + 7 * least.width,
      height: top + Math.max(least.height, labelHeight + strip + slots),
    }),
  };
}

function columnRules({ x, y, width, height }: Rect, more: readonly number[]): readonly Line[] {
  const uprights = Array.from({ length: 8 }, (_, i) => x + (i * width) / 7);
  return [
    ...[y, ...more, y + height].map((at): Line => [x, at, x + width, at]),
    ...uprights.map((at): Line => [at, y, at, y + height]),
  ];
}

/** Width of the longest name with a number, in ems. */
const nameWidths = { narrow: 2.6, short: 4.4, full: 7.2 };
const numberWidth = 1.6;

/** Width of the number behind the name, which columns and rows have above or below it. */
const dayEms = 1.2;

/**
 * Seven boxes in two columns, downward, or in four columns on a wide widget, across. The eighth cell stays empty.
 * `box` is the widget without its title.
 */
export function boxLayout(box: Rect, calendar: CalendarContext): WeekLayout {
  const { options, context } = calendar;
  const isWide = box.width > box.height;
  const [rows, columns] = isWide ? [2, 4] : [4, 2];
  const all = gridCells(box, rows, columns);
  const order = isWide ? [0, 1, 2, 3, 4, 5, 6] : [0, 2, 4, 6, 1, 3, 5];
  const cells = order.map((i) => all[i] as Rect);
  const { size } = context.style;
  const padding = Math.min(options.cell_padding, box.width / columns / 8);
  const lineHeight = Math.max(size * 1.2, options.link_area === "label" ? options.cell_min_size : 0);
  const width = Math.min((labelEms(options) + dayEms) * size, box.width / columns - 2 * padding);
  const least = minCellSize(options);
  return {
    axis: "x",
    weekdays: { ...box, height: 0 },
    cells,
    labels: cells.map(({ x, y }) => ({ x: x + padding, y, width, height: lineHeight })),
    times: box,
    gutter: { ...box, width: 0 },
    strip: 0,
    rules: boxRules(box, rows, columns),
    needed: () => ({ width: columns * least.width, height: rows * Math.max(least.height, lineHeight) }),
  };
}

function boxRules({ x, y, width, height }: Rect, rows: number, columns: number): readonly Line[] {
  const levels = Array.from({ length: rows + 1 }, (_, i) => y + (i * height) / rows);
  const uprights = Array.from({ length: columns + 1 }, (_, i) => x + (i * width) / columns);
  return [...levels.map((at): Line => [x, at, x + width, at]), ...uprights.map((at): Line => [at, y, at, y + height])];
}

function labelEms({ show_weekdays, weekday_label_style }: CalendarContext["options"]): number {
  return show_weekdays ? nameWidths[weekday_label_style] : numberWidth;
}

/** `box` is the widget without its title. */
export function rowLayout(box: Rect, calendar: CalendarContext): WeekLayout {
  const { options, context } = calendar;
  const top = options.show_time_gutter ? timeSize(calendar) * 1.7 : 0;
  const body = below(top, box);
  const cells = gridCells(body, 7, 1);
  const padding = Math.min(options.cell_padding, body.height / 56);
  const left = Math.min(labelEms(options) * context.style.size + 2 * padding, box.width / 3);
  const times = beside(left, body);
  const least = minCellSize(options);
  return {
    axis: "x",
    weekdays: { ...box, height: 0 },
    cells,
    labels: cells.map((cell) => inset({ ...cell, width: left }, padding)),
    times,
    gutter: { ...times, y: box.y, height: top },
    strip: stripHeight(calendar),
    rules: rowRules(body, times.x),
    needed: (slots) => ({ width: left + Math.max(least.width, slots), height: top + 7 * least.height }),
  };
}

function rowRules({ x, y, width, height }: Rect, labelsEnd: number): readonly Line[] {
  const levels = Array.from({ length: 8 }, (_, i) => y + (i * height) / 7);
  return [
    ...levels.map((at): Line => [x, at, x + width, at]),
    ...[x, labelsEnd, x + width].map((at): Line => [at, y, at, y + height]),
  ];
}

/** Part of `box` below its top `height` points, at least 1 pt high. */
export function below(height: number, box: Rect): Rect {
  return { ...box, y: box.y + height, height: Math.max(1, box.height - height) };
}

function beside(width: number, box: Rect): Rect {
  return { ...box, x: box.x + width, width: Math.max(1, box.width - width) };
}
