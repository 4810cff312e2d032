/** Links to added sections on the first page of a planner, beside its title. */
import type { Widget } from "@octavo/engine";
import type { Canvas } from "../kit/canvas.ts";
import { right } from "../kit/canvas.ts";
import { baseline, linkWidth, type Tab, wordLink } from "../kit/frame.ts";
import { asWidget } from "../kit/stored-widget.ts";
import { widthOf } from "../kit/widgets.ts";
import { unique } from "./making.ts";
import type { SectionLink } from "./section-kind.ts";

/** In points, between the title, the links and what follows them. */
const gap = 6;

/** Undefined if the page has no title, or no room beside it. */
export function sectionLink(
  canvas: Canvas,
  widgets: readonly Widget[],
  { content, bind }: SectionLink,
): Widget | undefined {
  const title = widgets.find(({ id }) => /^title(-\d+)?$/.test(id));
  if (!title) return undefined;
  const tab: Tab = { id: freeId(widgets), content, bind, widest: content };
  const base = baseline(canvas);
  const width = linkWidth(canvas, tab);
  const drawn = ({ x }: { readonly x: number }) => asWidget(wordLink(canvas, tab, { x, width }, base));
  const row = drawn({ x: 0 }).position;
  const besides = widgets.filter(
    ({ id, position: { x, y, height } }) =>
      id !== title.id && x > title.position.x && y < row.y + row.height && y + height > row.y,
  );
  const end = Math.min(right(canvas), ...besides.map(({ position }) => position.x)) - gap;
  if (end - width < title.position.x + titleWidth(canvas, title) + gap) return undefined;
  return drawn({ x: end - width });
}

const freeId = (widgets: readonly Widget[]) =>
  unique(
    "to_added",
    widgets.map(({ id }) => id),
    "_",
  );

export const isSectionLink = ({ id }: Pick<Widget, "id">): boolean => /^to_added(_\d+)?$/.test(id);

/** Of the title's text. Tokens stand for years, or for as many letters. */
function titleWidth(canvas: Canvas, { content = "", styling }: Widget): number {
  const shown = content.replace(/\{[^{}]*\}/g, (token) => (token.includes("year") ? "2026–27" : "Nnnnnnnnn"));
  const [font, size] = [styling?.["font"], styling?.["size"]];
  return widthOf(canvas, shown, {
    font: typeof font === "string" ? font : canvas.families.title,
    size: typeof size === "number" ? size : canvas.type.title,
  });
}
