import { luminance, rgb } from "../primitives/color.ts";
import type { Rect } from "../primitives/geometry.ts";
import { runWidth } from "../typography/measure-text.ts";
import type { FontLibrary } from "../world.ts";
import * as messages from "./messages.ts";
import type { PaintOperation } from "./paint-operations.ts";
import { type FragmentTrace, mostOverlapped, nameOf, type PageRule } from "./rule.ts";

/** Height of capital letters, as a fraction of the type size. */
const capitals = 0.7;

/** Part of the height of the lower text that the letters of both share before they are hard to read. */
const leastShared = 0.3;

/** Paler and more transparent texts are a ground, such as a large year behind a page. */
const palest = 0.6;

/** Boxes of the letters, without what is below the baseline. */
export function letterBoxes(operations: readonly PaintOperation[], fonts: FontLibrary): readonly Rect[] {
  const boxes: Rect[] = [];
  for (const { item, opacity, color, size } of operations) {
    if (item.kind !== "text" || (1 - luminance(...rgb(color))) * opacity < 1 - palest) continue;
    const { x, y, rotation } = item;
    const width = runWidth(item, size, fonts);
    const height = capitals * size;
    if (rotation === undefined) boxes.push({ x, y: y - height, width, height });
    else if (rotation === 90) boxes.push({ x, y, width: height, height: width });
    else boxes.push({ x: x - height, y: y - width, width: height, height: width });
  }
  return boxes;
}

/** Reports the upper widget, with the lower widget most of whose texts it covers. */
export const overlappingTexts: PageRule = (index, page) => {
  if (!page[index]?.trace.letterBounds) return undefined;
  const { lower, count } = mostOverlapped(index, page, clashes);
  if (!lower) return undefined;
  return {
    code: "overlapping_texts",
    severity: "warning",
    message: messages.overlappingTexts(count, nameOf(lower.widget)),
    count,
    score: count,
    fixCandidates: () => [],
  };
};

/** Counts texts on others. A fill of the upper widget hides what is below, so that its texts stay legible. */
function clashes(upper: FragmentTrace, lower: FragmentTrace): number {
  const { letterBounds, letters, fills } = upper;
  if (!letterBounds || !lower.letterBounds || !shares(letterBounds, lower.letterBounds)) return 0;
  const isHidden = (box: Rect) => fills.some(({ bounds }) => shares(bounds, box));
  return letters.filter((box) => lower.letters.some((below) => shares(box, below) && !isHidden(below))).length;
}

function shares(a: Rect, b: Rect): boolean {
  const least = leastShared * Math.min(a.width, a.height, b.width, b.height);
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > least && down > least;
}
