/**
 * A template whose first two pages contain the maximum number of widgets: texts, boxes, lines and calendars in a grid.
 * The same widgets can be in blocks of two columns and five rows.
 */
import type { Point } from "@octavo/engine";
import type { StudioUser } from "../server/studio-user.ts";

export const busyPage = { width: 800, height: 1000, columns: 20, rows: 25 } as const;

export const widgetsOnPage = busyPage.columns * busyPage.rows;

/** Number of drawn texts: two per text widget, 39 per calendar. */
export const textsOnPage = widgetsOnPage * (0.4 * 2 + 0.1 * 39);

/** Size of a cell in points. A widget does not fill it. */
const pitch = 40;
const side = 36;

const text = 'type: text_block, content: "Meeting at {date}", styling: { size: 6 }';
const box = 'type: box, properties: { fill_color: "#eeeeee", corner_radius: 4 }';
const lines = "type: lines, properties: { line_spacing: 6 }";
const calendar = "type: calendar, styling: { size: 3 }, properties: { start_date: 2026-03-01 }";

/** Repeated: of ten widgets four are texts, three boxes, two lines and one a calendar. */
const mixture = [text, box, lines, text, box, calendar, text, lines, box, text];

/** Widgets of a block, across and down. */
const block = { columns: 2, rows: 5 } as const;

/** Returns the path of its editor. */
export async function createBusyTemplate(user: StudioUser, hasBlocks = false): Promise<string> {
  const body = { name: "Busy", profile: "boox-note-air-4c", yaml_content: busyTemplate(hasBlocks) };
  const { id } = await user.json<{ id: string }>("POST", "/api/templates/", body);
  return `/templates/${id}`;
}

function busyTemplate(hasBlocks: boolean): string {
  const all = (count: number, of: (page: number, index: number) => string) =>
    [1, 2].flatMap((page) => Array.from({ length: count }, (_, i) => of(page, i))).join("\n");
  const blocks = mixture.map((_, start) => `  - name: Block ${start}\n${indented(contents(start))}`).join("\n");
  return `schema_version: "1.0"
metadata: { name: Busy, profile: boox-note-air-4c }
canvas: { dimensions: { width: ${busyPage.width}, height: ${busyPage.height}, margins: [20, 20, 20, 20] } }
${hasBlocks ? `blocks:\n${blocks}\n` : ""}widgets:
${hasBlocks ? all(widgetsOnPage / (block.columns * block.rows), instance) : all(widgetsOnPage, widget)}
`;
}

function widget(page: number, index: number): string {
  const row = Math.floor(index / busyPage.columns);
  // Each row starts at another widget, so that columns are mixed, too.
  return widgetAt(`id: w${page}_${index}, page: ${page}`, index + 3 * row, cornerOf(index));
}

function widgetAt(fields: string, kind: number, { x, y }: Point): string {
  return `  - { ${fields}, ${mixture[kind % mixture.length]}, position: { x: ${x}, y: ${y}, width: ${side}, height: ${side} } }`;
}

/** Size and widgets of the block whose first widget is of this kind. */
function contents(start: number): string {
  const widgets = Array.from({ length: block.columns * block.rows }, (_, i) => {
    const [column, row] = [i % block.columns, Math.floor(i / block.columns)];
    return widgetAt(`id: w${i}`, start + column + 3 * row, { x: column * pitch, y: row * pitch });
  });
  return `size: { width: ${block.columns * pitch}, height: ${block.rows * pitch} }\nwidgets:\n${widgets.join("\n")}`;
}

const indented = (text: string) => text.replaceAll(/^/gm, "    ");

function instance(page: number, index: number): string {
  const across = busyPage.columns / block.columns;
  const [column, row] = [(index % across) * block.columns, Math.floor(index / across) * block.rows];
  const { x, y } = cornerOf(row * busyPage.columns + column);
  const size = `width: ${block.columns * pitch}, height: ${block.rows * pitch}`;
  const kind = (column + 3 * row) % mixture.length;
  const fields = `id: w${page}_${index}, page: ${page}, type: block, properties: { block: Block ${kind} }`;
  return `  - { ${fields}, position: { x: ${x}, y: ${y}, ${size} } }`;
}

function cornerOf(index: number): Point {
  return { x: (index % busyPage.columns) * pitch + 2, y: Math.floor(index / busyPage.columns) * pitch + 2 };
}

export function middleOf(index: number): Point {
  const { x, y } = cornerOf(index);
  return { x: x + side / 2, y: y + side / 2 };
}
