import type { PaintWidget, World } from "@octavo/engine";
import { useMemo } from "react";
import { useEditorState } from "../session/editor-context.ts";
import { pagePainter, painter, type Sample, skeletonOf, surroundingsOf } from "./painter.ts";

export function usePainter(world: World, sample: Sample | undefined): PaintWidget {
  const surroundings = useEditorState(surroundingsOf);
  return useMemo(() => painter(surroundings, world, sample), [surroundings, world, sample]);
}

/** For a page by its number, whichever is on the canvas. */
export function usePagePainter(world: World, page: number): PaintWidget {
  const template = useEditorState(skeletonOf);
  return useMemo(() => pagePainter(template, world, page), [template, world, page]);
}
