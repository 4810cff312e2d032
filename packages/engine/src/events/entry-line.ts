/** Lines of text for entries, with a sign for their calendar. */

import { addDays, parseDate } from "@octavo/foundation";
import { shortDate } from "../calendar/document-calendar.ts";
import type { DisplayItem, Stroke } from "../display/display-list.ts";
import { filledRect, line, strokedRect } from "../display/paths.ts";
import { type CalendarPattern, type DateEntry, printableTitle } from "../model/date-row.ts";
import type { DrawEntry, LineOptions } from "../model/event-drawing.ts";
import type { WidgetContext } from "../model/widget-definition.ts";
import type { Color } from "../primitives/color.ts";
import type { PathSegment, Rect, Size } from "../primitives/geometry.ts";
import { continues, entryLink, fitted, type KeptText, keptTexts, pushMoved } from "./entries.ts";

/** Titles of a list start below one another. */
const longestTime = { none: "", start: "00:00", "start and end": "00:00–00:00" };
const bulletEms = 0.95;

export type Face = WidgetContext["style"]["face"];

/** Measures what all lines of a list share. */
export function entryLines(options: LineOptions, context: WidgetContext): DrawEntry {
  const { size, times, links, span } = options;
  const { style } = context;
  const widthOfTimes = timesWidth(options, context);
  const kept = keptTexts(`lines ${size}`, context);
  const pushText = (items: DisplayItem[], text: string, x: number, y: number, box: Size, face: Face) => {
    const found = kept.find(text, box.width, box.height, face);
    pushMoved(items, found ?? kept.keep(text, lineText(text, box, { face, size }, context)), x, y);
  };
  const arrowRoom = size * namedContinuationEms;
  const titleAfterArrow = (entry: DateEntry, width: number) => {
    const face = faceOf(entry, context);
    const title = titleText(entry, "none", face, context);
    return context.textWidth(title, { face, size }) <= width - arrowRoom ? title : undefined;
  };
  const pushContinued = (items: DisplayItem[], entry: DateEntry, rect: Rect) => {
    const { x, y, width, height } = rect;
    const title = titleAfterArrow(entry, width);
    const arrow = title === undefined ? Math.min(width - 1, size * continuationEms) : arrowRoom - size * 0.5;
    items.push(continuation(entry, { ...rect, width: arrow }, size, style.color));
    if (title === undefined) return;
    const box = { width: width - arrowRoom, height };
    pushText(items, title, x + arrowRoom, y, box, faceOf(entry, context));
    context.onNamed?.(entry);
  };
  return (items, entry, rect, whole) => {
    const { x, y, width, height } = rect;
    const left = signRoom(entry, options);
    if (left > 0) pushBullet(items, entry, rect, options, style.color);
    // A new week names the entry in any case, and with an arrow only if both have room on one line.
    const isArrow =
      continues(entry, context) || (isLaterDay(entry) && titleAfterArrow(entry, width - left) !== undefined);
    if (span === "once" && isArrow) {
      pushContinued(items, entry, { ...rect, x: x + left, width: width - left });
      if (links !== "none") items.push(...entryLink(entry, rect, links, context));
      return;
    }
    const time = timeText(entry, times, context);
    const timeWidth = time === "" ? 0 : widthOfTimes;
    if (time !== "") pushText(items, time, x + left, y, { width: timeWidth, height }, style.face);
    if (whole) items.push(...whole);
    else {
      const face = faceOf(entry, context);
      const title = titleText(entry, span, face, context);
      const room = width - left - timeWidth;
      pushText(items, title, x + left + timeWidth, y, { width: room, height }, face);
      if (context.onNamed && context.textWidth(title, { face, size }) <= room) context.onNamed(entry);
    }
    if (links !== "none") items.push(...entryLink(entry, rect, links, context));
  };
}

const isLaterDay = ({ day = 1 }: DateEntry) => day > 1;

function signRoom({ style }: DateEntry, { bullets, unsigned, size }: LineOptions): number {
  const isEmpty = bullets === "none" || (bullets === "calendar" && unsigned === "at edge" && style.pattern === "plain");
  return isEmpty ? 0 : size * bulletEms;
}

/** Width of the sign of a continued entry, and of the sign and the space before its name, in ems. */
const [continuationEms, namedContinuationEms] = [2.4, 1.9];

/** An arrow to the next day, or to a stop on the last one, over the width of a rectangle. */
function continuation({ day, days }: DateEntry, rect: Rect, size: number, color: Color): DisplayItem {
  const end = rounded(rect.x + rect.width);
  const y = rounded(rect.y + rect.height / 2);
  const head = rounded(size * 0.25);
  const tip = day === days ? 0 : head;
  return {
    kind: "path",
    segments: [
      ...line(rounded(rect.x), y, end, y),
      ...line(end - tip, y - head, end, y),
      ...line(end - tip, y + head, end, y),
    ],
    stroke: { color, width: signWidth },
  };
}

