import { type Canvas, type DeviceProfile, profilePage, templateDefaults } from "@octavo/engine";

/** Returns `canvas` with the page size and safe margins of the device. */
export function deviceCanvas(profile: DeviceProfile, canvas: Canvas = templateDefaults.canvas): Canvas {
  const margins = profile.pdf_settings.safe_margins;
  return { ...canvas, dimensions: { ...profilePage(profile), margins } };
}

export function isSamePageSize(a: Canvas, b: Canvas): boolean {
  return a.dimensions.width === b.dimensions.width && a.dimensions.height === b.dimensions.height;
}
