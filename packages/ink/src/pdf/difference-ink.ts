/** Handwriting as a picture: what a page shows besides its print, at the resolution of the device. */
import type { Point, Rect } from "@octavo/engine";
import type { CarryFiles, InkMove, InkSource } from "./move-annotation.ts";
import type { Mark, PageSpace } from "./read-marks.ts";
import { type Picture, stamp } from "./stamp.ts";
import { Name, printNumber, type Value } from "./values.ts";

interface Compared {
  readonly written: Picture;
  readonly clean: Picture;
  /** Pixels per point. */
  readonly scale: number;
}

/** Least difference of a component that is handwriting. Renderers round edges by less. */
const leastDifference = 56;

/** Least difference of the edges of handwriting. */
const softDifference = 12;

/** Distance by which programs place print otherwise, in points. */
const shift = 1;

/** Parts with fewer such pixels are noise of two renderers. */
const fewestPixels = 6;

/** Strokes closer than so many pixels are one mark. */
const gap = 6;

/** Undefined if there is no difference. */
export function differenceInk(files: CarryFiles, compared: Compared, space: PageSpace): InkSource | undefined {
  const { written, scale } = compared;
  const mask = inkMask(compared);
  const groups = connected(mask, written.width, written.height);
  if (groups.length === 0) return undefined;
  const marks = groups.map((box): Mark => markOf(box, scale));
  const write = ({ page, transform, strokes }: InkMove) => {
    const chosen = strokes ? strokes.map((i) => groups[i] as PixelBox) : groups;
    const box = around(chosen);
    const image = writeImage(files, { compared, mask, box, within: chosen });
    // From points at the upper left corner to the coordinates of the earlier page.
    const left = space.left + box.left / scale / space.scaleX;
    const top = space.top - box.top / scale / space.scaleY;
    const [width, height] = [
      (box.right - box.left) / scale / space.scaleX,
      (box.bottom - box.top) / scale / space.scaleY,
    ];
    const x = left * transform.scaleX + transform.moveX;
    const y = (top - height) * transform.scaleY + transform.moveY;
    const rect = [x, y, x + width * transform.scaleX, y + height * transform.scaleY];
    const matrix = [width * transform.scaleX, 0, 0, height * transform.scaleY, x, y].map(printNumber).join(" ");
    const resources = new Map([["XObject", new Map([["Ink", image]])]]);
    const appearance = files.to.addStream(
      [
        ["Type", new Name("XObject")],
        ["Subtype", new Name("Form")],
        ["BBox", rect],
        ["Resources", resources],
      ],
      `q\n${matrix} cm\n/Ink Do\nQ\n`,
    );
    return files.to.add(stamp(page, rect, appearance));
  };
  return { marks, isAnnotation: false, write };
}

/** Pixels of a picture, without the last row and column. */
interface PixelBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function markOf({ left, top, right, bottom }: PixelBox, scale: number): Mark {
  const bounds: Rect = {
    x: left / scale,
    y: top / scale,
    width: (right - left) / scale,
    height: (bottom - top) / scale,
  };
  const parts = [0.1, 0.5, 0.9];
  const points = parts.flatMap((down) =>
    parts.map((along) => ({ x: bounds.x + along * bounds.width, y: bounds.y + down * bounds.height })),
  );
  return { bounds, points };
}

/** 1 for pixels that nothing near them in the print explains, and for those beside them that touch print. */
function inkMask({ written, clean, scale }: Compared): Uint8Array {
  const reach = Math.max(1, Math.round(shift * scale));
  const mask = seedMask(written, clean, reach);
  let edge = positionsIn(mask);
  for (let step = 0; step < reach + 1; step++) edge = grownEdge(mask, edge, { written, clean });
  return mask;
}

function positionsIn(mask: Uint8Array): readonly number[] {
  const found: number[] = [];
  for (let at = mask.indexOf(1); at >= 0; at = mask.indexOf(1, at + 1)) found.push(at);
  return found;
}

/** Adds neighbors that differ from the print, and returns them. */
function grownEdge(mask: Uint8Array, edge: readonly number[], { written, clean }: Pick<Compared, "written" | "clean">) {
  const { width, height } = written;
  const added: number[] = [];
  for (const at of edge) {
    const [x, y] = [at % width, Math.floor(at / width)];
    for (const [nx, ny] of [
      [x - 1, y],
      [x + 1, y],
      [x, y - 1],
      [x, y + 1],
    ] as const) {
      const isInside = nx >= 0 && ny >= 0 && nx < Math.min(width, clean.width) && ny < Math.min(height, clean.height);
      const near = ny * width + nx;
      if (!isInside || mask[near] === 1 || !differs(written, clean, nx, ny)) continue;
      mask[near] = 1;
      added.push(near);
    }
  }
  return added;
}

/** 1 for pixels that nothing near them in the print explains. */
function seedMask(written: Picture, clean: Picture, reach: number): Uint8Array {
  const { width, height } = written;
  const mask = new Uint8Array(width * height);
  const [pixels, others] = [wordsOf(written), wordsOf(clean)];
  const [maxX, maxY] = [Math.min(width, clean.width), Math.min(height, clean.height)];
  for (let y = 0; y < maxY; y++)
    for (let x = 0; x < maxX; x++) {
      // Most pixels are equal.
      if (pixels[y * width + x] === others[y * clean.width + x]) continue;
      if (differs(written, clean, x, y) && !isPrintNear({ written, clean, reach }, x, y)) mask[y * width + x] = 1;
    }
  return mask;
}

