/** Copies of links to what comes before and after keep their targets, which is easily overlooked. */
import { type Widget, widgetDefinition } from "@octavo/engine";
import type { EditorState } from "../document/editor-state.ts";
import type { Widgets } from "../document/widget-lists.ts";
import { done, type Outcome } from "./command.ts";

/** Says what was done; with links to a previous or next page among the copies, also where they lead, with an offer to undo. */
export function copied(state: EditorState, copies: Widgets, said: string): Outcome {
  if (!copies.some(leadsToNeighbor)) return done(state, said);
  const sentence = `${said}. Previous and next links lead where the originals lead`;
  return done({ ...state, undoable: { document: state.document, said: sentence } }, sentence);
}

function leadsToNeighbor({ type, properties = {} }: Widget): boolean {
  const { bind = "", to_dest = "", isRelative = false } = widgetDefinition(type)?.link?.read(properties) ?? {};
  return isRelative || /_(?:prev|next)\b/.test(`${bind} ${to_dest}`);
}
