/** Links of cells around the links of what stands in them. */
import type { DisplayItem, LinkItem, LinkTarget } from "../display/display-list.ts";
import type { Rect } from "../primitives/geometry.ts";

/**
 * The items of a cell, whose links cover all of it, and of its entries. Readers differ in which of two overlapping links they
 * follow, so that none overlap: an entry keeps its link if it leads elsewhere, and the cell has the rest.
 */
export function withEntryLinks(cells: readonly DisplayItem[], entries: readonly DisplayItem[]): readonly DisplayItem[] {
  const areas = cells.filter(isLink);
  if (areas.length === 0) return [...cells, ...entries];
  const isSame = (link: LinkItem) =>
    areas.some(({ rect, target }) => overlap(rect, link.rect) && isEqual(target, link.target));
  const own = entries.filter(isLink).filter((link) => !isSame(link));
  const around = (area: LinkItem) =>
    own
      .reduce((left: readonly Rect[], { rect }) => left.flatMap((part) => without(part, rect)), [area.rect])
      .map((rect) => ({ ...area, rect }));
  return [
    ...cells.flatMap((item): readonly DisplayItem[] => (isLink(item) ? around(item) : [item])),
    ...entries.filter((item) => !isLink(item) || own.includes(item)),
  ];
}

const isLink = (item: DisplayItem): item is LinkItem => item.kind === "link";

function isEqual(one: LinkTarget, other: LinkTarget): boolean {
  return one.to === "page"
    ? other.to === "page" && one.page === other.page && one.x === other.x && one.y === other.y
    : other.to === one.to && one.uri === other.uri;
}

function overlap(a: Rect, b: Rect): boolean {
  return (
    Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > least &&
    Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > least
  );
}

/** Overlaps and remainders up to this length are roundings, in points. */
const least = 0.05;

/** The parts of a rectangle above and below another one, and beside it. */
function without(rect: Rect, hole: Rect): readonly Rect[] {
  if (!overlap(rect, hole)) return [rect];
  const [right, bottom] = [rect.x + rect.width, rect.y + rect.height];
  const [top, foot] = [Math.max(rect.y, hole.y), Math.min(bottom, hole.y + hole.height)];
  const [left, end] = [Math.max(rect.x, hole.x), Math.min(right, hole.x + hole.width)];
  const parts = [
    { ...rect, height: top - rect.y },
    { ...rect, y: foot, height: bottom - foot },
    { x: rect.x, y: top, width: left - rect.x, height: foot - top },
    { x: end, y: top, width: right - end, height: foot - top },
  ];
  return parts.filter(({ width, height }) => width >= leastPart && height >= leastPart);
}

/** Smaller parts are hit by nobody, in points. */
const leastPart = 4;
