import type { DisplayItem } from "../display/display-list.ts";
import { strokedLines } from "../display/paths.ts";
import { wrapped } from "../events/entries.ts";
import * as messages from "../language/widget-messages.ts";
import { ruleWidth } from "../model/calendar-properties.ts";
import { color, flag, number, type PropertiesOf, text } from "../model/property.ts";
import { stylingTable } from "../model/styling.ts";
import { defineWidget, type ListedRow, type ListedRows, type WidgetContext } from "../model/widget-definition.ts";
import { gridCells, type Rect } from "../primitives/geometry.ts";

const lined = { show_lines: [true] };

const properties = {
  rows_section: text({ label: "Section of the rows", default: "", role: "rowsSection" }),
  label_template: text({ label: "Label", default: "{row_title}", tokens: "widget" }),
  count: number({ label: "Rows per page", min: 1, max: 200, whole: true, default: 20, role: "rowsOnPage" }),
  columns: number({ label: "Columns", min: 1, max: 6, whole: true, default: 1 }),
  gap_x: number({ label: "Gap across", min: 0, max: 300, default: 12, unit: "pt", scaling: "width" }),
  show_lines: flag({ label: "Lines", default: true }),
  line_color: color({ label: "Line color", default: "#999999", role: "strokeColor", shownWhen: lined }),
  stroke_width: { ...ruleWidth, shownWhen: lined },
};

type Options = PropertiesOf<typeof properties>;

/** Index of the pages that a section has for the rows of a list. On the page of a class, only of its own pupils. */
export const rowList = defineWidget({
  type: "row_list",
  label: "Row list",
  size: { width: 320, height: 400 },
  reading: "heads",
  content: "none",
  styling: stylingTable({ size: 12, maxSize: 72 }),
  properties,
  layout,
});

function layout(box: Rect, options: Options, context: WidgetContext): readonly DisplayItem[] {
  const listed = context.rows(options.rows_section.trim());
  if (!listed) context.warn("no_rows", messages.noRows, messages.noRowsHint);
  const { count, columns, gap_x, show_lines, line_color: color, stroke_width: width } = options;
  const down = Math.ceil(count / columns);
  const cells = gridCells(box, down, columns, { x: gap_x, y: 0 });
  const shown = listed ? pageOf(listed, options, context) : [];
  const rules = cells.slice(0, down * columns).map(({ x, y, width, height }) => {
    return [x, y + height, x + width, y + height] as const;
  });
  return [
    ...(show_lines && color ? strokedLines(rules, { color, width }) : []),
    ...shown.flatMap((row, i) => {
      // Names are read from top to bottom.
      const cell = cells[(i % down) * columns + Math.floor(i / down)];
      return cell ? drawn(row, cell, options, context) : [];
    }),
  ];
}

/** Rows of this page of the item. Rows that no page shows are reported on the first one. */
function pageOf(
  { rows, pages, subpage }: ListedRows,
  { count }: Options,
  { warn }: WidgetContext,
): readonly ListedRow[] {
  const left = rows.length - pages * count;
  if (left > 0 && subpage === 1)
    warn("rows_left_out", messages.rowsLeftOut(left), messages.rowsLeftOutHint(Math.ceil(rows.length / count)));
  return rows.slice((subpage - 1) * count, subpage * count);
}

function drawn(
  { page, variables }: ListedRow,
  cell: Rect,
  { label_template }: Options,
  context: WidgetContext,
): readonly DisplayItem[] {
  const words = context.substitute(label_template, variables(), { property: "label_template", atVariables: false });
  const room = { ...cell, x: cell.x + 2, width: Math.max(1, cell.width - 4) };
  return [
    ...(words.trim() === "" ? [] : context.setText(linesIn(words, room, context), room, { vertical: "middle" })),
    ...context.linkToPage(cell, page),
  ];
}

/** Distance of the lines of a label from the edges of its row, in points. */
const margin = 2;

/** As many lines as have room in the row. The last one is cut with an ellipsis if they do not show all words. */
function linesIn(words: string, { width, height }: Rect, context: WidgetContext): string {
  const { size } = context.style;
  const leading = size * 1.2;
  const most = Math.max(1, Math.floor((height - 2 * margin + leading - size) / leading));
  return wrapped(words, width, most, {}, context).join("\n");
}
