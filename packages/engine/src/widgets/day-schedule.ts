import { parseDate } from "@octavo/foundation";
import type { DisplayItem, WritingBox } from "../display/display-list.ts";
import { strokedLines } from "../display/paths.ts";
import { sharedGroup } from "../display/shared-group.ts";
import { entriesOn, eventSize, linksOn, shownEntries } from "../events/entries.ts";
import { linePitch } from "../events/event-sizes.ts";
import * as messages from "../language/widget-messages.ts";
import { ruleWidth } from "../model/calendar-properties.ts";
import { mustBe, range, unusableProperty } from "../model/messages.ts";
import { choice, color, flag, number, type PropertiesOf, text } from "../model/property.ts";
import { stylingTable } from "../model/styling.ts";
import { defineWidget, type Reconcilable, type WidgetContext } from "../model/widget-definition.ts";
import { snapToPixel } from "../primitives/device-pixels.ts";
import type { Rect } from "../primitives/geometry.ts";

const lined = { show_lines: [true] };
const timed = { show_times: [true] };

const properties = {
  shown_date: text({ label: "Date", default: "@date", atVariables: true }),
  time_start_hour: number({ label: "First hour", min: 0, max: 23, whole: true, default: 8 }),
  time_end_hour: number({ label: "End hour", min: 1, max: 24, whole: true, default: 20 }),
  row_minutes: number({ label: "Minutes of a row", min: 15, max: 360, whole: true, default: 60 }),
  show_times: flag({ label: "Times", default: true }),
  times_as: choice(["hours and minutes", "hours", "am and pm"], {
    label: "Times as",
    default: "hours and minutes",
    shownWhen: timed,
  }),
  times_at: choice(["line", "row"], { label: "Times at", default: "line", shownWhen: timed }),
  times_width: number({
    label: "Width of times (0 is automatic)",
    min: 0,
    max: 200,
    default: 0,
    unit: "pt",
    scaling: "width",
    shownWhen: timed,
  }),
  show_lines: flag({ label: "Lines", default: true }),
  half_hours: flag({ label: "Lines of half hours", default: false, shownWhen: lined }),
  line_color: color({ label: "Line color", default: "#999999", role: "strokeColor", shownWhen: lined }),
  stroke_width: { ...ruleWidth, shownWhen: lined },
  all_day_lines: number({ label: "Lines for all-day events", min: 0, max: 10, whole: true, default: 1 }),
  entries: choice(shownEntries, { label: "Show", default: "everything" }),
  calendars: text({ label: "Only calendars", default: "" }),
  event_size: eventSize,
  link_events: flag({ label: "Link events", default: true }),
};

type Options = PropertiesOf<typeof properties>;

/** Hours of a day, with events as blocks at their times. */
export const daySchedule = defineWidget({
  type: "day_schedule",
  label: "Day schedule",
  size: { width: 200, height: 320 },
  content: "none",
  styling: stylingTable({ size: 10, maxSize: 24 }),
  properties,
  reconcile,
  layout,
  writing,
});

/** Width of times at their lines, in ems. */
const timeEms = 3;
const smallestRow = 6;

/** Rows of hours. Lines, times, events and writing areas all read it. */
interface Schedule {
  /** In minutes since midnight. */
  readonly first: number;
  readonly last: number;
  /** Time of each row. */
  readonly rows: readonly number[];
  /** Size of events. */
  readonly size: number;
  /** Height of the lines for all-day events. */
  readonly head: number;
  /** Right of the times. */
  readonly area: Rect;
}

function scheduleOf(box: Rect, options: Options, context: WidgetContext): Schedule {
  const { style } = context;
  const size = options.event_size > 0 ? options.event_size : style.size * 0.9;
  const head = options.all_day_lines * linePitch(size);
  const first = options.time_start_hour * 60;
  const last = Math.max(options.time_start_hour + 1, options.time_end_hour) * 60;
  const rows = Array.from({ length: Math.ceil((last - first) / options.row_minutes) }, (_, i) => {
    return first + i * options.row_minutes;
  });
  const left = widthOfTimes(rows, options, context);
  const area = {
    x: box.x + left,
    y: box.y + head,
    width: Math.max(1, box.width - left),
    height: Math.max(1, box.height - head),
  };
  return { first, last, rows, size, head, area: options.times_at === "row" ? onPixels(area, context) : area };
}

/** Rows begin and end where lines are drawn. */
function onPixels({ x, y, width, height }: Rect, { pixel }: WidgetContext): Rect {
  const [left, top] = [snapToPixel(x, pixel), snapToPixel(y, pixel)];
  return { x: left, y: top, width: snapToPixel(x + width, pixel) - left, height: snapToPixel(y + height, pixel) - top };
}

function widthOfTimes(rows: readonly number[], options: Options, context: WidgetContext): number {
  const { show_times, times_as, times_width } = options;
  if (!show_times) return 0;
  if (times_width > 0) return times_width;
  const { size } = context.style;
  if (times_as === "hours and minutes") return size * timeEms;
  const labels = [...timesOf(rows, times_as, context), "00"];
  return Math.round(
    Math.max(...labels.map((label) => context.textWidth(context.calendar.digits(label), { size }))) + 8,
  );
}

/** In a row, times can be written beside the hours, too. */
function writing(box: Rect, options: Options, context: WidgetContext): readonly WritingBox[] {
  const { first, last, area } = scheduleOf(box, options, context);
  if (!options.show_lines) return [];
  const rows = (area.height * options.row_minutes) / (last - first);
  const times = { ...area, x: snapToPixel(box.x, context.pixel) };
  return [
    ...(options.times_at === "row" && times.x < area.x ? [{ ...times, width: area.x - times.x, rows }] : []),
    { ...area, rows, first: clockTime(first), minutes: options.row_minutes },
  ];
}

