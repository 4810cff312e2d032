import { type Message, message } from "@octavo/foundation";
import type { EditorDocument } from "../document/editor-document.ts";
import { shareStructure } from "../document/share-structure.ts";
import * as messages from "../messages.ts";
import { transact } from "../state/transaction.ts";
import { always, type Command, done, requesting } from "./command.ts";

/** Replaces the whole document after an edit of its text. Unchanged parts stay the same objects. */
export const replaceDocument: Command<{
  readonly document: EditorDocument;
  /** Defaults to "edit YAML". */
  readonly step?: Message;
}> = {
  id: "replace-document",
  label: message("Edit YAML"),
  group: "document",
  isEnabled: always,
  run: (state, { document, step = messages.editYamlStep }) =>
    done(transact(state, step, { document: shareStructure(state.document, document) }, step.text), {
      ...step,
      initial: "upper",
    }),
};

export const openRescale: Command = {
  id: "open-rescale",
  label: message("Rescale to Another Device…"),
  group: "document",
  surfaces: ["palette"],
  isEnabled: always,
  run: (state) => requesting(state, { kind: "dialog", name: "rescale" }),
};
