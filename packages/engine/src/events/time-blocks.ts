/** Blocks of events at their times. Events at the same time stand side by side. */

import { parseDate } from "@octavo/foundation";
import type { DisplayItem, PathItem, Stroke, TextItem } from "../display/display-list.ts";
import { filledRect, strokedLines } from "../display/paths.ts";
import { type CalendarPattern, type CalendarStyle, type DateEntry, minutesOf } from "../model/date-row.ts";
import type { BlockOptions } from "../model/event-drawing.ts";
import type { WidgetContext } from "../model/widget-definition.ts";
import type { Color } from "../primitives/color.ts";
import type { PathSegment, Rect, Size } from "../primitives/geometry.ts";
import { entryLink, fitted, type KeptTexts, keptTexts, pushMoved, wrapped } from "./entries.ts";
import { hatchingLines, titleText } from "./entry-line.ts";
import { readable } from "./event-sizes.ts";
import { moreLink } from "./more-link.ts";

/** An event within the hours that are shown. */
interface Block {
  readonly entry: DateEntry;
  /** True if the event begins before or ends after the hours. */
  readonly isCut: boolean;
  readonly from: number;
  readonly to: number;
  lane: number;
}

/** `box` in whole points, which keep files small, and blocks of the same length alike. */
interface PlacedBlock extends Pick<Block, "entry" | "isCut"> {
  readonly box: Rect;
}

/** Number of blocks at the same time without room. */
interface FurtherBlocks {
  readonly count: number;
  readonly box: Rect;
}

/** Draws all frames before all texts, so that those of the same look are one path. */
export function timeBlocks(
  area: Rect,
  entries: readonly DateEntry[],
  options: BlockOptions,
  context: WidgetContext,
): readonly DisplayItem[] {
  const { start, end, axis, size, links } = options;
  const [length, across] = axis === "x" ? [area.width, area.height] : [area.height, area.width];
  // A block has room for a line, or for a short word.
  const least = (size * (axis === "x" ? 3 : 1.15) * (end - start)) / length;
  const { blocks, before, after } = blocksOf(entries, options, least);
  const lanes = Math.max(1, Math.floor(across / (size * (axis === "x" ? 1.15 : 3))));
  const { shown, further } = placedBlocks(blocks, area, lanes, options);
  const items: DisplayItem[] = grounds(shown, context.style.color);
  const kept = keptTexts(`blocks ${size}`, context);
  for (const block of shown) pushText(items, block, size, kept, context);
  const day = parseDate(entries[0]?.date ?? "");
  const toAll = (rect: Rect) => (day ? moreLink(rect, day, context) : []);
  for (const { count, box } of further) items.push(...countItems(count, box, size, context), ...toAll(edgeOf(box)));
  if (links !== "none")
    for (const { entry, box } of shown) items.push(...entryLink(entry, edgeOf(box), links, context));
  items.push(
    ...outsideLine(before, "start", area, options, toAll, context),
    ...outsideLine(after, "end", area, options, toAll, context),
  );
  return items;
}

/** A bar in a week of cells, with the title of its entry. */
export interface EntryBar {
  readonly entry: DateEntry;
  readonly box: Rect;
  /** The bar goes on in the week before or after, and touches the edge of its box there. */
  readonly continues: Readonly<Record<"before" | "after", boolean>>;
  /** Room for its title. */
  readonly title: { readonly start: number; readonly end: number };
}

/** Bars with a line of text of this size, which is cut. They look like blocks. An ellipsis precedes the name of a continued entry. */
export function titleBars(bars: readonly EntryBar[], size: number, context: WidgetContext): readonly DisplayItem[] {
  const blocks = bars.map((bar) => ({ entry: bar.entry, isCut: false, box: barBox(bar), room: bar.title }));
  const items: DisplayItem[] = grounds(blocks, context.style.color);
  const kept = keptTexts(`bars ${size}`, context);
  for (const { entry, box, room } of blocks) {
    const { pattern, text } = entry.style;
    const face = faceOf(text, context);
    const name = titleText(entry, "none", face, context);
    const title = (entry.day ?? 1) > 1 ? `… ${name}` : name;
    const x = Math.max(room.start, box.x + half + stripWidth(pattern, box.width)) + 2;
    const width = Math.max(0, Math.min(room.end, box.x + box.width) - x - 1.5);
    const { height } = box;
    const style = `${pattern} ${text}`;
    const setting = { face, size, align: "left", reportsFit: false } as const;
    const color = pattern === "filled" ? "#ffffff" : context.style.color;
    const set = () =>
      context.setText(fitted(title, width, setting, context), { x: 0, y: 0, width, height }, { ...setting, color });
    const texts =
      kept.find(title, width, height, style) ??
      kept.keep(title, { minWidth: width, maxWidth: width, height, style, items: set() });
    pushMoved(items, texts, x, box.y + half);
    if (context.onNamed && context.textWidth(title, setting) <= width) context.onNamed(entry);
  }
  return items;
}

