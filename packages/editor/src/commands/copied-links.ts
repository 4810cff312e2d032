/** Copied links to the previous or next page keep their targets, which authors easily overlook. */
import { type Widget, widgetDefinition } from "@octavo/engine";
import type { Widgets } from "../document/widget-lists.ts";
import type { EditorState } from "../state/editor-state.ts";
import { done, type Outcome } from "./command.ts";

/**
 * Returns an outcome with `message`. If the copies link to a previous or next page, the message says so and offers
 * undo.
 */
export function withLinkNotice(state: EditorState, copies: Widgets, message: string): Outcome {
  if (!copies.some(linksToNeighbor)) return done(state, message);
  const sentence = `${message}. Previous and next links lead where the originals lead`;
  return done({ ...state, undoOffer: { document: state.document, message: sentence } }, sentence);
}

function linksToNeighbor({ type, properties = {} }: Widget): boolean {
  const { bind = "", to_dest = "", isRelative = false } = widgetDefinition(type)?.link?.read(properties) ?? {};
  return isRelative || /_(?:prev|next)\b/.test(`${bind} ${to_dest}`);
}
