import { type Camera, rectToScreen } from "@octavo/editor";
import type { Rect } from "@octavo/engine";
import type { SVGProps } from "react";

interface FrameProps extends SVGProps<SVGRectElement> {
  readonly rect: Rect;
  readonly camera: Camera;
}

/** Aligned to whole pixels, so that thin lines are sharp. */
export function Frame({ rect, camera, ...look }: FrameProps) {
  const { x, y, width, height } = rectToScreen(camera, rect);
  const [left, top] = [Math.round(x) + 0.5, Math.round(y) + 0.5];
  return (
    <rect
      x={left}
      y={top}
      width={Math.max(1, Math.round(x + width) + 0.5 - left)}
      height={Math.max(1, Math.round(y + height) + 0.5 - top)}
      fill="none"
      {...look}
    />
  );
}
