/**
 * Ids of new objects. They depend only on the document, so that equal edits produce equal ids. A template requires
 * unique ids in each list of widgets; new ids are unique in the whole document.
 */
import { blocksOf } from "./blocks.ts";
import type { EditorDocument, Place } from "./editor-document.ts";
import { widgetsIn } from "./widget-lists.ts";

/** Returns one id for each base: "box" gives "box-1" or the next free number. */
export function newWidgetIds(document: EditorDocument, bases: readonly string[]): readonly string[] {
  return numbered(bases.map(stem), allWidgetIds(document));
}

/** Keeps the ids that are free in the list of `place` and replaces the others. */
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

/** Returns the ids of the stored list that contains the widgets of `place`. All pages share one list. */
export function idsInList(document: EditorDocument, place: Place): Set<string> {
  const owners = place.kind === "page" ? document.pages : [{ widgets: widgetsIn(document, place) }];
  return new Set(owners.flatMap((owner) => owner.widgets.map(({ id }) => id)));
}

export function newPageIds({ pages }: EditorDocument, count: number): readonly string[] {
  return numbered(
    Array.from({ length: count }, () => "page"),
    new Set(pages.map(({ id }) => id)),
  );
}

/** Derives an id from the name. */
export function newMasterId({ masters }: EditorDocument, name: string): string {
  const taken = new Set(masters.map(({ id }) => id));
  // NFD does not decompose the Polish ł.
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ł", "l");
  const base = plain.replace(/[^a-z0-9]+/g, "-").replace(/^-+|(?<!-)-+$/g, "") || "master";
  return taken.has(base) ? (numbered([base], taken)[0] ?? base) : base;
}

function allWidgetIds(document: EditorDocument): Set<string> {
  const { pages, masters } = document;
  return new Set([...pages, ...masters, ...blocksOf(document)].flatMap(({ widgets }) => widgets.map(({ id }) => id)));
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
