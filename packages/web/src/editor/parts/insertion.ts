import { type Editor, type EditorDocument, insertWidgets, masterUnder, widgetsIn } from "@octavo/editor";
import { applyStyle, type Point, resolveStyles } from "@octavo/engine";
import type { Message } from "@octavo/foundation";
import { makePart, type Part, type PartPage, type PartValues, styler } from "@octavo/starters";

/** A part on the canvas, whose options can be changed until the document changes otherwise. */
export interface Insertion {
  readonly part: Part;
  readonly values: PartValues;
  readonly center: Point | undefined;
  readonly before: EditorDocument;
  readonly after: EditorDocument;
}

/** Inserts a part, or replaces an insertion by one with other options. */
export function insertPart(
  editor: Editor,
  page: PartPage,
  { part, values, center, instead }: Pick<Insertion, "part" | "values" | "center"> & { readonly instead?: Insertion },
): Insertion | { readonly refused: Message } {
  const { document, place } = editor.getState();
  const before = instead?.after === document ? instead.before : document;
  const around = { widgets: widgetsIn(before, place), fixed: masterUnder(before, place)?.widgets ?? [] };
  const made = makePart(part, page, values, around, center);
  const styles = resolveStyles(before.shared ?? {});
  const styled = styler(styles);
  // A saved part may name a style that the project does not have.
  const widgets = made.widgets.map((widget) => styled(applyStyle(widget, styles)));
  const { takesSide: isForEveryPage, ...changes } = made;
  const refused = editor.runWith(insertWidgets, {
    ...changes,
    widgets,
    isForEveryPage,
    label: part.label,
    instead: instead?.after,
  });
  return refused ? { refused } : { part, values, center, before, after: editor.getState().document };
}
