/**
 * Names for what is new: derived from the document, so that the same edits of the same document make the same names.
 * A template keeps its pages' widgets in one list and each master's in another, and an id is unique within its list;
 * a new one is unique in the whole document.
 */
import { type EditorDocument, findMaster, type Place } from "./editor-document.ts";

/** One for each base: "box" gives box-1, or the first number that is free. */
export function newWidgetIds(document: EditorDocument, bases: readonly string[]): readonly string[] {
  return numbered(bases.map(stem), allWidgetIds(document));
}

/** The ids that may stay as they are where `place` keeps its widgets, and new ones for the others. */
export function uniqueIds(document: EditorDocument, place: Place, ids: readonly string[]): readonly string[] {
  const here = idsInList(document, place);
  const everywhere = allWidgetIds(document);
  return ids.map((id) => {
    const settled = here.has(id) ? (numbered([stem(id)], everywhere)[0] ?? id) : id;
    here.add(settled);
    everywhere.add(settled);
    return settled;
  });
}

/** All ids of the list that the document would keep the widgets of `place` in. */
export function idsInList(document: EditorDocument, place: Place): Set<string> {
  const owners = place.kind === "page" ? document.pages : [findMaster(document, place.id)];
  return new Set(owners.flatMap((owner) => owner?.widgets.map(({ id }) => id) ?? []));
}

export function newPageIds({ pages }: EditorDocument, count: number): readonly string[] {
  return numbered(
    Array.from({ length: count }, () => "page"),
    new Set(pages.map(({ id }) => id)),
  );
}

/** After its name, in the letters that ids are made of. */
export function newMasterId({ masters }: EditorDocument, name: string): string {
  const taken = new Set(masters.map(({ id }) => id));
  // Polish ł is no l with a mark.
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ł", "l");
  const base = plain.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "") || "master";
  return taken.has(base) ? (numbered([base], taken)[0] ?? base) : base;
}

function allWidgetIds({ pages, masters }: EditorDocument): Set<string> {
  return new Set([...pages, ...masters].flatMap(({ widgets }) => widgets.map(({ id }) => id)));
}

function stem(id: string): string {
  return id.replace(/-\d+$/, "") || "widget";
}

function numbered(bases: readonly string[], taken: ReadonlySet<string>): readonly string[] {
  const used = new Set(taken);
  const next = new Map<string, number>();
  return bases.map((base) => {
    let n = next.get(base) ?? 1;
    while (used.has(`${base}-${n}`)) n++;
    next.set(base, n + 1);
    used.add(`${base}-${n}`);
    return `${base}-${n}`;
  });
}
