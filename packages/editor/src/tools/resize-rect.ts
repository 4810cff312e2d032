import { clamp, maxPageSide, type Point, type Rect } from "@octavo/engine";
import { smallestSide } from "../document/rects.ts";
import type { Handle } from "../state/interaction.ts";
import { directionOf } from "./handles.ts";

export interface ResizeOptions {
  readonly keepsRatio: boolean;
  readonly fromCenter: boolean;
}

/**
 * Resizes a rectangle by one of its handles. The opposite side or the center stays in place. The result is never
 * smaller than a widget may be, never flipped, and never beyond the page's left or top edge.
 */
export function resizeRect(rect: Rect, handle: Handle, by: Point, options: ResizeOptions): Rect {
  const { x: across, y: down } = directionOf(handle);
  const width = pulledLength(rect.width, across * by.x, options);
  const height = pulledLength(rect.height, down * by.y, options);
  const horizontal = maxLength(rect.x, rect.width, across, options);
  const vertical = maxLength(rect.y, rect.height, down, options);
  const size = options.keepsRatio
    ? proportionalSize(rect, { across, down, width, height, horizontal, vertical })
    : { width: clamp(width, smallestSide, horizontal), height: clamp(height, smallestSide, vertical) };
  return {
    x: start(rect.x, rect.width, size.width, across, options),
    y: start(rect.y, rect.height, size.height, down, options),
    ...size,
  };
}

function pulledLength(length: number, pull: number, { fromCenter }: ResizeOptions): number {
  return length + (fromCenter ? 2 : 1) * pull;
}

/** Returns the largest length that stays on the page. */
function maxLength(at: number, length: number, direction: number, { fromCenter, keepsRatio }: ResizeOptions): number {
  if (fromCenter || (direction === 0 && keepsRatio)) return Math.max(smallestSide, 2 * at + length);
  return direction < 0 ? at + length : maxPageSide - at;
}

interface Pull {
  readonly across: number;
  readonly down: number;
  readonly width: number;
  readonly height: number;
  readonly horizontal: number;
  readonly vertical: number;
}

/** A corner follows the side that was pulled further. A side scales the other one. */
function proportionalSize(
  rect: Rect,
  { across, down, width, height, horizontal, vertical }: Pull,
): Pick<Rect, "width" | "height"> {
  const scales = [...(across === 0 ? [] : [width / rect.width]), ...(down === 0 ? [] : [height / rect.height])];
  const least = Math.max(smallestSide / rect.width, smallestSide / rect.height);
  const most = Math.max(least, Math.min(horizontal / rect.width, vertical / rect.height));
  const scale = clamp(Math.max(...scales), least, most);
  return { width: rect.width * scale, height: rect.height * scale };
}

/** Returns the start coordinate of the resized side. */
function start(at: number, old: number, length: number, direction: number, options: ResizeOptions): number {
  const isCentered = options.fromCenter || (direction === 0 && options.keepsRatio);
  if (isCentered) return at + (old - length) / 2;
  return direction < 0 ? at + old - length : at;
}
