/** Blocks of events at their times. Events at the same time stand side by side. */
import type { DisplayItem, PathItem, PathSegment, Stroke, TextItem } from "../display/display-list.ts";
import { filledRect, rectSegment, strokedLines } from "../display/paths.ts";
import type { Color } from "../foundation/color.ts";
import type { Rect, Size } from "../foundation/geometry.ts";
import { type CalendarPattern, type CalendarStyle, type DateEntry, minutesOf } from "../model/date-row.ts";
import type { WidgetContext } from "../model/widget-definition.ts";
import { type EntryLinks, entryLink, type KeptTexts, keptTexts, pushMoved, wrapped } from "./entries.ts";
import { hatchingLines, titleText } from "./entry-line.ts";
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
  lane: number;
}

/** Blocks that overlap, directly or through others. */
interface Cluster {
  readonly blocks: Block[];
  readonly from: number;
  to: number;
  lanes: number;
}

interface PlacedBlock {
  readonly entry: DateEntry;
  readonly box: Rect;
}

/** Blocks at the same time, and the number of those without room. */
interface PlacedCluster {
  readonly blocks: readonly PlacedBlock[];
  readonly more?: { readonly count: number; readonly box: Rect };
}

/** Draws all frames before all texts, so that those of the same look are one path. */
export function timeBlocks(
  area: Rect,
  entries: readonly DateEntry[],
  options: BlockOptions,
  context: WidgetContext,
): readonly DisplayItem[] {
  const timed = entries.filter((entry) => entry.start !== undefined);
  if (timed.length === 0) return [];
  const { start, end, axis, size } = options;
  const length = axis === "x" ? area.width : area.height;
  const across = axis === "x" ? area.height : area.width;
  const perPoint = (end - start) / length;
  // A block has room for a line, or for a short word.
  const least = size * (axis === "x" ? 3 : 1.15) * perPoint;
  const within = timed.map((entry) => blockOf(entry, options, least)).filter((block) => block !== undefined);
  const lanes = Math.max(1, Math.floor(across / (size * (axis === "x" ? 1.15 : 3))));
  const clusters = clustersOf(within).map((cluster) => placed(cluster, area, lanes, options));
  const blocks = clusters.flatMap((cluster) => cluster.blocks);
  const outside = timed.length - within.length;
  const items: DisplayItem[] = [...grounds(blocks, context.style.color)];
  const kept = keptTexts(`blocks ${size}`, context);
  for (const block of blocks) pushText(items, block, size, kept, context);
  for (const { more } of clusters) if (more) items.push(...countItems(more.count, more.box, size, context));
  if (options.links !== "none")
    for (const { entry, box } of blocks) items.push(...entryLink(entry, box, options.links, context));
  if (outside > 0) items.push(...outsideCount(outside, area, size, context));
  return items;
}

/** Undefined before and after the hours that are shown. */
function blockOf(entry: DateEntry, { start, end }: BlockOptions, least: number): Block | undefined {
  const begin = minutesOf(entry.start ?? "00:00");
  const finish = Math.max(begin, minutesOf(entry.end ?? entry.start ?? "00:00"));
  if (begin >= end || (finish <= start && begin < start)) return undefined;
  const from = Math.max(begin, start);
  const to = Math.min(end, Math.max(finish, from + least));
  return { entry, from: Math.max(start, Math.min(from, to - least)), to, lane: 0 };
}

/** Each block takes the first lane that is free. */
function clustersOf(blocks: readonly Block[]): readonly Cluster[] {
  const clusters: Cluster[] = [];
  let free: number[] = [];
  for (const block of blocks.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    const { from, to } = block;
    let cluster = clusters.at(-1);
    if (!cluster || from >= cluster.to - 0.01) {
      cluster = { blocks: [], from, to, lanes: 0 };
      clusters.push(cluster);
      free = [];
    }
    block.lane = firstFree(free, from);
    free[block.lane] = to;
    cluster.blocks.push(block);
    cluster.to = Math.max(cluster.to, to);
    cluster.lanes = free.length;
  }
  return clusters;
}

/** The first lane whose last block ends before a time. A new one if there is none. */
function firstFree(ends: readonly number[], from: number): number {
  let lane = 0;
  while (lane < ends.length && (ends[lane] ?? 0) > from + 0.01) lane++;
  return lane;
}

/** If there are more lanes than fit, the last one contains the number of the others. */
function placed({ blocks, from, to, lanes }: Cluster, area: Rect, most: number, options: BlockOptions): PlacedCluster {
  const used = Math.min(lanes, most);
  const hasMore = lanes > most;
  const shown = hasMore ? blocks.filter(({ lane }) => lane < used - 1) : blocks;
  const free = hasMore ? used - 1 : used;
  const boxOf = (block: Omit<Block, "entry">, width: number) => blockBox(area, block, width, used, options);
  const found = shown.map((block) => ({ entry: block.entry, box: boxOf(block, freeLanes(block, shown, free)) }));
  if (!hasMore) return { blocks: found };
  return { blocks: found, more: { count: blocks.length - shown.length, box: boxOf({ from, to, lane: used - 1 }, 1) } };
}

/** Leaves a gap between blocks. Whole points keep files small, and blocks of the same length alike. */
function snapped(x: number, y: number, width: number, height: number): Rect {
  const size = (length: number) => Math.max(1, Math.floor(length + 0.01) - 2 * half);
  return { x: Math.round(x) + half, y: Math.round(y) + half, width: size(width), height: size(height) };
}

/** Distance of frames from the edges of their boxes, and of boxes from those of their times. In points. */
const half = 0.5;