function timesOf(
  rows: readonly number[],
  times_as: Options["times_as"],
  { names }: Pick<WidgetContext, "names">,
): readonly string[] {
  if (times_as === "hours and minutes") return rows.map(clockTime);
  return rows.map((time, i) => {
    if (times_as === "hours") return hourWith(Math.floor(time / 60), time % 60);
    const half = halfOfDay(time);
    const hour = hourWith(((Math.floor(time / 60) + 11) % 12) + 1, time % 60);
    return i === 0 || half !== halfOfDay(rows[i - 1] ?? 0) ? names.hour(hour, half) : hour;
  });
}

function hourWith(hour: number, minutes: number): string {
  return minutes === 0 ? String(hour) : `${hour}:${padded(minutes)}`;
}

function halfOfDay(time: number): "am" | "pm" {
  return time < 12 * 60 ? "am" : "pm";
}

function clockTime(minutes: number): string {
  return `${padded(Math.floor(minutes / 60))}:${padded(minutes % 60)}`;
}

function padded(part: number): string {
  return String(part).padStart(2, "0");
}

function layout(box: Rect, options: Options, context: WidgetContext): readonly DisplayItem[] {
  const { style } = context;
  const schedule = scheduleOf(box, options, context);
  const { first, last, rows, size, head, area } = schedule;
  const hour = options.time_start_hour;
  if (options.time_end_hour <= hour)
    context.warn("unusable_property", unusableProperty(properties.time_end_hour.label, mustBe(range(hour + 1, 24))));
  if (area.height < rows.length * smallestRow || area.width < style.size * 3)
    context.warn("too_small", messages.scheduleTooSmall, messages.enlargeSchedule);
  const date = parseDate(options.shown_date.trim().slice(0, 10)) ?? context.date();
  const entries = date ? entriesOn(date, options, context) : [];
  const allDay = entries.filter(({ start }) => start === undefined);
  const links = date && options.link_events ? linksOn(date, context) : "none";
  const line = { size, times: "none", bullets: "calendar", links, span: "until" } as const;
  const drawing = entries.length > 0 ? context.eventDrawing() : undefined;
  const hours = { start: first, end: last, axis: "y", size, links } as const;
  return [
    ...context.shared("hours", (isShared) => {
      const drawn = hourRows(box.x, schedule, options, context);
      return isShared ? sharedGroup(drawn) : drawn;
    }),
    ...((head > 0 ? drawing?.cellLines({ ...area, y: box.y, height: head }, allDay, line, context) : undefined) ?? []),
    ...(drawing?.timeBlocks(area, entries, hours, context) ?? []),
  ];
}

function hourRows(left: number, schedule: Schedule, options: Options, context: WidgetContext): readonly DisplayItem[] {
  const { first, last, rows, area } = schedule;
  const { x, y, width, height } = area;
  const perMinute = height / (last - first);
  const at = (time: number) => snapToPixel(y + (time - first) * perMinute, context.pixel);
  const start = options.times_at === "row" ? snapToPixel(left, context.pixel) : left;
  const rule = (time: number) => [start, at(time), x + width, at(time)] as const;
  const half = (time: number) => [x, at(time), x + width, at(time)] as const;
  const { line_color, stroke_width, show_lines, show_times, half_hours, row_minutes } = options;
  const halves = rows.map((time) => time + row_minutes / 2).filter((time) => time < last);
  return [
    ...(show_lines && line_color
      ? strokedLines([...rows.map(rule), rule(last), ...(half_hours ? halves.map(half) : [])], {
          color: line_color,
          width: stroke_width,
        })
      : []),
    ...(show_times ? writtenTimes({ x: start, width: x - start }, schedule, at, options, context) : []),
  ];
}

/** Below the line of their time, or in the middle of its row. */
function writtenTimes(
  { x, width }: Pick<Rect, "x" | "width">,
  { rows, last }: Schedule,
  at: (time: number) => number,
  { times_as, times_at }: Options,
  context: WidgetContext,
): readonly DisplayItem[] {
  const { size } = context.style;
  const labels = timesOf(rows, times_as, context);
  const place =
    times_at === "line"
      ? { right: 0, down: 1, size: size * 0.85, vertical: "top" as const }
      : { right: Math.min(2, width / 4), down: 0, size, vertical: "middle" as const };
  const { right, down, vertical } = place;
  return rows.flatMap((time, i) => {
    const top = at(time);
    const height = at(rows[i + 1] ?? last) - top;
    const setting = { size: Math.min(place.size, height * 0.8), vertical, align: "left", reportsFit: false } as const;
    return context.setText(
      context.calendar.digits(labels[i] ?? ""),
      { x: x + right, y: top + down, width: width - right, height },
      setting,
    );
  });
}

/** Keeps the first hour before the last. */
function reconcile(widget: Reconcilable, changed: string): Reconcilable {
  const { time_start_hour: start, time_end_hour: end } = properties;
  const first = start.read(widget.properties.time_start_hour).value;
  const last = end.read(widget.properties.time_end_hour).value;
  if (last > first) return widget;
  const hours =
    changed === "time_end_hour"
      ? { time_start_hour: last - 1 }
      : changed === "time_start_hour"
        ? { time_end_hour: first + 1 }
        : {};
  return { ...widget, properties: { ...widget.properties, ...hours } };
}
