/** Marks of days with entries in small calendars, which have no room for names. */
import type { DisplayItem } from "../display/display-list.ts";
import { filledRect, rectSegment } from "../display/paths.ts";
import { isHoliday } from "../model/date-row.ts";
import type { MarkedDay } from "../model/event-drawing.ts";
import type { WidgetContext } from "../model/widget-definition.ts";
import type { Color } from "../primitives/color.ts";
import { inset, type Rect } from "../primitives/geometry.ts";

/** Grounds of holidays, and frames of other days. */
export function dayMarks(
  days: readonly MarkedDay[],
  holidayColor: Color | undefined,
  context: WidgetContext,
): readonly DisplayItem[] {
  return [...(holidayColor ? holidays(days, holidayColor) : []), ...otherDays(days, context)];
}

function holidays(days: readonly MarkedDay[], fill: Color) {
  return days.flatMap(({ area, entries }) => (entries.some(isHoliday) ? [filledRect(area, fill)] : []));
}

/** Frame of days with other entries: its width, and its distance from the edges of their cells, in points. */
const dayFrame = { width: 0.9, inset: 0.8 };

/** Frames around days with entries other than holidays. Consecutive days of a week have one. */
function otherDays(days: readonly MarkedDay[], { style }: WidgetContext): readonly DisplayItem[] {
  const frames: Rect[] = [];
  for (const { area, entries } of days) {
    if (entries.every(isHoliday)) continue;
    const last = frames.at(-1);
    const isNext = last && last.y === area.y && Math.abs(last.x + last.width - area.x) < 0.01;
    if (isNext) frames[frames.length - 1] = { ...last, width: last.width + area.width };
    else frames.push(area);
  }
  if (frames.length === 0) return [];
  const segments = frames.map((frame) => rectSegment(inset(frame, dayFrame.inset)));
  return [{ kind: "path", segments, stroke: { color: style.color, width: dayFrame.width } }];
}
