import type { Sample } from "@octavo/editor";
import type { PaintWidget } from "@octavo/engine";
import { useMemo } from "react";
import { useEditorState } from "../session/editor-context.ts";
import { useWorld } from "../session/resources.ts";
import { pagePainter, painter, shownPageOf, skeletonOf } from "./painter.ts";

export function usePainter(sample: Sample | undefined): PaintWidget {
  const world = useWorld();
  const shown = useEditorState(shownPageOf);
  const longest = useEditorState(({ settings }) => settings.longestText);
  return useMemo(() => painter(shown, world, sample, longest), [shown, world, sample, longest]);
}

/** Returns the painter of a page by number. */
export function usePagePainter(page: number): PaintWidget {
  const world = useWorld();
  const template = useEditorState(skeletonOf);
  return useMemo(() => pagePainter(template, world, page), [template, world, page]);
}
