/** Blocks of events at their times. Events at the same time stand side by side. */
import type { DisplayItem, PathItem, Stroke } from "../display/display-list.ts";
import { filledRect, strokedLines, strokedRect } from "../display/paths.ts";
import type { Color } from "../foundation/color.ts";
import { inset, type Rect } from "../foundation/geometry.ts";
import { type DateEntry, minutesOf } from "../model/date-row.ts";
import type { WidgetContext } from "../model/widget-definition.ts";
import { combined, type EntryLinks, entryLink, wrapped } from "./entries.ts";
import { hatching, titleText } from "./entry-line.ts";
import { readable } from "./event-lines.ts";

export interface BlockOptions {
  /** In minutes since midnight. */
  readonly start: number;
  readonly end: number;
  /** Axis of time. */
  readonly axis: "x" | "y";
  readonly size: number;
  readonly links: EntryLinks;
}

interface Block {
  readonly entry: DateEntry;
  readonly from: number;
  readonly to: number;
  readonly lane: number;
}

/** Blocks that overlap, directly or through others. */
interface Cluster {
  readonly blocks: Block[];
  readonly from: number;
  to: number;
  lanes: number;
}

export function timeBlocks(
  area: Rect,
  entries: readonly DateEntry[],
  options: BlockOptions,
  context: WidgetContext,
): readonly DisplayItem[] {
  const { start, end, axis, size } = options;
  const length = axis === "x" ? area.width : area.height;
  const across = axis === "x" ? area.height : area.width;
  const perPoint = (end - start) / length;
  // A block has room for a line, or for a short word.
  const least = size * (axis === "x" ? 3 : 1.15) * perPoint;
  const timed = entries.filter((entry) => entry.start !== undefined);
  const within = timed.flatMap((entry) => span(entry, options, least));
  const lanes = Math.max(1, Math.floor(across / (size * (axis === "x" ? 1.15 : 3))));
  const outside = timed.length - within.length;
  return [
    ...combined(clustersOf(within).flatMap((cluster) => clusterItems(cluster, area, lanes, options, context))),
    ...(outside > 0 ? outsideCount(outside, area, size, context) : []),
  ];
}

function span(entry: DateEntry, { start, end }: BlockOptions, least: number): readonly Omit<Block, "lane">[] {
  const begin = minutesOf(entry.start ?? "00:00");
  const finish = Math.max(begin, minutesOf(entry.end ?? entry.start ?? "00:00"));
  if (begin >= end || (finish <= start && begin < start)) return [];
  const from = Math.max(begin, start);
  const to = Math.min(end, Math.max(finish, from + least));
  return [{ entry, from: Math.max(start, Math.min(from, to - least)), to }];
}

/** Entries are sorted by start. Each takes the first lane that is free. */
function clustersOf(spans: readonly Omit<Block, "lane">[]): readonly Cluster[] {
  const clusters: Cluster[] = [];
  let free: number[] = [];
  for (const { entry, from, to } of spans.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    let cluster = clusters.at(-1);
    if (!cluster || from >= cluster.to - 0.01) {
      cluster = { blocks: [], from, to, lanes: 0 };
      clusters.push(cluster);
      free = [];
    }
    const found = free.findIndex((until) => until <= from + 0.01);
    const lane = found < 0 ? free.length : found;
    free[lane] = to;
    cluster.blocks.push({ entry, from, to, lane });
    cluster.to = Math.max(cluster.to, to);
    cluster.lanes = free.length;
  }
  return clusters;
}

/** If there are more lanes than fit, the last one contains the number of the others. */
function clusterItems(
  { blocks, from, to, lanes }: Cluster,
  area: Rect,
  most: number,
  options: BlockOptions,
  context: WidgetContext,
): readonly DisplayItem[] {
  const used = Math.min(lanes, most);
  const hasMore = lanes > most;
  const shown = hasMore ? blocks.filter(({ lane }) => lane < used - 1) : blocks;
  const free = hasMore ? used - 1 : used;
  const rectOf = ({ from: start, to: end, lane }: Omit<Block, "entry">, width: number) => {
    const first = laneRect(area, start, end, lane, used, options);
    const last = laneRect(area, start, end, lane + width - 1, used, options);
    return { ...first, width: last.x + last.width - first.x, height: last.y + last.height - first.y };
  };
  return [
    ...shown.flatMap((block) =>
      blockItems(block.entry, rectOf(block, freeLanes(block, shown, free)), options, context),
    ),
    ...(hasMore
      ? countItems(blocks.length - shown.length, rectOf({ from, to, lane: used - 1 }, 1), options.size, context)
      : []),
  ];
}

/** Number of lanes from that of the block on without another block at its time. */
function freeLanes({ from, to, lane }: Block, blocks: readonly Block[], lanes: number): number {
  const taken = blocks.filter((other) => other.lane > lane && other.from < to && from < other.to);
  return Math.min(lanes, ...taken.map((other) => other.lane)) - lane;
}

