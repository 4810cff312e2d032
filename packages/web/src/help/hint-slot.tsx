import { useSyncExternalStore } from "react";
import { lazy } from "../ui/lazy.tsx";
import { areHintsOff, listenToHintChoice } from "./hint-switch.ts";
import type { HintId } from "./hints.ts";

const HintCard = lazy(async () => (await import("./hint-card.tsx")).HintCard, { isOptional: true });

export interface HintSlotProps {
  readonly id: HintId;
  /** False while the hint does not apply, such as in a tab that is not shown. */
  readonly when?: boolean;
  /** True once the user has done what the hint speaks of. */
  readonly isDone?: boolean;
  readonly className?: string;
}

/** The place of a hint, beside what it speaks of. The hint takes room of its own, so that it covers nothing. */
export function HintSlot(props: HintSlotProps) {
  const isOff = useSyncExternalStore(listenToHintChoice, areHintsOff);
  return isOff ? null : <HintCard {...props} />;
}
