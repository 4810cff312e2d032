/** Paints a page or some of its widgets on a canvas element. */

import { pagePixels, type Widgets } from "@octavo/editor";
import {
  type DisplayImage,
  type FaceId,
  type GlyphCluster,
  type PaintWidget,
  type Point,
  type Size,
  withCalendars,
} from "@octavo/engine";
import { clearedContext } from "./emptied.ts";
import { type DrawingResources, paintItems, setUpText, textsIn } from "./paint-items.ts";

/** Widgets in painting order. */
export interface Drawing {
  readonly widgets: Widgets;
  readonly paint: PaintWidget;
  /** In points. */
  readonly shift?: Point | undefined;
}

interface Resolution {
  /** In points. */
  readonly page: Size;
  /** CSS pixels for each point. */
  readonly scale: number;
  /** Screen pixels for each CSS pixel. */
  readonly density: number;
}

/** Canvas limit of most tablet browsers. Larger pages are painted at a lower resolution. */
const maxPixels = 16_777_216;

/** Paints one widget in each step. The last step sets the text content. */
export function* paintSheet(
  canvas: HTMLCanvasElement,
  { page, scale, density }: Resolution,
  drawings: readonly Drawing[],
  resources: DrawingResources,
): Generator<void, void> {
  const { width, height } = pagePixels(page, scale);
  const fine = Math.min(density, Math.sqrt(maxPixels / (width * height)));
  const context = clearedContext(canvas, Math.round(width * fine), Math.round(height * fine));
  if (!context) return;
  setUpText(context);
  context.imageSmoothingQuality = "high";
  canvas.ariaBusy = "true";
  const texts: string[] = [];
  const stock = new Stock(resources);
  for (const { widgets, paint, shift = { x: 0, y: 0 } } of drawings) {
    context.setTransform(scale * fine, 0, 0, scale * fine, shift.x * scale * fine, shift.y * scale * fine);
    for (const widget of withCalendars(widgets)) {
      const { items } = paint(widget);
      paintItems(context, items, stock);
      texts.push(...textsIn(items));
      yield;
    }
  }
  // For tools that read text.
  canvas.textContent = texts.join("\n");
  canvas.ariaBusy = String(stock.isShort);
}

/** Records whether a requested resource is still loading. */
class Stock implements DrawingResources {
  isShort = false;
  readonly #resources: DrawingResources;

  constructor(resources: DrawingResources) {
    this.#resources = resources;
  }

  hasFace(face: FaceId, text: string): boolean {
    return this.#noted(this.#resources.hasFace(face, text));
  }

  outlineOf(face: FaceId, cluster: GlyphCluster) {
    return this.#noted(this.#resources.outlineOf(face, cluster));
  }

  isLate(face: FaceId): boolean {
    return this.#resources.isLate(face);
  }

  pictureOf(image: DisplayImage) {
    return this.#noted(this.#resources.pictureOf(image));
  }

  #noted<Thing>(thing: Thing): Thing {
    if (!thing) this.isShort = true;
    return thing;
  }
}
