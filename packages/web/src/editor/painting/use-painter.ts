import type { EditorState, Sample } from "@octavo/editor";
import type { PaintWidget } from "@octavo/engine";
import { useMemo } from "react";
import { useEditorState } from "../state/editor-context.ts";
import { pagePainter, painter, shownPageOf, skeletonOf, withSharedParts } from "./painter.ts";
import { useWorld } from "./resources.ts";
import { useDisplay } from "./use-display.ts";

const sharedOf = ({ document }: EditorState) => document.shared;

export function usePainter(sample: Sample | undefined): PaintWidget {
  const world = useWorld();
  const shown = useEditorState(shownPageOf);
  const longest = useEditorState(({ settings }) => settings.longestText);
  const shared = useEditorState(sharedOf);
  const display = useDisplay(shared);
  return useMemo(
    () => painter(shown, world, sample, { longest, shared, display }),
    [shown, world, sample, longest, shared, display],
  );
}

/** Returns the painter of a page by number. */
export function usePagePainter(page: number): PaintWidget {
  const world = useWorld();
  const template = useEditorState(skeletonOf);
  const shared = useEditorState(sharedOf);
  const display = useDisplay(shared);
  return useMemo(
    () => withSharedParts(pagePainter(template, world, page), shared, display),
    [template, world, page, shared, display],
  );
}
