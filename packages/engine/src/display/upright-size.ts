import type { Size } from "../foundation/geometry.ts";
import type { DisplayImage } from "./display-list.ts";

/** Width and height of a picture as it is seen, in pixels. */
export function uprightSize({ width, height, turns }: DisplayImage): Size {
  return turns === 1 || turns === 3 ? { width: height, height: width } : { width, height };
}
