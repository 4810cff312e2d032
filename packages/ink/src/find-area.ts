/** Areas to write on, by names that people can type: "notes of 2027-03-04". */
import { type Manifest, type ManifestPage, pagesInFile, type Rect } from "@octavo/engine";
import { type Message, nearest } from "@octavo/foundation";
import * as messages from "./area-messages.ts";

export interface NamedArea {
  readonly name: string;
  readonly rect: Rect;
}

export interface FoundArea extends NamedArea {
  /** Number in the file. */
  readonly number: number;
  readonly page: ManifestPage;
}

/**
 * Areas of a page. Widgets whose ids have the same beginning are one area: "notes_lines" and "notes_frame" are "notes". In PDFs
 * that do not name their areas, they are numbered.
 */
export function areasOf({ boxes }: ManifestPage): readonly NamedArea[] {
  const ids = new Set(boxes.flatMap(({ name }) => (name === undefined ? [] : [name])));
  const rects = new Map<string, Rect>();
  for (const [i, box] of boxes.entries()) {
    const name = box.name === undefined ? `area ${i + 1}` : nameOf(box.name, ids);
    const known = rects.get(name);
    rects.set(name, known ? union(known, box) : rectOf(box));
  }
  return [...rects].map(([name, rect]) => ({ name, rect }));
}

/** The id without its last word, if another widget has the same beginning. */
function nameOf(id: string, ids: ReadonlySet<string>): string {
  const end = id.lastIndexOf("_");
  if (end <= 0) return id;
  const stem = id.slice(0, end);
  return [...ids].some((other) => other !== id && (other === stem || other.startsWith(`${stem}_`))) ? stem : id;
}

function rectOf({ x, y, width, height }: Rect): Rect {
  return { x, y, width, height };
}

function union(one: Rect, other: Rect): Rect {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const right = Math.max(one.x + one.width, other.x + other.width);
  const bottom = Math.max(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
}

/** Finds an area by its name and its page: "notes of 2027-03-04", or "notes of days/2027-03-04" where several pages have the date. */
export function findArea(
  manifest: Manifest,
  written: string,
): { readonly area: FoundArea } | { readonly refusal: Message } {
  const { wanted, key } = parts(written);
  const pages = pagesInFile(manifest).flatMap((page, i) => (page ? [{ page, number: i + 1 }] : []));
  const named = pages.filter(({ page }) => page.identity === key || page.identity.endsWith(`/${key}`));
  if (named.length === 0)
    return {
      refusal: unknownPage(
        key,
        pages.map(({ page }) => page.identity),
      ),
    };
  const found = named.flatMap(({ page, number }): readonly FoundArea[] =>
    matching(page, wanted).map((area) => ({ ...area, page, number })),
  );
  const [area, another] = found;
  if (area && !another) return { area };
  if (!area)
    return {
      refusal: unknownArea(
        wanted,
        named.map(({ page }) => page),
      ),
    };
  const names = found.slice(0, mostNamed).map(({ name, page }) => `${name} of ${page.identity}`);
  return { refusal: messages.severalAreas(written, names) };
}

/** A page alone means its only area. */
function parts(written: string): { readonly wanted: string | undefined; readonly key: string } {
  const trimmed = written.trim();
  const at = trimmed.lastIndexOf(" of ");
  return at < 0
    ? { wanted: undefined, key: trimmed }
    : { wanted: trimmed.slice(0, at).trim(), key: trimmed.slice(at + " of ".length).trim() };
}

/** An area of a page also has the name of its widget, or its first row: a date or a time. */
function matching(page: ManifestPage, wanted: string | undefined): readonly NamedArea[] {
  const areas = areasOf(page);
  if (wanted === undefined) return areas;
  const named = areas.filter(({ name }) => name === wanted);
  if (named.length > 0) return named;
  const boxes = page.boxes.filter(({ name, first }) => name === wanted || first === wanted);
  return boxes.map((box) => ({ name: wanted, rect: rectOf(box) }));
}

const mostNamed = 8;

function unknownPage(key: string, identities: readonly string[]): Message {
  const keys = identities.flatMap((identity) => [identity, identity.slice(identity.indexOf("/") + 1)]);
  const like = nearest(key, keys);
  return like === undefined ? messages.unknownPage(key) : messages.unknownPageLike(key, like);
}

function unknownArea(wanted: string | undefined, pages: readonly ManifestPage[]): Message {
  const [page] = pages;
  const names = [...new Set(pages.flatMap((one) => areasOf(one).map(({ name }) => name)))];
  const identity = page?.identity ?? "";
  if (names.length === 0) return messages.noAreas(identity);
  const like = nearest(wanted ?? "", names);
  return like === undefined
    ? messages.unknownArea(wanted ?? "", identity, names.slice(0, mostNamed))
    : messages.unknownAreaLike(wanted ?? "", identity, like);
}
