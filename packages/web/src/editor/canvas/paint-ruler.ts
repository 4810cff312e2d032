import { clearedContext } from "./emptied.ts";

/** In CSS pixels. */
export const rulerWidth = 20;
const markLength = 6;

interface RulerView {
  /** Whether it runs down. */
  readonly isUpright: boolean;
  /** Where its zero is, and how long it is; in CSS pixels. */
  readonly from: number;
  readonly length: number;
  /** CSS pixels to the unit. */
  readonly zoom: number;
  /** Pixels of the screen to the CSS pixel. */
  readonly density: number;
}

/** How the marks look, as a context of a canvas wants to be told. */
export interface RulerInk {
  readonly strokeStyle: string;
  readonly fillStyle: string;
  readonly font: string;
}

/** That of the element. To ask for it in every frame would have the browser work its styles out in the middle of each. */
export function rulerInk(element: Element): RulerInk {
  const { color, fontFamily } = getComputedStyle(element);
  return { strokeStyle: color, fillStyle: color, font: `9px ${fontFamily}` };
}

/** Marks at whole units and their numbers. */
export function paintRuler(canvas: HTMLCanvasElement, ink: RulerInk, view: RulerView): void {
  const { isUpright, from, length, zoom, density } = view;
  const [along, across] = [Math.round(length * density), Math.round(rulerWidth * density)];
  const context = clearedContext(canvas, isUpright ? across : along, isUpright ? along : across);
  if (!context) return;
  Object.assign(context, ink);
  context.scale(density, density);
  // Along the ruler to the right; an upright one is turned to read upward.
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

/** Units between marks, so that their numbers have room. */
function stepAt(zoom: number): number {
  return [5, 10, 20, 50, 100, 200, 500, 1000, 2000].find((step) => step * zoom >= 45) ?? 5000;
}
