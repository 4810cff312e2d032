import type { Size } from "../primitives/geometry.ts";
import { type Orientation, type PageSizeName, pageSize } from "./page-size.ts";

/** Top, right, bottom and left, in points. */
export type Margins = readonly [number, number, number, number];

/** Device as in documents. One file describes two profiles: `ID` and `ID-landscape`. */
export interface DeviceProfile {
  readonly id: string;
  readonly name: string;
  readonly display: {
    /** Pixels in the orientation of the profile. */
    readonly screen_size: readonly [number, number];
    readonly ppi: number;
    readonly inches: number;
    readonly color: boolean;
    /** Color technology: "kaleido3", "gallery3", "lcd". Null on a gray screen. */
    readonly technology: string | null;
    /** Pixels of the color layer, which is coarser than the screen on filtered panels. */
    readonly color_size: readonly [number, number] | null;
  };
  readonly pdf_settings: {
    readonly page_size: PageSizeName;
    readonly orientation: Orientation;
    readonly safe_margins: Margins;
    /** Size in points that results from `page_size` and `orientation`. */
    readonly page: Size;
  };
  readonly constraints: {
    readonly min_font_pt: number;
    readonly min_stroke_pt: number;
    readonly min_touch_target_pt: number;
    readonly grayscale_levels: number;
  };
  /** Area that the device's own toolbar covers, if known. */
  readonly toolbar: { readonly edge: "top" | "right" | "bottom" | "left"; readonly width: number } | null;
}

/**
 * Toolbar of the device on a page with these margins. People can move a toolbar at the left or right to the other side;
 * it is there if only that margin has room for it.
 */
export function toolbarOn({ toolbar }: DeviceProfile, margins: Margins): DeviceProfile["toolbar"] {
  if (toolbar?.edge !== "left" && toolbar?.edge !== "right") return toolbar;
  const [, right, , left] = margins;
  const { edge, width } = toolbar;
  const [own, other] = edge === "left" ? [left, right] : [right, left];
  return own < width && other >= width ? { edge: edge === "left" ? "right" : "left", width } : toolbar;
}

export function profilePage(profile: DeviceProfile): Size {
  const { page_size, orientation } = profile.pdf_settings;
  return pageSize(page_size, orientation, profile.display);
}

/** True if the page has exactly the size that the profile requires. */
export function hasPageSizeOf(profile: DeviceProfile, { dimensions }: { readonly dimensions: Size }): boolean {
  const { width, height } = profilePage(profile);
  return dimensions.width === width && dimensions.height === height;
}

/** Page that fills the screen exactly, even if the profile prefers another page. */
export function screenPage({ pdf_settings, display }: DeviceProfile): Size {
  return pageSize("Device", pdf_settings.orientation, display);
}
