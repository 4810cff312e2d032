/** Page of a device, as starters are drawn on it. */
import { type DeviceProfile, isPaper, type Rect, toolbarOn } from "@octavo/engine";
import { type DevicePage, hasRoom } from "./kit/canvas.ts";

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

/** True if text of the starters stays readable and links tappable on the device. */
export function suitsStarters(profile: DeviceProfile): boolean {
  return hasRoom(devicePage(profile));
}