function timesWidth({ times, size }: LineOptions, context: WidgetContext): number {
  return times === "none" ? 0 : context.textWidth(context.calendar.digits(longestTime[times]), { size }) + size * 0.5;
}

export function faceOf({ style: own }: DateEntry, { style }: WidgetContext): Face {
  return own.text === "bold" ? style.boldFace : style.face;
}

/** Room that sign and time take at the start of a line. */
export function titleStart(entry: DateEntry, options: LineOptions, context: WidgetContext): number {
  const time = timeText(entry, options.times, context) === "" ? 0 : timesWidth(options, context);
  return signRoom(entry, options) + time;
}

/** A line at 0, 0, cut to the width of the box. A line that fits is the same in all wider boxes. */
function lineText(
  text: string,
  { width, height }: Size,
  setting: { readonly face: Face; readonly size: number },
  context: WidgetContext,
): KeptText {
  const needed = context.textWidth(text, setting);
  const shown = needed <= width ? text : fitted(text, width, setting, context);
  const box = { x: 0, y: 0, width, height };
  const items = shown === "" ? [] : context.setText(shown, box, { ...setting, align: "left", reportsFit: false });
  const [minWidth, maxWidth] = needed <= width ? [needed, Number.POSITIVE_INFINITY] : [width, width];
  return { minWidth, maxWidth, height, style: setting.face, items };
}

function timeText({ start, end }: DateEntry, times: LineOptions["times"], { calendar }: WidgetContext): string {
  if (times === "none" || start === undefined) return "";
  return calendar.digits(times === "start" || end === undefined ? start : `${start}–${end}`);
}

export function titleText(entry: DateEntry, span: LineOptions["span"], face: Face, context: WidgetContext): string {
  const { digits } = context.calendar;
  const { age, day = 1, days = 1 } = entry;
  const title = printableTitle(entry, (text) => context.printable(text, face));
  const named = age === undefined ? title : `${title} (${digits(String(age))})`;
  if (span === "once" && continues(entry, context)) return "";
  if (day === days || span !== "until") return named;
  const date = parseDate(entry.date);
  const last = date && addDays(date, days - day);
  return last ? `${named} (– ${shortDate(last, context)})` : named;
}

/** To tenths of a point, which keeps files small. */
function rounded(length: number): number {
  return Math.round(length * 10) / 10;
}

/** Adds the sign of an entry at the start of its line. */
export function pushBullet(
  items: DisplayItem[],
  entry: DateEntry,
  line: Rect,
  options: LineOptions,
  color: Color,
): void {
  const side = rounded(options.size * 0.5);
  const box = { x: rounded(line.x + 0.5), y: rounded(line.y + (line.height - side) / 2), width: side, height: side };
  if (options.bullets === "dot") {
    const dot = { ...box, x: box.x + side / 4, y: box.y + side / 4, width: side / 2, height: side / 2 };
    items.push(filledRect(dot, color));
  } else if (options.bullets === "box") items.push(...strokedRect(box, { color, width: signWidth }));
  else items.push(...sign(entry.style.pattern, box, color));
}

/** Width of lines that all screens show black, in points. */
const signWidth = 0.7;

/** Sign of a calendar in a square. Signs differ in shape, not only in gray. */
function sign(pattern: CalendarPattern, box: Rect, color: Color): readonly DisplayItem[] {
  const stroke = { color, width: signWidth };
  switch (pattern) {
    case "plain":
      return [];
    case "bar":
      return [{ kind: "path", segments: [["R", box.x, box.y, rounded(box.width * 0.4), box.height]], fill: color }];
    case "filled":
      return [filledRect(box, color)];
    case "outlined":
      return strokedRect(box, stroke);
    case "dotted": {
      const x = box.x + box.width * 0.2;
      const dash = { color, width: box.width * 0.4, dash: [0, box.width * 0.6], cap: "round" } satisfies Stroke;
      return [{ kind: "path", segments: line(x, box.y, x, box.y + box.height), stroke: dash }];
    }
    case "hatched":
      return [{ kind: "path", segments: hatchingLines(box, box.width / 2), stroke }, ...strokedRect(box, stroke)];
  }
}

/** Diagonal lines in a rectangle. */
export function hatchingLines({ x, y, width, height }: Rect, step: number): readonly PathSegment[] {
  const segments = [];
  for (let offset = step; offset < width + height - 0.01; offset += step) {
    const from = { x: x + Math.max(0, offset - height), y: y + Math.min(height, offset) };
    const to = { x: x + Math.min(width, offset), y: y + Math.max(0, offset - width) };
    segments.push(...line(from.x, from.y, to.x, to.y));
  }
  return segments;
}
