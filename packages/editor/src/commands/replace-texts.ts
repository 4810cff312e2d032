import { type Message, message } from "@octavo/foundation";
import type { EditorDocument } from "../document/editor-document.ts";
import { widgetsIn, withWidgets } from "../document/widget-lists.ts";
import { type PlacedHit, replaceInWidgets } from "../find/find-texts.ts";
import * as messages from "../shared-part-messages.ts";
import { transact } from "../state/transaction.ts";
import { type Command, done } from "./command.ts";

interface ReplaceArgs {
  readonly hits: readonly PlacedHit[];
  readonly replacement: string;
  /** Occurrences that the host has replaced in other designs of the project. */
  readonly elsewhere?: { readonly id: string; readonly count: number };
}

/** Replaces occurrences on any pages and masters in one step. The caller decides about locked widgets. */
export const replaceTexts: Command<ReplaceArgs> = {
  id: "replace-texts",
  label: message("Replace Text"),
  group: "edit",
  isEnabled: () => true,
  run: (state, { hits, replacement, elsewhere }) => {
    let { document }: { document: EditorDocument } = state;
    let count = elsewhere?.count ?? 0;
    let refused: Message = messages.nothingReplaced;
    for (const group of Map.groupBy(hits, ({ place }) => `${place.kind} ${place.id}`).values()) {
      const [{ place } = state] = group;
      const result = replaceInWidgets(widgetsIn(document, place), group, replacement);
      document = withWidgets(document, place, result.widgets);
      count += result.count;
      refused = result.refused ?? refused;
    }
    if (count === 0) return { refused };
    return done(
      transact(state, messages.replaceStep(count), { document, elsewhere: elsewhere?.id }),
      messages.replaced(count),
    );
  },
};
