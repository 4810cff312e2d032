import type { Canvas } from "../kit/canvas.ts";

/** The canvas with its first row at the top of `rect`, and its margins around it. */
export function inside(
  canvas: Canvas,
  { x, y, width, height }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): Canvas {
  const { tabs, head } = canvas;
  const top = y - tabs.rows * tabs.height - head;
  return { ...canvas, margins: [top, canvas.width - x - width, canvas.height - y - height, x] };
}
