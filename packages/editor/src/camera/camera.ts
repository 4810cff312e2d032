/**
 * The camera maps page points to screen pixels. At zoom 1 a point is a CSS pixel. Screen positions are CSS pixels from
 * the canvas's top left corner.
 */
import { clamp, type Point, type Rect, type Size } from "@octavo/engine";

export interface Camera {
  /** Screen position of the page's top left corner. */
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export const zoomLimits = { min: 0.1, max: 3, step: 0.1 } as const;

export function toPage({ x, y, zoom }: Camera, screen: Point): Point {
  return { x: (screen.x - x) / zoom, y: (screen.y - y) / zoom };
}

export function toScreen({ x, y, zoom }: Camera, page: Point): Point {
  return { x: page.x * zoom + x, y: page.y * zoom + y };
}

export function rectToScreen(camera: Camera, { x, y, width, height }: Rect): Rect {
  return { ...toScreen(camera, { x, y }), width: width * camera.zoom, height: height * camera.zoom };
}

/**
 * Returns the size of a page in pixels. Partly covered pixels at the edges count, as in PDF renderers, so that a
 * picture of the canvas has the size of the rasterized page.
 */
export function pagePixels({ width, height }: Size, zoom: number): Size {
  // Absorbs rounding errors.
  const covered = (points: number) => Math.ceil(points * zoom - 0.001);
  return { width: covered(width), height: covered(height) };
}

/** Returns the camera on whole pixels, where the browser draws a layer sharply. */
export function onPixels({ x, y, zoom }: Camera): Camera {
  return { x: Math.round(x), y: Math.round(y), zoom };
}

export function panBy(camera: Camera, by: Point): Camera {
  return { ...camera, x: camera.x + by.x, y: camera.y + by.y };
}

export function clampZoom(zoom: number): number {
  return clamp(zoom, zoomLimits.min, zoomLimits.max);
}

/** Zooms and keeps the page point under `pivot` in place. */
export function zoomTo(camera: Camera, zoom: number, pivot: Point): Camera {
  const next = clampZoom(zoom);
  const { x, y } = toPage(camera, pivot);
  return { x: pivot.x - x * next, y: pivot.y - y * next, zoom: next };
}

/** Returns the next multiple of the zoom step. */
export function steppedZoom(zoom: number, direction: 1 | -1): number {
  const steps = zoom / zoomLimits.step;
  const next = direction > 0 ? Math.floor(steps + 1e-6) + 1 : Math.ceil(steps - 1e-6) - 1;
  return clampZoom(next / Math.round(1 / zoomLimits.step));
}

/** Distance between the page and the edges of the canvas, in CSS pixels. */
const padding = 24;

function availableLength(viewport: number): number {
  return Math.max(1, viewport - 2 * padding);
}

export function fitPage(page: Size, viewport: Size): Camera {
  return fitRect({ x: 0, y: 0, ...page }, viewport);
}

/** Returns the camera at zoom 1, from the top of the page. */
export function actualSize(page: Size, viewport: Size): Camera {
  return { x: (viewport.width - page.width) / 2, y: topOf(page.height, viewport), zoom: 1 };
}

/** Returns the camera that shows the full page width, from the top of the page. */
export function fitWidth(page: Size, viewport: Size): Camera {
  const zoom = clampZoom(availableLength(viewport.width) / page.width);
  return { x: (viewport.width - page.width * zoom) / 2, y: topOf(page.height * zoom, viewport), zoom };
}

function topOf(height: number, viewport: Size): number {
  return height <= availableLength(viewport.height) ? (viewport.height - height) / 2 : padding;
}

/** Returns the camera that centers a rectangle of the page at the largest zoom that fits. */
export function fitRect(rect: Rect, viewport: Size): Camera {
  const zoom = clampZoom(
    Math.min(
      availableLength(viewport.width) / Math.max(1, rect.width),
      availableLength(viewport.height) / Math.max(1, rect.height),
    ),
  );
  return centered(rect, viewport, zoom);
}

function centered(rect: Rect, viewport: Size, zoom: number): Camera {
  return {
    x: viewport.width / 2 - (rect.x + rect.width / 2) * zoom,
    y: viewport.height / 2 - (rect.y + rect.height / 2) * zoom,
    zoom,
  };
}

/** Returns the visible area in page coordinates, including the area around the page. */
export function visibleRect(camera: Camera, { width, height }: Size): Rect {
  return { ...toPage(camera, { x: 0, y: 0 }), width: width / camera.zoom, height: height / camera.zoom };
}

/** Limits panning so that 48 pixels of the page stay visible. */
export function keepInView(camera: Camera, page: Size, viewport: Size): Camera {
  const least = 48;
  const within = (at: number, length: number, space: number) =>
    clamp(at, Math.min(0, least - length), Math.max(0, space - least));
  return {
    ...camera,
    x: within(camera.x, page.width * camera.zoom, viewport.width),
    y: within(camera.y, page.height * camera.zoom, viewport.height),
  };
}

/** Returns the camera with the smallest pan that makes `rect` visible. */
export function cameraShowing(camera: Camera, rect: Rect, viewport: Size): Camera {
  const shown = rectToScreen(camera, rect);
  const shift = (start: number, length: number, space: number) => {
    const [first, last] = [padding, space - padding - length];
    if (last < first) return start > padding || start + length < space - padding ? first - start : 0;
    return clamp(start, first, last) - start;
  };
  return panBy(camera, {
    x: shift(shown.x, shown.width, viewport.width),
    y: shift(shown.y, shown.height, viewport.height),
  });
}
