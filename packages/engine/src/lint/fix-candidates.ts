import type { Message } from "@octavo/foundation";
import { clamp, type Rect } from "../primitives/geometry.ts";
import type { FixCandidate } from "./lint-problem.ts";

export function positionFix(label: Message, position: Rect): FixCandidate {
  return { label, changes: [{ part: "position", value: position }] };
}

export function stylingFix(label: Message, name: string, value: unknown): FixCandidate {
  return { label, changes: [{ part: "styling", name, value }] };
}

export function propertyFix(label: Message, name: string, value: unknown): FixCandidate {
  return { label, changes: [{ part: "properties", name, value }] };
}

/** Moves a rectangle into `area` by the shortest way. Undefined if it is too large. */
export function moveInside(area: Rect, rect: Rect): Rect | undefined {
  if (rect.width > area.width || rect.height > area.height) return undefined;
  return {
    ...rect,
    x: clamp(rect.x, area.x, area.x + area.width - rect.width),
    y: clamp(rect.y, area.y, area.y + area.height - rect.height),
  };
}

/** Undefined if the rectangles do not overlap. */
export function intersection(area: Rect, rect: Rect): Rect | undefined {
  const x = Math.max(area.x, rect.x);
  const y = Math.max(area.y, rect.y);
  const width = Math.min(area.x + area.width, rect.x + rect.width) - x;
  const height = Math.min(area.y + area.height, rect.y + rect.height) - y;
  return width >= 1 && height >= 1 ? { x, y, width, height } : undefined;
}
