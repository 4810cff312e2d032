/** A page, or some of its widgets, as the pixels of a canvas element. */

import { pagePixels, type Widgets } from "@octavo/editor";
import type { DisplayImage, DrawnItem, FaceId, Point, Size, Widget } from "@octavo/engine";
import { drawingResources } from "./drawing-resources.ts";
import { clearedContext } from "./emptied.ts";
import { type DrawingResources, paintItems, setUpText, textsIn } from "./paint-items.ts";
import type { PaintIfReady } from "./painter.ts";

/** Widgets from the bottom up. */
export interface Drawing {
  readonly widgets: Widgets;
  readonly paint: PaintIfReady;
  /** In points. */
  readonly shift?: Point | undefined;
}

interface Resolution {
  /** In points. */
  readonly page: Size;
  /** CSS pixels to the point. */
  readonly scale: number;
  /** Pixels of the screen to the CSS pixel. */
  readonly density: number;
}

/** What has been painted of each widget, which stays until the next can be. */
export class LastPainted {
  readonly #items = new Map<string, readonly DrawnItem[]>();

  itemsOf(widget: Widget, paint: PaintIfReady): readonly DrawnItem[] {
    const items = paint(widget)?.items ?? this.#items.get(widget.id) ?? [];
    this.#items.set(widget.id, items);
    return items;
  }
}

/** Of most tablets' browsers; a larger page is painted in fewer pixels than the screen has. */
const maxPixels = 16_777_216;

/** Widget by widget: each step paints one, and the last tells what is written on the sheet. */
export function* paintSheet(
  canvas: HTMLCanvasElement,
  { page, scale, density }: Resolution,
  drawings: readonly Drawing[],
  lately: LastPainted,
): Generator<void, void> {
  const { width, height } = pagePixels(page, scale);
  const fine = Math.min(density, Math.sqrt(maxPixels / (width * height)));
  const context = clearedContext(canvas, Math.round(width * fine), Math.round(height * fine));
  if (!context) return;
  setUpText(context);
  context.imageSmoothingQuality = "high";
  canvas.ariaBusy = "true";
  const texts: string[] = [];
  const stock = new Stock();
  for (const { widgets, paint, shift = { x: 0, y: 0 } } of drawings) {
    context.setTransform(scale * fine, 0, 0, scale * fine, shift.x * scale * fine, shift.y * scale * fine);
    for (const widget of widgets) {
      const items = lately.itemsOf(widget, paint);
      paintItems(context, items, stock);
      texts.push(...textsIn(items));
      yield;
    }
  }
  // What is written on it, for whatever does not look at pixels.
  canvas.textContent = texts.join("\n");
  canvas.ariaBusy = String(stock.isShort);
}

/** Remembers whether anything was asked for that is still on its way. */
class Stock implements DrawingResources {
  isShort = false;

  hasFace(face: FaceId): boolean {
    return this.#noted(drawingResources.hasFace(face));
  }

  isLate(face: FaceId): boolean {
    return drawingResources.isLate(face);
  }

  pictureOf(image: DisplayImage) {
    return this.#noted(drawingResources.pictureOf(image));
  }

  #noted<Thing>(thing: Thing): Thing {
    if (!thing) this.isShort = true;
    return thing;
  }
}
