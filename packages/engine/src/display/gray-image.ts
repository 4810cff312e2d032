import { luminance } from "../primitives/color.ts";
import type { DisplayImage } from "./display-list.ts";

const known = new WeakMap<DisplayImage, DisplayImage>();

/** Removes color. Keeps JPEG files, which gray screens convert themselves. */
export function grayImage(image: DisplayImage): DisplayImage {
  const gray = known.get(image) ?? toGray(image);
  known.set(image, gray);
  return gray;
}

/** Converts samples lazily, because layout needs only the size. */
function toGray(image: DisplayImage): DisplayImage {
  const { id, width, height, turns, data } = image;
  if (data.encoding === "jpeg" || data.components === 1) return image;
  return {
    id: `grey ${id}`,
    width,
    height,
    ...(turns && { turns }),
    get data() {
      return { ...image.data, components: 1 as const, bytes: levels(image.data.bytes) };
    },
  };
}

function levels(rgb: Uint8Array): Uint8Array {
  const gray = new Uint8Array(rgb.length / 3);
  for (let i = 0, from = 0; i < gray.length; i++, from += 3)
    gray[i] = Math.round(luminance(rgb[from] ?? 0, rgb[from + 1] ?? 0, rgb[from + 2] ?? 0));
  return gray;
}
