/** Marks of days with entries in small calendars, which have no room for names. */
import type { CivilDate } from "@octavo/foundation";
import type { DisplayItem } from "../display/display-list.ts";
import { filledRect, rectSegment } from "../display/paths.ts";
import { type DateEntry, isHoliday } from "../model/date-row.ts";
import { choice, color, type PropertiesOf } from "../model/property.ts";
import type { WidgetContext } from "../model/widget-definition.ts";
import { inset, type Rect } from "../primitives/geometry.ts";
import { entriesOn, shownEntries } from "./entries.ts";

/** Without appointments, which nearly every day can have. */
const allDay = "all-day entries";

export const dayMarkProperties = {
  mark_days: choice(["nothing", ...shownEntries, allDay], { label: "Mark days with", default: "nothing" }),
  holiday_color: color({
    label: "Holiday color",
    default: "#dddddd",
    shownWhen: { mark_days: ["everything", "holidays", allDay] },
  }),
};

interface MarkOptions extends PropertiesOf<typeof dayMarkProperties> {
  readonly event_calendars: string;
}

export interface MarkedDay {
  readonly area: Rect;
  readonly entries: readonly DateEntry[];
}

export function markedEntries(
  date: CivilDate,
  { mark_days, event_calendars: calendars }: MarkOptions,
  context: WidgetContext,
): readonly DateEntry[] {
  if (mark_days === "nothing") return [];
  if (mark_days !== allDay) return entriesOn(date, { entries: mark_days, calendars }, context);
  return entriesOn(date, { entries: "everything", calendars }, context).filter(({ start }) => start === undefined);
}

/** Grounds of holidays, and frames of other days. */
export function dayMarks(
  days: readonly MarkedDay[],
  { holiday_color }: MarkOptions,
  context: WidgetContext,
): readonly DisplayItem[] {
  return [...(holiday_color ? holidays(days, holiday_color) : []), ...otherDays(days, context)];
}

function holidays(days: readonly MarkedDay[], fill: NonNullable<MarkOptions["holiday_color"]>) {
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
