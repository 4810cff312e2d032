/**
 * Rounds a repeated length to whole pixels. Otherwise some lines look sharp and others gray. `pixel` is the side of a
 * pixel in points, or undefined on a page that does not fill a screen.
 */
export function roundToPixels(length: number, pixel: number | undefined): number {
  return pixel === undefined ? length : Math.max(1, Math.round(length / pixel)) * pixel;
}

/** Moves a position to the nearest edge between two pixels. */
export function snapToPixel(position: number, pixel: number | undefined): number {
  return pixel === undefined ? position : Math.round(position / pixel) * pixel;
}
