import { useEffect, useState } from "react";
import { watchTooltips } from "./watch-tooltips.ts";

/** Between a button and its tip, and between a tip and the edge of the window, in pixels. */
const gap = 6;

/** The tip of the button that a pointer rests on. One for the whole editor: a tip is no part of its button. */
export function TooltipLayer() {
  const [button, setButton] = useState<HTMLElement>();
  useEffect(() => {
    return watchTooltips(setButton);
  }, []);
  if (!button) return null;
  const { tip, tipKeys } = button.dataset;
  return (
    <div
      role="tooltip"
      ref={(popup) => {
        place(popup, button);
      }}
      className="pointer-events-none fixed z-30 flex items-baseline gap-2.5 rounded-sm border border-ink bg-ink px-2 py-1 text-sm leading-tight whitespace-nowrap text-paper"
    >
      {tip}
      {tipKeys !== undefined && <kbd className="font-sans opacity-75">{tipKeys}</kbd>}
    </div>
  );
}

/** Below the button, or above it where there is no room. */
function place(popup: HTMLElement | null, button: HTMLElement): void {
  if (!popup) return;
  const { left, width, top, bottom } = button.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = popup;
  const most = window.innerWidth - offsetWidth - gap;
  const below = bottom + gap;
  popup.style.left = `${Math.max(gap, Math.min(left + width / 2 - offsetWidth / 2, most))}px`;
  popup.style.top = `${below + offsetHeight > window.innerHeight ? top - gap - offsetHeight : below}px`;
}
