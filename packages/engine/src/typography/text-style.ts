import type { Color } from "../foundation/color.ts";
import type { FaceId } from "./font.ts";

export type TextAlign = "left" | "center" | "right";

/** How text is set, with nothing left to look up. Sizes in points; `leading` from baseline to baseline. */
export interface TextStyle {
  readonly face: FaceId;
  /** The bold twin of `face`, or `face` itself when it has none. */
  readonly boldFace: FaceId;
  readonly size: number;
  readonly color: Color;
  readonly align: TextAlign;
  readonly leading: number;
}
