import type { Project } from "@octavo/contract";
import type { Message } from "@octavo/foundation";
import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useMemo, useRef } from "react";
import type { FindTerms, OtherDesigns } from "../../editor/planner/other-designs.ts";
import type { DesignName } from "../../editor/planner/planner-targets.ts";
import type { StoredChange } from "./other-designs.ts";
import { useOpenDesign } from "./use-open-design.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Search that continues in the editor that opens. */
    find?: FindTerms;
  }
}

const load = () => import("./other-designs.ts");

/** Returns the other designs of a project, and a function that reverts or repeats a stored change to them. */
export function useOtherDesigns(project: Project, { list, name }: DesignName) {
  const cache = useQueryClient();
  const open = useOpenDesign(project.id);
  const terms = useLocation({ select: ({ state }) => state.find });
  const changes = useRef(new Map<string, StoredChange>());
  const others = useMemo(
    (): OtherDesigns => ({
      designs: (["masters", "pages"] as const).flatMap((of) =>
        project[of].flatMap((design) =>
          of === list && design.name === name ? [] : [{ list: of, name: design.name, widgets: design.widgets }],
        ),
      ),
      terms,
      store: async (changed) => (await load()).storeChange(cache, project, changed, changes.current),
      onOpen: (design, widget, find) => void open(design, { state: { widget, ...(find && { find }) } }),
    }),
    [cache, project, list, name, terms, open],
  );
  const revert = async (id: string, direction: "undo" | "redo"): Promise<Message | undefined> => {
    const change = changes.current.get(id);
    return change && (await load()).moveChange(cache, project.id, change, direction);
  };
  return { others, revert };
}
