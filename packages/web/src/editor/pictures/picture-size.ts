import type { DeviceProfile, Rect, Size } from "@octavo/engine";

/** Largest picture for a screen, in pixels. */
const mostPixels = 16_000_000;

/** Pixels of the device that a picture covers in its box. Undefined for a picture that is not scaled to its box. */
export function pixelsOnDevice(picture: Size, box: Rect, fit: unknown, { display }: DeviceProfile): Size | undefined {
  if (fit === "actual") return undefined;
  const scale = Math.min(box.width / picture.width, box.height / picture.height);
  const size = fit === "stretch" ? box : { width: picture.width * scale, height: picture.height * scale };
  const [width = 1, height = 1] = [size.width, size.height].map((side) =>
    Math.max(1, Math.round((side * display.ppi) / 72)),
  );
  return width * height <= mostPixels ? { width, height } : undefined;
}
