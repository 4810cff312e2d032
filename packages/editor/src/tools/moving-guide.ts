/** Moves a guide, or creates one from a ruler. Dropping it off the page removes it. */
import { toPage } from "../camera/camera.ts";
import type { Outcome } from "../commands/command.ts";
import { placeGuide } from "../commands/document-settings.ts";
import { roundToHundredths } from "../document/rects.ts";
import { type EditorState, pageRect } from "../state/editor-state.ts";
import type { PointerInput } from "../state/input.ts";
import type { MovingGuide } from "../state/interaction.ts";
import { endGesture, startGesture, updateGesture, withInteraction } from "./gesture.ts";
import type { GuideHit } from "./hit-test.ts";

export function beginMovingGuide(
  state: EditorState,
  { axis, index }: Pick<GuideHit, "axis"> & { readonly index?: number },
  input: PointerInput,
): Outcome {
  const gesture = startGesture(state, input);
  return moveGuide(state, { ...gesture, kind: "moving-guide", axis, index }, input);
}

export function moveGuide(state: EditorState, interaction: MovingGuide, input: PointerInput): Outcome {
  const gesture = updateGesture(interaction, input);
  return withInteraction(state, {
    ...gesture,
    preview: { guide: { axis: gesture.axis, at: positionOf(state, gesture) } },
  });
}

/** Rounds to whole points. Ctrl turns rounding off. */
function positionOf({ camera, settings }: EditorState, { axis, last }: MovingGuide): number {
  const at = toPage(camera, last.screen)[axis];
  return settings.snap !== last.mod ? Math.round(at) : roundToHundredths(at);
}

export function endMovingGuide(state: EditorState, gesture: MovingGuide): Outcome {
  const { axis, index, preview } = gesture;
  const page = pageRect(state);
  const at = preview?.guide?.at ?? -1;
  const isOnPage = at >= 0 && at <= (axis === "x" ? page.width : page.height);
  return endGesture(state, placeGuide.run(state, { axis, index, at: isOnPage ? at : undefined }));
}
