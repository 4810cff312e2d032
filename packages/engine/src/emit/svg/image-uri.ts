import type { DisplayImage } from "../../display/display-list.ts";
import { base64 } from "./base64.ts";
import { encodePng } from "./encode-png.ts";

/** Cache, because the editor draws pages repeatedly. */
const known = new WeakMap<DisplayImage, string>();

export function imageUri(image: DisplayImage): string {
  const uri = known.get(image) ?? encode(image);
  known.set(image, uri);
  return uri;
}

function encode({ width, height, data }: DisplayImage): string {
  if (data.encoding === "jpeg") return `data:image/jpeg;base64,${base64(data.bytes)}`;
  return `data:image/png;base64,${base64(encodePng({ ...data, width, height }))}`;
}