function laneRect(area: Rect, from: number, to: number, lane: number, lanes: number, options: BlockOptions): Rect {
  const { start, end, axis } = options;
  const at = (time: number, length: number) => ((time - start) / (end - start)) * length;
  if (axis === "y") {
    const width = area.width / lanes;
    const y = area.y + at(from, area.height);
    return { x: area.x + lane * width, y, width, height: area.y + at(to, area.height) - y };
  }
  const height = area.height / lanes;
  const x = area.x + at(from, area.width);
  return { x, y: area.y + lane * height, width: area.x + at(to, area.width) - x, height };
}

function countItems(count: number, rect: Rect, size: number, context: WidgetContext): readonly DisplayItem[] {
  const box = inset(rect, 0.75);
  return [
    filledRect(box, "#ffffff"),
    ...strokedRect(box, { color: context.style.color, width: 0.75, dash: [2, 1.5] }),
    ...context.setText(`+${count}`, box, { size, align: "center", reportsFit: false }),
  ];
}

/** Events before and after the hours that are shown. */
function outsideCount(count: number, area: Rect, size: number, context: WidgetContext): readonly DisplayItem[] {
  const height = size * 1.2;
  const text = `+${count}`;
  const width = context.textWidth(text, { size }) + size * 0.4;
  const box = { x: area.x + area.width - width, y: area.y + area.height - height, width, height };
  return [filledRect(box, "#ffffff"), ...context.setText(text, box, { size, align: "center", reportsFit: false })];
}

function blockItems(
  entry: DateEntry,
  rect: Rect,
  options: BlockOptions,
  context: WidgetContext,
): readonly DisplayItem[] {
  const box = inset(rect, Math.min(0.75, rect.width / 8, rect.height / 8));
  const { left, items, color } = ground(entry, box, context.style.color);
  const room = { ...box, x: box.x + left + 2, width: Math.max(0, box.width - left - 3) };
  return [
    ...items,
    ...blockText(entry, room, color, options, context),
    ...entryLink(entry, box, options.links, context),
  ];
}

/** Width of the pattern at the start of a block, and the color of its text. */
interface Ground {
  readonly left: number;
  readonly items: readonly DisplayItem[];
  readonly color: Color;
}

function ground({ style }: DateEntry, box: Rect, color: Color): Ground {
  const white = filledRect(box, "#ffffff");
  const frame = (width: number): PathItem[] => strokedRect(inset(box, width / 2), { color, width });
  const strip = { ...box, width: Math.min(5, box.width / 3) };
  switch (style.pattern) {
    case "filled":
      return { left: 0, items: [filledRect(box, "#333333")], color: "#ffffff" };
    case "plain": {
      const [x, right, foot] = [box.x, box.x + box.width, box.y + box.height];
      const edges = [[x, box.y, right, box.y] as const, [x, foot, right, foot] as const];
      return { left: 0, items: [white, ...strokedLines(edges, { color, width: 0.75 })], color };
    }
    case "outlined":
      return { left: 0, items: [white, ...frame(1)], color };
    case "dotted": {
      const stroke = { color, width: 1.1, dash: [0, 2.4], cap: "round" } satisfies Stroke;
      return { left: 0, items: [white, ...strokedRect(inset(box, 0.6), stroke)], color };
    }
    case "hatched":
      return {
        left: strip.width,
        items: [white, ...hatching(strip, 2.4, { color, width: 0.75 }), ...frame(0.75)],
        color,
      };
    case "bar":
      return {
        left: 3,
        items: [white, ...frame(0.75), filledRect({ ...box, width: Math.min(3, box.width / 3) }, color)],
        color,
      };
  }
}

/** The title in as many lines as fit. The last one is cut. */
function blockText(
  entry: DateEntry,
  room: Rect,
  color: Color,
  { size: largest }: BlockOptions,
  context: WidgetContext,
): readonly DisplayItem[] {
  const face = entry.style.text === "bold" ? context.style.boldFace : context.style.face;
  const text = titleText(entry, "part", context);
  const words = text.split(" ");
  const widest = Math.max(...words.map((word) => context.textWidth(word, { face, size: 1 })));
  // Smaller type avoids a break in a word, up to a point.
  const size = Math.min(
    room.height * 0.9,
    Math.max(Math.min(largest, readable), largest * 0.75, Math.min(largest, room.width / widest)),
  );
  const leading = size * 1.12;
  const lines = Math.max(1, Math.floor((room.height - size * 0.1) / leading));
  const setting = {
    size,
    face,
    color,
    leading,
    align: "left",
    vertical: lines > 1 ? "top" : "middle",
    reportsFit: false,
  } as const;
  const found = wrapped(text, room.width, lines, { face, size }, context).filter(Boolean);
  return found.length === 0 ? [] : context.setText(found.join("\n"), room, setting);
}
