import type { Size } from "../primitives/geometry.ts";

/** Sheet sizes of the specification in portrait, in points. */
const sheetSizes = {
  A4: { width: 595.2, height: 841.8 },
  A3: { width: 841.8, height: 1190.6 },
  A5: { width: 420.9, height: 595.2 },
  Letter: { width: 612, height: 792 },
  Legal: { width: 612, height: 1008 },
  Tabloid: { width: 792, height: 1224 },
} as const satisfies Record<string, Size>;

export type Orientation = "portrait" | "landscape";

/** `Device` is the page that fills the screen exactly. */
export type PageSizeName = keyof typeof sheetSizes | "Device";

export const pageSizeNames = [...Object.keys(sheetSizes), "Device"] as readonly PageSizeName[];

export interface Screen {
  /** Pixels, portrait: width ≤ height. */
  readonly screen_size: readonly [number, number];
  readonly ppi: number;
}

/** Page size in points. Unknown names mean A4. */
export function pageSize(name: string, orientation: Orientation, screen?: Screen): Size {
  const portrait =
    name === "Device" && screen ? devicePage(screen) : (sheetSizes[name as keyof typeof sheetSizes] ?? sheetSizes.A4);
  return orientation === "landscape" ? { width: portrait.height, height: portrait.width } : portrait;
}

/** 1/100 pt is finer than any screen's pixel and keeps documents readable. */
function devicePage({ screen_size: [width, height], ppi }: Screen): Size {
  const points = (pixels: number) => Math.round((pixels * 7200) / ppi) / 100;
  return { width: points(Math.min(width, height)), height: points(Math.max(width, height)) };
}

/** Page of a design without a canvas. */
export const defaultPage: Size = sheetSizes.A4;
