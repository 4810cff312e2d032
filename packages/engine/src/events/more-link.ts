/** Links to the pages that list all events of a day. */

import { type CivilDate, formatDate, formatWeek, monthKey, quarterKey } from "@octavo/foundation";
import type { LinkItem } from "../display/display-list.ts";
import { agendaName, dayName, weekName } from "../language/destination-names.ts";
import { weekdayNumber } from "../model/template.ts";
import type { WidgetContext } from "../model/widget-definition.ts";
import type { Rect } from "../primitives/geometry.ts";
import { linksOn } from "./entries.ts";

/** To the agenda of the day, week, month, quarter or year, or to the day, or from its own page to its week. */
export function moreLink(rect: Rect, date: CivilDate, context: WidgetContext): readonly LinkItem[] {
  for (const key of context.hasDestinationPrefix(agendaName("")) ? agendaKeys(date, context) : []) {
    const found = context.linkIfPresent(rect, agendaName(key));
    if (found.length > 0) return found;
  }
  if (linksOn(date, context) === "page or day") return context.linkIfPresent(rect, dayName(date));
  return weekLink(rect, date, context);
}

/** The same, and to the week of a day that has no page. */
export function moreLinkOrWeek(rect: Rect, date: CivilDate, context: WidgetContext): readonly LinkItem[] {
  const found = moreLink(rect, date, context);
  return found.length > 0 ? found : weekLink(rect, date, context);
}

const weekLink = (rect: Rect, date: CivilDate, context: WidgetContext) =>
  context.linkIfPresent(rect, weekName(date, weekdayNumber(context.weekStart)));

/** Keys of the day, week, month, quarter and year of a date. */
function agendaKeys(date: CivilDate, { weekStart, calendar }: WidgetContext): readonly string[] {
  const month = monthKey(date, calendar);
  const week = formatWeek(date, weekdayNumber(weekStart));
  return [formatDate(date), week, month, quarterKey(date, calendar), month.slice(0, -3)];
}
