import type { Sample } from "@octavo/editor";
import type { World } from "@octavo/engine";
import { useMemo, useSyncExternalStore } from "react";
import { useEditorState } from "../session/editor-context.ts";
import { type PaintIfReady, pagePainter, painter, shownPageOf, skeletonOf } from "./painter.ts";
import { pendingTables } from "./pending-tables.ts";

export function usePainter(world: World, sample: Sample | undefined): PaintIfReady {
  const shown = useEditorState(shownPageOf);
  const longest = useEditorState(({ settings }) => settings.longestText);
  return useRepaintOnLoad(useMemo(() => painter(shown, world, sample, longest), [shown, world, sample, longest]));
}

/** Returns the painter of a page by number. */
export function usePagePainter(world: World, page: number): PaintIfReady {
  const template = useEditorState(skeletonOf);
  return useRepaintOnLoad(useMemo(() => pagePainter(template, world, page), [template, world, page]));
}

/** Returns a new function whenever missing drawings can be retried, so that components repaint. */
export function useRepaintOnLoad(paint: PaintIfReady): PaintIfReady {
  const version = useSyncExternalStore(pendingTables.subscribe, () => pendingTables.state().version);
  // biome-ignore lint/correctness/useExhaustiveDependencies: returns a new function for each version.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  return useMemo<PaintIfReady>(() => (widget) => paint(widget), [paint, version]);
}