/** One number for each pixel. */
function wordsOf({ pixels, width, height }: Picture): Uint32Array {
  return new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
}

function differs(written: Picture, clean: Picture, x: number, y: number, by = leastDifference): boolean {
  const [at, there] = [(y * written.width + x) * 4, (y * clean.width + x) * 4];
  for (let i = 0; i < 3; i++)
    if (Math.abs((written.pixels[at + i] as number) - (clean.pixels[there + i] as number)) > by) return true;
  return false;
}

interface Near extends Pick<Compared, "written" | "clean"> {
  /** In pixels. */
  readonly reach: number;
}

/** True if the pixel mixes the lightest and the darkest print around it: an edge that was rounded otherwise. */
function isPrintNear({ written, clean, reach }: Near, x: number, y: number): boolean {
  const { dark, light } = extremesNear(clean, { x, y }, reach);
  const at = (y * written.width + x) * 4;
  const color = [0, 1, 2].map((i) => written.pixels[at + i] as number);
  const [along, length] = [0, 1, 2].reduce(
    ([sum, square], i) => {
      const span = (light[i] as number) - (dark[i] as number);
      return [sum + ((color[i] as number) - (dark[i] as number)) * span, square + span * span] as const;
    },
    [0, 0] as readonly [number, number],
  );
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, along / length));
  return color.every((value, i) => {
    const mixed = (dark[i] as number) + share * ((light[i] as number) - (dark[i] as number));
    return Math.abs(value - mixed) <= leastDifference / 2;
  });
}

function extremesNear({ width, height, pixels }: Picture, { x, y }: Point, reach: number) {
  let [darkest, lightest] = [
    { sum: 766, at: 0 },
    { sum: -1, at: 0 },
  ];
  for (let ny = Math.max(0, y - reach); ny <= Math.min(height - 1, y + reach); ny++)
    for (let nx = Math.max(0, x - reach); nx <= Math.min(width - 1, x + reach); nx++) {
      const at = (ny * width + nx) * 4;
      const sum = (pixels[at] as number) + (pixels[at + 1] as number) + (pixels[at + 2] as number);
      if (sum < darkest.sum) darkest = { sum, at };
      if (sum > lightest.sum) lightest = { sum, at };
    }
  const color = (at: number) => [pixels[at], pixels[at + 1], pixels[at + 2]] as readonly (number | undefined)[];
  return { dark: color(darkest.at), light: color(lightest.at) };
}

/** Boxes around groups of pixels that are near each other. */
function connected(mask: Uint8Array, width: number, height: number): readonly PixelBox[] {
  const seen = new Uint8Array(mask.length);
  const boxes: PixelBox[] = [];
  for (let start = mask.indexOf(1); start >= 0; start = mask.indexOf(1, start + 1)) {
    if (seen[start] === 1) continue;
    const found = fill(mask, seen, { start, width, height });
    if (found.count >= fewestPixels) boxes.push(found.box);
  }
  return boxes;
}

function fill(
  mask: Uint8Array,
  seen: Uint8Array,
  { start, width, height }: { readonly start: number; readonly width: number; readonly height: number },
) {
  const open = [start];
  seen[start] = 1;
  let count = 0;
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    count++;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
    for (let ny = Math.max(0, y - gap); ny <= Math.min(height - 1, y + gap); ny++)
      for (let nx = Math.max(0, x - gap); nx <= Math.min(width - 1, x + gap); nx++) {
        const near = ny * width + nx;
        if (mask[near] !== 1 || seen[near] === 1) continue;
        seen[near] = 1;
        open.push(near);
      }
  }
  return {
    count,
    box: {
      left: Math.max(0, left - 2),
      top: Math.max(0, top - 2),
      right: Math.min(width, right + 2),
      bottom: Math.min(height, bottom + 2),
    },
  };
}

function around(boxes: readonly PixelBox[]): PixelBox {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

interface Cutting {
  readonly compared: Compared;
  readonly mask: Uint8Array;
  readonly box: PixelBox;
  readonly within: readonly PixelBox[];
}

/** Ink in its colors, with an alpha that leaves out all else. */
function writeImage({ to }: CarryFiles, { compared, mask, box, within }: Cutting) {
  const { written } = compared;
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const colors = new Uint8Array(width * height * 3).fill(255);
  const alpha = new Uint8Array(width * height);
  for (const part of within)
    for (let y = part.top; y < part.bottom; y++)
      for (let x = part.left; x < part.right; x++) {
        if (!isInk(mask, compared, x, y)) continue;
        const [at, there] = [(y - box.top) * width + x - box.left, (y * written.width + x) * 4];
        for (let i = 0; i < 3; i++) colors[at * 3 + i] = written.pixels[there + i] as number;
        alpha[at] = 255;
      }
  const common: [string, Value][] = [
    ["Type", new Name("XObject")],
    ["Subtype", new Name("Image")],
    ["Width", width],
    ["Height", height],
    ["BitsPerComponent", 8],
  ];
  const soft = to.addStream([...common, ["ColorSpace", new Name("DeviceGray")]], alpha);
  return to.addStream([...common, ["ColorSpace", new Name("DeviceRGB")], ["SMask", soft]], colors);
}

/** Neighbors of ink that differ a little are its soft edges. */
function isInk(mask: Uint8Array, { written, clean }: Compared, x: number, y: number): boolean {
  const { width, height } = written;
  if (mask[y * width + x] === 1) return true;
  if (x >= clean.width || y >= clean.height || !differs(written, clean, x, y, softDifference)) return false;
  for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++)
    for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++)
      if (mask[ny * width + nx] === 1) return true;
  return false;
}
