import { useEffect, useState } from "react";
import { watchTooltips } from "./watch-tooltips.ts";

/** Distance to the button and to the window edge, in pixels. */
const gap = 6;

/** The tooltip of the hovered button. One layer serves the whole editor. */
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

/** Places the tooltip below the button, or above it without room. */
function place(popup: HTMLElement | null, button: HTMLElement): void {
  if (!popup) return;
  const { left, width, top, bottom } = button.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = popup;
  const most = window.innerWidth - offsetWidth - gap;
  const below = bottom + gap;
  popup.style.left = `${Math.max(gap, Math.min(left + width / 2 - offsetWidth / 2, most))}px`;
  popup.style.top = `${below + offsetHeight > window.innerHeight ? top - gap - offsetHeight : below}px`;
}
