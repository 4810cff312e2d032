/** What a day's cell has in every kind of calendar: a number, a link, a mark. */
import type { DisplayItem } from "../../display/display-list.ts";
import { strokedRect } from "../../display/paths.ts";
import { type CivilDate, formatDate } from "../../foundation/civil-date.ts";
import { inset, type Rect } from "../../foundation/geometry.ts";
import { dayLink } from "../../language/day-links.ts";
import type { CheckedSetting } from "../../model/widget-definition.ts";
import { ruleOf, type Sheet, smallestType } from "./sheet.ts";

/** Highlight and link over the whole cell, around what is drawn of the day itself. `first` is the day that counting begins with. */
export function dayCell(
  date: CivilDate,
  first: CivilDate,
  cell: Rect,
  label: readonly DisplayItem[],
  sheet: Sheet,
): readonly DisplayItem[] {
  return [...highlight(date, cell, sheet), ...label, ...dayLink(date, cell, first, sheet.options, sheet.context)];
}

/** `text` is the number, perhaps with the month's name, which shrinks rather than stick out. */
export function dayNumber(
  text: string,
  label: Rect,
  { context }: Sheet,
  setting: Partial<CheckedSetting> = {},
): readonly DisplayItem[] {
  const room = text.length > 2 ? Math.min(label.height, label.width / (text.length * 0.58)) : label.height;
  const size = Math.min(context.style.size, Math.max(smallestType, room));
  return context.setText(text, label, { size, vertical: "top", reportsFit: false, ...setting });
}

/** A PDF has no today: the day to mark is the one that the author names, or the page's own. */
function highlight(date: CivilDate, cell: Rect, sheet: Sheet): readonly DisplayItem[] {
  const { options, context } = sheet;
  const marked = options.highlight_date ?? (options.highlight_today ? context.date() : undefined);
  if (!marked || formatDate(marked) !== formatDate(date)) return [];
  const { color, width } = ruleOf(sheet);
  return strokedRect(inset(cell, 3 * width), { color, width: 2 * width });
}
