import type { DisplayItem, WritingBox } from "../display/display-list.ts";
import { strokedLines } from "../display/paths.ts";
import { entriesOn, eventSize, linksOn, shownEntries } from "../events/entries.ts";
import { cellLines, linePitch } from "../events/event-lines.ts";
import { timeBlocks } from "../events/time-blocks.ts";
import { parseDate } from "../foundation/civil-date.ts";
import { snapToPixel } from "../foundation/device-pixels.ts";
import type { Rect } from "../foundation/geometry.ts";
import * as messages from "../language/widget-messages.ts";
import { ruleWidth } from "../model/calendar-properties.ts";
import { mustBe, range, unusableProperty } from "../model/messages.ts";
import { choice, color, flag, number, type PropertiesOf, text } from "../model/property.ts";
import { stylingTable } from "../model/styling.ts";
import { defineWidget, type WidgetContext } from "../model/widget-definition.ts";

const lined = { show_lines: [true] };

const properties = {
  shown_date: text({ label: "Date", default: "@date", atVariables: true }),
  time_start_hour: number({ label: "First hour", min: 0, max: 23, whole: true, default: 8 }),
  time_end_hour: number({ label: "Last hour", min: 1, max: 24, whole: true, default: 20 }),
  show_times: flag({ label: "Times", default: true }),
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
  layout,
  writing,
});

/** Width of times in ems. */
const timeEms = 3;
const smallestHour = 6;

interface Schedule {
  readonly first: number;
  readonly last: number;
  readonly size: number;
  /** Height of the lines for all-day events. */
  readonly head: number;
  /** Right of the times. */
  readonly area: Rect;
}

function scheduleOf(box: Rect, options: Options, { style }: WidgetContext): Schedule {
  const first = options.time_start_hour;
  const size = options.event_size > 0 ? options.event_size : style.size * 0.9;
  const head = options.all_day_lines * linePitch(size);
  const left = options.show_times ? style.size * timeEms : 0;
  const area = {
    x: box.x + left,
    y: box.y + head,
    width: Math.max(1, box.width - left),
    height: Math.max(1, box.height - head),
  };
  return { first, last: Math.max(first + 1, options.time_end_hour), size, head, area };
}

function writing(box: Rect, options: Options, context: WidgetContext): readonly WritingBox[] {
  const { first, last, area } = scheduleOf(box, options, context);
  return options.show_lines ? [{ ...area, rows: area.height / (last - first), first: clock(first) }] : [];
}

function clock(hour: number): string {
  return `${String(hour).padStart(2, "0")}:00`;
}

function layout(box: Rect, options: Options, context: WidgetContext): readonly DisplayItem[] {
  const { style } = context;
  const { first, last, size, head, area } = scheduleOf(box, options, context);
  if (options.time_end_hour <= first)
    context.warn("unusable_property", unusableProperty(properties.time_end_hour.label, mustBe(range(first + 1, 24))));
  if (area.height < (last - first) * smallestHour || area.width < style.size * 3)
    context.warn("too_small", messages.scheduleTooSmall, messages.enlargeSchedule);
  const date = parseDate(options.shown_date.trim().slice(0, 10)) ?? context.date();
  const entries = date ? entriesOn(date, options, context) : [];
  const allDay = entries.filter(({ start }) => start === undefined);
  const links = date && options.link_events ? linksOn(date, context) : "none";
  const line = { size, times: "none", bullets: "calendar", links, span: "part" } as const;
  return [
    ...hourLines(box.x, area, first, last, options, context),
    ...(head > 0 ? cellLines({ ...area, y: box.y, height: head }, allDay, line, context) : []),
    ...timeBlocks(area, entries, { start: first * 60, end: last * 60, axis: "y", size, links }, context),
  ];
}

function hourLines(
  left: number,
  { x, y, width, height }: Rect,
  first: number,
  last: number,
  options: Options,
  context: WidgetContext,
): readonly DisplayItem[] {
  const pitch = height / (last - first);
  const at = (hour: number) => snapToPixel(y + (hour - first) * pitch, context.pixel);
  const hours = Array.from({ length: last - first }, (_, i) => first + i);
  const rule = (hour: number) => [left, at(hour), x + width, at(hour)] as const;
  const half = (hour: number) => [x, at(hour + 0.5), x + width, at(hour + 0.5)] as const;
  const { line_color, stroke_width, show_lines, show_times, half_hours } = options;
  const size = Math.min(context.style.size * 0.85, pitch * 0.8);
  return [
    ...(show_lines && line_color
      ? strokedLines([...hours.map(rule), rule(last), ...(half_hours ? hours.map(half) : [])], {
          color: line_color,
          width: stroke_width,
        })
      : []),
    ...(show_times
      ? hours.flatMap((hour) =>
          context.setText(
            clock(hour),
            { x: left, y: at(hour) + 1, width: x - left, height: pitch },
            { size, vertical: "top", align: "left", reportsFit: false },
          ),
        )
      : []),
  ];
}
