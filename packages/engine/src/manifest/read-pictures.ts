/** Makes the files of pictures again from the streams that a PDF draws. */

import { limits } from "@octavo/foundation";
import type { DisplayImage } from "../display/display-list.ts";
import { decodePng } from "../picture/decode-png.ts";
import { encodePng, pngFile } from "../picture/encode-png.ts";
import type { Picture } from "../picture/picture.ts";
import type { Deflate, Inflate } from "../primitives/inflate.ts";
import { nameOf, numberOf } from "./dictionary.ts";
import { maskMark, pictureMark } from "./embedded-files.ts";
import type { Latin1 } from "./latin1.ts";
import { pictureDigest, type WrittenPicture } from "./project-parts.ts";
import { contentOf, type FoundStream, streamAround } from "./read-streams.ts";

export interface Compression {
  readonly inflate: Inflate;
  readonly deflate: Deflate;
}

/**
 * Returns the file of a picture: the JPEG file, or a PNG file with the same samples. Undefined if the PDF lacks it, or if another
 * program changed it.
 */
export function pictureFiles(
  bytes: Latin1,
  compression: Compression,
): (picture: WrittenPicture) => Uint8Array | undefined {
  const [streams, masks] = [markedStreams(bytes, pictureMark), markedStreams(bytes, maskMark)];
  return ({ picture, digest }) => {
    const stream = streams.get(picture);
    if (!stream) return undefined;
    if (nameOf(stream.dictionary, "Filter") === "DCTDecode")
      return pictureDigest({ encoding: "jpeg", components: 3, bytes: stream.bytes }) === digest
        ? stream.bytes
        : undefined;
    const color = pngOf(stream, compression);
    const mask = masks.get(picture);
    const alpha = mask && pngOf(mask, compression);
    const samples = color && (!mask || alpha) ? samplesOf(color.picture, alpha?.picture) : undefined;
    if (!samples || pictureDigest(samples.data) !== digest) return undefined;
    return alpha ? encodePng({ ...samples, ...samples.data }, compression.deflate) : color?.file;
  };
}

function markedStreams(bytes: Latin1, mark: string): ReadonlyMap<number, FoundStream> {
  const found = new Map<number, FoundStream>();
  for (let at = bytes.indexOf(`/${mark}`, 0); at !== undefined; at = bytes.indexOf(`/${mark}`, at + mark.length)) {
    const number = /^\s(\d{1,9})\b/.exec(bytes.text(at + mark.length + 1, at + mark.length + 12))?.[1];
    const stream = number === undefined ? undefined : streamAround(bytes, at);
    if (stream) found.set(Number(number), stream);
  }
  return found;
}

interface PngPicture {
  readonly file: Uint8Array;
  readonly picture: Picture;
}

/** The rows of a stream with a predictor are those of PNG. */
function pngOf({ dictionary, bytes }: FoundStream, { inflate, deflate }: Compression): PngPicture | undefined {
  const [width = 0, height = 0, depth = 0] = ["Width", "Height", "BitsPerComponent"].map((key) =>
    numberOf(dictionary, key),
  );
  const components = nameOf(dictionary, "ColorSpace") === "DeviceRGB" ? 3 : 1;
  if (width * height * components > limits.pictureSamples) return undefined;
  // PNG has no colors with less than 8 bits: their components are read as grays beside one another.
  const isSplit = components === 3 && depth < 8;
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, isSplit ? 3 * width : width);
  view.setUint32(4, height);
  header.set([depth, components === 3 && !isSplit ? 2 : 0], 8);
  const rowBytes = Math.ceil((width * components * depth) / 8);
  const isPredicted = (numberOf(dictionary, "Predictor") ?? 0) >= 10;
  const rows = isPredicted ? undefined : contentOf({ dictionary, bytes }, rowBytes * height + 1, inflate);
  if (!isPredicted && rows?.length !== rowBytes * height) return undefined;
  const file = pngFile(header, rows ? deflate(unfiltered(rows, rowBytes)) : bytes);
  const picture = decodePng(file, inflate);
  if (!isSplit) return picture && { file, picture };
  const joined = picture?.data.encoding === "samples" && {
    width,
    height,
    data: { ...picture.data, components } as const,
  };
  return joined ? { file: encodePng({ ...joined, ...joined.data }, deflate), picture: joined } : undefined;
}

/** Rows with filter 0 before them. */
function unfiltered(rows: Uint8Array, rowBytes: number): Uint8Array {
  const filtered = new Uint8Array((rows.length / rowBytes) * (rowBytes + 1));
  for (let from = 0, to = 1; from < rows.length; from += rowBytes, to += rowBytes + 1)
    filtered.set(rows.subarray(from, from + rowBytes), to);
  return filtered;
}

type Samples = Pick<DisplayImage, "width" | "height"> & {
  readonly data: Extract<DisplayImage["data"], { readonly encoding: "samples" }>;
};

function samplesOf({ width, height, data }: Picture, alpha: Picture | undefined): Samples | undefined {
  if (data.encoding !== "samples" || (alpha && alpha.data.encoding !== "samples")) return undefined;
  return { width, height, data: { ...data, ...(alpha && { alpha: alpha.data.bytes }) } };
}
