import type { Size } from "../foundation/geometry.ts";
import { type Orientation, type PageSizeName, pageSize } from "./page-size.ts";

/** top, right, bottom, left, in points. */
export type Margins = readonly [number, number, number, number];

/** A device as documents name it. One file gives two profiles: `ID` and `ID-landscape`. */
export interface DeviceProfile {
  readonly id: string;
  readonly name: string;
  readonly display: {
    /** Pixels as the device is held: portrait or landscape. */
    readonly screen_size: readonly [number, number];
    readonly ppi: number;
    readonly inches: number;
    readonly color: boolean;
    /** How colour is made: "kaleido3", "gallery3"; null on a grey screen. */
    readonly technology: string | null;
    /** Pixels of the colour layer, coarser than the screen on filtered panels. */
    readonly color_size: readonly [number, number] | null;
  };
  readonly pdf_settings: {
    readonly page_size: PageSizeName;
    readonly orientation: Orientation;
    readonly safe_margins: Margins;
    /** Points; what `page_size` and `orientation` come to. */
    readonly page: Size;
  };
  readonly constraints: {
    readonly min_font_pt: number;
    readonly min_stroke_pt: number;
    readonly min_touch_target_pt: number;
    readonly grayscale_levels: number;
  };
  /** The strip that the device's own toolbar covers, where it is known. */
  readonly toolbar: { readonly edge: "top" | "right" | "bottom" | "left"; readonly width: number } | null;
}

/** The page of a profile in points. */
export function profilePage(profile: DeviceProfile): Size {
  const { page_size, orientation } = profile.pdf_settings;
  return pageSize(page_size, orientation, profile.display);
}

/** Whether something has exactly the page that planners for the device have. */
export function hasPageSizeOf(profile: DeviceProfile, { dimensions }: { readonly dimensions: Size }): boolean {
  const { width, height } = profilePage(profile);
  return dimensions.width === width && dimensions.height === height;
}

/** The page that fills the screen exactly, whichever page the profile prefers. */
export function screenPage({ pdf_settings, display }: DeviceProfile): Size {
  return pageSize("Device", pdf_settings.orientation, display);
}

/** The profile of that id or name, whatever its case and punctuation: "Boox-Go-10.3" is `boox-go-10-3`. */
export function findProfile(profiles: readonly DeviceProfile[], written: string): DeviceProfile | undefined {
  const key = profileKey(written);
  if (key === "") return undefined;
  return profiles.find(({ id }) => profileKey(id) === key) ?? profiles.find(({ name }) => profileKey(name) === key);
}

function profileKey(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
