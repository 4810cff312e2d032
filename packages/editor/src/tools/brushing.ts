/** Selects the widgets that a rectangle touches, with Alt only those inside it. Shift extends the selection. */
import type { Rect } from "@octavo/engine";
import { toPage } from "../camera/camera.ts";
import type { Outcome } from "../commands/command.ts";
import { done } from "../commands/command.ts";
import { selectable } from "../commands/select.ts";
import { isSamePlace } from "../document/editor-document.ts";
import { encloses, overlap, rectBetween } from "../document/rects.ts";
import type { EditorState } from "../state/editor-state.ts";
import type { PointerInput } from "../state/input.ts";
import type { Brushing, PointingCanvas } from "../state/interaction.ts";
import { enteredGroup, nothingSelected, type Selection, select } from "../state/selection.ts";
import { updateGesture, withInteraction, withoutGesture } from "./gesture.ts";

export function brush(state: EditorState, interaction: Brushing, input: PointerInput): Outcome {
  const gesture = updateGesture(interaction, input);
  const rect = rectBetween(gesture.start, toPage(state.camera, input.screen));
  const isMeant = input.alt ? encloses : overlap;
  const isTouched = ({ position }: { readonly position: Rect }) => isMeant(rect, position);
  const touched = selectable(state).filter(({ position, widgets }) =>
    input.alt ? isTouched({ position }) : widgets.some(isTouched),
  );
  const ids = touched.flatMap(({ widgets }) => widgets.map(({ id }) => id));
  const selection = brushSelection(state, gesture.before, ids, input.shift);
  return withInteraction({ ...state, selection }, { ...gesture, preview: { brush: rect } });
}

/** Returns the same selection if nothing changed, so that components don't render. */
function brushSelection(state: EditorState, before: Selection, ids: readonly string[], adds: boolean): Selection {
  const kept = adds && isSamePlace(before.place, state.place) ? before.ids : [];
  const chosen = [...kept, ...ids.filter((id) => !kept.includes(id))];
  const { selection, place } = state;
  const within = enteredGroup(before, place);
  const isSame = isSamePlace(selection.place, place) && selection.ids.join("\n") === chosen.join("\n");
  return isSame ? selection : select(place, chosen, within);
}

export function endBrushing(state: EditorState): Outcome {
  return done(withoutGesture(state));
}

/** Handles a click on the empty canvas. */
export function clickCanvas(state: EditorState, { last, before }: PointingCanvas): Outcome {
  const selection = last.shift || last.mod ? before : nothingSelected(state.place);
  return done(withoutGesture({ ...state, selection }));
}
