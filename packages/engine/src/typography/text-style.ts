import type { Color } from "../primitives/color.ts";
import type { FaceId } from "./font.ts";

export type TextAlign = "left" | "center" | "right";

/** Resolved text style. Lengths in points. `leading` is the distance of baselines. */
export interface TextStyle {
  readonly face: FaceId;
  /** Bold variant of `face`, or `face` itself. */
  readonly boldFace: FaceId;
  readonly size: number;
  readonly color: Color;
  readonly align: TextAlign;
  readonly leading: number;
}
