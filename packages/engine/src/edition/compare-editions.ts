/** Compares two editions page by page, to tell if handwriting in the earlier one stays where it belongs. */
import type { WritingBox } from "../display/display-list.ts";
import type { AlteredPages, Manifest, ManifestPage } from "../manifest/manifest.ts";
import { printRows } from "../manifest/page-print.ts";
import type { Size } from "../primitives/geometry.ts";
import type { PlacedPage } from "./arrange-pages.ts";

export interface MovedPage extends PlacedPage {
  /** Number of the page in the new edition. Undefined if it has no such page. */
  readonly to: number | undefined;
  /** Identity of the page in the new edition that gets the handwriting. Undefined past its end. */
  readonly lands_on: string | undefined;
  /** True if that page is reserved or free. */
  readonly lands_on_empty: boolean;
}

/**
 * The worst change of a page: another size, a blank page in its place, other areas to write on, other marks, or a print that one
 * of the PDFs does not record.
 */
type PageChange = "size" | "blank" | "boxes" | "print" | "unknown";

/** Part of a page in which its print changed. */
export type ChangedPart = "top" | "middle" | "bottom" | "several";

export interface ChangedPage extends PlacedPage {
  readonly change: PageChange;
  readonly before: readonly WritingBox[];
  readonly after: readonly WritingBox[];
  /** Absent if it is not known. */
  readonly part?: ChangedPart;
  /** False if all areas to write on are the same, and nothing changed in them. */
  readonly in_areas: boolean;
}

export interface Comparison {
  /** True if all handwriting stays on its page, and everything that is printed there is the same, except events. */
  readonly is_safe: boolean;
  /** True if all handwriting stays on its page, whose size is the same. What is printed on it can have changed. */
  readonly keeps_pages: boolean;
  /** Number of pages at the same place, redrawn or not. */
  readonly kept: number;
  readonly moved: readonly MovedPage[];
  /** Pages that the new edition lacks. */
  readonly removed: readonly MovedPage[];
  /** Pages at their place on which something else is printed. */
  readonly changed: readonly ChangedPage[];
  /** Pages that are only in the new edition. */
  readonly added: readonly PlacedPage[];
  /** Added pages after the end of the earlier edition. */
  readonly appended: number;
  /** Pages of the files that another program or a tablet inserted, deleted or moved. Absent for files as Octavo wrote them. */
  readonly altered: { readonly earlier?: AlteredPages; readonly later?: AlteredPages };
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
    known.has(identity) || (placeholder && placeholder !== "changes") ? [] : [{ page: i + 1, identity }],
  );
  const moved = displaced.filter(({ to }) => to !== undefined);
  const removed = displaced.filter(({ to }) => to === undefined);
  const hasKnownPages = [earlier, later].every(({ altered }) => altered === undefined || hasPlaces(altered));
  return {
    is_safe: displaced.length === 0 && changed.length === 0 && hasKnownPages,
    keeps_pages: displaced.length === 0 && changed.every(({ change }) => change !== "size"),
    kept,
    moved,
    removed,
    changed,
    added,
    appended: added.filter(({ page }) => page > earlier.pages.length).length,
    altered: {
      ...(earlier.altered && { earlier: earlier.altered }),
      ...(later.altered && { later: later.altered }),
    },
  };
}

/** Returns true if handwriting on a page stays beside the same lines and words: size, print and areas are the same. */
export function isSamePage(before: ManifestPage, after: ManifestPage): boolean {
  return worstChange(before, after) === undefined;
}

/** Pages that were moved or deleted have known places, and the others too. Pages behind inserted ones do not. */
function hasPlaces({ inserted, unknown }: AlteredPages): boolean {
  return inserted.length === 0 && !unknown;
}

/** Nobody writes on a reserved page. */
function isEmpty({ placeholder }: ManifestPage): boolean {
  return placeholder === "reserved" || placeholder === "free";
}

function changeOf(page: number, before: ManifestPage, after: ManifestPage): readonly ChangedPage[] {
  const change = worstChange(before, after);
  if (change === undefined) return [];
  const rows = changedRows(before, after);
  const part = partOf(rows);
  const in_areas = change !== "print" || isInAreas(rows, before);
  const { identity, boxes } = before;
  return [{ page, identity, change, before: boxes, after: after.boxes, ...(part && { part }), in_areas }];
}

function worstChange(before: ManifestPage, after: ManifestPage): PageChange | undefined {
  if (before.carried !== undefined) return carriedChange(before.carried, after);
  if (!isSameSize(before, after)) return "size";
  const isGone = after.placeholder !== undefined && before.placeholder === undefined;
  if (isGone && after.placeholder !== "kept") return "blank";
  if (!before.print || !after.print) return isEmpty(before) ? undefined : "unknown";
  const isSame = before.print.digest === after.print.digest;
  // The same print can be of areas that are described otherwise. Only another date or time makes it another page.
  if (isSame) return !isGone && beginOtherwise(before.boxes, after.boxes) ? "boxes" : undefined;
  return !isGone && !haveSameBoxes(before.boxes, after.boxes) ? "boxes" : "print";
}

/** A page "from an earlier edition" is blank in an update until the next carry of handwriting. */
function carriedChange(carried: string, after: ManifestPage): PageChange | undefined {
  if (after.carried === carried) return undefined;
  return after.carried === undefined ? "blank" : "print";
}

/** Strips of the page that differ. */
function changedRows({ print }: ManifestPage, { print: later }: ManifestPage): readonly number[] {
  return print && later ? [...print.map].flatMap((row, i) => (row === later.map[i] ? [] : i)) : [];
}

function partOf(rows: readonly number[]): ChangedPart | undefined {
  const [first, last] = [rows.at(0), rows.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const third = (row: number) => Math.floor((3 * row) / printRows);
  return third(first) === third(last) ? (["top", "middle", "bottom"] as const)[third(first)] : "several";
}

/** One of 64 changes of a strip is not seen in its character. A change that is in no strip can be anywhere. */
function isInAreas(rows: readonly number[], { boxes, height }: ManifestPage): boolean {
  const strip = height / printRows;
  const overlaps = (row: number) =>
    boxes.some((box) => box.y < (row + 1) * strip + nearby && box.y + box.height > row * strip - nearby);
  return rows.length === 0 || rows.some(overlaps);
}

/** Distance in which handwriting leaves its area, in points. */
const nearby = 3;

function beginOtherwise(before: readonly WritingBox[], after: readonly WritingBox[]): boolean {
  return before.map(({ first }) => first).join() !== after.map(({ first }) => first).join();
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