/** Without a gap at edges where the bar continues. */
function barBox({ box, continues }: EntryBar): Rect {
  const own = snapped(box.x, box.y, box.width, box.height);
  const x = continues.before ? box.x - half : own.x;
  const end = continues.after ? box.x + box.width - half : own.x + own.width;
  return { ...own, x, width: end - x };
}

/** Blocks by their time, and the entries before and after the hours that are shown. */
function blocksOf(entries: readonly DateEntry[], { start, end }: BlockOptions, least: number) {
  const blocks: Block[] = [];
  const before: DateEntry[] = [];
  const after: DateEntry[] = [];
  for (const entry of entries) {
    if (entry.start === undefined) continue;
    const begin = minutesOf(entry.start);
    const finish = Math.max(begin, minutesOf(entry.end ?? entry.start));
    if (begin >= end) after.push(entry);
    else if (finish <= start && begin < start) before.push(entry);
    else {
      const from = Math.max(begin, start);
      const to = Math.min(end, Math.max(finish, from + least));
      blocks.push({
        entry,
        isCut: begin < start || finish > end,
        from: Math.max(start, Math.min(from, to - least)),
        to,
        lane: 0,
      });
    }
  }
  return { blocks: blocks.sort((a, b) => a.from - b.from || b.to - a.to), before, after };
}

/** If blocks that overlap need more lanes than fit, the last lane contains the number of the others. */
function placedBlocks(blocks: readonly Block[], area: Rect, most: number, options: BlockOptions) {
  const shown: PlacedBlock[] = [];
  const further: FurtherBlocks[] = [];
  for (let first = 0, next = 0; first < blocks.length; first = next) {
    next = endOfCluster(blocks, first);
    const lanes = assignLanes(blocks, first, next);
    const used = Math.min(lanes, most);
    const free = lanes > most ? used - 1 : used;
    let count = 0;
    let to = 0;
    for (let i = first; i < next; i++) {
      const block = blocks[i] as Block;
      to = Math.max(to, block.to);
      if (block.lane >= free) count++;
      else {
        const width = freeLanes(block, blocks, first, next, free);
        shown.push({ entry: block.entry, isCut: block.isCut, box: blockBox(area, block, width, used, options) });
      }
    }
    const { from } = blocks[first] as Block;
    if (count > 0) further.push({ count, box: blockBox(area, { from, to, lane: free }, 1, used, options) });
  }
  return { shown, further };
}

/** End of the blocks that overlap one, directly or through others. */
function endOfCluster(blocks: readonly Block[], first: number): number {
  let { to } = blocks[first] as Block;
  let next = first + 1;
  for (; next < blocks.length; next++) {
    const block = blocks[next] as Block;
    if (block.from >= to - 0.01) break;
    to = Math.max(to, block.to);
  }
  return next;
}

/** Each block takes the first lane that is free. Returns the number of lanes. */
function assignLanes(blocks: readonly Block[], first: number, next: number): number {
  if (next === first + 1) return 1;
  const ends: number[] = [];
  for (let i = first; i < next; i++) {
    const block = blocks[i] as Block;
    block.lane = firstFree(ends, block.from);
    ends[block.lane] = block.to;
  }
  return ends.length;
}

/** The first lane whose last block ends before a time. A new one if there is none. */
function firstFree(ends: readonly number[], from: number): number {
  let lane = 0;
  while (lane < ends.length && (ends[lane] ?? 0) > from + 0.01) lane++;
  return lane;
}

/** Number of lanes from that of the block on without another block at its time. */
function freeLanes(
  { from, to, lane }: Block,
  blocks: readonly Block[],
  first: number,
  next: number,
  lanes: number,
): number {
  let end = lanes;
  for (let i = first; i < next; i++) {
    const other = blocks[i] as Block;
    if (other.lane > lane && other.lane < end && other.from < to && from < other.to) end = other.lane;
  }
  return end - lane;
}

