/** Copied links to the previous or next page keep their targets, which authors easily overlook. */

import { type Widget, widgetDefinition } from "@octavo/engine";
import type { Message } from "@octavo/foundation";
import type { Widgets } from "../document/widget-lists.ts";
import { withNotice } from "../messages.ts";
import type { EditorState } from "../state/editor-state.ts";
import { done, type Outcome, withUndoOffer } from "./command.ts";

/**
 * Returns an outcome with an announcement. If the copies link to a previous or next page, it says so and offers
 * undo.
 */
export function withLinkNotice(state: EditorState, copies: Widgets, announcement: Message): Outcome {
  if (!copies.some(linksToNeighbor)) return done(state, announcement);
  return withUndoOffer(state, withNotice(announcement));
}

function linksToNeighbor({ type, properties = {} }: Widget): boolean {
  const { bind = "", to_dest = "", isRelative = false } = widgetDefinition(type)?.link?.read(properties) ?? {};
  return isRelative || /_(?:prev|next)\b/.test(`${bind} ${to_dest}`);
}
