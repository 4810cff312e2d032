import { type Canvas, type DeviceProfile, profilePage, templateDefaults } from "@octavo/engine";

/** The page of a device, with whatever else a canvas says already. */
export function deviceCanvas(profile: DeviceProfile, canvas: Canvas = templateDefaults.canvas): Canvas {
  const margins = profile.pdf_settings.safe_margins;
  return { ...canvas, dimensions: { ...profilePage(profile), margins } };
}
