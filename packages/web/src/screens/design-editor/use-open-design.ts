import { type Editor, findWidget, selectWidgets } from "@octavo/editor";
import { type NavigateOptions, useLocation, useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect } from "react";
import type { DesignName } from "../../editor/planner/planner-targets.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Number of the page to show when the editor opens, starting at 1. */
    sample?: number;
    widget?: string;
  }
}

type OpenOptions = Pick<NavigateOptions, "replace" | "ignoreBlocker" | "resetScroll" | "state">;

export function useOpenDesign(projectId: string): (design: DesignName, how?: OpenOptions) => Promise<void> {
  const navigate = useNavigate();
  return useCallback(
    ({ list, name }, how) =>
      list === "masters"
        ? navigate({ to: "/projects/$projectId/masters/$masterName", params: { projectId, masterName: name }, ...how })
        : navigate({ to: "/projects/$projectId/pages/$pageName", params: { projectId, pageName: name }, ...how }),
    [navigate, projectId],
  );
}

/** Selects the widget from the navigation state, if it exists. */
export function useInitialWidget(editor: Editor): void {
  const widget = useLocation({ select: ({ state }) => state.widget });
  useEffect(() => {
    const { document, place } = editor.getState();
    if (widget !== undefined && findWidget(document, place, widget))
      editor.runWith(selectWidgets, { ids: [widget], place });
  }, [editor, widget]);
}

/** Returns the page number from the navigation state, or 1. */
export function useInitialSample(): number {
  return useLocation({ select: ({ state }) => state.sample ?? 1 });
}
