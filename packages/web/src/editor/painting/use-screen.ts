/** Screen properties that require a repaint: pixel density, theme, and lost canvas contexts. */
import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";

/** Screen pixels for each CSS pixel. Changes with browser zoom and between screens. */
export function usePixelDensity(): number {
  return useSyncExternalStore(onResize, () => devicePixelRatio);
}

function onResize(onChange: () => void): () => void {
  addEventListener("resize", onChange);
  return () => removeEventListener("resize", onChange);
}

/** Returns the name of the theme. */
export function useTheme(): string {
  return useSyncExternalStore(onTheme, () => document.documentElement.dataset["theme"] ?? "");
}

function onTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

/** Changes when the canvas lost its content. Tablets discard it while another app is in front. */
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
