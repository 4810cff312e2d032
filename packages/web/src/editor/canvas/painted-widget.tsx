import type { Widget } from "@octavo/engine";
import { memo, useLayoutEffect, useRef } from "react";
import { parseDrawing } from "../../planner-view/parse-drawing.ts";
import { loadFaces } from "../../planner-view/planner-fonts.ts";
import type { PaintIfReady } from "./painter.ts";

interface PaintedWidgetProps {
  readonly widget: Widget;
  readonly paint: PaintIfReady;
}

/** One widget as the engine drew it. Drawn anew only when it is another object. */
export const PaintedWidget = memo(({ widget, paint }: PaintedWidgetProps) => {
  const group = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const drawing = paint(widget);
    if (!drawing) return;
    void loadFaces(drawing.faces);
    group.current?.replaceChildren(...drawnNodes(drawing.svg));
  }, [widget, paint]);
  return <g ref={group} data-widget={widget.id} />;
});

function drawnNodes(svg: string): readonly Node[] {
  if (svg === "") return [];
  return [...parseDrawing(`<svg xmlns="http://www.w3.org/2000/svg">${svg}</svg>`).childNodes];
}
