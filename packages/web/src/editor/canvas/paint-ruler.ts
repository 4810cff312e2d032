import { clearedContext } from "../painting/emptied.ts";

/** In CSS pixels. */
export const rulerWidth = 20;
const markLength = 6;

interface RulerView {
  /** True for the vertical ruler. */
  readonly isUpright: boolean;
  /** Zero point and length, in CSS pixels. */
  readonly from: number;
  readonly length: number;
  /** CSS pixels for each unit. */
  readonly zoom: number;
  /** Screen pixels for each CSS pixel. */
  readonly density: number;
}

/** Colors and font for the canvas context. */
export interface RulerInk {
  readonly strokeStyle: string;
  readonly fillStyle: string;
  readonly font: string;
}

/** Reads the styles of the element. Reading them in each frame would force a style computation. */
export function rulerInk(element: Element): RulerInk {
  const { color, fontFamily } = getComputedStyle(element);
  return { strokeStyle: color, fillStyle: color, font: `9px ${fontFamily}` };
}

/** Paints marks at whole units and their numbers. */
export function paintRuler(canvas: HTMLCanvasElement, ink: RulerInk, view: RulerView): void {
  const { isUpright, from, length, zoom, density } = view;
  const [along, across] = [Math.round(length * density), Math.round(rulerWidth * density)];
  const context = clearedContext(canvas, isUpright ? across : along, isUpright ? along : across);
  if (!context) return;
  Object.assign(context, ink);
  context.scale(density, density);
  // A vertical ruler is rotated so that its numbers read upward.
  if (isUpright) context.transform(0, -1, 1, 0, 0, length);
  const step = stepAt(zoom);
  for (let at = Math.floor(-from / zoom / step) * step; at * zoom + from < length; at += step) {
    const place = Math.round(at * zoom + from) + 0.5;
    paintMark(context, isUpright ? length - place : place, String(at));
  }
}

function paintMark(context: CanvasRenderingContext2D, place: number, number: string): void {
  context.beginPath();
  context.moveTo(place, rulerWidth);
  context.lineTo(place, rulerWidth - markLength);
  context.stroke();
  context.fillText(number, place + 3, 11);
}

/** Returns the units between marks, so that the numbers have room. */
function stepAt(zoom: number): number {
  return [5, 10, 20, 50, 100, 200, 500, 1000, 2000].find((step) => step * zoom >= 45) ?? 5000;
}
