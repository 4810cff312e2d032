import type { Canvas } from "@octavo/engine";
import { memo } from "react";
import type { Widgets } from "../document/widget-lists.ts";
import { textLook } from "./page-drawing.tsx";
import { PaintedWidget } from "./painted-widget.tsx";
import type { PaintIfReady } from "./painter.ts";

interface PagePictureProps {
  readonly canvas: Canvas;
  readonly below?: Widgets | undefined;
  readonly widgets: Widgets;
  readonly paint: PaintIfReady;
  /** In CSS pixels. */
  readonly width: number;
}

/** A page in small, of the same drawing. */
export const PagePicture = memo(({ canvas, below = [], widgets, paint, width: shown }: PagePictureProps) => {
  const { width, height } = canvas.dimensions;
  return (
    <svg
      aria-hidden="true"
      className={`${textLook} shrink-0 outline outline-rule`}
      style={{ backgroundColor: canvas.background }}
      width={shown}
      height={(shown * height) / width}
      viewBox={`0 0 ${width} ${height}`}
      strokeMiterlimit={10}
    >
      {[...below, ...widgets].map((widget, i) => (
        <PaintedWidget key={`${i} ${widget.id}`} widget={widget} paint={paint} />
      ))}
    </svg>
  );
});
