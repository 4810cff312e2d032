/** Occurrences of a text in the document and in the other designs of the project. */
import {
  type Editor,
  type EditorDocument,
  findInDocument,
  findInWidgets,
  findMaster,
  goToPage,
  leaveBlock,
  mostHits,
  openBlock,
  type Place,
  type PlacedHit,
  pageNumber,
  replaceInWidgets,
  replaceTexts,
  selectWidgets,
  showMaster,
  type TextHit,
  type TextQuery,
} from "@octavo/editor";
import type { Message } from "@octavo/foundation";
import { t } from "../../language/t.ts";
import type { OtherDesign, OtherDesigns } from "../planner/other-designs.ts";

/** An occurrence here or in another design. */
export type Hit = { readonly title: string } & (
  | { readonly here: PlacedHit }
  | { readonly design: OtherDesign; readonly there: TextHit }
);

export const textHitOf = (hit: Hit): TextHit => ("here" in hit ? hit.here : hit.there);

/** Occurrences in the document come first. */
export function findHits(document: EditorDocument, others: OtherDesigns | undefined, query: TextQuery): readonly Hit[] {
  const hits: Hit[] = findInDocument(document, query).map((here) => ({ title: titleOf(document, here.place), here }));
  for (const design of others?.designs ?? [])
    for (const there of findInWidgets(design.widgets, query, mostHits - hits.length))
      hits.push({ title: design.name, design, there });
  return hits;
}

function titleOf(document: EditorDocument, { kind, id }: Place): string {
  if (kind === "block") return t("Block {name}", { name: id });
  if (kind === "page") return t("Page {page}", { page: pageNumber(document, id) });
  return document.kind === "template" ? (findMaster(document, id)?.name ?? "") : document.metadata.name;
}

/**
 * Replaces occurrences as one undo step. Other designs are stored first: if that fails, nothing changes here. Resolves
 * to the reason if it fails.
 */
export async function replaceHits(
  editor: Editor,
  others: OtherDesigns | undefined,
  hits: readonly Hit[],
  replacement: string,
): Promise<Message | undefined> {
  const here = hits.flatMap((hit) => ("here" in hit ? hit.here : []));
  const { changed, count, refused } = changedDesigns(hits, replacement);
  if (!others || changed.length === 0)
    return here.length === 0 ? refused : editor.runWith(replaceTexts, { hits: here, replacement });
  const stored = await others.store(changed);
  if ("problem" in stored) return stored.problem;
  return editor.runWith(replaceTexts, { hits: here, replacement, elsewhere: { ...stored, count } });
}

function changedDesigns(hits: readonly Hit[], replacement: string) {
  const changed: OtherDesign[] = [];
  let count = 0;
  let refused: Message | undefined;
  const there = Map.groupBy(hits, (hit) => ("here" in hit ? undefined : hit.design));
  for (const [design, group] of there) {
    if (!design) continue;
    const result = replaceInWidgets(design.widgets, group.map(textHitOf), replacement);
    refused ??= result.refused;
    count += result.count;
    if (result.count > 0) changed.push({ ...design, widgets: result.widgets });
  }
  return { changed, count, refused };
}

/** Identifies an occurrence in a list. */
export const keyOf = (hit: Hit): string => {
  const { widget, path, start } = textHitOf(hit);
  const place = "here" in hit ? `${hit.here.place.kind} ${hit.here.place.id}` : `${hit.design.list} ${hit.design.name}`;
  return JSON.stringify([place, widget.id, path, start]);
};

/** Shows an occurrence of the document on the canvas and selects its widget. Returns the reason if it fails. */
export function showHit(editor: Editor, { place, widget }: PlacedHit): Message | undefined {
  if (place.kind === "block") return editor.runWith(openBlock, { name: place.id, widget: widget.id });
  while (editor.getState().place.outer) editor.run(leaveBlock);
  const { document, place: shown } = editor.getState();
  const isShown = shown.kind === place.kind && shown.id === place.id;
  const refused = isShown
    ? undefined
    : place.kind === "page"
      ? editor.runWith(goToPage, { page: pageNumber(document, place.id) })
      : editor.runWith(showMaster, { id: place.id });
  return refused ?? editor.runWith(selectWidgets, { ids: [widget.id], place });
}
