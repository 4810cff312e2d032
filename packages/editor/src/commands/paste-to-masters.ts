import { type Widget } from "@octavo/engine";
import { limits, message } from "@octavo/foundation";
import type { EditorDocument, Place } from "../document/editor-document.ts";
import { isSamePlace } from "../document/editor-document.ts";
import { openDesign } from "../document/open-document.ts";
import { addWidgets, type Widgets, widgetsIn } from "../document/widget-lists.ts";
import * as messages from "../messages.ts";
import { pastedToMasters } from "../shared-part-messages.ts";
import type { EditorState } from "../state/editor-state.ts";
import { select } from "../state/selection.ts";
import { transact } from "../state/transaction.ts";
import type { Command } from "./command.ts";
import { withLinkNotice } from "./copied-links.ts";
import { pastedWidgets } from "./copy-and-paste.ts";

/** Changes a copy, for example a link that has no meaning on the master. */
type Adapt = (widget: Widget) => Widget;

interface PasteToMastersArgs {
  /** Masters of the document. */
  readonly masters: readonly { readonly id: string; readonly adapt: Adapt }[];
  /** Masters to which the host has pasted in other designs of the project. */
  readonly elsewhere?: { readonly id: string; readonly count: number } | undefined;
}

/** Pastes the clipboard at the position of the originals to several masters, in one step. */
export const pasteToMasters: Command<PasteToMastersArgs> = {
  id: "paste-to-masters",
  label: message("Paste to Masters"),
  group: "edit",
  isEnabled: ({ clipboard }) => clipboard !== undefined,
  run: (state, { masters, elsewhere }) => {
    const { clipboard } = state;
    if (!clipboard) return { refused: messages.clipboardEmpty };
    let next: Pick<EditorState, "document" | "selection"> = state;
    for (const { id, adapt } of masters) {
      const place: Place = { kind: "master", id };
      const copies = copiesFor(next.document, place, clipboard.widgets.map(adapt));
      if (!copies) return { refused: messages.tooManyWidgets };
      const isShown = isSamePlace(place, state.place);
      const ids = copies.map((widget) => widget.id);
      next = {
        document: addWidgets(next.document, place, copies),
        selection: isShown ? select(place, ids) : next.selection,
      };
    }
    const [widgets, count] = [clipboard.widgets.length, masters.length + (elsewhere?.count ?? 0)];
    const { document, selection } = next;
    const after = transact(state, messages.pasteToMastersStep(widgets), {
      document,
      selection,
      elsewhere: elsewhere?.id,
    });
    return withLinkNotice(after, clipboard.widgets, pastedToMasters(widgets, count));
  },
};

/** Returns the copies with free ids. Undefined if the design would have too many widgets. */
function copiesFor(document: EditorDocument, place: Place, widgets: Widgets): Widgets | undefined {
  const total = widgetsIn(document, place).length + widgets.length;
  return total > limits.widgetsPerDesign ? undefined : pastedWidgets({ document, place }, widgets, { x: 0, y: 0 });
}

/** Returns the widgets of another design with copies on top. Undefined if there would be too many. */
export function withPasted(widgets: Widgets, copied: Widgets, { canvas }: EditorDocument): Widgets | undefined {
  const document = openDesign("master", { name: "", description: "", widgets }, canvas);
  const [master] = document.masters;
  const copies = copiesFor(document, { kind: "master", id: master?.id ?? "" }, copied);
  return copies && [...widgets, ...copies];
}
