import type { Rect } from "@octavo/engine";
import type { Canvas } from "../kit/canvas.ts";
import { whole } from "../kit/frame.ts";
import { numberedLines } from "../kit/pages.ts";
import { label, type Widget } from "../kit/widgets.ts";
import { inside } from "./inside.ts";
import { numberOf, type Part, type PartPage, type PartValues, type PlannedSection } from "./part.ts";
import { columnWidth, targetOf } from "./sizes.ts";

/** Most lines of a list of links in the panel. */
const mostLines = 20;

export const index: Part = {
  id: "index",
  label: "Index",
  replaces: /^(index_label|from_1|from_1_lines)(-|$)/,
  options: [
    { name: "first", label: "First number", kind: "number", min: 1, max: 999 },
    { name: "lines", label: "Rows", kind: "number", min: 1, max: mostLines },
  ],
  defaults: (page) => ({ first: 1, lines: Math.min(10, listedSection(page)?.items ?? 10) }),
  size: (page, values) => {
    const { canvas } = page;
    const pitch = Math.max(canvas.pitch, targetOf(canvas));
    const height = numberOf(values, "lines") * pitch + canvas.pitch;
    const least = { width: 90, height: Math.min(3, numberOf(values, "lines")) * targetOf(canvas) + canvas.pitch };
    return { width: columnWidth(canvas), height, least };
  },
  drawn: ({ canvas }, rect, values) => ({ ...values, lines: rowsIn(rect, canvas, values) }),
  draw: (page, rect, values) => {
    const canvas = inside(page.canvas, rect);
    const section = listedSection(page);
    const first = numberOf(values, "first");
    const rows = rowsIn(rect, canvas, values);
    const existing = section === undefined ? 0 : Math.max(0, Math.min(rows, section.items - first + 1));
    const pitch = (rect.height - canvas.pitch) / rows;
    const column = { first: 1, start: first, rows, pitch, from: 1 };
    const bind = section ? `${section.kind}(@index)` : "";
    const [ruledLines, links] = numberedLines(canvas, whole(canvas), { ...column, bind });
    return [
      label(canvas, "index", whole(canvas), 0, page.text("Index")),
      ...(ruledLines ? [ruledLines] : []),
      ...(links && existing > 0 ? [shortened(links, existing, rows)] : []),
      ...(links && existing === 0 ? [{ ...links, properties: { ...links.properties, bind: "" } }] : []),
    ];
  },
};

function rowsIn({ height }: Rect, canvas: Canvas, values: PartValues): number {
  const room = Math.floor((height - canvas.pitch) / targetOf(canvas) + 0.01);
  return Math.max(1, Math.min(numberOf(values, "lines"), room));
}

/** Section that an index lists: the first counted one, other than the page's own. */
function listedSection({ sections, section }: PartPage): PlannedSection | undefined {
  const counted = sections.filter(({ unit, items, parent }) => unit === "count" && items > 0 && parent === undefined);
  return counted.filter(({ kind }) => kind !== section?.kind).toSorted((a, b) => b.items - a.items)[0] ?? counted[0];
}

/** Links for the items that exist. */
function shortened(links: Widget, existing: number, rows: number): Widget {
  const { position, properties } = links;
  const height = (position.height * existing) / rows;
  return { ...links, position: { ...position, height }, properties: { ...properties, count: existing } };
}
