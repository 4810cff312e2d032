/** Draws a link from a widget to an anchor, by a drag or by two clicks. */
import { toPage } from "../camera/camera.ts";
import { done, type Outcome } from "../commands/command.ts";
import { anchorName, isLinkable, linkTo } from "../commands/link-to.ts";
import { masterUnder } from "../document/editor-document.ts";
import { findWidget, widgetsIn } from "../document/widget-lists.ts";
import * as messages from "../messages.ts";
import type { EditorState } from "../state/editor-state.ts";
import type { PointerInput } from "../state/input.ts";
import type { Linking } from "../state/interaction.ts";
import { select } from "../state/selection.ts";
import { endGesture, isDrag, startGesture, updateGesture, withInteraction, withoutGesture } from "./gesture.ts";
import { grabbableAt, widgetsAt } from "./hit-test.ts";

export function beginLinking(state: EditorState, input: PointerInput): Outcome {
  const source = grabbableAt(state, input.screen).find(isLinkable);
  if (!source) return done(state, messages.notLinkable);
  const selected = { ...state, selection: select(state.place, [source.id], source.group) };
  const gesture = startGesture(state, input);
  return drawLink(selected, { ...gesture, kind: "linking", source: source.id, isReleased: false }, input);
}

export function drawLink(state: EditorState, interaction: Linking, input: PointerInput): Outcome {
  const gesture = updateGesture(interaction, input);
  const source = findWidget(state.document, state.place, gesture.source);
  if (!source) return done(withoutGesture(state));
  const to = toPage(state.camera, input.screen);
  const target = destinationAt(state, input);
  return withInteraction(state, { ...gesture, preview: { link: { from: source.position, to, target } } });
}

/** The first click keeps the link attached to the pointer. The second click or the end of a drag sets its target. */
export function endLinking(state: EditorState, gesture: Linking, input: PointerInput): Outcome {
  if (!gesture.isReleased && !isDrag(gesture, input)) return withInteraction(state, { ...gesture, isReleased: true });
  const name = destinationAt(state, input);
  const selecting = { ...state, tool: { kind: "select" } as const };
  if (name === undefined) return done(withoutGesture(selecting));
  return endGesture(selecting, linkTo.run(selecting, { kind: "destination", name }));
}

/** Returns the destination of the anchor under the pointer, on the page or its master. */
function destinationAt({ document, place, camera }: EditorState, { screen }: PointerInput): string | undefined {
  const shown = [...(masterUnder(document, place)?.widgets ?? []), ...widgetsIn(document, place)];
  const anchors = shown.filter((widget) => anchorName(widget) !== undefined);
  const [top] = widgetsAt(anchors, toPage(camera, screen), camera.zoom);
  return top && anchorName(top);
}
