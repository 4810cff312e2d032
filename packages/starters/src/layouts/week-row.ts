import { type Canvas, fingertip, measure, rowCount } from "../kit/canvas.ts";
import { whole } from "../kit/frame.ts";
import type { Book } from "../kit/pages.ts";
import { frame, label, lines, rowTop, type Widget } from "../kit/widgets.ts";
import { chosen, type OneLayout } from "./layout.ts";
import { hasRoomOn } from "./room.ts";

export const weekRow = {
  id: "week-row",
  label: "Row below the week",
  shownBy: ["Week"],
  kind: "one",
  standard: "none",
  values: [
    { value: "none", label: "No row" },
    { value: "habits", label: "Habits", needs: "week row" },
    { value: "meals", label: "Meals", needs: "week row" },
  ],
} as const satisfies OneLayout;

/** Rows of the page that the row takes, with its label. Low pages have no room for it. */
export function weekRowHeight({ canvas, layouts }: Book): number {
  const kind = chosen(layouts, weekRow);
  if (kind === "none" || !hasRoomOn("week row", canvas, canvas.theme)) return 0;
  const body = Math.max(2, Math.round(rowCount(canvas) * (kind === "habits" ? 0.17 : 0.13)));
  return 1 + Math.ceil(headOf(canvas) / canvas.pitch) + body;
}

/** Names of days have 0.9 of the size. */
const sizeOf = ({ type, constraints }: Canvas) => Math.max(type.text, constraints.min_font_pt / 0.9);

/** Height of names and numbers of days. */
const headOf = (canvas: Canvas) => sizeOf(canvas) * 2.7 + 4;

/** A column for each day below its name and number; habits have their names at the left. */
export function weekRowWidgets(book: Book, row: number): readonly Widget[] {
  const { canvas, layouts } = book;
  const kind = chosen(layouts, weekRow);
  const rows = weekRowHeight(book);
  if (kind === "none" || rows === 0) return [];
  const names =
    kind === "habits" ? Math.max(0, Math.min(measure(canvas) * 0.3, measure(canvas) - 7 * (fingertip + 2))) : 0;
  const days = { x: whole(canvas).x + names, width: measure(canvas) - names };
  const body = rows - 1;
  const head = Math.ceil(headOf(canvas) / canvas.pitch);
  return [
    label(canvas, kind, whole(canvas), row, kind === "habits" ? "Habits" : "Meals"),
    ...(kind === "habits" ? [lines(canvas, "habits_lines", whole(canvas), row + 1 + head, body - head)] : []),
    {
      id: `${kind}_days`,
      type: "calendar",
      position: { ...days, y: rowTop(canvas, row + 1), height: body * canvas.pitch },
      styling: { font: canvas.families.narrow, size: sizeOf(canvas), text_align: "center" },
      properties: {
        calendar_type: "weekly",
        start_date: "{date}",
        show_month_year: false,
        show_time_grid: false,
        show_time_gutter: false,
        weekday_label_style: "narrow",
        edge_left: names > 0,
        edge_right: false,
        stroke_width: canvas.hairline,
        cell_padding: 2,
        cell_min_size: fingertip,
        link_strategy: "no_links",
      },
    },
    ...frame(canvas, `${kind}_frame`, whole(canvas), row + 1, body),
  ];
}
