/**
 * Rules for a widget whose block or page gets another size. Pinned to an edge or to the center, it keeps its size and
 * its distance; `stretch` keeps the distances to both edges; `scale` keeps its share of the size.
 */
export const horizontalPins = ["left", "right", "center", "stretch", "scale"] as const;
export const verticalPins = ["top", "bottom", "center", "stretch", "scale"] as const;

export type HorizontalPin = (typeof horizontalPins)[number];
export type VerticalPin = (typeof verticalPins)[number];

/** An absent axis scales. */
export interface Pin {
  readonly x?: HorizontalPin;
  readonly y?: VerticalPin;
}
