/** Finds strokes by their color in what poppler shows, and compares what is printed around them. */
import type { Look } from "../ink/look.ts";

export type Color = readonly [number, number, number];

/** Colors that no stroke shows when it is mixed with paper or print. */
export const palette: readonly Color[] = [255, 150].flatMap((value) =>
  Array.from({ length: 24 }, (_, i) => hue(i * 15, value)),
);

/** Colors that others do not show when they are mixed with print. */
export const brightColors = palette.slice(0, 24);

function hue(degrees: number, value: number): Color {
  const part = (offset: number) => {
    const at = (((degrees + offset) % 360) + 360) % 360;
    const share = at < 60 ? at / 60 : at < 180 ? 1 : at < 240 ? (240 - at) / 60 : 0;
    return Math.round(share * value);
  };
  return [part(120), part(0), part(240)];
}

/** In pixels. */
export interface Found {
  /** Counts from 1. */
  readonly page: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly count: number;
}

const tolerance = 20;

/** Fewer pixels are the edges of another color. */
const fewest = 8;

/** Places of each color of the palette on all pages. */
export function findInk(pages: readonly Look[]): ReadonlyMap<number, readonly Found[]> {
  const all = new Map<number, Found[]>();
  for (const [i, look] of pages.entries())
    for (const [color, found] of inkOf(look, i + 1)) all.set(color, [...(all.get(color) ?? []), found]);
  return all;
}

function inkOf({ width, rgb }: Look, page: number): ReadonlyMap<number, Found> {
  const pixels = new Map<number, Place[]>();
  for (let at = 0; at < rgb.length; at += 3) {
    const [r, g, b] = [rgb[at] as number, rgb[at + 1] as number, rgb[at + 2] as number];
    if (Math.max(r, g, b) - Math.min(r, g, b) < 100) continue;
    const isLike = ([pr, pg, pb]: Color) =>
      Math.abs(pr - r) <= tolerance && Math.abs(pg - g) <= tolerance && Math.abs(pb - b) <= tolerance;
    const color = palette.findIndex(isLike);
    if (color < 0) continue;
    const place = [(at / 3) % width, Math.floor(at / 3 / width)] as const;
    pixels.set(color, [...(pixels.get(color) ?? []), place]);
  }
  return new Map(
    [...pixels].flatMap(([color, places]) => (places.length < fewest ? [] : [[color, boxOf(places, page)]])),
  );
}

/** Pixels of a stroke are as near to one another. Print that it crosses takes some of them. */
const gap = 8;

type Place = readonly [x: number, y: number];

/** Box around the largest group of pixels. Where another stroke crosses print, single pixels can have the color. */
function boxOf(places: readonly Place[], page: number): Found {
  const group = groupsOf(places).toSorted((a, b) => b.length - a.length)[0] ?? [];
  const [xs, ys] = [group.map(([at]) => at), group.map(([, at]) => at)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { page, left, top, right: Math.max(...xs), bottom: Math.max(...ys), count: group.length };
}

/** Pixels that are near one another. */
function groupsOf(places: readonly Place[]): readonly (readonly Place[])[] {
  const rest = new Map(places.map((place) => [place.join(), place]));
  const groups: Place[][] = [];
  for (const place of places) {
    if (!rest.delete(place.join())) continue;
    const group: Place[] = [place];
    for (const [x, y] of group)
      for (let dy = -gap; dy <= gap; dy++)
        for (let dx = -gap; dx <= gap; dx++) {
          const near = rest.get(`${x + dx},${y + dy}`);
          if (near && rest.delete(near.join())) group.push(near);
        }
    groups.push(group);
  }
  return groups;
}

/** Pixels around a stroke in which it is beside marks. */
const around = 12;

/** Darker pixels are print. */
const dark = 200;

/** Difference of the components of a gray pixel. */
const mostColor = 60;

/** Part of the printed pixels that may differ, because poppler rounds places to pixels. */
const mostDifferent = 0.03;

/**
 * True if the same is printed around a stroke on both pages. A printed pixel has one in the other picture, at most one pixel away.
 * A stroke that was scaled moves its surroundings with it.
 */
export function haveSamePrint(before: Look, from: Found, after: Look, to: Found): boolean {
  const across = scalesOf(to.right - to.left, from.right - from.left);
  const down = scalesOf(to.bottom - to.top, from.bottom - from.top);
  return across.some((scaleX) => down.some((scaleY) => haveSamePrintScaled(before, from, after, to, scaleX, scaleY)));
}

function haveSamePrintScaled(
  before: Look,
  from: Found,
  after: Look,
  to: Found,
  scaleX: number,
  scaleY: number,
): boolean {
  const reach = Math.max(scaleX, scaleY) > 1 ? 2 : 1;
  const there = (x: number, y: number) =>
    [to.left + (x - from.left) * scaleX, to.top + (y - from.top) * scaleY] as const;
  const back = (x: number, y: number) =>
    [from.left + (x - to.left) / scaleX, from.top + (y - to.top) / scaleY] as const;
  return (
    isPrintedAlike(before, from, { around, onto: (x, y) => hasPrintAt(after, there(x, y), reach) }) &&
    isPrintedAlike(after, to, {
      around: around * Math.min(scaleX, scaleY),
      onto: (x, y) => hasPrintAt(before, back(x, y), reach),
    })
  );
}

/** Pixels are too coarse to tell a small difference from none: lines of 15 points in place of 14 take a stroke with them. */
function scalesOf(after: number, before: number): readonly number[] {
  const scale = (after + 1) / (before + 1);
  return Math.abs(after - before) <= 2 ? [1, scale] : [scale];
}

interface Comparing {
  readonly around: number;
  readonly onto: (x: number, y: number) => boolean;
}

function isPrintedAlike(look: Look, { left, top, right, bottom }: Found, { around: margin, onto }: Comparing): boolean {
  let [printed, missing] = [0, 0];
  for (let y = Math.max(0, Math.ceil(top - margin)); y <= Math.min(look.height - 1, bottom + margin); y++)
    for (let x = Math.max(0, Math.ceil(left - margin)); x <= Math.min(look.width - 1, right + margin); x++) {
      if (!isDark(look, x, y)) continue;
      printed++;
      if (!onto(x, y)) missing++;
    }
  return missing <= 4 + printed * mostDifferent;
}

/** Outside of the page nothing is missing. */
function hasPrintAt(look: Look, [x, y]: readonly [number, number], reach: number): boolean {
  const [column, row] = [Math.round(x), Math.round(y)];
  if (column < reach || row < reach || column >= look.width - reach || row >= look.height - reach) return true;
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) if (isDark(look, column + dx, row + dy)) return true;
  return false;
}

/** Print is gray, unlike handwriting. */
function isDark({ width, rgb }: Look, x: number, y: number): boolean {
  const at = (y * width + x) * 3;
  const [r, g, b] = [rgb[at] as number, rgb[at + 1] as number, rgb[at + 2] as number];
  return Math.max(r, g, b) < dark && Math.max(r, g, b) - Math.min(r, g, b) < mostColor;
}
