import type { CivilDate } from "@octavo/foundation";
import { dayText } from "../calendar/document-calendar.ts";
import { isSameMonth, monthWeeks, weekColumns } from "../calendar/month-weeks.ts";
import type { DisplayItem, WritingBox } from "../display/display-list.ts";
import { strokedLines, withoutEdges } from "../display/paths.ts";
import {
  cellEventProperties,
  cellFilter,
  dayOffBand,
  daysOff,
  drawnWeeks,
  entriesOn,
  hasNames,
} from "../events/entries.ts";
import { cellEventSize, linePitch } from "../events/event-sizes.ts";
import { dayName } from "../language/destination-names.ts";
import * as messages from "../language/widget-messages.ts";
import {
  cellLink,
  dayVariables,
  gregorianDay,
  gregorianDays,
  reckoningOf,
  resolveMonth,
  resolveWeekStart,
  ruleWidth,
  weekendProperties,
  weekendShading,
  weekStartChoice,
  weekWriting,
} from "../model/calendar-properties.ts";
import { edgeProperties } from "../model/edge-properties.ts";
import type { EventCell, LineOptions } from "../model/event-drawing.ts";
import { choice, flag, type PropertiesOf, text } from "../model/property.ts";
import { stylingTable } from "../model/styling.ts";
import { defineWidget, type WidgetContext } from "../model/widget-definition.ts";
import { gridCells, type Rect } from "../primitives/geometry.ts";

const properties = {
  month: text({ label: "Month", default: "@month", atVariables: true }),
  start_week_on: weekStartChoice,
  day_cell: cellLink("Day links"),
  show_weekdays: flag({ label: "Weekday names", default: true }),
  weekday_label_style: choice(["short", "full", "narrow"], {
    label: "Weekday names as",
    default: "short",
    shownWhen: { show_weekdays: [true] },
  }),
  show_grid_lines: flag({ label: "Grid lines", default: true }),
  stroke_width: { ...ruleWidth, shownWhen: { show_grid_lines: [true] } },
  ...edgeProperties({ shownWhen: { show_grid_lines: [true] } }),
  ...weekendProperties(false),
  gregorian_days: gregorianDays,
  show_events: flag({ label: "Events", default: false, role: "showsEvents" }),
  ...cellEventProperties,
};

/** Rows of the longest month, so that cells have the same size in all months. */
const rows = 6;

const smallestNumber = 6;

/** The days of a month in week rows, each a link to its day. */
export const calendarMonth = defineWidget({
  type: "calendar_month",
  label: "Month grid",
  size: { width: 320, height: 240 },
  content: "stored",
  styling: stylingTable({ size: 12, maxSize: 24, align: "center" }),
  properties,
  layout,
  writing,
});

function layout(box: Rect, options: PropertiesOf<typeof properties>, context: WidgetContext): readonly DisplayItem[] {
  const month = resolveMonth(options.month, properties.month.label, context);
  if (!month) return [];
  const weekStart = resolveWeekStart(options.start_week_on, month, context);
  const body = bodyOf(box, options, context);
  const cells = gridCells(body, rows, 7);
  if (body.height < rows * smallestNumber || body.width < 7 * smallestNumber)
    context.warn("too_small", messages.daysTooSmall, messages.enlargeGrid);
  const weeks = monthWeeks(month, { weekStart, calendar: context.calendar });
  const ofMonth = weeks.map((week, row) =>
    week
      .map((date, i) => ({ date, area: cells[row * 7 + i] as Rect }))
      .filter(({ date }) => isSameMonth(date, month, context.calendar)),
  );
  const days = ofMonth.flat();
  const events = options.show_events
    ? ofMonth.map((week) => week.map(({ date, area }) => eventCell(date, area, options, context)))
    : [];
  return [
    ...weekendShading(days, options, context),
    ...daysOff(events.flat(), options, context),
    ...(options.show_grid_lines ? gridLines(body, weeks.length, options) : []),
    ...(options.show_weekdays ? weekdayNames({ ...box, height: body.y - box.y }, options, weekStart, context) : []),
    ...days.flatMap(({ date, area }) => dayCell(date, area, options, context)),
    ...(hasNames(options) ? drawnWeeks(events, lineOptions(options, context), context) : []),
  ];
}

