import { pagePixels, type Widgets } from "@octavo/editor";
import type { Canvas, PaintWidget } from "@octavo/engine";
import { memo, useMemo } from "react";
import { PaintedSheet } from "./painted-sheet.tsx";

interface PagePictureProps {
  readonly canvas: Canvas;
  readonly below?: Widgets | undefined;
  readonly widgets: Widgets;
  readonly paint: PaintWidget;
  /** In CSS pixels. */
  readonly width: number;
}

const none: Widgets = [];

/** A thumbnail of a page. */
export const PagePicture = memo(({ canvas, below = none, widgets, paint, width }: PagePictureProps) => {
  const { dimensions, background } = canvas;
  const scale = width / dimensions.width;
  const drawings = useMemo(
    () => [
      { widgets: below, paint },
      { widgets, paint },
    ],
    [below, widgets, paint],
  );
  return (
    <div
      className="relative shrink-0 overflow-hidden outline outline-rule"
      style={{ ...pagePixels(dimensions, scale), backgroundColor: background }}
    >
      <PaintedSheet page={dimensions} scale={scale} drawings={drawings} pace="leisurely" />
    </div>
  );
});
