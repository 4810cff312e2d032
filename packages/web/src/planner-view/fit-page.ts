export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Zoom = "page" | "width";

/** Returns the size in CSS pixels at which a page fits a space, rounded down to half pixels for sharp edges. */
export function fitPage(page: Size, space: Size, zoom: Zoom): Size {
  const byWidth = space.width / page.width;
  const scale = Math.max(0, zoom === "width" ? byWidth : Math.min(byWidth, space.height / page.height));
  return { width: Math.floor(page.width * scale * 2) / 2, height: Math.floor(page.height * scale * 2) / 2 };
}

const pointsPerMillimetre = 72 / 25.4;

/** Returns a size such as "157 × 210 mm". */
export function formatPhysicalSize({ width, height }: Size): string {
  const millimetres = (points: number) => Math.round(points / pointsPerMillimetre);
  return `${millimetres(width)} × ${millimetres(height)} mm`;
}
