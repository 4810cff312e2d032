/** Pictures: ISO 32000-2, 8.9.5. */
import type { DisplayImage } from "../../display/display-list.ts";
import { type Entries, formatReference, type ObjectNumber } from "./objects.ts";
import type { PdfFile } from "./pdf-file.ts";

/** Embeds JPEG files unchanged and compresses samples. */
export function writeImage(file: PdfFile, image: DisplayImage): ObjectNumber {
  const { data } = image;
  const entries = imageEntries(image, data.components);
  if (data.encoding === "jpeg") return file.addEncodedStream({ ...entries, Filter: "/DCTDecode" }, data.bytes);
  const mask = data.alpha && file.addStream(imageEntries(image, 1), data.alpha);
  return file.addStream({ ...entries, SMask: mask ? formatReference(mask) : undefined }, data.bytes);
}

function imageEntries(image: DisplayImage, components: 1 | 3): Entries {
  return {
    Type: "/XObject",
    Subtype: "/Image",
    Width: String(image.width),
    Height: String(image.height),
    ColorSpace: components === 1 ? "/DeviceGray" : "/DeviceRGB",
    BitsPerComponent: "8",
  };
}
