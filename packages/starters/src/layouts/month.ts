import { type Canvas, isWide, rowCount, squaresHeight, top } from "../kit/canvas.ts";
import { type Area, equalSpans, gutter, monthTitle, stack, weekdayStyle, whole } from "../kit/frame.ts";
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
  titles,
} from "../kit/pages.ts";
import { type Span, split, type Widget } from "../kit/widgets.ts";
import { collectionsBeside } from "./collections.ts";
import { chosen, type OneLayout } from "./layout.ts";
import { footHeight, hasRoomOn, hasWholeList, leastAreas, leastHalf } from "./room.ts";

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
export function monthLayout(book: Book, { links = [], ...others }: MonthOptions): Master {
  const { canvas } = book;
  // The title keeps its year, if it has room for one.
  const title = [titles.month, titles.monthName].find(({ content }) => content === monthTitle(canvas, links));
  const options = { ...others, links: [...links, ...collectionsBeside(book, links, title ?? titles.month)] };
  const layout = chosen(book.layouts, month);
  if (layout === "grid") return monthPage(book, options);
  if (layout === "list" && hasRoomOn("list", canvas, canvas.theme))
    return monthMaster(book, options, monthList(canvas, options));
  return monthMaster(book, options, [monthDays(canvas, whole(canvas), rowCount(canvas), options.days)]);
}

/** Rows of a small month with its links. Days of the list are too low for a finger. */
const smallMonth = 8;

/** Days below each other: in one list beside the areas, or in two halves above them. */
function monthList(canvas: Canvas, options: MonthOptions): readonly Widget[] {
  return hasWholeList(canvas) ? wholeList(canvas, options) : halfLists(canvas, options);
}

function wholeList(canvas: Canvas, { days, areas }: MonthOptions): readonly Widget[] {
  const [list = whole(canvas), beside = list] = split(whole(canvas), [1, 1], gutter(canvas));
  const hasLinks = days !== "none";
  const from = hasLinks ? smallMonth : 0;
  const small = monthLinks(canvas, { ...beside, y: top(canvas), height: (smallMonth - 0.5) * canvas.pitch });
  return [
    dayList(canvas, list, squaresHeight(canvas, 0)),
    ...(hasLinks
      ? [{ ...small, properties: { ...small.properties, highlight_date: undefined, ...dayLinks[days] } }]
      : []),
    ...stack(canvas, beside, shared(areas, rowCount(canvas) - from), from),
  ];
}

/** Share of the rows of a page for areas below the days. */
const areasShare = 0.25;

/** Days are as high as a finger needs, so that they are links. A wide page has the areas beside them. */
function halfLists(canvas: Canvas, { days, areas }: MonthOptions): readonly Widget[] {
  const rows = rowCount(canvas);
  const least = leastAreas(canvas);
  const room = squaresHeight(canvas, footHeight(canvas, 1) - canvas.pitch) - leastHalf(canvas);
  const below =
    least === 0 ? 0 : Math.max(least, Math.min(Math.floor(room / canvas.pitch), Math.round(rows * areasShare)));
  const spans = equalSpans(canvas, isWide(canvas) ? 3 : 2);
  const height = squaresHeight(canvas, footHeight(canvas, below));
  const links = dayLinks[days];
  const lists = (["to 16", "from 17"] as const).map((shown_days, i) => {
    const list = dayList(canvas, spans[i] ?? whole(canvas), height);
    return { ...list, ...(i > 0 && { id: "days_2" }), properties: { ...list.properties, ...links, shown_days } };
  });
  const [, , beside] = spans;
  if (beside) return [...lists, ...stack(canvas, beside, shared(areas, rows))];
  const columns = equalSpans(canvas, areas.length);
  return [
    ...lists,
    ...areas.flatMap((area, i) =>
      stack(canvas, columns[i] ?? whole(canvas), [{ ...area, rows: "rest" }], rows - below, rows),
    ),
  ];
}

/** Areas with equal shares of the rows. */
const shared = (areas: readonly Area[], rows: number): readonly Area[] =>
  areas.map((area, i) => ({ ...area, rows: i === areas.length - 1 ? "rest" : Math.floor(rows / areas.length) }));

/** Days of a month below each other, with room beside them. */
function dayList(canvas: Canvas, span: Span, height: number): Widget {
  return {
    id: "days",
    type: "day_list",
    position: { ...span, y: top(canvas), height },
    styling: { font: canvas.families.narrow, size: canvas.type.text },
    properties: {
      show_header: false,
      week_numbers: false,
      weekday_label_style: weekdayStyle(canvas),
      link_strategy: "no_links",
      line_color: canvas.greys.rule,
      stroke_width: canvas.hairline,
      show_events: true,
      event_size: canvas.type.small,
      ...daysOff(canvas),
    },
  };
}
