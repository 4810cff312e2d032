import { Tooltip } from "@base-ui/react/tooltip";
import type { ReactElement } from "react";

interface TipProps {
  readonly label: string;
  /** As the system writes them. */
  readonly keys?: string | undefined;
  readonly side?: "bottom" | "right";
  readonly children: ReactElement;
}

/** What a button does and by which keys, for a pointer that waits over it. Fingers cannot: what they need is on the button. */
export function Tip({ label, keys, side = "bottom", children }: TipProps) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger render={children} />
      <Tooltip.Portal>
        <Tooltip.Positioner side={side} sideOffset={6} collisionPadding={8} className="pointer-events-none z-30">
          <Tooltip.Popup className="flex items-baseline gap-2.5 rounded-sm border border-ink bg-ink px-2 py-1 text-sm leading-tight text-paper">
            {label}
            {keys !== undefined && <kbd className="font-sans opacity-75">{keys}</kbd>}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}

/** Around everything that has tips: when one is shown, the next comes at once. */
export const TipProvider = Tooltip.Provider;
