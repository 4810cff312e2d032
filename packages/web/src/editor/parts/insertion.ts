import {
  changePartWidgets,
  type Editor,
  type EditorDocument,
  insertWidgets,
  masterUnder,
  placementIfLoaded,
  widgetsIn,
} from "@octavo/editor";
import { applyStyle, type Point, resolveStyles, type Widget } from "@octavo/engine";
import type { Message } from "@octavo/foundation";
import {
  changePart,
  type FoundPart,
  makePart,
  type Part,
  type PartPage,
  type PartValues,
  styler,
} from "@octavo/starters";
import { translate } from "../../language/t.ts";

/** A part on the canvas, whose options can be changed until the document changes otherwise. */
export interface Insertion {
  readonly part: Part;
  readonly values: PartValues;
  readonly center: Point | undefined;
  readonly before: EditorDocument;
  readonly after: EditorDocument;
}

/** The widgets of a part are selected and moved as one. A saved part can have groups of its own. */
function asGroup(widgets: readonly Widget[], name: string): readonly Widget[] {
  const isPlain = widgets.length > 1 && widgets.every(({ group }) => group === undefined);
  return isPlain ? widgets.map((widget) => ({ ...widget, group: name.replaceAll("/", "-") })) : widgets;
}

/** Changes the options of a part on the page. The selection stays in the part, and a whole part stays selected. */
export function changeOptions(
  editor: Editor,
  page: PartPage,
  { found, values }: { readonly found: FoundPart; readonly values: PartValues },
): Message | undefined {
  const { document, selection } = editor.getState();
  const { place } = selection;
  const around = { widgets: widgetsIn(document, place), fixed: masterUnder(document, place)?.widgets ?? [] };
  const { widgets, removed, resized } = changePart(found, page, values, around);
  const styled = styler(resolveStyles(document.shared ?? {}));
  const isNew = ({ id }: Widget) => !around.widgets.some((widget) => widget.id === id);
  const isWhole = selection.ids.length > 1 && found.widgets.every(({ id }) => selection.ids.includes(id));
  const kept = selection.ids.filter((id) => !removed.includes(id));
  const added = isWhole ? widgets.filter(isNew).map(({ id }) => id) : [];
  const rest = [...widgets, ...resized].slice(0, 1).map(({ id }) => id);
  return editor.runWith(changePartWidgets, {
    label: found.part.label,
    widgets: widgets.map(styled),
    removed,
    resized,
    chosen: kept.length > 0 ? [...kept, ...added] : rest,
  });
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
  const onGrid = (corner: Point) =>
    placementIfLoaded()?.cornerAt({ ...editor.getState(), document: before }, corner) ?? corner;
  const made = makePart(part, page, values, around, center && { center, onGrid });
  const styles = resolveStyles(before.shared ?? {});
  const styled = styler(styles);
  // A saved part may name a style that the project does not have.
  const widgets = asGroup(
    made.widgets.map((widget) => styled(applyStyle(widget, styles))),
    translate(part.label),
  );
  const { takesSide: isForEveryPage, values: drawn, ...changes } = made;
  const refused = editor.runWith(insertWidgets, {
    ...changes,
    widgets,
    isForEveryPage,
    label: part.label,
    instead: instead?.after,
  });
  return refused ? { refused } : { part, values: drawn, center, before, after: editor.getState().document };
}
