import { type Canvas, rowCount, squaresHeight, top } from "../kit/canvas.ts";
import { gutter, stack, weekdayStyle, whole } from "../kit/frame.ts";
import {
  type Book,
  dayLinks,
  daysOff,
  type Master,
  type MonthOptions,
  monthDays,
  monthLinks,
  monthMaster,
  monthPage,
} from "../kit/pages.ts";
import { type Span, split, type Widget } from "../kit/widgets.ts";
import { chosen, type OneLayout } from "./layout.ts";
import { hasRoomOn } from "./room.ts";

export const month = {
  id: "month",
  label: "Month",
  shownBy: ["Month"],
  kind: "one",
  standard: "grid",
  values: [
    { value: "grid", label: "Calendar with goals and notes" },
    { value: "large", label: "Large calendar" },
    { value: "list", label: "List of days with goals and notes", needs: "list" },
  ],
} as const satisfies OneLayout;

/** A page without room for a list of days has the large calendar instead. */
export function monthLayout(book: Book, options: MonthOptions): Master {
  const { canvas } = book;
  const layout = chosen(book.layouts, month);
  if (layout === "grid") return monthPage(book, options);
  if (layout === "list" && hasRoomOn("list", canvas, canvas.theme))
    return monthMaster(book, options, monthList(canvas, options));
  return monthMaster(book, options, [monthDays(canvas, whole(canvas), rowCount(canvas), options.days)]);
}

/** Rows of a small month with its links. Days of the list are too low for a finger. */
const smallMonth = 8;

function monthList(canvas: Canvas, { days, areas }: MonthOptions): readonly Widget[] {
  const [list = whole(canvas), beside = list] = split(whole(canvas), [1, 1], gutter(canvas));
  const hasLinks = days !== "none";
  const from = hasLinks ? smallMonth : 0;
  const each = Math.floor((rowCount(canvas) - from) / areas.length);
  const last = areas.length - 1;
  const parts = areas.map((area, i) => ({ ...area, rows: i === last ? ("rest" as const) : each }));
  const small = monthLinks(canvas, { ...beside, y: top(canvas), height: (smallMonth - 0.5) * canvas.pitch });
  return [
    dayList(canvas, list),
    ...(hasLinks
      ? [{ ...small, properties: { ...small.properties, highlight_date: undefined, ...dayLinks[days] } }]
      : []),
    ...stack(canvas, beside, parts, from),
  ];
}

/** Days of a month below each other, with room beside them. */
function dayList(canvas: Canvas, span: Span): Widget {
  return {
    id: "days",
    type: "day_list",
    position: { ...span, y: top(canvas), height: squaresHeight(canvas, 0) },
    styling: { font: canvas.families.narrow, size: canvas.type.text },
    properties: {
      show_header: false,
      week_numbers: false,
      weekday_label_style: weekdayStyle(canvas),
      shade_weekends: true,
      weekend_color: canvas.greys.weekend,
      link_strategy: "no_links",
      line_color: canvas.greys.rule,
      stroke_width: canvas.hairline,
      show_events: true,
      event_size: canvas.type.small,
      ...daysOff(canvas),
    },
  };
}
