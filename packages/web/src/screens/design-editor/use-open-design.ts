import { type Editor, findWidget, selectWidgets } from "@octavo/editor";
import { type NavigateOptions, useLocation, useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect } from "react";
import type { DesignName } from "../../editor/panels/planner-targets.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Which of its pages a design is looked at as when it opens, from 1. */
    sample?: number;
    /** Id of the widget that is selected when it opens. */
    widget?: string;
  }
}

type How = Pick<NavigateOptions, "replace" | "ignoreBlocker" | "resetScroll" | "state">;

/** The way to the editor of a design of the project. */
export function useOpenDesign(projectId: string): (design: DesignName, how?: How) => Promise<void> {
  const navigate = useNavigate();
  return useCallback(
    ({ list, name }, how) =>
      list === "masters"
        ? navigate({ to: "/projects/$projectId/masters/$masterName", params: { projectId, masterName: name }, ...how })
        : navigate({ to: "/projects/$projectId/pages/$pageName", params: { projectId, pageName: name }, ...how }),
    [navigate, projectId],
  );
}

/** Selects the widget that the way here was about, once; one that is gone leaves nothing selected. */
export function useFirstWidget(editor: Editor): void {
  const widget = useLocation({ select: ({ state }) => state.widget });
  useEffect(() => {
    const { document, place } = editor.getState();
    if (widget !== undefined && findWidget(document, place, widget))
      editor.runWith(selectWidgets, { ids: [widget], place });
  }, [editor, widget]);
}

/** What somebody asked for who came from another design. */
export function useFirstSample(): number {
  return useLocation({ select: ({ state }) => state.sample ?? 1 });
}
