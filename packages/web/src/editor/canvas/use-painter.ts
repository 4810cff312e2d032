import type { World } from "@octavo/engine";
import { useMemo, useSyncExternalStore } from "react";
import { useEditorState } from "../session/editor-context.ts";
import { lateTables } from "./late-tables.ts";
import { type PaintIfReady, pagePainter, painter, type Sample, skeletonOf, surroundingsOf } from "./painter.ts";

export function usePainter(world: World, sample: Sample | undefined): PaintIfReady {
  const surroundings = useEditorState(surroundingsOf);
  const longest = useEditorState(({ settings }) => settings.longestText);
  const turn = useTurn();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with `turn` comes what could not be drawn before.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => painter(surroundings, world, sample, longest), [surroundings, world, sample, longest, turn]);
}

/** For a page by its number, whichever is on the canvas. */
export function usePagePainter(world: World, page: number): PaintIfReady {
  const template = useEditorState(skeletonOf);
  const turn = useTurn();
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => pagePainter(template, world, page), [template, world, page, turn]);
}

export function useTurn(): number {
  return useSyncExternalStore(lateTables.subscribe, () => lateTables.state().turn);
}
