/** Pictures: ISO 32000-2, 8.9.5. */
import type { DisplayImage } from "../../display/display-list.ts";
import { maskMark, pictureMark } from "../../manifest/embedded-files.ts";
import type { Samples } from "../../picture/picture.ts";
import { type Entries, formatReference, type ObjectNumber } from "./objects.ts";
import { type PackedSamples, packSamples } from "./pack-samples.ts";
import type { PdfFile } from "./pdf-file.ts";

/** `number` is that of the picture in the file. Absent if nothing refers to it. */
export function writeImage(file: PdfFile, image: DisplayImage, number: number | undefined): ObjectNumber {
  const { data } = image;
  const mark = { [pictureMark]: number === undefined ? undefined : String(number) };
  if (data.encoding === "jpeg") {
    const entries = imageEntries(image, { components: data.components, depth: 8 });
    return file.addEncodedStream({ ...entries, ...mark, Filter: "/DCTDecode" }, data.bytes);
  }
  const maskEntries = { [maskMark]: mark[pictureMark] };
  const mask = data.alpha && addSamples(file, image, { components: 1, bytes: data.alpha }, maskEntries);
  return addSamples(file, image, data, { SMask: mask ? formatReference(mask) : undefined, ...mark });
}

function addSamples(file: PdfFile, image: DisplayImage, samples: Samples, more: Entries = {}): ObjectNumber {
  const packed = packSamples(samples, image.width);
  const entries = { ...imageEntries(image, packed), ...more };
  if (!packed.isPredicted) return file.addStream(entries, packed.bytes);
  const { components, depth } = packed;
  return file.addPredictedStream(entries, packed.bytes, {
    // Any filter of PNG. Each row names its own.
    Predictor: "15",
    Colors: String(components),
    BitsPerComponent: String(depth),
    Columns: String(image.width),
  });
}

function imageEntries(
  image: DisplayImage,
  { components, depth }: Pick<PackedSamples, "components" | "depth">,
): Entries {
  return {
    Type: "/XObject",
    Subtype: "/Image",
    Width: String(image.width),
    Height: String(image.height),
    ColorSpace: components === 1 ? "/DeviceGray" : "/DeviceRGB",
    BitsPerComponent: String(depth),
  };
}
