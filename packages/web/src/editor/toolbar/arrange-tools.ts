import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
} from "lucide-react";
import type { Tool } from "./tool-groups.ts";

export const arrangeTools: readonly Tool[] = [
  { id: "align-left", Icon: AlignStartVertical },
  { id: "align-center", Icon: AlignCenterVertical },
  { id: "align-right", Icon: AlignEndVertical },
  { id: "align-top", Icon: AlignStartHorizontal },
  { id: "align-middle", Icon: AlignCenterHorizontal },
  { id: "align-bottom", Icon: AlignEndHorizontal },
  { id: "distribute-h", Icon: AlignHorizontalDistributeCenter },
  { id: "distribute-v", Icon: AlignVerticalDistributeCenter },
  { id: "equal-width" },
  { id: "equal-height" },
];
