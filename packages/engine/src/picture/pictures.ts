import { limits } from "@octavo/foundation";
import type { DisplayImage, Drawing, DrawnItem } from "../display/display-list.ts";
import { readDataUri, readSvgUri } from "../primitives/data-uri.ts";
import type { Inflate } from "../primitives/inflate.ts";
import type { World } from "../world.ts";
import { decodePng, isPng } from "./decode-png.ts";
import type { Picture } from "./picture.ts";
import { isJpeg, readJpeg } from "./read-jpeg.ts";
import { readSvg } from "./read-svg.ts";

interface Known {
  readonly image: DisplayImage | Drawing | undefined;
  readonly picture: Picture | undefined;
  /** Memory in bytes, including its source. */
  readonly weight: number;
}

/** Size of the cache in bytes. Other pictures are decoded again for drawing. */
const memory = 128 * 1024 * 1024;

/**
 * Creates `World.image`. Decodes a picture once and identifies it by its source, so that a picture in twelve masters
 * is stored once. Samples are decoded lazily, because a hostile document can contain hundreds of large pictures.
 */
export function pictures(inflate: Inflate): World["image"] {
  const known = new Map<string, Known>();
  let weight = 0;
  return (source) => look(source).image;

  function look(source: string): Known {
    const found = known.get(source) ?? decode(source);
    if (known.delete(source)) weight -= found.weight;
    known.set(source, found);
    weight += found.weight;
    forgetOldest();
    return found;
  }

  function decode(source: string): Known {
    const picture = readPicture(source, inflate);
    if (!picture) {
      const drawing = readDrawing(source);
      return { picture, image: drawing, weight: source.length * 2 + occupiedBy(drawing?.items) };
    }
    return { picture, image: drawable(source, picture), weight: source.length * 2 + occupied(picture) };
  }

  function drawable(source: string, { width, height, turns }: Picture): DisplayImage {
    const data = () => (look(source).picture as Picture).data;
    return {
      id: source,
      width,
      height,
      ...(turns && { turns }),
      get data() {
        return data();
      },
    };
  }

  function forgetOldest(): void {
    for (const [source, oldest] of known) {
      if (weight <= memory || known.size === 1) return;
      known.delete(source);
      weight -= oldest.weight;
    }
  }
}

function occupied(picture: Picture): number {
  const { data } = picture;
  return data.bytes.length + (data.encoding === "samples" ? (data.alpha?.length ?? 0) : 0);
}

/** Estimates the memory in bytes. */
function occupiedBy(items: readonly DrawnItem[] = []): number {
  return items.reduce((sum, item) => {
    if (item.kind === "group") return sum + occupiedBy(item.items);
    return sum + 200 + (item.kind === "path" ? item.segments.length * 100 : 0);
  }, 0);
}

function readDrawing(source: string): Drawing | undefined {
  const text = readSvgUri(source, limits.drawingBytes);
  return text?.trimStart().startsWith("<") ? readSvg(text) : undefined;
}

/** Undefined for unreadable files. Detects the format by content, because media types in data URIs are often wrong. */
function readPicture(source: string, inflate: Inflate): Picture | undefined {
  const bytes = readDataUri(source);
  if (!bytes) return undefined;
  if (isJpeg(bytes)) return readJpeg(bytes);
  return isPng(bytes) ? decodePng(bytes, inflate) : undefined;
}
