/** Compares two editions page by page, to tell if handwriting in the earlier one stays where it belongs. */
import type { WritingBox } from "../display/display-list.ts";
import type { Size } from "../foundation/geometry.ts";
import type { Manifest, ManifestPage } from "../manifest/manifest.ts";
import type { PlacedPage } from "./arrange-pages.ts";

export interface MovedPage extends PlacedPage {
  /** Number of the page in the new edition. Undefined if it has no such page. */
  readonly to: number | undefined;
  /** Identity of the page in the new edition that gets the handwriting. Undefined past its end. */
  readonly lands_on: string | undefined;
  /** True if that page is reserved or free. */
  readonly lands_on_empty: boolean;
}

export interface ChangedPage extends PlacedPage {
  readonly change: "size" | "boxes";
  readonly before: readonly WritingBox[];
  readonly after: readonly WritingBox[];
}

export interface Comparison {
  /** True if all handwriting stays on its page and beside its lines. */
  readonly is_safe: boolean;
  /** True if all handwriting stays on its page, whose size is the same. Lines and areas on it can have changed. */
  readonly keeps_pages: boolean;
  /** Number of pages at the same place, redrawn or not. */
  readonly kept: number;
  readonly moved: readonly MovedPage[];
  /** Pages that the new edition lacks. */
  readonly removed: readonly MovedPage[];
  /** Pages at their place whose size or areas for handwriting changed. */
  readonly changed: readonly ChangedPage[];
  /** Pages that are only in the new edition. */
  readonly added: readonly PlacedPage[];
  /** Added pages after the end of the earlier edition. */
  readonly appended: number;
}

export function compareEditions(earlier: Manifest, later: Manifest): Comparison {
  const places = new Map(later.pages.map(({ identity }, i) => [identity, i + 1]));
  const known = new Set(earlier.pages.map(({ identity }) => identity));
  const displaced: MovedPage[] = [];
  const changed: ChangedPage[] = [];
  let kept = 0;
  for (const [i, before] of earlier.pages.entries()) {
    const { identity } = before;
    const [page, to] = [i + 1, places.get(identity)];
    const after = later.pages[i];
    if (to === page && after) {
      kept++;
      changed.push(...changeOf(page, before, after));
    } else if (!isEmpty(before))
      displaced.push({ page, identity, to, lands_on: after?.identity, lands_on_empty: after ? isEmpty(after) : false });
  }
  const added = later.pages.flatMap(({ identity, placeholder }, i): PlacedPage[] =>
    known.has(identity) || placeholder ? [] : [{ page: i + 1, identity }],
  );
  const moved = displaced.filter(({ to }) => to !== undefined);
  const removed = displaced.filter(({ to }) => to === undefined);
  return {
    is_safe: displaced.length === 0 && changed.length === 0,
    keeps_pages: displaced.length === 0 && changed.every(({ change }) => change === "boxes"),
    kept,
    moved,
    removed,
    changed,
    added,
    appended: added.filter(({ page }) => page > earlier.pages.length).length,
  };
}

/** Nobody writes on a reserved page. */
function isEmpty({ placeholder }: ManifestPage): boolean {
  return placeholder === "reserved" || placeholder === "free";
}

function changeOf(page: number, before: ManifestPage, after: ManifestPage): readonly ChangedPage[] {
  const isResized = !isSameSize(before, after);
  const hasBoxes = haveSameBoxes(before.boxes, after.boxes) || after.placeholder !== undefined;
  if (!isResized && hasBoxes) return [];
  const change = isResized ? "size" : "boxes";
  return [{ page, identity: before.identity, change, before: before.boxes, after: after.boxes }];
}

/** In points. Manifests contain rounded lengths, and designs that were rescaled differ by more. */
const tolerance = 0.1;

export function isSameSize(one: Size, other: Size): boolean {
  return isNear(one.width, other.width) && isNear(one.height, other.height);
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) < tolerance;
}

function haveSameBoxes(before: readonly WritingBox[], after: readonly WritingBox[]): boolean {
  return before.length === after.length && before.every((box, i) => isSameBox(box, after[i]));
}

function isSameBox(box: WritingBox, other: WritingBox | undefined): boolean {
  return (
    other !== undefined &&
    isNear(box.x, other.x) &&
    isNear(box.y, other.y) &&
    isSameSize(box, other) &&
    areSameLines(box.height, box.rows, other.rows) &&
    areSameLines(box.width, box.columns, other.columns) &&
    // Tables of hours in earlier editions did not tell their first hour.
    (box.first === undefined || box.first === other.first)
  );
}

/** Compares distances of lines by where the last line is. */
function areSameLines(length: number, one: number | undefined, other: number | undefined): boolean {
  if (one === other) return true;
  return one !== undefined && other !== undefined && isNear(length, (other * length) / one);
}
