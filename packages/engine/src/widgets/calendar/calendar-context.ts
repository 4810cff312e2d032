import type { CalendarDate, CivilDate, Message, Weekday } from "@octavo/foundation";
import { capitalized } from "../../calendar/calendar-names.ts";
import { weekColumns } from "../../calendar/month-weeks.ts";
import type { DisplayItem, Stroke } from "../../display/display-list.ts";
import { strokedLines, withoutEdges } from "../../display/paths.ts";
import type { WidgetContext } from "../../model/widget-definition.ts";
import { snapToPixel } from "../../primitives/device-pixels.ts";
import type { Rect, Size } from "../../primitives/geometry.ts";
import * as messages from "./messages.ts";
import type { Options } from "./options.ts";

export interface CalendarContext {
  readonly options: Options;
  readonly context: WidgetContext;
  readonly weekStart: Weekday;
}

export function ruleStroke({ options }: CalendarContext): Stroke {
  return { color: "#000000", width: options.stroke_width };
}

export type Line = readonly [number, number, number, number];

/** Rules of the grid, on device pixels. */
export function gridRules(rules: readonly Line[], calendar: CalendarContext): readonly DisplayItem[] {
  const snap = (at: number) => snapToPixel(at, calendar.context.pixel);
  const snapped = rules.map(([x1, y1, x2, y2]): Line => [snap(x1), snap(y1), snap(x2), snap(y2)]);
  return strokedLines(withoutEdges(snapped, calendar.options), ruleStroke(calendar));
}

export const minTypeSize = 6;

/** Smallest usable height of a cell, in points. */
const smallestCell = 20;

export function titleHeight(title: string, { style }: WidgetContext): number {
  return title === "" ? 0 : style.size * 2;
}

export function weekdaysHeight({ show_weekdays }: Options, { style }: WidgetContext): number {
  return show_weekdays ? style.size * 1.5 : 0;
}

/** "March 2026", "March – June 2026", "December 2026 – January 2027". Empty if neither month nor year is shown. */
export function periodTitle(
  first: CivilDate,
  last: CivilDate,
  { options, context }: CalendarContext,
  to = " – ",
): string {
  const monthName = options.month_name_format === "short" ? context.names.monthShort : context.names.month;
  const { of, year: printYear } = context.calendar;
  const [from, until] = [of(first), of(last)];
  const named = ({ year, month, day }: CalendarDate, withYear: boolean) =>
    [options.show_month_name ? monthName(month) : "", options.show_year && withYear ? printYear(year, month, day) : ""]
      .filter(Boolean)
      .join(" ");
  const titled = ({ year, month }: CalendarDate) => context.names.monthTitle(year, month);
  const start = named(from, from.year !== until.year);
  const end = named(until, true);
  const isOneMonth = from.year === until.year && from.month === until.month;
  const isPlain = options.show_month_name && options.show_year && options.month_name_format === "long";
  // Languages have their own order and particles for month and year.
  if (isOneMonth && isPlain) return titled(from);
  if (isPlain && from.year !== until.year && !endsWithYear(from, context)) return [from, until].map(titled).join(to);
  const title = isOneMonth || start === "" || start === end ? end : `${start}${to}${end}`;
  return capitalized(title, context.names.locale);
}

/** False for "2025. december", "2025年12月", "Декабрь 2025 г.". */
function endsWithYear({ year, month }: CalendarDate, { names, calendar }: WidgetContext): boolean {
  return names.monthTitle(year, month).endsWith(` ${calendar.year(year, month)}`);
}

export function drawTitle(title: string, head: Rect, calendar: CalendarContext): readonly DisplayItem[] {
  const { options, context } = calendar;
  if (title === "") return [];
  const bottom = head.y + head.height;
  return [
    ...context.setText(title, head, { align: context.style.align, face: context.style.boldFace }),
    // Without names of weekdays, this is also the upper edge of the grid.
    ...(options.show_grid_lines && (options.edge_top || options.show_weekdays)
      ? strokedLines([[head.x, bottom, head.x + head.width, bottom]], ruleStroke(calendar))
      : []),
  ];
}

export function weekdayNames(head: Rect, { options, context, weekStart }: CalendarContext): readonly DisplayItem[] {
  if (!options.show_weekdays) return [];
  const width = head.width / 7;
  return weekColumns(weekStart).flatMap((weekday, column) =>
    context.setText(
      context.names.weekdayHead(weekday, options.weekday_label_style),
      { ...head, x: head.x + column * width, width },
      { size: context.style.size * 0.9, align: "center", reportsFit: options.weekday_label_style === "full" },
    ),
  );
}

/** Minimum size of a day's cell. Existing documents contain the default 44 in every calendar, so it sets no minimum. */
export function minCellSize({ cell_min_size }: Options): Size {
  return cell_min_size === 44
    ? { width: minTypeSize, height: smallestCell }
    : { width: cell_min_size, height: cell_min_size };
}

const tolerance = 0.01;

export function checkSize(
  needed: Size,
  box: Size,
  context: WidgetContext,
  hint: Message = messages.tooSmallHint,
): void {
  const short = (["height", "width"] as const).find((side) => box[side] < needed[side] - tolerance);
  if (short) context.warn("too_small", messages.tooSmall(short, needed[short], box[short]), hint);
}
