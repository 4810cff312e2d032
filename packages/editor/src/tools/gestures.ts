/** Handles moves, releases and cancellation of the current gesture. */
import { done, type Outcome } from "../commands/command.ts";
import type { EditorState } from "../state/editor-state.ts";
import type { PointerInput } from "../state/input.ts";
import type { Interaction } from "../state/interaction.ts";
import { brush, endBrushing } from "./brushing.ts";
import { isDrag, withoutGesture } from "./gesture.ts";
import { draw, endInsert } from "./inserting.ts";
import { drawLink, endLinking } from "./linking.ts";
import { endMovingGuide, moveGuide } from "./moving-guide.ts";
import { endPanning, pan } from "./panning.ts";
import { beginResizing, endResizing, resize } from "./resizing.ts";
import { clickEmpty, clickHandle, clickWidget, dragWidget } from "./selecting.ts";
import { endTranslating, translate } from "./translating.ts";

export function moveGesture(state: EditorState, interaction: Interaction, input: PointerInput): Outcome {
  switch (interaction.kind) {
    case "idle":
    case "pinching":
      return done(state);
    case "pointing-canvas":
    case "pointing-widget":
    case "pointing-handle":
    case "pointing-insert":
      return startDrag(state, interaction, input);
    case "brushing":
      return brush(state, interaction, input);
    case "translating":
      return translate(state, interaction, input);
    case "resizing":
      return resize(state, interaction, input);
    case "drawing":
      return draw(state, interaction, input);
    case "linking":
      return drawLink(state, interaction, input);
    case "panning":
      return pan(state, interaction, input);
    case "moving-guide":
      return moveGuide(state, interaction, input);
  }
}

type Pressed = Extract<Interaction, { kind: `pointing-${string}` }>;

/** Turns a press into a drag after the minimum distance. */
function startDrag(state: EditorState, interaction: Pressed, input: PointerInput): Outcome {
  if (!isDrag(interaction, input)) return done(state);
  switch (interaction.kind) {
    case "pointing-canvas":
      return brush(state, { ...interaction, kind: "brushing" }, input);
    case "pointing-widget":
      return dragWidget(state, interaction, input);
    case "pointing-handle":
      return beginResizing(state, interaction, input);
    case "pointing-insert":
      return draw(state, { ...interaction, kind: "drawing" }, input);
  }
}

/** Applies the final position, for which no move event may have arrived. */
export function releaseGesture(state: EditorState, interaction: Interaction, input: PointerInput): Outcome {
  if (!("last" in interaction)) return done(state);
  const { x, y } = interaction.last.screen;
  if (input.screen.x === x && input.screen.y === y) return finishGesture(state, interaction, input);
  const last = moveGesture(state, interaction, { ...input, kind: "move" });
  return "refused" in last ? last : finishGesture(last.state, last.state.interaction, input);
}

function finishGesture(state: EditorState, interaction: Interaction, input: PointerInput): Outcome {
  switch (interaction.kind) {
    case "idle":
    case "pinching":
      return done(state);
    case "pointing-canvas":
      return clickEmpty(state, { ...interaction, last: input });
    case "pointing-widget":
      return clickWidget(state, { ...interaction, last: input });
    case "pointing-handle":
      return clickHandle(state, { ...interaction, last: input });
    case "pointing-insert":
    case "drawing":
      return endInsert(state, interaction);
    case "brushing":
      return endBrushing(state);
    case "translating":
      return endTranslating(state, interaction);
    case "resizing":
      return endResizing(state, interaction);
    case "linking":
      return endLinking(state, interaction, input);
    case "panning":
      return endPanning(state);
    case "moving-guide":
      return endMovingGuide(state, interaction);
  }
}

/** Reverts the gesture and its effect on selection and camera. */
export function cancelGesture(state: EditorState): EditorState {
  const { interaction } = state;
  const before = interaction.kind === "brushing" ? { selection: interaction.before } : {};
  const camera = interaction.kind === "panning" ? { camera: interaction.camera } : {};
  return interaction.kind === "idle" ? state : withoutGesture({ ...state, ...before, ...camera });
}