/** Number of lanes from that of the block on without another block at its time. */
function freeLanes({ from, to, lane }: Block, blocks: readonly Block[], lanes: number): number {
  let next = lanes;
  for (const other of blocks)
    if (other.lane > lane && other.lane < next && other.from < to && from < other.to) next = other.lane;
  return next - lane;
}

/** In lanes of the same width. */
function blockBox(
  area: Rect,
  { from, to, lane }: Omit<Block, "entry">,
  width: number,
  lanes: number,
  { start, end, axis }: BlockOptions,
): Rect {
  const at = (time: number, length: number) => ((time - start) / (end - start)) * length;
  if (axis === "y") {
    const y = area.y + at(from, area.height);
    const pitch = area.width / lanes;
    return snapped(area.x + lane * pitch, y, pitch * width, area.y + at(to, area.height) - y);
  }
  const x = area.x + at(from, area.width);
  const pitch = area.height / lanes;
  return snapped(x, area.y + lane * pitch, area.x + at(to, area.width) - x, pitch * width);
}

function countItems(count: number, box: Rect, size: number, context: WidgetContext): readonly DisplayItem[] {
  return [
    framed([box], { color: context.style.color, width: 0.75, dash: [2, 1.5] }),
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

function insetSegment({ x, y, width, height }: Rect): PathSegment {
  return ["R", x + half, y + half, Math.max(0, width - 2 * half), Math.max(0, height - 2 * half)];
}

/** White boxes with frames. */
function framed(boxes: readonly Rect[], stroke: Stroke): PathItem {
  return { kind: "path", segments: boxes.map(insetSegment), fill: "#ffffff", stroke };
}

function grounds(blocks: readonly PlacedBlock[], color: Color): readonly PathItem[] {
  const looks = Map.groupBy(blocks, ({ entry }) => entry.style.pattern);
  return [...looks].flatMap(([pattern, alike]) =>
    ground(
      pattern,
      alike.map(({ box }) => box),
      color,
    ),
  );
}

function ground(pattern: CalendarPattern, boxes: readonly Rect[], color: Color): readonly PathItem[] {
  switch (pattern) {
    case "filled":
      return [{ kind: "path", segments: boxes.map(rectSegment), fill: "#333333" }];
    case "plain":
      return [{ kind: "path", segments: boxes.map(rectSegment), fill: "#ffffff" }, ...edges(boxes, color)];
    case "outlined":
      return [framed(boxes, { color, width: 1 })];
    case "dotted":
      return [framed(boxes, { color, width: 1.1, dash: [0, 2.4], cap: "round" })];
    case "hatched": {
      const lines = boxes.flatMap((box) => hatchingLines({ ...box, width: stripWidth(pattern, box) }, 2.4));
      return [framed(boxes, { color, width: 0.75 }), { kind: "path", segments: lines, stroke: { color, width: 0.75 } }];
    }
    case "bar": {
      const bars = boxes.map((box): PathSegment => {
        const { x, y, height } = box;
        return ["R", x + half, y + half, stripWidth(pattern, box) - half, height - 2 * half];
      });
      return [framed(boxes, { color, width: 0.75 }), { kind: "path", segments: bars, fill: color }];
    }
  }
}

function edges(boxes: readonly Rect[], color: Color): readonly PathItem[] {
  const lines = boxes.flatMap(({ x, y, width, height }) => [
    [x, y, x + width, y] as const,
    [x, y + height, x + width, y + height] as const,
  ]);
  return strokedLines(lines, { color, width: 0.75 });
}

/** Width of the pattern at the start of a block. */
function stripWidth(pattern: CalendarPattern, { width }: Rect): number {
  return pattern === "hatched" ? Math.min(5.5, width / 3) : pattern === "bar" ? Math.min(2.5, width / 3) : 0;
}

function pushText(
  items: DisplayItem[],
  { entry, box }: PlacedBlock,
  largest: number,
  kept: KeptTexts,
  context: WidgetContext,
): void {
  const { pattern, text } = entry.style;
  const left = stripWidth(pattern, box);
  const room = { x: box.x + left + 2, y: box.y, width: Math.max(0, box.width - left - 3), height: box.height };
  const title = titleText(entry, "part", context);
  const style = pattern === "filled" ? `filled ${text}` : text;
  const texts =
    kept.find(title, room, style) ??
    kept.keep(title, {
      widths: [room.width, room.width],
      height: room.height,
      style,
      items: blockText(title, entry.style, room, largest, context),
    });
  pushMoved(items, texts, room);
}

/** The title in as many lines as fit, from 0, 0. The last one is cut. */
function blockText(
  title: string,
  { text, pattern }: CalendarStyle,
  { width, height }: Size,
  largest: number,
  context: WidgetContext,
): readonly TextItem[] {
  const face = text === "bold" ? context.style.boldFace : context.style.face;
  const color = pattern === "filled" ? "#ffffff" : context.style.color;
  const size = Math.min(
    height * 0.9,
    blockSize(title, width, largest, (part) => context.textWidth(part, { face, size: 1 })),
  );
  const leading = size * 1.12;
  const lines = Math.max(1, Math.floor((height - size * 0.1) / leading));
  const vertical = lines > 1 ? "top" : "middle";
  const setting = { size, face, color, leading, align: "left", vertical, reportsFit: false } as const;
  const found = wrapped(title, width, lines, { face, size }, context).filter(Boolean);
  return found.length === 0 ? [] : context.setText(found.join("\n"), { x: 0, y: 0, width, height }, setting);
}

/** Smaller type avoids a break in a word, up to a point. */
function blockSize(title: string, width: number, largest: number, emsOf: (text: string) => number): number {
  if (emsOf(title) * largest <= width) return largest;
  const widest = Math.max(...title.split(" ").map(emsOf));
  return Math.max(Math.min(largest, readable), largest * 0.75, Math.min(largest, width / widest));
}
