import type { Size } from "../foundation/geometry.ts";
import type { DisplayImage } from "./display-list.ts";

/** Size in pixels after rotation. */
export function uprightSize({ width, height, turns }: DisplayImage): Size {
  return turns === 1 || turns === 3 ? { width: height, height: width } : { width, height };
}