function writing(box: Rect, options: PropertiesOf<typeof properties>, context: WidgetContext): readonly WritingBox[] {
  const month = resolveMonth(options.month, properties.month.label, context);
  if (!month) return [];
  const weekStart = resolveWeekStart(options.start_week_on, month, context);
  const weeks = monthWeeks(month, { weekStart, calendar: context.calendar });
  const body = bodyOf(box, options, context);
  return weekWriting({ ...body, height: (body.height * weeks.length) / rows }, weeks.length, weeks[0]?.[0]);
}

/** Below the names of weekdays. */
function bodyOf(box: Rect, { show_weekdays }: PropertiesOf<typeof properties>, { style }: WidgetContext): Rect {
  const head = show_weekdays ? style.size * 1.8 : 0;
  return { ...box, y: box.y + head, height: Math.max(1, box.height - head) };
}

function weekdayNames(
  head: Rect,
  options: PropertiesOf<typeof properties>,
  weekStart: Parameters<typeof weekColumns>[0],
  context: WidgetContext,
) {
  const cells = gridCells(head, 1, 7);
  const size = context.style.size * 0.85;
  return weekColumns(weekStart).flatMap((weekday, i) =>
    context.setText(context.names.weekdayHead(weekday, options.weekday_label_style), cells[i] as Rect, {
      size,
      align: "center",
      reportsFit: options.weekday_label_style === "full",
    }),
  );
}

function dayCell(
  date: CivilDate,
  cell: Rect,
  options: PropertiesOf<typeof properties>,
  context: WidgetContext,
): readonly DisplayItem[] {
  const rule = options.day_cell;
  const size = numberSize(cell, context);
  const line = hasNames(options) ? { ...cell, height: lineHeight(cell, context) } : cell;
  const words = context.setText(dayText(date, context.calendar), line, { size, reportsFit: false });
  const link = rule
    ? context.link(cell, rule, dayVariables(date, reckoningOf(context)))
    : context.linkIfPresent(cell, dayName(date));
  const beside = options.gregorian_days ? gregorianDay(date, cell, context) : [];
  return [...words, ...beside, ...link];
}

function numberSize({ height }: Rect, { style }: WidgetContext): number {
  return Math.min(style.size, Math.max(smallestNumber, height * 0.8));
}

/** Of the number, above the events. */
function lineHeight(cell: Rect, context: WidgetContext): number {
  return Math.min(cell.height, numberSize(cell, context) * 1.3);
}

/** Events stand below the number, or beside one at the start of its cell. */
function eventCell(
  date: CivilDate,
  cell: Rect,
  options: PropertiesOf<typeof properties>,
  context: WidgetContext,
): EventCell {
  const { gregorian_days, event_size, days_off } = options;
  const top = lineHeight(cell, context);
  const size = numberSize(cell, context);
  const pitch = linePitch(cellEventSize(event_size, context));
  const begin = context.textWidth(dayText(date, context.calendar), { size }) + 1.5;
  const foot = days_off === "band" ? dayOffBand : 0;
  const hasBeside = context.style.align === "left" && !gregorian_days;
  return {
    area: cell,
    box: { x: cell.x + 1.5, y: cell.y + top, width: cell.width - 3, height: cell.height - top - 1 - foot },
    beside: {
      x: cell.x + begin,
      y: cell.y + (top - pitch) / 2,
      width: hasBeside ? cell.width - begin - 1.5 : 0,
      height: Math.min(pitch, cell.height),
    },
    entries: entriesOn(date, cellFilter(options), context),
  };
}

function lineOptions({ event_size }: PropertiesOf<typeof properties>, context: WidgetContext): LineOptions {
  const size = cellEventSize(event_size, context);
  return { size, times: "none", bullets: "calendar", links: "none", span: "none" };
}

/** Around the weeks of the month. */
function gridLines(
  { x, y, width, height }: Rect,
  weeks: number,
  options: PropertiesOf<typeof properties>,
): readonly DisplayItem[] {
  const lineAfter = (week: number) => y + (week * height) / rows;
  const across = Array.from({ length: weeks + 1 }, (_, i) => [x, lineAfter(i), x + width, lineAfter(i)] as const);
  const down = Array.from({ length: 8 }, (_, i) => x + (i * width) / 7).map(
    (at) => [at, y, at, lineAfter(weeks)] as const,
  );
  return strokedLines(withoutEdges([...across, ...down], options), { color: "#999999", width: options.stroke_width });
}
