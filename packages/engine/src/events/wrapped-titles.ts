/** Titles on several lines. */

import type { DisplayItem, TextItem } from "../display/display-list.ts";
import type { DateEntry } from "../model/date-row.ts";
import type { LineOptions } from "../model/event-drawing.ts";
import type { WidgetContext } from "../model/widget-definition.ts";
import type { Rect } from "../primitives/geometry.ts";
import { withSoftHyphens, withSyllables } from "./compound-words.ts";
import { combined, entryLink, fitted, keptTexts, pushMoved, wrapped } from "./entries.ts";
import { entryLines, type Face, faceOf, titleStart, titleText } from "./entry-line.ts";
import { leastCell, linePitch, linesIn, wideEms } from "./event-sizes.ts";

/** Most lines of a title. The rest of the room is for handwriting. */
const mostLines = { wide: 2, narrow: 3 };

/**
 * Titles on as many lines as they need and the box has. Undefined if some have no line. A word that is too long for a line takes the
 * place of the sign.
 */
export function wrappedEntries(
  box: Rect,
  entries: readonly DateEntry[],
  line: LineOptions,
  pitch: number,
  context: WidgetContext,
): { readonly items: readonly DisplayItem[]; readonly height: number } | undefined {
  let spare = linesIn(box.height, pitch) - entries.length;
  if (spare < 0) return undefined;
  const most = box.width < line.size * wideEms ? mostLines.narrow : mostLines.wide;
  const unsigned: LineOptions = { ...line, bullets: "none" };
  const [signed, plain] = [line, unsigned].map((options) => entryLines({ ...options, links: "none" }, context));
  const items: DisplayItem[] = [];
  let { y } = box;
  for (const entry of entries) {
    const hasWords = (one: LineOptions) => wordsFit(entry, box.width - titleStart(entry, one, context), one, context);
    const options = hasWords(line) || !hasWords(unsigned) ? line : unsigned;
    const left = titleStart(entry, options, context);
    const texts = wrappedTitle(entry, box.width - left, pitch, Math.min(most, 1 + spare), options, context);
    const lines = Math.max(1, linesOfText(texts));
    spare -= lines - 1;
    const name = titleText(entry, options.span, faceOf(entry, context), context);
    if (isNamedBy(texts, name)) context.onNamed?.(entry);
    const title: DisplayItem[] = [];
    pushMoved(title, texts, box.x + left, y);
    (options === line ? signed : plain)?.(items, entry, { ...box, y, height: pitch }, title);
    items.push(...entryLink(entry, { ...box, y, height: lines * pitch }, line.links, context));
    y += lines * pitch;
  }
  return { items: combined(items), height: y - box.y };
}

/** True for a cell with titles alone, without their signs. */
export function isNarrow({ width }: Rect, size: number): boolean {
  return width < size * leastCell;
}

/** Distance of lines in cells in which only closer lines all have room. */
export function pitchIn(height: number, count: number, size: number): number {
  const [usual, close] = [linePitch(size), Math.ceil(size * 10.5) / 10];
  return linesIn(height, usual) < count && linesIn(height, close) >= count ? close : usual;
}

/** Least width of lines that break between words, in ems. A lesser one has a few letters of each. */
const leastOfWords = 3;

/** The title from 0, 0 on at most `most` lines, with breaks between words and before the last part of compound ones. Otherwise cut. */
function wrappedTitle(
  entry: DateEntry,
  width: number,
  pitch: number,
  most: number,
  options: LineOptions,
  context: WidgetContext,
): readonly TextItem[] {
  const { size, span } = options;
  const face = faceOf(entry, context);
  const title = titleText(entry, span, face, context);
  const kept = keptTexts(`titles ${size}`, context);
  const height = most * pitch;
  const found = kept.find(title, width, height, face);
  if (found) return found;
  const set = (text: string, lines: number) =>
    context.setText(
      text,
      { x: 0, y: 0, width, height: lines * pitch },
      { face, size, leading: pitch, align: "left", wrap: true, maxLines: lines, reportsFit: false },
    );
  const isWhole = (text: string) => linesOfText(set(text, most + 1)) <= most;
  const fits = (text: string) => longestWord(text, { face, size }, context) <= width;
  const whole = most > 1 ? hyphenated(title, fits) : title;
  const named = most === 1 || (fits(whole) && isWhole(whole)) ? title : title.replace(remark, "$1…");
  let shown = named === title ? whole : hyphenated(named, fits);
  if (width >= size * leastOfWords && !fits(shown))
    shown = wrapped(named, width, most, { face, size }, context).filter(Boolean).join("\n");
  else if (!isWhole(shown))
    for (shown = fitted(shown, most * width, { face, size }, context); shown.length > 1 && !isWhole(shown); )
      shown = `${shown.slice(0, -2).trimEnd()}…`;
  const items = set(shown, Math.min(most, linesOfText(set(shown, most))));
  const needed = context.textWidth(title, { face, size });
  const [minWidth, maxWidth] = needed <= width ? [needed, Number.POSITIVE_INFINITY] : [width, width];
  return kept.keep(title, { minWidth, maxWidth, height, style: face, items });
}

/** A remark behind a name, as in "Christmas Day (substitute day)". */
const remark = /^(.+) \([^()]+\)$/u;

/** True for a title that is complete, but for its remark. */
function isNamedBy(texts: readonly TextItem[], title: string): boolean {
  const last = texts.at(-1)?.text ?? "…";
  return texts.every(({ text }) => !text.endsWith("…")) || title.replace(remark, "$1…").endsWith(last);
}

/** The title with soft hyphens, also before last syllables if words are too long without them. */
function hyphenated(title: string, fits: (title: string) => boolean): string {
  const shown = withSoftHyphens(title);
  return fits(shown) ? shown : withSyllables(shown);
}

/** True if no word of the title, or part of a compound one, is too long for a line. */
function wordsFit(entry: DateEntry, width: number, { size, span }: LineOptions, context: WidgetContext): boolean {
  const face = faceOf(entry, context);
  const title = withSoftHyphens(titleText(entry, span, face, context));
  return longestWord(title, { face, size }, context) <= width;
}

/** Scripts whose lines break within words. */
const breakable =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Width of the longest part of a text without a break. */
function longestWord(text: string, setting: { readonly face: Face; readonly size: number }, context: WidgetContext) {
  const words = text.split(/\s|(?<=[-\xAD])/u).filter((word) => !breakable.test(word));
  return Math.max(0, ...words.map((word) => context.textWidth(word.replace("\xAD", "-"), setting)));
}

/** Number of lines of a text. Runs of different fonts can be on one line. */
function linesOfText(items: readonly TextItem[]): number {
  return new Set(items.map(({ y }) => Math.round(y * 10))).size;
}
