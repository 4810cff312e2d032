/** A template whose first two pages contain the maximum number of widgets: texts, boxes, lines and calendars in a grid. */
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

/** Returns the path of its editor. */
export async function createBusyTemplate(user: StudioUser): Promise<string> {
  const body = { name: "Busy", profile: "boox-note-air-4c", yaml_content: busyTemplate() };
  const { id } = await user.json<{ id: string }>("POST", "/api/templates/", body);
  return `/templates/${id}`;
}

function busyTemplate(): string {
  const widgets = [1, 2].flatMap((page) => Array.from({ length: widgetsOnPage }, (_, i) => widget(page, i)));
  return `schema_version: "1.0"
metadata: { name: Busy, profile: boox-note-air-4c }
canvas: { dimensions: { width: ${busyPage.width}, height: ${busyPage.height}, margins: [20, 20, 20, 20] } }
widgets:
${widgets.join("\n")}
`;
}

function widget(page: number, index: number): string {
  const { x, y } = cornerOf(index);
  const position = `position: { x: ${x}, y: ${y}, width: ${side}, height: ${side} }`;
  const row = Math.floor(index / busyPage.columns);
  // Each row starts at another widget, so that columns are mixed, too.
  const kind = mixture[(index + 3 * row) % mixture.length];
  return `  - { id: w${page}_${index}, page: ${page}, ${kind}, ${position} }`;
}

function cornerOf(index: number): Point {
  return { x: (index % busyPage.columns) * pitch + 2, y: Math.floor(index / busyPage.columns) * pitch + 2 };
}

export function middleOf(index: number): Point {
  const { x, y } = cornerOf(index);
  return { x: x + side / 2, y: y + side / 2 };
}
