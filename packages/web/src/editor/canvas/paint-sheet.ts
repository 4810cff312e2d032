/** A page, or some of its widgets, as the pixels of a canvas element. */
import type { DisplayImage, DrawnItem, FaceId, Point, Size } from "@octavo/engine";
import { pagePixels } from "../camera/camera.ts";
import type { Widgets } from "../document/widget-lists.ts";
import { emptied } from "./emptied.ts";
import { paintItems, type Supplies, setUpText, textsIn } from "./paint-items.ts";
import type { PaintIfReady } from "./painter.ts";
import { supplies } from "./supplies.ts";

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
export class PaintedLately {
  readonly #items = new Map<string, readonly DrawnItem[]>();

  itemsOf({ widgets, paint }: Drawing): readonly (readonly DrawnItem[])[] {
    return widgets.map((widget) => {
      const items = paint(widget)?.items ?? this.#items.get(widget.id) ?? [];
      this.#items.set(widget.id, items);
      return items;
    });
  }
}

/** Of most tablets' browsers; a larger page is painted in fewer pixels than the screen has. */
const mostPixels = 16_777_216;

export function paintSheet(
  canvas: HTMLCanvasElement,
  { page, scale, density }: Resolution,
  drawings: readonly Drawing[],
  lately: PaintedLately,
): void {
  const { width, height } = pagePixels(page, scale);
  const fine = Math.min(density, Math.sqrt(mostPixels / (width * height)));
  const context = emptied(canvas, Math.round(width * fine), Math.round(height * fine));
  if (!context) return;
  setUpText(context);
  context.imageSmoothingQuality = "high";
  const texts: string[] = [];
  const stock = new Stock();
  for (const drawing of drawings) {
    const { x, y } = drawing.shift ?? { x: 0, y: 0 };
    context.setTransform(scale * fine, 0, 0, scale * fine, x * scale * fine, y * scale * fine);
    for (const items of lately.itemsOf(drawing)) {
      paintItems(context, items, stock);
      texts.push(...textsIn(items));
    }
  }
  // What is written on it, for whatever does not look at pixels.
  canvas.textContent = texts.join("\n");
  canvas.ariaBusy = String(stock.isShort);
}

/** Remembers whether anything was asked for that is still on its way. */
class Stock implements Supplies {
  isShort = false;

  hasFace(face: FaceId): boolean {
    return this.#noted(supplies.hasFace(face));
  }

  isLate(face: FaceId): boolean {
    return supplies.isLate(face);
  }

  pictureOf(image: DisplayImage) {
    return this.#noted(supplies.pictureOf(image));
  }

  #noted<Thing>(thing: Thing): Thing {
    if (!thing) this.isShort = true;
    return thing;
  }
}
