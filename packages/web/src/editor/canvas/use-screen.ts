/** What pictures depend on that no element tells them: the screen's density, the theme, and that they are still there. */
import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";

/** Pixels of the screen to the CSS pixel: they change when a window goes to another screen, and when the browser zooms. */
export function usePixelDensity(): number {
  return useSyncExternalStore(onResize, () => devicePixelRatio);
}

function onResize(onChange: () => void): () => void {
  addEventListener("resize", onChange);
  return () => removeEventListener("resize", onChange);
}

/** By its name; whoever paints in the colours of the studio paints anew with another. */
export function useTheme(): string {
  return useSyncExternalStore(onTheme, () => document.documentElement.dataset["theme"] ?? "");
}

function onTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

/** Another number when a canvas has lost what was painted on it, as happens on tablets while another program is in front. */
export function useContextLosses(canvas: RefObject<HTMLCanvasElement | null>): number {
  const [losses, setLosses] = useState(0);
  useEffect(() => {
    const { current: element } = canvas;
    const heard = new AbortController();
    element?.addEventListener("contextrestored", () => setLosses((count) => count + 1), heard);
    return () => heard.abort();
  }, [canvas]);
  return losses;
}
