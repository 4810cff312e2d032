/** Page of a device, as starters are drawn on it. */
import { type DeviceProfile, isPaper, type Rect, toolbarOn } from "@octavo/engine";
import { type DevicePage, hasRoom } from "./kit/canvas.ts";
import type { Starter } from "./starter.ts";
import { classic } from "./themes/classic.ts";
import { themes } from "./themes/index.ts";
import type { StarterTheme } from "./themes/theme.ts";

export type Side = "left" | "right";

/** `side` is that of the toolbar, for a device whose toolbar can change sides. */
export function devicePage(profile: DeviceProfile, side?: Side): DevicePage {
  const { pdf_settings, constraints, display, toolbar } = profile;
  const { width, height } = pdf_settings.page;
  const room = width > height || isPaper(profile) ? { top: 0, left: 0 } : toolbarRoom(width, toolbar !== null);
  const [top, right, bottom, left] = pdf_settings.safe_margins;
  const margins = {
    top: Math.max(leastMargin, top, room.top),
    right: Math.max(leastMargin, right),
    bottom: Math.max(leastMargin, bottom),
    left: Math.max(leastMargin, left, room.left),
  };
  const isSwapped = side !== undefined && side !== toolbar?.edge;
  const sides = isSwapped ? ([margins.left, margins.right] as const) : ([margins.right, margins.left] as const);
  return {
    width,
    height,
    margins: [margins.top, sides[0], margins.bottom, sides[1]],
    constraints,
    ppi: display.ppi,
  };
}

/** In points. The hand needs it, even if the device covers nothing. */
const leastMargin = 14;

/** Margins of an upright page for menus at its top, and for a toolbar at the left of a large tablet that nobody has measured. */
function toolbarRoom(width: number, isMeasured: boolean): { readonly top: number; readonly left: number } {
  if (width >= 400) return { top: 32, left: isMeasured ? 0 : 38 };
  return { top: width >= 290 ? 22 : 0, left: 0 };
}

/** Part of the page that the device's toolbar covers. */
export function toolbarArea(
  profile: DeviceProfile,
  { width, height, margins }: Pick<DevicePage, "width" | "height" | "margins">,
): Rect | undefined {
  const toolbar = toolbarOn(profile, margins);
  if (!toolbar) return undefined;
  const { edge } = toolbar;
  const [across, down] = edge === "left" || edge === "right" ? [toolbar.width, height] : [width, toolbar.width];
  return {
    x: edge === "right" ? width - across : 0,
    y: edge === "bottom" ? height - down : 0,
    width: across,
    height: down,
  };
}

/** Smallest type of pages that are drawn for larger type, before they are enlarged. */
const leastDrawn = 8;

/** Factor between the page of the device and the page that the theme is drawn on. */
export const enlargement = ({ leastType }: StarterTheme): number =>
  leastType === undefined ? 1 : leastType / leastDrawn;

/** The page that the theme is drawn on: smaller than the device's if its type is larger than usual. */
export function drawnPage(page: DevicePage, theme: StarterTheme): DevicePage {
  const factor = enlargement(theme);
  if (factor === 1) return page;
  const { width, height, margins, constraints, ppi } = page;
  const [top, right, bottom, left] = margins;
  return {
    width: width / factor,
    height: height / factor,
    margins: [top / factor, right / factor, bottom / factor, left / factor],
    constraints: {
      min_font_pt: leastDrawn,
      min_stroke_pt: constraints.min_stroke_pt / factor,
      min_touch_target_pt: constraints.min_touch_target_pt / factor,
    },
    ppi: ppi * factor,
  };
}

/** True if text of the starters stays readable and links tappable on the device. */
export function suitsStarters(profile: DeviceProfile, theme: StarterTheme = classic): boolean {
  return hasRoom(drawnPage(devicePage(profile), theme), theme);
}

/** Themes that a starter can be drawn in for a device. */
export function themesFor(
  { isMeasured }: Pick<Starter, "isMeasured">,
  profile: DeviceProfile | undefined,
): readonly StarterTheme[] {
  return isMeasured ? [classic] : themes.filter((theme) => !profile || suitsStarters(profile, theme));
}