/** In lanes of the same width. */
function blockBox(
  area: Rect,
  { from, to, lane }: Pick<Block, "from" | "to" | "lane">,
  width: number,
  lanes: number,
  { start, end, axis }: BlockOptions,
): Rect {
  const [along, across] = axis === "x" ? [area.width, area.height] : [area.height, area.width];
  const begin = ((from - start) / (end - start)) * along;
  const length = ((to - start) / (end - start)) * along - begin;
  const pitch = across / lanes;
  if (axis === "y") return snapped(area.x + lane * pitch, area.y + begin, pitch * width, length);
  return snapped(area.x + begin, area.y + lane * pitch, length, pitch * width);
}

/** Leaves a gap between blocks. */
function snapped(x: number, y: number, width: number, height: number): Rect {
  const size = (length: number) => Math.max(1, Math.floor(length + 0.01) - 2 * half);
  return { x: Math.round(x), y: Math.round(y), width: size(width), height: size(height) };
}

/** Distance of the edges of blocks from whole points, and of frames from edges. */
const half = 0.5;

function edgeOf({ x, y, width, height }: Rect): Rect {
  return { x: x + half, y: y + half, width, height };
}

function countItems(count: number, box: Rect, size: number, context: WidgetContext): readonly DisplayItem[] {
  return [
    framed([{ box }], { color: context.style.color, width: 0.75, dash: [2, 1.5] }),
    ...context.setText(`+${count}`, edgeOf(box), { size, align: "center", reportsFit: false }),
  ];
}

/**
 * Events before or after the hours that are shown, on a line with the time of the first of them, because they stand beside no
 * hour of theirs. Without room for a time, their number.
 */
function outsideLine(
  entries: readonly DateEntry[],
  at: "start" | "end",
  area: Rect,
  { axis, size, links }: BlockOptions,
  toAll: (rect: Rect) => readonly DisplayItem[],
  context: WidgetContext,
): readonly DisplayItem[] {
  const [first] = entries;
  if (!first) return [];
  const height = Math.min(area.height, size * 1.2);
  const others = entries.length - 1;
  const words = `${timeOf(first, context)} ${titleText(first, "until", context.style.face, context)}`;
  const hasRoom = axis === "y" && area.width >= size * leastOutside;
  const count = hasRoom ? (others > 0 ? `+${others}` : "") : `+${entries.length}`;
  const countWidth = count === "" ? 0 : context.textWidth(count, { size }) + size * 0.4;
  const lineWidth = hasRoom ? area.width - 1 : countWidth;
  const isAtEnd = at === "end";
  const box = {
    x: axis === "x" && !isAtEnd ? area.x : area.x + area.width - lineWidth,
    y: isAtEnd || axis === "x" ? area.y + area.height - height : area.y,
    width: lineWidth,
    height,
  };
  const setting = { size, reportsFit: false } as const;
  const line = { ...box, x: box.x + 2, width: Math.max(0, box.width - countWidth - 4) };
  return [
    filledRect(box, "#ffffff"),
    ...(hasRoom
      ? context.setText(fitted(words, line.width, { size }, context), line, { ...setting, align: "left" })
      : []),
    ...(count === ""
      ? []
      : context.setText(
          count,
          { ...box, x: box.x + box.width - countWidth, width: countWidth },
          { ...setting, align: "center" },
        )),
    ...(count === "" ? entryLink(first, box, links, context) : toAll({ ...box, ...fingerHigh(box, area, isAtEnd) })),
  ];
}

/** Links are as high as a finger needs, where the hours leave room. */
function fingerHigh({ y, height }: Rect, area: Rect, isAtEnd: boolean): Pick<Rect, "y" | "height"> {
  const high = Math.min(area.height, Math.max(height, 20));
  return { y: isAtEnd ? y + height - high : y, height: high };
}

/** Least width of a line with a time and a short word, in ems. */
const leastOutside = 6;

function timeOf({ start = "", end }: DateEntry, { calendar }: WidgetContext): string {
  return calendar.digits(end === undefined || end === start ? start : `${start}–${end}`);
}

function edgeSegment({ x, y, width, height }: Rect): PathSegment {
  return ["R", x + half, y + half, width, height];
}

