/** Links to added sections on pages that lead to lists: below a list of collections, or beside a title. */
import type { Widget } from "@octavo/engine";
import type { Canvas } from "../kit/canvas.ts";
import { right } from "../kit/canvas.ts";
import { baseline, linkWidth, type Tab, wordLink } from "../kit/frame.ts";
import { asWidget } from "../kit/stored-widget.ts";
import { type Widget as DrawnWidget, widthOf } from "../kit/widgets.ts";
import { isCollectionLink } from "../layouts/collections.ts";
import { unique } from "./making.ts";
import type { SectionLink } from "./section-kind.ts";

/** In points, between the title, the links and what follows them. */
const gap = 6;

/** Below the last line of a list of collections, like it. Undefined if the page has no room. */
export function lineBelow(
  { height, margins }: Canvas,
  widgets: readonly Widget[],
  { content, bind }: SectionLink,
): Widget | undefined {
  const listed = widgets.filter(({ id }) => isCollectionLink(id));
  const all = [...listed, ...widgets.filter(isSectionLink)];
  const [first, second, last] = [listed[0], listed[1], all.at(-1)];
  if (!first || !second || !last) return undefined;
  const y = last.position.y + second.position.y - first.position.y;
  if (y + last.position.height > height - margins[2]) return undefined;
  const position = { ...last.position, y };
  return { ...last, id: freeId(widgets), content, position, properties: { ...last.properties, bind } };
}

/** Undefined if the page has no title, or no room beside it. */
export function linkBesideTitle(
  canvas: Canvas,
  widgets: readonly Widget[],
  { content, bind }: SectionLink,
): Widget | undefined {
  const title = widgets.find(({ id }) => /^title(-\d+)?$/.test(id));
  if (!title) return undefined;
  const tab: Tab = { id: freeId(widgets), content, bind, widest: content };
  const usual = asWidget(wordLink(canvas, tab, { x: 0, width: 0 }, baseline(canvas)));
  const besides = widgets.filter(
    ({ id, position: { x, y, height } }) =>
      id !== title.id &&
      x > title.position.x &&
      y < usual.position.y + usual.position.height &&
      y + height > usual.position.y,
  );
  const like = besides.find(isWordLink) ?? usual;
  const width = like === usual ? linkWidth(canvas, tab) : widthLike(canvas, tab, like);
  const styling = like.styling ?? usual.styling;
  const end = Math.min(right(canvas), ...besides.map(({ position }) => position.x)) - gap;
  if (end - width < title.position.x + titleWidth(canvas, title) + gap) return undefined;
  const position = asWidget({
    ...usual,
    position: { ...like.position, x: end - width, width },
  } as DrawnWidget).position;
  return { ...usual, position, ...(styling && { styling }) };
}

/** Not an arrow. */
const isWordLink = ({ properties, content = "" }: Widget) =>
  properties?.["bind"] !== undefined && /\p{L}{2}/u.test(content);

/** Of the link in the type of another one. */
function widthLike(canvas: Canvas, { content }: Tab, { styling }: Widget): number {
  const { families, type } = canvas;
  const [font, size] = [styling?.["font"], styling?.["size"]];
  const drawn = {
    families: typeof font === "string" ? { ...families, narrowLabel: font } : families,
    type: typeof size === "number" ? { ...type, label: size } : type,
  };
  return linkWidth({ ...canvas, ...drawn }, { content, widest: content });
}

const freeId = (widgets: readonly Widget[]) =>
  unique(
    "to_added",
    widgets.map(({ id }) => id),
    "_",
  );

export const isSectionLink = ({ id }: Pick<Widget, "id">): boolean => /^to_added(_\d+)?$/.test(id);

/** Of the title's text. Tokens stand for years, for months and years, or for as many letters. */
function titleWidth(canvas: Canvas, { content = "", styling }: Widget): number {
  const shown = content.replace(/\{[^{}]*\}/g, (token) => {
    if (token.includes("year")) return "2026–27";
    return token === "{month_title}" ? "Nnnnnnnnn 2026" : "Nnnnnnnnn";
  });
  const [font, size] = [styling?.["font"], styling?.["size"]];
  return widthOf(canvas, shown, {
    font: typeof font === "string" ? font : canvas.families.title,
    size: typeof size === "number" ? size : canvas.type.title,
  });
}
