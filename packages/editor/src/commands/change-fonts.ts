/** Adds and removes fonts that the document contains. Loaded with their dialog. */
import type { DocumentFont, SharedParts } from "@octavo/engine";
import { message } from "@octavo/foundation";
import { withShared } from "../document/editor-document.ts";
import * as messages from "../shared-part-messages.ts";
import { transact } from "../state/transaction.ts";
import { always, type Command, done } from "./command.ts";

/** Adds fonts to the document. A font replaces that of the same family and style. */
export const addFonts: Command<{ readonly fonts: readonly DocumentFont[] }> = {
  id: "add-fonts",
  label: message("Add Fonts"),
  group: "document",
  isEnabled: always,
  run: (state, { fonts }) => {
    const document = withShared(state.document, withFonts(state.document.shared ?? {}, fonts));
    return done(transact(state, messages.addFonts, { document }));
  },
};

export const removeFont: Command<{ readonly font: DocumentFont }> = {
  id: "remove-font",
  label: message("Remove Font"),
  group: "document",
  isEnabled: always,
  run: (state, { font }) => {
    const document = withShared(state.document, withoutFont(state.document.shared ?? {}, font));
    return done(transact(state, messages.removeFont, { document }));
  },
};

/** Returns the shared parts with more fonts. A font replaces that of the same family and style. */
export function withFonts(shared: SharedParts, fonts: readonly DocumentFont[]): SharedParts {
  const kept = (shared.fonts ?? []).filter((font) => !fonts.some((added) => isSameStyle(font, added)));
  return { ...shared, fonts: [...kept, ...fonts] };
}

export function withoutFont({ fonts = [], ...shared }: SharedParts, font: DocumentFont): SharedParts {
  const kept = fonts.filter((one) => !isSameStyle(one, font));
  return { ...shared, ...(kept.length > 0 && { fonts: kept }) };
}

function isSameStyle(one: DocumentFont, other: DocumentFont): boolean {
  return one.family === other.family && one.weight === other.weight && one.italic === other.italic;
}