function frameSegment({ x, y, width, height }: Rect): PathSegment {
  return ["R", x + 2 * half, y + 2 * half, Math.max(0, width - 2 * half), Math.max(0, height - 2 * half)];
}

/** White boxes with frames. */
function framed(blocks: readonly Pick<PlacedBlock, "box">[], stroke: Stroke): PathItem {
  return { kind: "path", segments: blocks.map(({ box }) => frameSegment(box)), fill: "#ffffff", stroke };
}

function grounds(blocks: readonly PlacedBlock[], color: Color): PathItem[] {
  const looks = Map.groupBy(blocks, ({ entry }) => entry.style.pattern);
  return [...looks].flatMap(([pattern, alike]) => ground(pattern, alike, color));
}

function ground(pattern: CalendarPattern, blocks: readonly PlacedBlock[], color: Color): readonly PathItem[] {
  const edges = () => blocks.map(({ box }) => edgeSegment(box));
  switch (pattern) {
    case "filled":
      return [{ kind: "path", segments: edges(), fill: "#333333" }];
    case "plain":
      return [{ kind: "path", segments: edges(), fill: "#ffffff" }, ...rules(blocks, color)];
    case "outlined":
      return [framed(blocks, { color, width: 1 })];
    case "dotted":
      return [framed(blocks, { color, width: 1.1, dash: [0, 2.4], cap: "round" })];
    case "hatched": {
      const lines = blocks.flatMap(({ box }) =>
        hatchingLines({ ...edgeOf(box), width: stripWidth(pattern, box.width) }, 2.4),
      );
      return [
        framed(blocks, { color, width: 0.75 }),
        { kind: "path", segments: lines, stroke: { color, width: 0.75 } },
      ];
    }
    case "bar": {
      const bars = blocks.map(({ box }): PathSegment => {
        const { x, y, width, height } = box;
        return ["R", x + 2 * half, y + 2 * half, stripWidth(pattern, width) - half, height - 2 * half];
      });
      return [framed(blocks, { color, width: 0.75 }), { kind: "path", segments: bars, fill: color }];
    }
  }
}

/** Lines above and below blocks. */
function rules(blocks: readonly PlacedBlock[], color: Color): readonly PathItem[] {
  const lines = blocks.flatMap(({ box }) => {
    const { x, y, width, height } = edgeOf(box);
    return [[x, y, x + width, y] as const, [x, y + height, x + width, y + height] as const];
  });
  return strokedLines(lines, { color, width: 0.75 });
}

/** Width of the pattern at the start of a block. */
function stripWidth(pattern: CalendarPattern, width: number): number {
  return pattern === "hatched" ? Math.min(5.5, width / 3) : pattern === "bar" ? Math.min(2.5, width / 3) : 0;
}

function pushText(
  items: DisplayItem[],
  { entry, isCut, box }: PlacedBlock,
  largest: number,
  kept: KeptTexts,
  context: WidgetContext,
): void {
  const { pattern, text } = entry.style;
  const left = stripWidth(pattern, box.width);
  const width = Math.max(0, box.width - left - 3);
  const { height } = box;
  const name = titleText(entry, "until", faceOf(text, context), context);
  const title = isCut ? `${name}, ${timeOf(entry, context)}` : name;
  const style = pattern === "filled" ? `filled ${text}` : text;
  const texts =
    kept.find(title, width, height, style) ??
    kept.keep(title, {
      minWidth: width,
      maxWidth: width,
      height,
      style,
      items: blockText(title, entry.style, { width, height }, largest, context),
    });
  pushMoved(items, texts, box.x + half + left + 2, box.y + half);
}

/** The title in as many lines as fit, from 0, 0. The last one is cut. */
function blockText(
  title: string,
  { text, pattern }: CalendarStyle,
  { width, height }: Size,
  largest: number,
  context: WidgetContext,
): readonly TextItem[] {
  const face = faceOf(text, context);
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

function faceOf(text: CalendarStyle["text"], { style }: WidgetContext): WidgetContext["style"]["face"] {
  return text === "bold" ? style.boldFace : style.face;
}

/** Smaller type avoids a break in a word, up to a point. */
function blockSize(title: string, width: number, largest: number, emsOf: (text: string) => number): number {
  if (emsOf(title) * largest <= width) return largest;
  const widest = Math.max(...title.split(" ").map(emsOf));
  return Math.max(Math.min(largest, readable), largest * 0.75, Math.min(largest, width / widest));
}
