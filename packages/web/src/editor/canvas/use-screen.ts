/** What pictures depend on that no element tells them: the density of the screen and the theme. */
import { useSyncExternalStore } from "react";

/** Pixels of the screen to the CSS pixel: they change when a window goes to another screen, and when the browser zooms. */
export function useDensity(): number {
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
