import type { Sample } from "@octavo/editor";
import type { World } from "@octavo/engine";
import { useMemo, useSyncExternalStore } from "react";
import { useEditorState } from "../session/editor-context.ts";
import { lateTables } from "./late-tables.ts";
import { type PaintIfReady, pagePainter, painter, skeletonOf, surroundingsOf } from "./painter.ts";

export function usePainter(world: World, sample: Sample | undefined): PaintIfReady {
  const surroundings = useEditorState(surroundingsOf);
  const longest = useEditorState(({ settings }) => settings.longestText);
  return useAgain(useMemo(() => painter(surroundings, world, sample, longest), [surroundings, world, sample, longest]));
}

/** For a page by its number, whichever is on the canvas. */
export function usePagePainter(world: World, page: number): PaintIfReady {
  const template = useEditorState(skeletonOf);
  return useAgain(useMemo(() => pagePainter(template, world, page), [template, world, page]));
}

/** The painter as another object whenever what it could not draw may be drawn now, so that whoever uses it asks again. */
export function useAgain(paint: PaintIfReady): PaintIfReady {
  const turn = useSyncExternalStore(lateTables.subscribe, () => lateTables.state().turn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn, another object.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  return useMemo<PaintIfReady>(() => (widget) => paint(widget), [paint, turn]);
}
