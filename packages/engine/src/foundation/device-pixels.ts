/**
 * Rules a fraction of a pixel apart come out unlike on the screen: some sharp, some grey. So lengths and places that
 * repeat are whole pixels. `pixel` is the side of one in points, undefined on a page that does not fill a screen exactly.
 */
export function roundToPixels(length: number, pixel: number | undefined): number {
  return pixel === undefined ? length : Math.max(1, Math.round(length / pixel)) * pixel;
}

/** The nearest edge between two pixels. */
export function snapToPixel(position: number, pixel: number | undefined): number {
  return pixel === undefined ? position : Math.round(position / pixel) * pixel;
}
