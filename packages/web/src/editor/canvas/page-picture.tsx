import type { Canvas } from "@octavo/engine";
import { memo } from "react";
import type { Widgets } from "../document/widget-lists.ts";
import { Sheet, WidgetsDrawn } from "./page-drawing.tsx";
import type { PaintIfReady } from "./painter.ts";

interface PagePictureProps {
  readonly canvas: Canvas;
  readonly below?: Widgets | undefined;
  readonly widgets: Widgets;
  readonly paint: PaintIfReady;
  /** In CSS pixels. */
  readonly width: number;
}

const none: Widgets = [];

/** A page in small, of the same drawing. */
export const PagePicture = memo(({ canvas, below = none, widgets, paint, width }: PagePictureProps) => {
  const { dimensions, background } = canvas;
  return (
    <div className="shrink-0 outline outline-rule" style={{ backgroundColor: background }}>
      <Sheet page={dimensions} scale={width / dimensions.width}>
        <WidgetsDrawn widgets={below} paint={paint} />
        <WidgetsDrawn widgets={widgets} paint={paint} />
      </Sheet>
    </div>
  );
});
