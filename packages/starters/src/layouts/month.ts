import { type Canvas, rowCount, top } from "../kit/canvas.ts";
import { gutter, stack, weekdayStyle, whole } from "../kit/frame.ts";
import {
  type Book,
  dayLinks,
  isLow,
  type Master,
  monthDays,
  monthMaster,
  type MonthOptions,
  monthPage,
  squaresHeight,
} from "../kit/pages.ts";
import { type Span, split, type Widget } from "../kit/widgets.ts";
import { chosen, type OneLayout } from "./layout.ts";

export const month = {
  id: "month",
  label: "Month",
  kind: "one",
  standard: "grid",
  values: [
    { value: "grid", label: "Calendar with goals and notes" },
    { value: "large", label: "Large calendar" },
    { value: "list", label: "List of days" },
    { value: "list-goals", label: "List of days with goals and notes" },
  ],
} as const satisfies OneLayout;

/** Low pages have no room for a list of days, and have the large calendar instead. */
export function monthLayout(book: Book, options: MonthOptions): Master {
  const { canvas } = book;
  const layout = chosen(book.layouts, month);
  if (layout === "grid" || (isLow(canvas) && layout === "list-goals")) return monthPage(book, options);
  if (layout === "large" || isLow(canvas))
    return monthMaster(book, options, [monthDays(canvas, whole(canvas), rowCount(canvas), options.days)]);
  if (layout === "list") return monthMaster(book, options, [dayList(canvas, whole(canvas), options)]);
  const [days = whole(canvas), beside = days] = split(whole(canvas), [3, 2], gutter(canvas));
  const each = Math.floor(rowCount(canvas) / options.areas.length);
  const last = options.areas.length - 1;
  const areas = options.areas.map((area, i) => ({ ...area, rows: i === last ? ("rest" as const) : each }));
  return monthMaster(book, options, [dayList(canvas, days, options), ...stack(canvas, beside, areas)]);
}

/** Days of a month below each other, with room beside them. */
export function dayList(canvas: Canvas, span: Span, { days }: Pick<MonthOptions, "days">): Widget {
  return {
    id: "days",
    type: "day_list",
    position: { ...span, y: top(canvas), height: squaresHeight(canvas, 0) },
    styling: { font: canvas.families.narrow, size: canvas.type.text },
    properties: {
      show_header: false,
      week_numbers: days !== "none" && canvas.columns > 1,
      weekday_label_style: weekdayStyle(canvas),
      shade_weekends: true,
      weekend_color: canvas.greys.weekend,
      ...dayLinks[days],
      line_color: canvas.greys.rule,
      stroke_width: canvas.hairline,
      show_events: true,
      event_size: canvas.type.small,
    },
  };
}
