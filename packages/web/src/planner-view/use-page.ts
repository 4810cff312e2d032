import { useEffect, useMemo, useState } from "react";
import type { PageDrawing, Planner } from "../engine-worker/protocol.ts";
import { PageCache } from "./page-cache.ts";
import { parseDrawing } from "./parse-drawing.ts";
import { loadFaces } from "./planner-fonts.ts";

export type DrawPage = (planner: Planner, page: number) => Promise<PageDrawing | undefined>;

export interface ShownPage {
  readonly drawing: PageDrawing;
  readonly node: SVGElement;
  /** False while a fallback font is used. */
  readonly fontsLoaded: boolean;
}

export interface PageView {
  /** The visible page. While the next page loads, the previous one stays visible. */
  readonly shown: ShownPage | undefined;
  /** True if the page takes so long that a loading message is shown. */
  readonly late: boolean;
  readonly failed: boolean;
}

/** In milliseconds. Until then the previous page looks better than a short flash of a loading message. */
const loadingDelay = 500;

export function usePage(planner: Planner, page: number, draw: DrawPage): PageView {
  const cache = useMemo(() => new PageCache((number) => prepare(draw(planner, number))), [planner, draw]);
  const [view, setView] = useState<PageView>({ shown: undefined, late: false, failed: false });
  useEffect(() => {
    let wanted = true;
    const set = (change: Partial<PageView>) => wanted && setView((before) => ({ ...before, ...change }));
    const timer = setTimeout(() => set({ late: true }), loadingDelay);
    const settle = (shown: ShownPage | undefined) => {
      clearTimeout(timer);
      set(shown ? { shown, late: false, failed: false } : { late: false, failed: true });
      for (const neighbour of [page + 1, page - 1]) {
        if (wanted && neighbour >= 1 && neighbour <= planner.pages) void cache.get(neighbour);
      }
    };
    cache.get(page).then(settle, () => settle(undefined));
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [cache, page, planner.pages]);
  return view;
}

async function prepare(drawn: Promise<PageDrawing | undefined>): Promise<ShownPage | undefined> {
  const drawing = await drawn;
  if (!drawing) return undefined;
  const fontsLoaded = await loadFaces(drawing.faces, { files: drawing.fonts, text: drawing.svg });
  return { drawing, node: parseDrawing(drawing.svg), fontsLoaded };
}
