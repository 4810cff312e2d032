/** Any run of days in rows of a week each: a month, or what lies between two dates. */
import type { DisplayItem } from "../../display/display-list.ts";
import { strokedLines } from "../../display/paths.ts";
import {
  addDays,
  type CivilDate,
  daysBetween,
  firstOfWeek,
  isBefore,
  isSameDay,
  weekOf,
} from "../../foundation/civil-date.ts";
import { inset, type Rect } from "../../foundation/geometry.ts";
import { weekLink } from "../../language/day-links.ts";
import { dayCell, dayNumber } from "./day-cell.ts";
import {
  checkSize,
  drawTitle,
  leastCell,
  periodTitle,
  ruleOf,
  type Sheet,
  smallestType,
  titleHeight,
  weekdayNames,
  weekdaysHeight,
} from "./sheet.ts";

/** Days from `first` to `last`, both among them. */
export interface Period {
  readonly first: CivilDate;
  readonly last: CivilDate;
  readonly label: DayLabel;
}

type DayLabel = (date: CivilDate, sheet: Sheet) => string;

export function plainLabel(date: CivilDate): string {
  return String(date.day);
}

/** Where months meet, the number alone does not say which one begins. */
export function rangeLabel(first: CivilDate): DayLabel {
  return (date, { context }) =>
    date.day === 1 || isSameDay(date, first) ? `${date.day} ${context.names.monthShort(date.month)}` : plainLabel(date);
}

/** The parts of the widget, outside in: title, weekday names and week numbers around the cells of the days. */
interface Frame {
  readonly head: Rect;
  readonly weekdays: Rect;
  readonly weeks: Rect;
  readonly body: Rect;
}

export function weekRows(box: Rect, period: Period, sheet: Sheet): readonly DisplayItem[] {
  const { options } = sheet;
  const title = options.show_month_year ? periodTitle(period.first, period.last, sheet) : "";
  const frame = frameOf(box, title, sheet);
  const start = firstOfWeek(period.first, sheet.weekStart);
  const count = Math.floor(daysBetween(start, period.last) / 7) + 1;
  checkRows(box, frame, count, sheet);
  const rows = drawnRows(frame, count);
  return [
    ...(options.show_grid_lines ? gridLines(frame, rows, sheet) : []),
    ...drawTitle(title, frame.head, sheet),
    ...weekdayNames(frame.weekdays, sheet),
    ...Array.from({ length: rows }, (_, row) =>
      weekRow(addDays(start, row * 7), rowFrame(frame, row, rows), period, sheet),
    ).flat(),
  ];
}

/** Heights in terms of the type size: 2 for the title, 1.5 for the weekday names; 2.2 across for week numbers. */
function frameOf(box: Rect, title: string, { options, context }: Sheet): Frame {
  const head = { ...box, height: titleHeight(title, context) };
  const left = options.week_numbers ? context.style.size * 2.2 : 0;
  const weekdays = {
    x: box.x + left,
    y: box.y + head.height,
    width: box.width - left,
    height: weekdaysHeight(options, context),
  };
  const top = weekdays.y + weekdays.height;
  const body = { ...weekdays, y: top, height: Math.max(1, box.y + box.height - top) };
  return { head, weekdays, weeks: { ...body, x: box.x, width: left }, body };
}

function checkRows(box: Rect, { body }: Frame, rows: number, { options, context }: Sheet): void {
  const cell = leastCell(options);
  const needed = { width: body.x - box.x + 7 * cell.width, height: body.y - box.y + rows * cell.height };
  checkSize(needed, box, context);
}

/** A range may have more weeks than could be told apart; those at its end go. A month is always whole. */
function drawnRows({ body }: Frame, rows: number): number {
  return Math.min(rows, Math.max(6, Math.floor(body.height / smallestType)));
}

function rowFrame({ body, weeks }: Frame, row: number, rows: number): Pick<Frame, "weeks" | "body"> {
  const height = body.height / rows;
  const y = body.y + row * height;
  return { weeks: { ...weeks, y, height }, body: { ...body, y, height } };
}

function weekRow(
  firstDay: CivilDate,
  { weeks, body }: Pick<Frame, "weeks" | "body">,
  period: Period,
  sheet: Sheet,
): readonly DisplayItem[] {
  const width = body.width / 7;
  return [
    ...weekNumber(firstDay, weeks, sheet),
    ...Array.from({ length: 7 }, (_, column) =>
      day(addDays(firstDay, column), { ...body, x: body.x + column * width, width }, period, sheet),
    ).flat(),
  ];
}

function weekNumber(firstDay: CivilDate, margin: Rect, sheet: Sheet): readonly DisplayItem[] {
  const { options, context, weekStart } = sheet;
  if (!options.week_numbers) return [];
  const number = String(weekOf(firstDay, weekStart).week);
  const size = context.style.size * 0.8;
  return [
    ...context.setText(number, margin, { size, align: "center", reportsFit: false }),
    ...weekLink(firstDay, weekStart, margin, options, context),
  ];
}

const otherDaysColor = "#888888";

function day(date: CivilDate, cell: Rect, { first, last, label }: Period, sheet: Sheet): readonly DisplayItem[] {
  const { options } = sheet;
  const own = !isBefore(date, first) && !isBefore(last, date);
  if (!own && !options.show_trailing_days) return [];
  const room = inset(cell, Math.min(options.cell_padding, cell.width / 8, cell.height / 8));
  const number = dayNumber(label(date, sheet), room, sheet, own ? {} : { color: otherDaysColor });
  return own ? dayCell(date, options.start_date ?? first, cell, number, sheet) : number;
}

function gridLines({ body }: Frame, rows: number, sheet: Sheet): readonly DisplayItem[] {
  const across = Array.from({ length: rows + 1 }, (_, i) => {
    const y = body.y + (i * body.height) / rows;
    return [body.x, y, body.x + body.width, y] as const;
  });
  const down = Array.from({ length: 8 }, (_, i) => {
    const x = body.x + (i * body.width) / 7;
    return [x, body.y, x, body.y + body.height] as const;
  });
  return strokedLines([...across, ...down], ruleOf(sheet));
}
