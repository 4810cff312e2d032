/** Commands that the engine carries out on the whole document. Dialogs load them with the engine's code. */
import {
  applyFix as applyEngineFix,
  type Fix,
  type RescaleOptions,
  rescaleTemplate,
  type TargetPage,
  type Template,
} from "@octavo/engine";
import { message } from "@octavo/foundation";
import type { EditorDocument } from "../document/editor-document.ts";
import { openDesign, openTemplate } from "../document/open-document.ts";
import { saveDesign, saveTemplate } from "../document/save-document.ts";
import { shareStructure } from "../document/share-structure.ts";
import * as messages from "../shared-part-messages.ts";
import type { EditorState } from "../state/editor-state.ts";
import { transact } from "../state/transaction.ts";
import { always, type Command, done } from "./command.ts";

/** Applies a fix that the lint offers. */
export const applyFix: Command<Fix> = {
  id: "apply-fix",
  label: message("Fix"),
  group: "document",
  isEnabled: always,
  run: (state, { master_id, ...fix }) => {
    // A single design is opened as a page, so it has no master of that id.
    const located = { ...fix, ...(state.document.kind === "template" && master_id !== undefined && { master_id }) };
    const document = transformed(state, (template) => applyEngineFix(template, located));
    return done(transact(state, { ...fix.label, initial: "lower" }, { document }), fix.label);
  },
};

interface RescaleArgs {
  readonly page: TargetPage;
  readonly options: RescaleOptions;
  /** Device id of the page. */
  readonly profile?: string;
}

/** Scales the page and everything on it. */
export const rescaleDocument: Command<RescaleArgs> = {
  id: "rescale-document",
  label: message("Rescale"),
  group: "document",
  isEnabled: always,
  run: (state, { page, options, profile }) => {
    const rescaled = transformed(state, (template) => rescaleTemplate(template, page, options));
    const metadata = profile === undefined ? rescaled.metadata : { ...rescaled.metadata, profile };
    return done(transact(state, messages.rescaleStep, { document: { ...rescaled, metadata } }), messages.rescaled);
  },
};

function transformed({ document }: EditorState, change: (template: Template) => Template): EditorDocument {
  return shareStructure(document, documentFrom(document, change(saveTemplate(document))));
}

/** Converts a template back into a document of the same kind. */
function documentFrom(document: EditorDocument, template: Template): EditorDocument {
  const opened = openTemplate(template);
  if (document.kind === "template") return opened;
  const widgets = opened.pages[0]?.widgets ?? [];
  // Other designs use the shared parts, too.
  const { canvas, metadata } = template;
  return openDesign(document.kind, { ...saveDesign(document), widgets }, canvas, metadata, document.shared);
}
