/** Files of the planners that the build draws. `scripts/starter-pictures.ts` writes them. */
import type { FaceId } from "@octavo/engine";
import type { Diagnostic } from "@octavo/foundation";
import { formatChoices, type PlannerChoices, type Starter } from "@octavo/starters";
import type { PageDrawing, Planner } from "../engine-worker/protocol.ts";

/** A planner with its typical page, which is drawn without the engine. */
export interface StarterPreview {
  readonly planner: Planner;
  readonly diagnostics: readonly Diagnostic[];
  readonly drawing: PageDrawing;
  readonly fonts: readonly PreviewFont[];
}

/** The characters of a page in a face. */
export interface PreviewFont {
  readonly face: FaceId;
  /** TrueType file in Base64. */
  readonly data: string;
  /** For `unicode-range`. */
  readonly range: string;
}

/** Name of the file for these choices. Contains all of them, so that other choices have no file. */
export function previewName(starter: Starter, choices: PlannerChoices): string {
  return `${starter.id}-${formatChoices(choices, starter).replaceAll(/[=&]/g, "-")}.json`;
}
