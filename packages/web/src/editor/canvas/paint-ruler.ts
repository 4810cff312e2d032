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

/** Marks at whole units and their numbers, in the ink and the letters of the element. */
export function paintRuler(canvas: HTMLCanvasElement, view: RulerView): void {
  const { isUpright, from, length, zoom, density } = view;
  const context = canvas.getContext("2d");
  const [along, across] = [Math.round(length * density), Math.round(rulerWidth * density)];
  Object.assign(canvas, isUpright ? { width: across, height: along } : { width: along, height: across });
  if (!context) return;
  const { color, fontFamily } = getComputedStyle(canvas);
  Object.assign(context, { strokeStyle: color, fillStyle: color, font: `9px ${fontFamily}` });
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
