/** Adds and removes fonts that the document contains. Loaded with their dialog. */
import type { DocumentFont } from "@octavo/engine";
import { message } from "@octavo/engine/message";
import { withShared } from "../document/editor-document.ts";
import * as messages from "../shared-part-messages.ts";
import { transact } from "../state/transaction.ts";
import { always, type Command, done } from "./command.ts";

/** Adds fonts to the document. A font replaces that of the same family and style. */
export const addFonts: Command<{ readonly fonts: readonly DocumentFont[] }> = {
  id: "add-fonts",
  label: message("Add Fonts"),
  group: "document",
  surfaces: [],
  isEnabled: always,
  run: (state, { fonts }) => {
    const { shared = {} } = state.document;
    const kept = (shared.fonts ?? []).filter((font) => !fonts.some((added) => isSameStyle(font, added)));
    const document = withShared(state.document, { ...shared, fonts: [...kept, ...fonts] });
    return done(transact(state, messages.addFonts, { document }));
  },
};

export const removeFont: Command<{ readonly font: DocumentFont }> = {
  id: "remove-font",
  label: message("Remove Font"),
  group: "document",
  surfaces: [],
  isEnabled: always,
  run: (state, { font }) => {
    const { fonts = [], ...shared } = state.document.shared ?? {};
    const kept = fonts.filter((one) => !isSameStyle(one, font));
    const document = withShared(state.document, { ...shared, ...(kept.length > 0 && { fonts: kept }) });
    return done(transact(state, messages.removeFont, { document }));
  },
};

function isSameStyle(one: DocumentFont, other: DocumentFont): boolean {
  return one.family === other.family && one.weight === other.weight && one.italic === other.italic;
}
