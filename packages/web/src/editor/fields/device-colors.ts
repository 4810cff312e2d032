/** Colors as the device shows them. */
import { type Color, type DeviceProfile, grayLevel, grayOf, parseColor } from "@octavo/engine";

/** E-ink shows no more distinguishable gray levels. */
const mostGreys = 16;

/** From black to white. */
export function deviceGreys(device: DeviceProfile | undefined): readonly Color[] {
  const levels = Math.min(mostGreys, Math.max(2, device?.constraints.grayscale_levels ?? mostGreys));
  return Array.from({ length: levels }, (_, i) => grayLevel(i / (levels - 1)));
}

/** Strong colors for lines and text, pale ones for backgrounds. Distinct enough for color filter panels. */
const strong = ["#b3261e", "#c45a00", "#8a6d00", "#2e7d32", "#00796b", "#1565c0", "#5e35b1", "#ad1457"] as const;
const pale = ["#f6c9c5", "#fbd9b8", "#f5e6a3", "#cbe7cd", "#bfe5e0", "#c3dbf5", "#dacdf2", "#f5c8da"] as const;

export function deviceHues(device: DeviceProfile | undefined): readonly Color[] {
  return device?.display.color ? [...strong, ...pale] : [];
}

/** Returns the gray that the device shows. Undefined if it is equal, or for color devices and unknown devices. */
export function printedAs(color: Color, device: DeviceProfile | undefined): Color | undefined {
  if (!device || device.display.color) return undefined;
  const shown = snappedToGreys(color, device.constraints.grayscale_levels);
  return shown === color ? undefined : shown;
}

/** Returns the nearest of `levels` gray levels. */
export function snappedToGreys(color: Color, levels: number): Color {
  const brightness = Number.parseInt(grayOf(color).slice(1, 3), 16) / 255;
  const steps = Math.max(1, levels - 1);
  return grayLevel(Math.round(brightness * steps) / steps);
}

/** Parses a web color: "#1A2B3C", "1a2b3c", "#abc". */
export function readHex(written: string): Color | undefined {
  const digits = written.trim().replace(/^#/, "");
  const six = /^[0-9a-f]{3}$/i.test(digits) ? [...digits].map((digit) => digit + digit).join("") : digits;
  return parseColor(`#${six}`);
}
